extension TouchScript {
  // MARK: Resting

  /// Taps at a point of the screen.
  public func tap(at point: CGPoint, time: TimeInterval) {
    press(at: point, time: time, duration: Self.tapDuration)
  }

  /// Taps the middle of a view, where it is shown at that time.
  public func tap(_ view: UIView, time: TimeInterval) {
    press(view, time: time, duration: Self.tapDuration)
  }

  /// How much later than the first the second tap of a double tap comes, in seconds.
  public static let doubleTapInterval: TimeInterval = 0.2

  /// Taps at a point of the screen twice.
  public func doubleTap(at point: CGPoint, time: TimeInterval) {
    tap(at: point, time: time)
    tap(at: point, time: time + Self.doubleTapInterval)
  }

  /// Taps the middle of a view twice, where it is shown at the time of each tap.
  public func doubleTap(_ view: UIView, time: TimeInterval) {
    tap(view, time: time)
    tap(view, time: time + Self.doubleTapInterval)
  }

  /// Holds a finger at a point of the screen for `duration` seconds.
  public func press(at point: CGPoint, time: TimeInterval, duration: TimeInterval) {
    finger(along: TouchPath(from: point).holding(for: duration), time: time)
  }

  /// Holds a finger for `duration` seconds on the spot where the middle of a view is shown at that time.
  public func press(_ view: UIView, time: TimeInterval, duration: TimeInterval) {
    finger(on: view, time: time) { $0.holding(for: duration) }
  }

  // MARK: Moving

  /// Moves a finger from one point of the screen to another.
  ///
  /// - Parameters:
  ///   - start: Where the finger comes down.
  ///   - end: Where the finger leaves the glass.
  ///   - time: When the finger comes down, in seconds.
  ///   - duration: How long the finger moves, in seconds; it stays down at least one tick.
  ///   - curve: How the finger speeds up and slows down.
  ///   - hold: How long the finger rests before it leaves the glass, in seconds: one that rests for two
  ///     ticks or more leaves it without velocity.
  public func drag(
    from start: CGPoint, to end: CGPoint, time: TimeInterval, duration: TimeInterval,
    curve: UIView.AnimationCurve = .linear, holding hold: TimeInterval = 0
  ) {
    drag(along: [start, end], time: time, duration: duration, curve: curve, holding: hold)
  }

  /// Moves a finger along a path of straight lines on the screen at one speed.
  ///
  /// - Parameters:
  ///   - points: Where the finger comes down, where it turns, and where it leaves the glass; without any
  ///     there is no finger.
  ///   - time: When the finger comes down, in seconds.
  ///   - duration: How long the finger moves, in seconds; it stays down at least one tick.
  ///   - curve: How the finger speeds up and slows down.
  ///   - hold: How long the finger rests before it leaves the glass, in seconds.
  public func drag(
    along points: [CGPoint], time: TimeInterval, duration: TimeInterval,
    curve: UIView.AnimationCurve = .linear, holding hold: TimeInterval = 0
  ) {
    guard let start = points.first else { return }
    let path = TouchPath(from: start)
      .moving(along: Array(points.dropFirst()), in: duration, curve: curve)
    finger(along: hold > 0 ? path.holding(for: hold) : path, time: time)
  }

  /// Moves a finger from the middle of a view, where it is shown at that time, by a vector.
  ///
  /// - Parameters:
  ///   - view: The view on which the finger comes down.
  ///   - vector: How far the finger goes, in points.
  ///   - time: When the finger comes down, in seconds.
  ///   - duration: How long the finger moves, in seconds; it stays down at least one tick.
  ///   - curve: How the finger speeds up and slows down.
  ///   - hold: How long the finger rests before it leaves the glass, in seconds.
  public func drag(
    _ view: UIView, by vector: CGVector, time: TimeInterval, duration: TimeInterval,
    curve: UIView.AnimationCurve = .linear, holding hold: TimeInterval = 0
  ) {
    finger(on: view, time: time) { start in
      let path = start.moving(by: vector, in: duration, curve: curve)
      return hold > 0 ? path.holding(for: hold) : path
    }
  }

  /// How long a flick takes unless told otherwise, in seconds.
  public static let flickDuration: TimeInterval = 0.15

  /// Moves a finger at an even speed, which it still has when it leaves the glass: by 300 points in 0.15 s
  /// that is 2000 points per second.
  public func flick(
    from start: CGPoint, by vector: CGVector, time: TimeInterval,
    duration: TimeInterval = TouchScript.flickDuration
  ) {
    finger(along: TouchPath(from: start).moving(by: vector, in: duration), time: time)
  }

  /// Flicks from the middle of a view, where it is shown at that time.
  public func flick(
    _ view: UIView, by vector: CGVector, time: TimeInterval,
    duration: TimeInterval = TouchScript.flickDuration
  ) {
    drag(view, by: vector, time: time, duration: duration)
  }

  // MARK: Two fingers

  /// Moves two fingers on either side of a center together or apart, and around it.
  ///
  /// - Parameters:
  ///   - center: The middle of the fingers.
  ///   - start: How far apart the fingers come down, in points.
  ///   - end: How far apart they leave the glass.
  ///   - angle: Where the first finger is seen from the center at first, in radians, clockwise from the
  ///     right; the second is on the other side.
  ///   - turn: How far the fingers turn around the center meanwhile, in radians, clockwise.
  ///   - time: When the fingers come down, in seconds.
  ///   - duration: How long they take, in seconds; at least one tick.
  ///   - curve: How the fingers speed up and slow down.
  ///   - hold: How long the fingers rest before they leave the glass, in seconds.
  public func pinch(
    at center: CGPoint, from start: CGFloat, to end: CGFloat, angle: CGFloat = 0,
    turning turn: CGFloat = 0, time: TimeInterval, duration: TimeInterval,
    curve: UIView.AnimationCurve = .linear, holding hold: TimeInterval = 0
  ) {
    for side in [angle, angle + .pi] {
      let swing = TouchSwing(
        center: center, radius: (start / 2, end / 2), angle: (side, side + turn))
      let path = TouchPath(swing, in: duration, curve: curve)
      finger(along: hold > 0 ? path.holding(for: hold) : path, time: time)
    }
  }

  /// Turns two fingers around a center.
  ///
  /// - Parameters:
  ///   - center: The middle of the fingers.
  ///   - turn: How far they turn, in radians, clockwise.
  ///   - distance: How far apart the fingers are, in points.
  ///   - angle: Where the first finger is seen from the center at first, in radians, clockwise from the
  ///     right.
  ///   - time: When the fingers come down, in seconds.
  ///   - duration: How long they take, in seconds; at least one tick.
  ///   - curve: How the fingers speed up and slow down.
  ///   - hold: How long the fingers rest before they leave the glass, in seconds.
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
