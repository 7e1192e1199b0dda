import UIKit

/// The keys that say what happens, in the timeline and in handlers.
enum ActionKeys {
  static let call = Key("call", .call, "Calls a component.")
  static let tap = Key("tap", .spot, "Taps a view or a point.")
  static let press = Key("press", .press, "Holds a finger on a view or a point.")
  static let drag = Key("drag", .drag, "Moves a finger.")
  static let set = Key("set", .changes, "Gives views and behaviors other properties.")
  static let add = Key("add", .addition, "Brings views and behaviors onto the stage.")
  static let remove = Key(
    "remove",
    .list(of: .removable, "a name, or a list of names", isOneEnough: true),
    "Takes views and behaviors off the stage.")
  static let animate = Key("animate", .animation, "How what is 'set' is animated.")

  private static let actions: [any KeyDescription] = [call, tap, press, drag, set, add, remove]
  /// All keys.
  static let all = actions + [animate]
  /// What the keys have to do with each other.
  static let rules = [KeyRule.one(of: actions), .needs("animate", "set")]
}

extension Fields {
  /// Reads what happens.
  func readAction() -> ActionPlan? {
    let animation = read(ActionKeys.animate)
    if let call = read(ActionKeys.call) { return .call(call) }
    if let spot = read(ActionKeys.tap) { return .tap(spot) }
    if let press = read(ActionKeys.press) { return press }
    if let drag = read(ActionKeys.drag) { return drag }
    if let changes = read(ActionKeys.set) { return .set(changes, animation) }
    if let addition = read(ActionKeys.add) { return addition }
    return read(ActionKeys.remove).map { .remove($0) }
  }
}

// MARK: - Touches

private enum TouchKeys {
  static let duration = Key(
    "duration", .duration(0.02...Limits.duration), usual: "0.5s", "How long the finger stays down.")
  static let at = Key("at", .spot, isRequired: true, "Where the finger is.")
  static let press = Table("a press", [at, duration])
  static let from = Key("from", .spot, isRequired: true, "Where the finger comes down.")
  static let to = Key("to", .spot, isRequired: true, "Where the finger leaves the glass.")
  static let drag = Table("a drag", [from, to, duration])
}

extension ValueType<ActionPlan.Spot> {
  private static let expectation = "a view's name or a point [x, y]"

  /// A spot on the screen.
  fileprivate static let spot = ValueType(
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
  fileprivate static let press = ValueType(
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

  /// Two spots with a duration.
  fileprivate static let drag = ValueType(
    "a mapping { from: …, to: …, duration: 0.5s }", .mapping(TouchKeys.drag)
  ) { value, checker in
    guard let fields = checker.fields(of: value, TouchKeys.drag) else { return nil }
    let start = fields.read(TouchKeys.from)
    let end = fields.read(TouchKeys.to)
    let duration = fields.read(TouchKeys.duration)
    guard let start, let end, let duration else { return nil }
    return .drag(from: start, to: end, duration: duration)
  }

  /// Views and behaviors.
  fileprivate static let addition = ValueType(
    "a mapping with views, animator, or both", .mapping(AdditionKeys.table)
  ) { value, checker in
    guard let fields = checker.fields(of: value, AdditionKeys.table) else { return nil }
    let views = fields.read(AdditionKeys.views)
    let behaviors = fields.read(AdditionKeys.animator)
    return .add(views ?? [], behaviors ?? [])
  }
}

private enum AdditionKeys {
  static let views = Key("views", .views, "The views.")
  static let animator = Key("animator", .behaviors, "The behaviors.")
  static let table = Table(
    "an addition", [views, animator], rules: [.some(of: ["views", "animator"])])
}
