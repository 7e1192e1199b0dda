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
    "The state that the gesture enters (default: any).")
  static let table = Table("a gesture", [recognizer, state])
}

extension ValueType<EventHandler.Gesture> {
  /// The gesture of a recognizer.
  static let gesture: ValueType = mapping(
    "the name of a gesture recognizer, or { recognizer: pan, state: ended }",
    GestureEventKeys.table, shorthand: GestureEventKeys.recognizer
  ) { fields in
    let values = fields.read(GestureEventKeys.recognizer, GestureEventKeys.state.optional)
    guard let (recognizer, state) = values else { return nil }
    let isContinuous = fields.context.names.gesture(recognizer)?.isContinuous
    if let state, state != .recognized, isContinuous == false {
      fields.context.report(
        .neverHappens, "'\(recognizer)' is a discrete gesture and never enters this state",
        at: fields.span(of: GestureEventKeys.state), help: "remove 'state'")
    }
    return EventHandler.Gesture(recognizer: recognizer, state: state)
  }
}
