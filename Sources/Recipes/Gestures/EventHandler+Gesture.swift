import UIKit

private enum GestureEventKeys {
  static let recognizer = Key(
    "recognizer", .gestureRecognizer, isRequired: true, "The gesture recognizer.")
  static let state = Key(
    "state",
    .choice([
      ("began", UIGestureRecognizer.State.began), ("changed", .changed), ("ended", .ended),
      ("recognized", .recognized), ("cancelled", .cancelled),
    ]),
    "What becomes of the gesture; anything if not said.")
  static let table = Table("a gesture", [recognizer, state])
}

extension ValueType<EventHandler.Gesture> {
  /// A recognizer's gesture to wait for.
  static let gesture = ValueType(
    "the name of a gesture recognizer, or { recognizer: pan, state: ended }",
    .any([GestureEventKeys.recognizer.form, .mapping(GestureEventKeys.table)])
  ) { value, checker in
    guard
      let fields = checker.fields(
        of: value.below(GestureEventKeys.recognizer), GestureEventKeys.table)
    else { return nil }
    let recognizer = fields.read(GestureEventKeys.recognizer)
    let state = fields.read(GestureEventKeys.state)
    guard let recognizer else { return nil }
    if let state, state != .recognized,
      checker.names.gesture(recognizer)?.isContinuous == false
    {
      checker.report(
        .neverHappens, "'\(recognizer)' is recognized at once, and never has this state",
        at: fields.span(of: GestureEventKeys.state.name), help: "leave out 'state'")
    }
    return EventHandler.Gesture(recognizer: recognizer, state: state)
  }
}

extension Names {
  /// Returns the kind of the gesture recognizer of a name.
  func gesture(_ name: String) -> GestureKind? { gestures.first { $0.name == name }?.kind }
}
