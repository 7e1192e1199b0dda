import UIKit

/// The keys that say what happens, in the timeline and in handlers.
enum ActionKeys {
  static let call = Key("call", .call, "Calls a component.")
  static let tap = Key("tap", .spot, "Taps a view or a point.")
  static let doubleTap = Key("doubleTap", .spot, "Taps a view or a point twice.")
  static let press = Key("press", .press, "Holds a finger on a view or a point.")
  static let longPress = Key(
    "longPress", .longPress,
    "Holds a finger on a view or a point for a second, or as long as is said.")
  static let drag = Key("drag", .drag, "Moves a finger.")
  static let flick = Key("flick", .flick, "Moves a finger quickly, and lets go while it moves.")
  static let pinch = Key("pinch", .pinch, "Moves two fingers together or apart.")
  static let rotate = Key("rotate", .rotation, "Turns two fingers around their middle.")
  static let apply = Key(
    "apply", .list(of: .applicable, "a view's name, or a list of names", isOneEnough: true),
    "Moves, scales or turns views as the gesture does.")
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
    [
      call, tap, doubleTap, press, longPress, drag, flick, pinch, rotate, apply, set,
      KeyframesKeys.keyframes, transition, add, remove,
    ]
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
    if let touch = readTouches() { return touch }
    if let names = read(ActionKeys.apply) { return .apply(names) }
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

  /// Reads what fingers do.
  private func readTouches() -> ActionPlan? {
    if let spot = read(ActionKeys.tap) { return .tap(spot, count: 1) }
    if let spot = read(ActionKeys.doubleTap) { return .tap(spot, count: 2) }
    let keys = [
      ActionKeys.press, ActionKeys.longPress, ActionKeys.drag, ActionKeys.flick, ActionKeys.pinch,
      ActionKeys.rotate,
    ]
    return keys.lazy.compactMap(read).first
  }
}
