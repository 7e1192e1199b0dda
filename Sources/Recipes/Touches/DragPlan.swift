import UIKit

/// The way of a finger over the glass, checked.
struct DragPlan: Sendable {
  /// What it is called, such as `flick`.
  let name: String
  /// Where the finger comes down.
  let start: ActionPlan.Spot
  /// Where it turns.
  let turns: [CGPoint]
  /// Where it leaves the glass.
  let end: End
  /// How long it moves, in seconds.
  let duration: TimeInterval
  /// How it speeds up and slows down.
  let curve: UIView.AnimationCurve
  /// How long it rests before it moves and after, in seconds.
  let hold: (before: TimeInterval, after: TimeInterval)

  /// The end of a way.
  enum End: Sendable {
    /// In a spot of its own.
    case spot(ActionPlan.Spot)
    /// So far from the start.
    case by(CGVector)
  }

  /// How long the finger is on the glass, in seconds.
  var touchDuration: TimeInterval { hold.before + duration + hold.after }

  /// Returns the way, with the places in which spots are now; nothing if one is not on the stage.
  func path(_ place: (ActionPlan.Spot) -> CGPoint?) -> TouchPath? {
    guard let start = place(start), let end = end(from: start, place) else { return nil }
    var path = TouchPath(from: start)
    if hold.before > 0 { path = path.holding(for: hold.before) }
    path = path.moving(along: turns + [end], in: duration, curve: curve)
    return hold.after > 0 ? path.holding(for: hold.after) : path
  }

  private func end(
    from start: CGPoint, _ place: (ActionPlan.Spot) -> CGPoint?
  ) -> CGPoint? {
    switch end {
    case .spot(let spot): place(spot)
    case .by(let way): CGPoint(x: start.x + way.dx, y: start.y + way.dy)
    }
  }
}

private enum DragKeys {
  static let duration = TouchKeys.duration(usual: "0.5s")
  static let flickDuration = TouchKeys.duration(usual: "0.15s")
  static let drag = Table(
    "a drag",
    [
      TouchKeys.from, TouchKeys.through, TouchKeys.to, TouchKeys.by, duration, TouchKeys.curve,
      TouchKeys.holdBefore, TouchKeys.holdAfter,
    ], rules: [.one(of: [TouchKeys.to, TouchKeys.by])])
  static let flick = Table(
    "a flick", [TouchKeys.from, TouchKeys.to, TouchKeys.by, flickDuration],
    rules: [.one(of: [TouchKeys.to, TouchKeys.by])])
}

extension ValueType<ActionPlan> {
  /// Two spots with a duration, and with what lies between them.
  static let drag = ValueType(
    "a mapping { from: …, to: …, duration: 0.5s }", .mapping(DragKeys.drag)
  ) { value, checker in
    guard let fields = checker.fields(of: value, DragKeys.drag) else { return nil }
    let start = fields.read(TouchKeys.from)
    let turns = fields.read(TouchKeys.through) ?? []
    let end = fields.readEnd()
    let duration = fields.read(DragKeys.duration)
    let curve = fields.read(TouchKeys.curve)
    let before = fields.read(TouchKeys.holdBefore)
    let after = fields.read(TouchKeys.holdAfter)
    guard let start, let end, let duration, let curve, let before, let after else { return nil }
    return .drag(
      DragPlan(
        name: "drag", start: start, turns: turns, end: end, duration: duration, curve: curve,
        hold: (before, after)))
  }

  /// A spot, and how far and how fast a finger is flicked from there.
  static let flick = ValueType(
    "a mapping { from: …, by: [0, -300], duration: 0.15s }", .mapping(DragKeys.flick)
  ) { value, checker in
    guard let fields = checker.fields(of: value, DragKeys.flick) else { return nil }
    let start = fields.read(TouchKeys.from)
    let end = fields.readEnd()
    let duration = fields.read(DragKeys.flickDuration)
    guard let start, let end, let duration else { return nil }
    return .drag(
      DragPlan(
        name: "flick", start: start, turns: [], end: end, duration: duration, curve: .linear,
        hold: (0, 0)))
  }
}

extension Fields {
  /// Reads where a finger leaves the glass.
  fileprivate func readEnd() -> DragPlan.End? {
    if let spot = read(TouchKeys.to) { return .spot(spot) }
    return read(TouchKeys.by).map { .by($0) }
  }
}
