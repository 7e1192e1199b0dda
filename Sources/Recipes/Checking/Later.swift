import CoreGraphics

/// A value that is known when it is asked for, since it may depend on where a finger is then.
///
/// Nothing where the finger makes it impossible, or where it depends on one and there is none.
typealias Later<Value> = @Sendable (_ touch: CGPoint?) -> Value?

extension Checker {
  /// Where a finger is taken to be in a check.
  var touchToCheck: CGPoint {
    stageSize.map { CGPoint(x: $0.width / 2, y: $0.height / 2) } ?? .zero
  }

  /// Reads a value that may depend on the touch that a handler hears of.
  ///
  /// It is read now, to be checked; and if it does depend on the touch, again for every touch, with the
  /// same checks.
  func readLater<Value: Sendable>(
    _ read: @escaping @Sendable (Checker) -> Value?
  ) -> Later<Value>? {
    let outer = (touch, usesTouch)
    if hearsTouches { touch = touch ?? touchToCheck }
    usesTouch = false
    defer {
      touch = outer.0
      usesTouch = usesTouch || outer.1
    }
    guard let value = read(self) else { return nil }
    guard usesTouch else { return { _ in value } }
    let knowledge = Knowledge(
      source: source, parameters: parameters, names: names, stageSize: stageSize)
    return { touch in
      guard let touch else { return nil }
      let checker = Checker(knowledge, touch: touch)
      let value = read(checker)
      return checker.diagnostics.isEmpty ? value : nil
    }
  }

  /// Reads what a handler of touches does.
  func hearingTouches<Result>(_ isTrue: Bool, _ read: () -> Result) -> Result {
    let outer = hearsTouches
    hearsTouches = isTrue
    defer { hearsTouches = outer }
    return read()
  }

  /// Returns where the finger is; reports if there is none.
  func readTouch(_ value: SourceValue) -> CGPoint? {
    guard let touch else {
      report(
        .unknownReference, "there is no touch here", at: value.span,
        help: "it is known to what touchesBegan, touchesMoved and touchesEnded set and scrub, and "
          + "to the behaviors and animations that they add")
      return nil
    }
    usesTouch = true
    return touch
  }

  /// What is known of a recipe, as far as it takes to read one of its values again.
  private struct Knowledge: Sendable {
    let source: SourceText
    let parameters: Parameters
    let names: Names
    let stageSize: CGSize?
  }

  private convenience init(_ knowledge: Knowledge, touch: CGPoint) {
    self.init(knowledge.source)
    parameters = knowledge.parameters
    names = knowledge.names
    stageSize = knowledge.stageSize
    hearsTouches = true
    self.touch = touch
  }
}
