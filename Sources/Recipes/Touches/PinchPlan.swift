import UIKit

/// Two fingers that come together, go apart or turn, checked.
struct PinchPlan: Sendable {
  /// What it is called, such as `rotate`.
  let name: String
  /// The middle of the fingers.
  let center: ActionPlan.Spot
  /// How far apart they are at first and at last, in points.
  let distance: (start: Double, end: Double)
  /// Where the first finger is seen from the middle at first, in radians, clockwise from the right.
  let angle: Double
  /// How far they turn, in radians, clockwise.
  let turn: Double
  /// How long they move, in seconds.
  let duration: TimeInterval
  /// How they speed up and slow down.
  let curve: UIView.AnimationCurve
  /// How long they rest before they leave the glass, in seconds.
  let hold: TimeInterval

  /// How long the fingers are on the glass, in seconds.
  var touchDuration: TimeInterval { duration + hold }
}

private enum PinchKeys {
  static let at = Key("at", .spot, isRequired: true, "The middle of the two fingers.")
  static let from = Key(
    "from", .fingerDistance, isRequired: true, "How far apart the fingers come down, in points.")
  static let to = Key(
    "to", .fingerDistance, isRequired: true, "How far apart they leave the glass, in points.")
  static let turning = Key("turning", .angle, usual: "0", "How far they turn meanwhile, clockwise.")
  static let by = Key("by", .angle, isRequired: true, "How far the fingers turn, clockwise.")
  static let distance = Key(
    "distance", .fingerDistance, usual: "100", "How far apart the fingers are, in points.")
  static let angle = Key(
    "angle", .angle, usual: "0",
    "Where the first finger is seen from the middle at first, clockwise from the right.")
  static let duration = TouchKeys.duration(usual: "0.5s")

  static let pinch = Table(
    "a pinch", [at, from, to, angle, turning, duration, TouchKeys.curve, TouchKeys.holdAfter])
  static let rotation = Table(
    "a rotation", [at, by, distance, angle, duration, TouchKeys.curve, TouchKeys.holdAfter])
}

extension ValueType<ActionPlan> {
  /// Where two fingers are, and how far apart at first and at last.
  static let pinch = ValueType(
    "a mapping { at: …, from: 60, to: 180, duration: 0.5s }", .mapping(PinchKeys.pinch)
  ) { value, checker in
    guard let fields = checker.fields(of: value, PinchKeys.pinch) else { return nil }
    let start = fields.read(PinchKeys.from)
    let end = fields.read(PinchKeys.to)
    let turn = fields.read(PinchKeys.turning)
    guard let start, let end, let turn else { return nil }
    return fields.readPinch("pinch", distance: (start, end), turn: turn)
  }

  /// Where two fingers are, and how far they turn.
  static let rotation = ValueType(
    "a mapping { at: …, by: 90deg, duration: 0.5s }", .mapping(PinchKeys.rotation)
  ) { value, checker in
    guard let fields = checker.fields(of: value, PinchKeys.rotation) else { return nil }
    let turn = fields.read(PinchKeys.by)
    let distance = fields.read(PinchKeys.distance)
    guard let turn, let distance else { return nil }
    return fields.readPinch("rotate", distance: (distance, distance), turn: turn)
  }
}

extension Fields {
  fileprivate func readPinch(
    _ name: String, distance: (start: Double, end: Double), turn: Double
  ) -> ActionPlan? {
    let center = read(PinchKeys.at)
    let angle = read(PinchKeys.angle)
    let duration = read(PinchKeys.duration)
    let curve = read(TouchKeys.curve)
    let hold = read(TouchKeys.holdAfter)
    guard let center, let angle, let duration, let curve, let hold else { return nil }
    return .pinch(
      PinchPlan(
        name: name, center: center, distance: distance, angle: angle, turn: turn,
        duration: duration, curve: curve, hold: hold))
  }
}

extension ValueType<Double> {
  /// How far apart two fingers are.
  fileprivate static let fingerDistance = number(
    0...Limits.stageSide, "a number from 0 to \(Limits.stageSide.inWords)")
}
