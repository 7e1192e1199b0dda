import UIKit

/// The keys that say what happens, in the timeline and in handlers.
enum ActionKeys {
  static let call = Key("call", .call, "Calls a component.")
  static let tap = Key("tap", .spot, "Taps a view or a point.")
  static let press = Key("press", .press, "Holds a finger on a view or a point.")
  static let drag = Key("drag", .drag, "Moves a finger.")
  static let set = Key("set", .changes, "Gives views and behaviors other properties.")
  static let transition = Key(
    "transition", .transition, "Changes a view's look, or a view for another.")
  static let add = Key(
    "add", .addition, "Brings views and behaviors onto the stage, and animations to animators.")
  static let remove = Key(
    "remove",
    .list(of: .removable, "a name, or a list of names", isOneEnough: true),
    "Takes views and behaviors off the stage.")
  static let animate = Key("animate", .viewAnimation, "How what is set is animated.")

  private static let actions: [any KeyDescription] =
    [call, tap, press, drag, set, KeyframesKeys.keyframes, transition, add, remove]
    + AnimatorActionKeys.all
  /// All keys.
  static let all = actions + [animate, KeyframesKeys.calculationMode]
  /// What the keys have to do with each other.
  static let rules =
    [
      KeyRule.one(of: actions), .needs("animate", oneOf: ["set", "keyframes"]),
      .needs("keyframes", "animate"),
    ] + KeyframesKeys.rules
}

extension Fields {
  /// Reads what happens.
  func readAction() -> ActionPlan? {
    let animation = read(ActionKeys.animate)
    let keyframes = readKeyframes()
    if let call = read(ActionKeys.call) { return .call(call) }
    if let spot = read(ActionKeys.tap) { return .tap(spot) }
    if let press = read(ActionKeys.press) { return press }
    if let drag = read(ActionKeys.drag) { return drag }
    if let changes = read(ActionKeys.set) { return .set(changes, animation) }
    if let keyframes, let animation {
      checkSuitsKeyframes(animation)
      return .keyframes(keyframes, animation)
    }
    if let transition = read(ActionKeys.transition) { return .transition(transition) }
    if let addition = read(ActionKeys.add) { return addition }
    for key in AnimatorActionKeys.all where has(key.name) {
      guard let command = read(key) else { return nil }
      checker.note(command, at: span(of: key.name))
      return .control(command)
    }
    return read(ActionKeys.remove).map { .remove($0) }
  }
}
