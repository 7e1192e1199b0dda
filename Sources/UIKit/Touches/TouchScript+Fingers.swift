extension TouchScript {
  // MARK: Taps and presses

  /// Taps at a point of the screen.
  ///
  /// - Parameters:
  ///   - point: The location of the tap, in points of the screen.
  ///   - time: The time at which the finger touches the screen, in seconds.
  public func tap(at point: CGPoint, time: TimeInterval) {
    press(at: point, time: time, duration: Self.tapDuration)
  }

  /// Taps the center of a view, at its location on the screen at that time.
  ///
  /// - Parameters:
  ///   - view: The view to tap; there is no tap if it is not in the window at that time.
  ///   - time: The time at which the finger touches the screen, in seconds.
  public func tap(_ view: UIView, time: TimeInterval) {
    press(view, time: time, duration: Self.tapDuration)
  }

  /// The time between the starts of the two taps of a double tap, in seconds: 0.2.
  public static let doubleTapInterval: TimeInterval = 0.2

  /// Taps twice at a point of the screen.
  public func doubleTap(at point: CGPoint, time: TimeInterval) {
    tap(at: point, time: time)
    tap(at: point, time: time + Self.doubleTapInterval)
  }

  /// Taps the center of a view twice, at its location on the screen at the time of each tap.
  public func doubleTap(_ view: UIView, time: TimeInterval) {
    tap(view, time: time)
    tap(view, time: time + Self.doubleTapInterval)
  }

  /// Presses a point of the screen for `duration` seconds.
  public func press(at point: CGPoint, time: TimeInterval, duration: TimeInterval) {
    finger(along: TouchPath(from: point).holding(for: duration), time: time)
  }

  /// Presses the center of a view for `duration` seconds, at its location when the touch begins.
  public func press(_ view: UIView, time: TimeInterval, duration: TimeInterval) {
    finger(on: view, time: time) { $0.holding(for: duration) }
  }

  // MARK: Drags

  /// Drags a finger from one point of the screen to another.
  ///
  /// - Parameters:
  ///   - start: The point at which the finger touches the screen, in points.
  ///   - end: The point at which the finger lifts, in points.
  ///   - time: The time at which the finger touches the screen, in seconds.
  ///   - duration: The duration of the movement, in seconds; it takes at least one tick.
  ///   - curve: The timing curve of the movement.
  ///   - hold: The time that the finger rests before it lifts, in seconds; the velocity is zero
  ///     after a rest of two ticks or more.
  public func drag(
    from start: CGPoint, to end: CGPoint, time: TimeInterval, duration: TimeInterval,
    curve: UIView.AnimationCurve = .linear, holding hold: TimeInterval = 0
  ) {
    drag(along: [start, end], time: time, duration: duration, curve: curve, holding: hold)
  }

  /// Drags a finger along straight lines through points of the screen, at constant speed.
  ///
  /// - Parameters:
  ///   - points: The points at which the finger touches the screen, turns and lifts; there is no
  ///     touch if this is empty.
  ///   - time: The time at which the finger touches the screen, in seconds.
  ///   - duration: The duration of the movement, in seconds; it takes at least one tick.
  ///   - curve: The timing curve of the movement.
  ///   - hold: The time that the finger rests before it lifts, in seconds.
  public func drag(
    along points: [CGPoint], time: TimeInterval, duration: TimeInterval,
    curve: UIView.AnimationCurve = .linear, holding hold: TimeInterval = 0
  ) {
    guard let start = points.first else { return }
    let path = TouchPath(from: start)
      .moving(along: Array(points.dropFirst()), in: duration, curve: curve)
    finger(along: hold > 0 ? path.holding(for: hold) : path, time: time)
  }

  /// Drags a finger by a vector from the center of a view, at its location when the touch begins.
  ///
  /// - Parameters:
  ///   - view: The view that the finger touches.
  ///   - vector: The offset of the movement, in points.
  ///   - time: The time at which the finger touches the screen, in seconds.
  ///   - duration: The duration of the movement, in seconds; it takes at least one tick.
  ///   - curve: The timing curve of the movement.
  ///   - hold: The time that the finger rests before it lifts, in seconds.
  public func drag(
    _ view: UIView, by vector: CGVector, time: TimeInterval, duration: TimeInterval,
    curve: UIView.AnimationCurve = .linear, holding hold: TimeInterval = 0
  ) {
    finger(on: view, time: time) { start in
      let path = start.moving(by: vector, in: duration, curve: curve)
      return hold > 0 ? path.holding(for: hold) : path
    }
  }

  /// The default duration of a flick, in seconds: 0.15.
  public static let flickDuration: TimeInterval = 0.15

  /// Flicks from a point of the screen: moves a finger at constant speed and lifts it without a
  /// rest.
  ///
  /// A movement by 300 points in 0.15 s ends with a velocity of 2000 points per second.
  public func flick(
    from start: CGPoint, by vector: CGVector, time: TimeInterval,
    duration: TimeInterval = TouchScript.flickDuration
  ) {
    finger(along: TouchPath(from: start).moving(by: vector, in: duration), time: time)
  }

  /// Flicks from the center of a view, at its location when the touch begins.
  public func flick(
    _ view: UIView, by vector: CGVector, time: TimeInterval,
    duration: TimeInterval = TouchScript.flickDuration
  ) {
    drag(view, by: vector, time: time, duration: duration)
  }

  // MARK: Two-finger gestures

  /// Moves two fingers on opposite sides of a center toward or away from each other, and around it.
  ///
  /// - Parameters:
  ///   - center: The point midway between the fingers, in points of the screen.
  ///   - start: The distance between the fingers when they touch the screen, in points.
  ///   - end: The distance between the fingers when they lift, in points.
  ///   - angle: The direction from the center to the first finger at the start, in radians,
  ///     clockwise from the positive x-axis; the second finger is opposite.
  ///   - turn: The angle by which the fingers turn around the center, in radians, clockwise.
  ///   - time: The time at which the fingers touch the screen, in seconds.
  ///   - duration: The duration of the movement, in seconds; it takes at least one tick.
  ///   - curve: The timing curve of the movement.
  ///   - hold: The time that the fingers rest before they lift, in seconds.
  public func pinch(
    at center: CGPoint, from start: CGFloat, to end: CGFloat, angle: CGFloat = 0,
    turning turn: CGFloat = 0, time: TimeInterval, duration: TimeInterval,
    curve: UIView.AnimationCurve = .linear, holding hold: TimeInterval = 0
  ) {
    pinch(
      at: center, from: start, parts: [PinchPart(distance: end, turn: turn, duration: duration)],
      angle: angle, time: time, curve: curve, holding: hold)
  }

  /// A part of a pinch.
  package struct PinchPart {
    /// The distance between the fingers at the end of the part, in points.
    let distance: CGFloat
    /// The angle by which the fingers have turned since the start of the pinch, in radians.
    let turn: CGFloat
    /// The duration of the part, in seconds.
    let duration: TimeInterval

    package init(distance: CGFloat, turn: CGFloat, duration: TimeInterval) {
      (self.distance, self.turn, self.duration) = (distance, turn, duration)
    }
  }

  /// Moves two fingers on opposite sides of a center through several distances and angles.
  ///
  /// - Parameters:
  ///   - parts: The parts of the movement, each of which has the curve.
  package func pinch(
    at center: CGPoint, from start: CGFloat, parts: [PinchPart], angle: CGFloat,
    time: TimeInterval, curve: UIView.AnimationCurve, holding hold: TimeInterval
  ) {
    for side in [angle, angle + .pi] {
      var (arcs, radius, turn): ([(TouchArc, TimeInterval)], CGFloat, CGFloat) = ([], start / 2, 0)
      for part in parts {
        let arc = TouchArc(
          center: center, radius: (radius, part.distance / 2),
          angle: (side + turn, side + part.turn))
        arcs.append((arc, part.duration))
        (radius, turn) = (part.distance / 2, part.turn)
      }
      guard let path = TouchPath(arcs, curve: curve) else { return }
      finger(along: hold > 0 ? path.holding(for: hold) : path, time: time)
    }
  }

  /// Turns two fingers around a center at a constant distance.
  ///
  /// - Parameters:
  ///   - center: The point midway between the fingers, in points of the screen.
  ///   - turn: The angle by which the fingers turn, in radians, clockwise.
  ///   - distance: The distance between the fingers, in points.
  ///   - angle: The direction from the center to the first finger at the start, in radians,
  ///     clockwise from the positive x-axis.
  ///   - time: The time at which the fingers touch the screen, in seconds.
  ///   - duration: The duration of the movement, in seconds; it takes at least one tick.
  ///   - curve: The timing curve of the movement.
  ///   - hold: The time that the fingers rest before they lift, in seconds.
  public func rotate(
    at center: CGPoint, by turn: CGFloat, distance: CGFloat = 100, angle: CGFloat = 0,
    time: TimeInterval, duration: TimeInterval, curve: UIView.AnimationCurve = .linear,
    holding hold: TimeInterval = 0
  ) {
    pinch(
      at: center, from: distance, to: distance, angle: angle, turning: turn, time: time,
      duration: duration, curve: curve, holding: hold)
  }
}
