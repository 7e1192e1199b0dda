import UIKit

/// The keys of several touch actions.
enum TouchKeys {
  static let at = Key("at", .touchStart, isRequired: true, "The location of the touch.")
  static let from = Key(
    "from", .touchStart, isRequired: true,
    "The location where the touch begins: the center of a view, or the thumb of a slider.")
  static let curve = Key("curve", .curve, default: "linear", "The timing curve of the movement.")
  static let holdBefore = Key(
    "holdBefore", .duration(), default: "0s", "How long the finger rests before it moves.")
  static let holdAfter = Key(
    "holdAfter", .duration(), default: "0s",
    "How long the finger rests before it is lifted, after which it has no velocity.")

  private static let to = Key("to", .touchTarget, "The location where the touch ends.")
  private static let by = Key("by", .vector, "The vector from the start of the touch to its end.")
  static let ends: [Alternative<DragPlan.End>] = [
    Alternative(to) { .target($0) }, Alternative(by) { .translation($0) },
  ]

  /// Creates the key of a touch's duration.
  static func duration(default defaultValue: String) -> Key<TimeInterval> {
    Key(
      "duration", .duration(0.02...Limits.duration), default: defaultValue,
      "The duration of the press or of the movement.")
  }
}

private enum PressKeys {
  static let duration = TouchKeys.duration(default: "0.5s")
  static let longDuration = TouchKeys.duration(default: "1s")
  static let press = Table("a press", [TouchKeys.at, duration])
  static let longPress = Table("a long press", [TouchKeys.at, longDuration])
}

extension ValueType<ActionPlan.TouchTarget> {
  private static let expectation = "the name of a view, or a point [x, y]"

  /// The target of a touch.
  static let touchTarget = ValueType(
    expectation, .any([.reference, ValueType<CGPoint>.point.shape])
  ) { value, context in
    if value.elements != nil {
      return ValueType<CGPoint>.point.described(as: expectation).read(value, context)
        .map { ActionPlan.TouchTarget(place: .point($0), span: value.span) }
    }
    return ValueType<String>.view.read(value, context)
      .map { ActionPlan.TouchTarget(place: .view($0), span: value.span) }
  }

  /// The target at which a touch begins.
  static let touchStart = ValueType(touchTarget.expectation, touchTarget.shape) { value, context in
    let target = touchTarget.read(value, context)
    if target != nil { context.recordTouch(at: value) }
    return target
  }
}

extension ValueType<ActionPlan> {
  /// The target of a press, or a mapping with a duration.
  static let press = press(PressKeys.press, PressKeys.duration)
  /// The target of a long press, or a mapping with a duration.
  static let longPress = press(PressKeys.longPress, PressKeys.longDuration)

  private static func press(_ table: Table, _ duration: Key<TimeInterval>) -> ValueType {
    mapping(
      "the name of a view, a point, or { at: …, duration: 1s }", table, shorthand: TouchKeys.at,
      TouchKeys.at, duration
    ) { .press($0, duration: $1) }
  }
}
