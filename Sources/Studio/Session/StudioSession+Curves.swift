import Flipbook
import Recipes
import StudioProtocol
import Verification

extension StudioSession {
  /// The maximum number of curves.
  private static let maxCurves = 12

  func requestCurves(_ items: [CurveRequest]) {
    if items.count > Self.maxCurves {
      notice(.warning, "only the first \(Self.maxCurves) curves are shown")
    }
    curveRequests = Array(items.prefix(Self.maxCurves))
    work.needsCurves = true
    if curveRequests.isEmpty { send(.curves([])) }
  }

  /// Sends the requested curves of what was played in the background.
  func sendCurves() {
    guard let survey = views.first?.survey, survey.isDone else { return }
    let trace = survey.trace
    var known: [String: [Verification.MotionCurve]] = [:]
    let updates = curveRequests.compactMap { request -> CurveUpdate? in
      guard let property = MotionProperty(rawValue: request.property) else { return nil }
      let curves = known[request.item] ?? trace.curves(of: request.item)
      known[request.item] = curves
      guard let curve = curves.first(where: { $0.property == property }) else { return nil }
      let recorded = reference?.trace.curves(of: request.item).first { $0.property == property }
      let summary = MotionSummary(curve)
      return CurveUpdate(
        item: request.item, property: request.property, unit: property.unit, from: 0,
        values: curve.displayed, reference: recorded?.displayed,
        words: CurveUpdate.Words(
          overshoot: summary.overshootText, settles: summary.settlingText,
          peak: summary.peakText))
    }
    send(.curves(updates))
  }

  /// Reads the recorded reference of the open recipe.
  func readReference() {
    guard let source, let recipe = source.recipe,
      let store = ReferenceSearch().store(of: recipe.name, at: source.path)
    else {
      reference = nil
      return
    }
    let folder = store.folder(of: recipe.name)
    guard folder.exists else {
      reference = nil
      return
    }
    do {
      reference = try folder.read()
    } catch {
      reference = nil
      notice(.warning, "\(error)")
    }
  }

  /// Compares what was played in the background with the reference.
  func sendVerdict() {
    guard let survey = views.first?.survey, survey.isDone, let recipe = source?.recipe else {
      return
    }
    guard let reference else {
      return send(
        .verdict(
          VerdictUpdate(
            reference: false, text: "There is no reference of this recipe.", differences: [])))
    }
    guard track.isEmpty else {
      return send(
        .verdict(
          VerdictUpdate(
            reference: true, text: "Live touches are not compared with the reference.",
            differences: [])))
    }
    guard !survey.isTraceCut else {
      return send(
        .verdict(
          VerdictUpdate(
            reference: true,
            text: "The recipe has too many items to compare here: use 'flipbook verify'.",
            differences: [])))
    }
    let verdict = MotionVerdict(
      of: survey.trace.kept, expected: reference.trace, precision: Reference.precision,
      tolerance: RecipeTolerance(of: recipe, scale: reference.scale).tolerance.motion)
    let differences = verdict.findings.map { finding in
      VerdictUpdate.Difference(
        item: finding.item, property: finding.property?.rawValue ?? "", text: finding.name,
        tick: finding.firstTick)
    }
    send(
      .verdict(
        VerdictUpdate(
          reference: true, text: verdict.sentences().joined(separator: "\n"),
          differences: differences)))
  }
}

extension Verification.MotionCurve {
  /// The values in the unit in which they are displayed, with four decimals; nil where the item is
  /// absent.
  fileprivate var displayed: [Double?] {
    values.enumerated().map { tick, value in
      let shown = property.displayValue(value)
      guard presence.contains(tick), shown.isFinite else { return nil }
      return abs(shown) < 1e9 ? (shown * 1e4).rounded() / 1e4 : shown
    }
  }
}
