import CoreGraphics

/// A value that is known when it is asked for, since it may depend on where fingers are then.
///
/// Nothing where they make it impossible, or where it depends on them and there are none.
typealias Later<Value> = @Sendable (_ hand: Hand?) -> Value?

extension Checker {
  /// Where fingers are taken to be in a check.
  var handToCheck: Hand {
    Hand(
      place: stageSize.map { CGPoint(x: $0.width / 2, y: $0.height / 2) } ?? .zero,
      velocity: hears.contains(.pan) ? CGVector(dx: 100, dy: 100) : nil)
  }

  /// Reads a value that may depend on the touch that a handler hears of.
  ///
  /// It is read now, to be checked; and if it does depend on the touch, again for every touch, with the
  /// same checks.
  func readLater<Value: Sendable>(
    _ read: @escaping @Sendable (Checker) -> Value?
  ) -> Later<Value>? {
    let outer = (hand, usesTouch)
    if hears.contains(.touch) { hand = hand ?? handToCheck }
    usesTouch = false
    defer {
      hand = outer.0
      usesTouch = usesTouch || outer.1
    }
    guard let value = read(self) else { return nil }
    guard usesTouch else { return { _ in value } }
    let knowledge = Knowledge(
      source: source, parameters: parameters, names: names, stageSize: stageSize, hears: hears)
    return { hand in
      guard let hand else { return nil }
      let checker = Checker(knowledge, hand: hand)
      let value = read(checker)
      return checker.diagnostics.isEmpty ? value : nil
    }
  }

  /// Reads what is done by somebody who knows this of the fingers.
  func hearing<Result>(_ heard: Heard, _ read: () -> Result) -> Result {
    let outer = hears
    hears = heard
    defer { hears = outer }
    return read()
  }

  /// Returns where the finger is; reports if there is none.
  func readTouch(_ value: SourceValue) -> CGPoint? {
    guard let hand else {
      report(
        .unknownReference, "there is no touch here", at: value.span,
        help: "it is known to what handlers of touches and gestures set and scrub, and to the "
          + "behaviors and animations that they add")
      return nil
    }
    usesTouch = true
    return hand.place
  }

  /// Returns how fast fingers go; reports if that is not known.
  func readVelocity(_ value: SourceValue) -> CGVector? {
    guard let velocity = hand?.velocity else {
      report(
        .unknownReference, "there is no velocity here", at: value.span,
        help: "it is known to what handlers of a pan set, and to the behaviors that they add")
      return nil
    }
    usesTouch = true
    return velocity
  }

  /// What is known of a recipe, as far as it takes to read one of its values again.
  private struct Knowledge: Sendable {
    let source: SourceText
    let parameters: Parameters
    let names: Names
    let stageSize: CGSize?
    let hears: Heard
  }

  private convenience init(_ knowledge: Knowledge, hand: Hand) {
    self.init(knowledge.source)
    parameters = knowledge.parameters
    names = knowledge.names
    stageSize = knowledge.stageSize
    hears = knowledge.hears
    self.hand = hand
  }
}
