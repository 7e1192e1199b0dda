import UIKit

private enum TouchKeys {
  static let duration = Key(
    "duration", .duration(0.02...Limits.duration), usual: "0.5s", "How long the finger stays down.")
  static let at = Key("at", .spot, isRequired: true, "Where the finger is.")
  static let press = Table("a press", [at, duration])
  static let from = Key("from", .spot, isRequired: true, "Where the finger comes down.")
  static let to = Key("to", .spot, isRequired: true, "Where the finger leaves the glass.")
  static let through = Key(
    "through", .list(of: .point, "a list of points such as [[100, 50], [200, 50]]"),
    "The points between the two where the finger turns.")
  static let drag = Table("a drag", [from, through, to, duration])
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
  static let press = ValueType(
    "a view's name, a point, or { at: …, duration: 1s }",
    .any([ValueType<ActionPlan.Spot>.spot.form, .mapping(TouchKeys.press)])
  ) { value, checker in
    guard let fields = checker.fields(of: value.below(TouchKeys.at), TouchKeys.press) else {
      return nil
    }
    let spot = fields.read(TouchKeys.at)
    let duration = fields.read(TouchKeys.duration)
    guard let spot, let duration else { return nil }
    return .press(spot, duration: duration)
  }

  /// Two spots with a duration, and with what lies between them.
  static let drag = ValueType(
    "a mapping { from: …, to: …, duration: 0.5s }", .mapping(TouchKeys.drag)
  ) { value, checker in
    guard let fields = checker.fields(of: value, TouchKeys.drag) else { return nil }
    let start = fields.read(TouchKeys.from)
    let turns = fields.read(TouchKeys.through) ?? []
    let end = fields.read(TouchKeys.to)
    let duration = fields.read(TouchKeys.duration)
    guard let start, let end, let duration else { return nil }
    return .drag(along: [start] + turns.map { .point($0) } + [end], duration: duration)
  }
}
