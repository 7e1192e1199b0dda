import UIKit

/// Finds scripted touches that hit nothing, or that nothing receives.
@MainActor
struct TouchInspection {
  /// What is wrong with a scripted touch.
  private struct Problem {
    let code: DiagnosticCode
    let message: String
    let help: String
  }

  private var seen: Set<ObjectIdentifier> = []
  private var touches: [UITouch] = []
  /// The problem of the first touch with a span.
  private var problems: [SourceSpan: Problem] = [:]
  /// The spans of touches of which at least one was received: the action may be repeated.
  private var received: Set<SourceSpan> = []
  /// The views of the recipe, which receive touches only if they or their recognizers handle them.
  private let ownViews: Set<ObjectIdentifier>

  init(_ scene: RecipeScene) {
    let own = scene.viewNames.filter { !scene.isPart($0) }.compactMap(scene.view)
    ownViews = Set(own.map { ObjectIdentifier($0) })
  }

  /// Inspects the touches that began at the last tick.
  mutating func inspect(_ scene: RecipeScene, _ probe: SceneProbe) {
    let current = scene.stage.touches.touches
    let new = current.filter { !seen.contains(ObjectIdentifier($0)) }
    guard !new.isEmpty || !probe.pending.isEmpty else { return }
    let time = scene.stage.time
    let targets = probe.land(fingers: new.count, at: time)
    for (touch, target) in zip(new, targets) { inspect(touch, target, in: scene) }
    for touch in probe.missed(at: time) {
      record(
        Problem(
          code: .touchHitsNothing, message: "this touch hits no view",
          help: "\(touch.target.caption) is not on the stage \(time.caption)"),
        for: touch.target)
    }
    // Retained, so that no later touch has the same identity.
    touches += new
    seen.formUnion(new.map { ObjectIdentifier($0) })
  }

  private mutating func inspect(
    _ touch: UITouch, _ target: ActionPlan.TouchTarget, in scene: RecipeScene
  ) {
    if isReceived(touch, in: scene) {
      received.insert(target.span)
      return
    }
    let when = scene.stage.time.caption
    if let view = touch.view, !scene.contentView.isDescendant(of: view) {
      let name = scene.name(of: view).map { "'\($0)'" } ?? "the view"
      let isCovered = isCovered(target, by: view, in: scene)
      record(
        Problem(
          code: .touchWithoutEffect, message: "this touch has no effect",
          help: isCovered
            ? "\(when), it hits \(name), which is in front of \(target.caption): set "
              + "'isUserInteractionEnabled: false' for \(name)"
            : "it hits \(name) \(when): add a handler of its touches or a gesture recognizer"),
        for: target)
    } else {
      record(
        Problem(
          code: .touchHitsNothing, message: "this touch hits no view",
          help: "\(when), no view that receives touches is at \(target.caption)"), for: target)
    }
  }

  /// Returns whether a touch of a view hit another one, which is neither in it nor around it.
  private func isCovered(
    _ target: ActionPlan.TouchTarget, by view: UIView, in scene: RecipeScene
  ) -> Bool {
    guard case .view(let name) = target.place, let meant = scene.view(name) else { return false }
    return !view.isDescendant(of: meant) && !meant.isDescendant(of: view)
  }

  private mutating func record(_ problem: Problem, for target: ActionPlan.TouchTarget) {
    if problems[target.span] == nil { problems[target.span] = problem }
  }

  /// Returns the warnings, in no particular order.
  func warnings(_ context: WarningContext) -> [Diagnostic] {
    problems.filter { !received.contains($0.key) }.sorted { $0.key < $1.key }.map { span, problem in
      context.warning(problem.code, problem.message, at: span, help: problem.help)
    }
  }

  // MARK: Receivers

  /// Returns whether a control, a scroll view, a recognizer, a handler or a component receives a
  /// touch.
  private func isReceived(_ touch: UITouch, in scene: RecipeScene) -> Bool {
    guard let view = touch.view else { return false }
    // What a program's views do with touches is its own.
    if scene.program != nil { return true }
    if touch.gestureRecognizers?.isEmpty == false || isOfComponent(view, in: scene) { return true }
    var responder: UIResponder? = view
    while let current = responder {
      if current is UIControl || current is UIScrollView { return true }
      if let current = current as? UIView, current.gestureRecognizers?.isEmpty == false {
        return true
      }
      if let current = current as? TouchResponder, !current.phases.isEmpty { return true }
      responder = current.next
    }
    return false
  }

  /// Returns whether a view belongs to a component or to a bar: whether it is, or is in, a view that
  /// is not the recipe's.
  private func isOfComponent(_ view: UIView, in scene: RecipeScene) -> Bool {
    var current: UIView? = view
    while let view = current, !scene.contentView.isDescendant(of: view) {
      guard ownViews.contains(ObjectIdentifier(view)) else { return true }
      current = view.superview
    }
    return false
  }
}

extension TimeInterval {
  /// The time in words, such as `at 1.25s`.
  var caption: String { "at \(((self * 100).rounded() / 100).plainDescription)s" }
}

extension ActionPlan.TouchTarget {
  /// The target in words.
  fileprivate var caption: String {
    switch place {
    case .point(let point): "(\(point.x.plainDescription), \(point.y.plainDescription))"
    case .view(let name): "'\(name)'"
    }
  }
}
