import UIKit

/// Two touches that move closer together, farther apart or about their center.
struct PinchPlan: Sendable {
  /// The name of the action, such as `rotate`.
  let name: String
  /// The center of the touches.
  let center: ActionPlan.TouchTarget
  /// The distance between the touches at the start and at the end, in points.
  let distance: (start: Double, end: Double)
  /// The distances and the angles of the rotation on the way, with the times at which the touches reach them and the end;
  /// empty for a movement of one curve.
  var way = Way()
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

  /// What is between the start and the end of a pinch.
  struct Way: Sendable {
    /// The distances between the touches, in points, and the angles by which they have turned, in radians.
    var points: [(distance: Double, turn: Double)] = []
    /// The times at which the touches reach the points and the end, in seconds from their start.
    var times: [TimeInterval] = []
  }

  /// The duration of the touches, in seconds.
  var touchDuration: TimeInterval { duration + hold }

  /// The parts of the movement, in their order.
  var parts: [TouchScript.PinchPart] {
    guard !way.times.isEmpty else {
      return [.init(distance: distance.end, turn: turn, duration: duration)]
    }
    let starts = [0] + way.times.dropLast()
    return zip(way.points + [(distance.end, turn)], zip(starts, way.times)).map { point, time in
      .init(distance: point.0, turn: point.1, duration: time.1 - time.0)
    }
  }
}

private enum PinchKeys {
  static let at = Key("at", .touchTarget, isRequired: true, "The center of the two touches.")
  static let from = Key(
    "from", .fingerDistance, isRequired: true,
    "The distance between the touches at the start, in points.")
  static let to = Key(
    "to", .fingerDistance, isRequired: true,
    "The distance between the touches at the end, in points.")
  static let through = Key(
    "through",
    .list(
      of: ValueType<[Double]>.numbers("a list [distance, angle]", [.fingerDistance, .angle]),
      "a list of distances and angles such as [[80, 0deg], [120, 10deg]]"),
    "The distances between the touches on the way to the end, each with the angle of the rotation until then."
  )
  static let times = Key(
    "times", .touchTimes,
    "The times at which the touches reach these distances and the end, from the start of the touches; "
      + "otherwise, the speed is constant.")
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
    "a pinch",
    [at, from, through, to, times, angle, turning, duration, TouchKeys.curve, TouchKeys.holdAfter],
    rules: [.either(times, or: [duration, TouchKeys.curve]), .needs(through, times)])
  static let rotation = Table(
    "a rotation", [at, by, distance, angle, duration, TouchKeys.curve, TouchKeys.holdAfter])
}

/// Reads what is between the start and the end of a pinch.
private struct PinchWayReader: FieldReader {
  func read(from fields: Fields) -> PinchPlan.Way? {
    guard
      let (through, times) = fields.read(PinchKeys.through.optional, PinchKeys.times.optional)
    else { return nil }
    let points = (through ?? []).map { (distance: $0[0], turn: $0[1]) }
    guard let times else { return PinchPlan.Way() }
    guard
      fields.checkTouchTimes(times, of: "the distances of the pinch", points.count, PinchKeys.times)
    else { return nil }
    return PinchPlan.Way(points: points, times: times)
  }
}

extension ValueType<ActionPlan> {
  /// A pinch about a target.
  static let pinch: ValueType = mapping(
    "a mapping { at: …, from: 60, to: 180, duration: 0.5s }", PinchKeys.pinch,
    PinchKeys.at, PinchKeys.from, PinchWayReader(), PinchKeys.to, PinchKeys.angle,
    PinchKeys.turning, PinchKeys.duration, TouchKeys.curve, TouchKeys.holdAfter
  ) { center, start, way, end, angle, turn, duration, curve, hold in
    .pinch(
      PinchPlan(
        name: "pinch", center: center, distance: (start, end), way: way, angle: angle, turn: turn,
        duration: way.times.last ?? duration, curve: curve, hold: hold))
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
