import UIKit

/// A touch that moves.
struct DragPlan: Sendable {
  /// The name of the action, such as `flick`.
  let name: String
  /// The start.
  let start: ActionPlan.TouchTarget
  /// The points on the way from the start to the end.
  var turns: [CGPoint] = []
  /// The end.
  let end: End
  /// The times at which the touch reaches the points and the end, in seconds from its start; empty for
  /// a movement at constant speed.
  var times: [TimeInterval] = []
  /// The duration of the movement, in seconds.
  let duration: TimeInterval
  /// The timing curve.
  var curve = UIView.AnimationCurve.linear
  /// How long the finger rests before and after it moves, in seconds.
  var hold: (before: TimeInterval, after: TimeInterval) = (0, 0)

  /// The end of a movement.
  enum End: Sendable {
    /// A target.
    case target(ActionPlan.TouchTarget)
    /// A vector from the start.
    case translation(CGVector)
  }

  /// The duration of the touch, in seconds.
  var touchDuration: TimeInterval { hold.before + duration + hold.after }

  /// Returns the path of the touch; nil if a target is not on the stage.
  ///
  /// - Parameter location: Returns the current location of a target.
  func path(_ location: (ActionPlan.TouchTarget) -> CGPoint?) -> TouchPath? {
    guard let start = location(start), let end = end(from: start, location) else { return nil }
    var path = TouchPath(from: start)
    guard times.isEmpty else { return timedPath(from: path, to: end) }
    if hold.before > 0 { path = path.holding(for: hold.before) }
    path = path.moving(along: turns + [end], in: duration, curve: curve)
    return hold.after > 0 ? path.holding(for: hold.after) : path
  }

  private func timedPath(from start: TouchPath, to end: CGPoint) -> TouchPath {
    var (path, last) = (start, 0.0)
    for (point, time) in zip(turns + [end], times) {
      path = path.moving(to: point, in: time - last)
      last = time
    }
    return hold.after > 0 ? path.holding(for: hold.after) : path
  }

  private func end(
    from start: CGPoint, _ location: (ActionPlan.TouchTarget) -> CGPoint?
  ) -> CGPoint? {
    switch end {
    case .target(let target): location(target)
    case .translation(let vector): CGPoint(x: start.x + vector.dx, y: start.y + vector.dy)
    }
  }
}

private enum DragKeys {
  static let through = Key(
    "through", .list(of: .point, "a list of points such as [[100, 50], [200, 50]]"),
    "The points on the way from the start to the end.")
  static let times = Key(
    "times", .touchTimes,
    "The times at which the finger reaches these points and the end, from the start of the touch; "
      + "otherwise, its speed is constant.")
  static let duration = TouchKeys.duration(default: "0.5s")
  static let flickDuration = TouchKeys.duration(default: "0.15s")

  private static let ends = TouchKeys.ends.map(\.key)
  private static let rules = [TableRule.exactlyOne(of: ends)]
  static let drag = Table(
    "a drag",
    [TouchKeys.from, through] + ends + [
      times, duration, TouchKeys.curve, TouchKeys.holdBefore, TouchKeys.holdAfter,
    ], rules: rules + [.either(times, or: [duration, TouchKeys.curve, TouchKeys.holdBefore])])
  static let flick = Table("a flick", [TouchKeys.from] + ends + [flickDuration], rules: rules)
}

/// Reads the points on the way of a drag, and the times at which it reaches them and its end.
private struct DragTurnsReader: FieldReader {
  func read(from fields: Fields) -> (turns: [CGPoint], times: [TimeInterval])? {
    guard let (turns, times) = fields.read(DragKeys.through.optional, DragKeys.times.optional)
    else { return nil }
    let points = turns ?? []
    guard let times else { return (points, []) }
    guard fields.checkTouchTimes(times, of: "the points of the drag", points.count, DragKeys.times)
    else { return nil }
    return (points, times)
  }
}

/// Reads the end of a movement.
private struct DragEndReader: FieldReader {
  func read(from fields: Fields) -> DragPlan.End? { fields.read(oneOf: TouchKeys.ends) }
}

extension ValueType<ActionPlan> {
  /// A drag from a target to another or by a vector.
  static let drag: ValueType = mapping(
    "a mapping { from: …, to: …, duration: 0.5s }", DragKeys.drag,
    TouchKeys.from, DragTurnsReader(), DragEndReader(), DragKeys.duration,
    TouchKeys.curve, TouchKeys.holdBefore, TouchKeys.holdAfter
  ) { start, way, end, duration, curve, before, after in
    .drag(
      DragPlan(
        name: "drag", start: start, turns: way.turns, end: end, times: way.times,
        duration: way.times.last ?? duration, curve: curve, hold: (before, after)))
  }

  /// A flick from a target to another or by a vector.
  static let flick: ValueType = mapping(
    "a mapping { from: …, by: [0, -300], duration: 0.15s }", DragKeys.flick,
    TouchKeys.from, DragEndReader(), DragKeys.flickDuration
  ) { .drag(DragPlan(name: "flick", start: $0, end: $1, duration: $2)) }
}
