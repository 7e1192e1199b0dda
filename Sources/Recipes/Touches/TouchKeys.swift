import UIKit

/// The keys of what fingers do.
enum TouchKeys {
  static let at = Key("at", .spot, isRequired: true, "Where the finger is.")
  static let from = Key("from", .spot, isRequired: true, "Where the finger comes down.")
  static let to = Key("to", .spot, "Where the finger leaves the glass.")
  static let by = Key(
    "by", .vector, "How far from where it comes down the finger leaves the glass.")
  static let through = Key(
    "through", .list(of: .point, "a list of points such as [[100, 50], [200, 50]]"),
    "The points between the two where the finger turns.")
  static let curve = Key(
    "curve", .curve, usual: "linear", "How the finger speeds up and slows down.")
  static let holdBefore = Key(
    "holdBefore", .duration(), usual: "0s", "How long the finger rests before it moves.")
  static let holdAfter = Key(
    "holdAfter", .duration(), usual: "0s",
    "How long the finger rests before it leaves the glass, after which it has no velocity.")

  /// How long a finger stays down, unless told otherwise.
  static func duration(usual: String) -> Key<TimeInterval> {
    Key(
      "duration", .duration(0.02...Limits.duration), usual: usual,
      "How long the finger stays down, or moves.")
  }
}

private enum PressKeys {
  static let duration = TouchKeys.duration(usual: "0.5s")
  static let longDuration = TouchKeys.duration(usual: "1s")
  static let press = Table("a press", [TouchKeys.at, duration])
  static let longPress = Table("a long press", [TouchKeys.at, longDuration])
}

extension ValueType<ActionPlan.Spot> {
  private static let expectation = "a view's name or a point [x, y]"

  /// A spot on the screen.
  static let spot = ValueType(
    expectation, .any([.reference, ValueType<CGPoint>.point.form])
  ) { value, checker in
    if value.elements != nil {
      return ValueType<CGPoint>.point.called(expectation).read(value, checker).map { .point($0) }
    }
    return ValueType<String>.view.read(value, checker).map { .view($0) }
  }
}

extension ValueType<ActionPlan> {
  /// A spot, or a mapping with a duration.
  static let press = press(PressKeys.press, PressKeys.duration)
  /// A spot, or a mapping with a duration that is longer unless told.
  static let longPress = press(PressKeys.longPress, PressKeys.longDuration)

  private static func press(_ table: Table, _ durationKey: Key<TimeInterval>) -> ValueType {
    ValueType(
      "a view's name, a point, or { at: …, duration: 1s }",
      .any([ValueType<ActionPlan.Spot>.spot.form, .mapping(table)])
    ) { value, checker in
      guard let fields = checker.fields(of: value.below(TouchKeys.at), table) else { return nil }
      let spot = fields.read(TouchKeys.at)
      let duration = fields.read(durationKey)
      guard let spot, let duration else { return nil }
      return .press(spot, duration: duration)
    }
  }
}
