import UIKit

/// Two touches that move closer together, farther apart or about their center.
struct PinchPlan: Sendable {
  /// The name of the action, such as `rotate`.
  let name: String
  /// The center of the touches.
  let center: ActionPlan.TouchTarget
  /// The distance between the touches at the start and at the end, in points.
  let distance: (start: Double, end: Double)
  /// The angle of the first touch from the center at the start, in radians, clockwise from the
  /// right.
  let angle: Double
  /// The angle of the rotation, in radians, clockwise.
  let turn: Double
  /// The duration of the movement, in seconds.
  let duration: TimeInterval
  /// The timing curve.
  let curve: UIView.AnimationCurve
  /// How long the fingers rest before they are lifted, in seconds.
  let hold: TimeInterval

  /// The duration of the touches, in seconds.
  var touchDuration: TimeInterval { duration + hold }
}

private enum PinchKeys {
  static let at = Key("at", .touchTarget, isRequired: true, "The center of the two touches.")
  static let from = Key(
    "from", .fingerDistance, isRequired: true,
    "The distance between the touches at the start, in points.")
  static let to = Key(
    "to", .fingerDistance, isRequired: true,
    "The distance between the touches at the end, in points.")
  static let turning = Key(
    "turning", .angle, default: "0", "The angle of a rotation meanwhile, clockwise.")
  static let by = Key("by", .angle, isRequired: true, "The angle of the rotation, clockwise.")
  static let distance = Key(
    "distance", .fingerDistance, default: "100", "The distance between the touches, in points.")
  static let angle = Key(
    "angle", .angle, default: "0",
    "The angle of the first touch from the center at the start, clockwise from the right.")
  static let duration = TouchKeys.duration(default: "0.5s")

  static let pinch = Table(
    "a pinch", [at, from, to, angle, turning, duration, TouchKeys.curve, TouchKeys.holdAfter])
  static let rotation = Table(
    "a rotation", [at, by, distance, angle, duration, TouchKeys.curve, TouchKeys.holdAfter])
}

extension ValueType<ActionPlan> {
  /// A pinch about a target.
  static let pinch: ValueType = mapping(
    "a mapping { at: …, from: 60, to: 180, duration: 0.5s }", PinchKeys.pinch,
    PinchKeys.at, PinchKeys.from, PinchKeys.to, PinchKeys.angle, PinchKeys.turning,
    PinchKeys.duration, TouchKeys.curve, TouchKeys.holdAfter
  ) { center, start, end, angle, turn, duration, curve, hold in
    .pinch(
      PinchPlan(
        name: "pinch", center: center, distance: (start, end), angle: angle, turn: turn,
        duration: duration, curve: curve, hold: hold))
  }

  /// A rotation about a target.
  static let rotation: ValueType = mapping(
    "a mapping { at: …, by: 90deg, duration: 0.5s }", PinchKeys.rotation,
    PinchKeys.at, PinchKeys.by, PinchKeys.distance, PinchKeys.angle, PinchKeys.duration,
    TouchKeys.curve, TouchKeys.holdAfter
  ) { center, turn, distance, angle, duration, curve, hold in
    .pinch(
      PinchPlan(
        name: "rotate", center: center, distance: (distance, distance), angle: angle, turn: turn,
        duration: duration, curve: curve, hold: hold))
  }
}

extension ValueType<Double> {
  /// The distance between two touches, in points.
  fileprivate static let fingerDistance: ValueType = number(
    0...Limits.stageSide, "a number from 0 to \(Limits.stageSide.plainDescription)")
}
