import QuartzCore

/// Fingers that touch a stage's screen at times set beforehand.
///
/// Touches come with the clock's ticks: a touch begins in the first tick at or after its time.
@MainActor
public final class TouchScript {
  /// How long a finger stays down for a tap, in seconds.
  public static let tapDuration: TimeInterval = 0.05

  private let window: UIWindow
  private var fingers: [Finger] = []

  init(window: UIWindow) {
    self.window = window
  }

  /// Taps at a point of the screen.
  public func tap(at point: CGPoint, time: TimeInterval) {
    press(at: point, time: time, duration: Self.tapDuration)
  }

  /// Taps the middle of a view, where it is shown at that time.
  public func tap(_ view: UIView, time: TimeInterval) {
    press(view, time: time, duration: Self.tapDuration)
  }

  /// Holds a finger at a point of the screen for `duration` seconds.
  public func press(at point: CGPoint, time: TimeInterval, duration: TimeInterval) {
    drag(from: point, to: point, time: time, duration: duration)
  }

  /// Holds a finger for `duration` seconds on the spot where the middle of a view is shown at that time.
  public func press(_ view: UIView, time: TimeInterval, duration: TimeInterval) {
    fingers.append(
      Finger(time: time, duration: duration) { [weak view, window] in
        guard let view, view.window === window else { return nil }
        return view.shownMiddle.map { [$0] }
      })
  }

  /// Moves a finger from one point of the screen to another at an even speed.
  ///
  /// - Parameters:
  ///   - start: Where the finger comes down.
  ///   - end: Where the finger leaves the glass.
  ///   - time: When the finger comes down, in seconds.
  ///   - duration: How long the finger stays down, in seconds; at least one tick.
  public func drag(
    from start: CGPoint, to end: CGPoint, time: TimeInterval, duration: TimeInterval
  ) {
    drag(along: [start, end], time: time, duration: duration)
  }

  /// Moves a finger along a path of straight lines on the screen at an even speed.
  ///
  /// - Parameters:
  ///   - points: Where the finger comes down, where it turns, and where it leaves the glass; without any
  ///     there is no finger.
  ///   - time: When the finger comes down, in seconds.
  ///   - duration: How long the finger stays down, in seconds; at least one tick.
  public func drag(along points: [CGPoint], time: TimeInterval, duration: TimeInterval) {
    fingers.append(Finger(time: time, duration: duration) { points })
  }

  /// How many fingers are on the glass or about to come down.
  package var fingerCount: Int { fingers.count }

  /// Tells the window what the fingers do in a tick.
  func deliver(at clock: VirtualClock) {
    // One after the other: a gesture takes no finger that comes or goes for a move of the others.
    send(fingers.filter { $0.move(at: clock) }, at: clock)
    send(fingers.filter { $0.land(at: clock, in: window) }, at: clock)
    send(fingers.filter { $0.lift(at: clock) }, at: clock)
    fingers.removeAll(where: \.isDone)
  }

  private func send(_ changed: [Finger], at clock: VirtualClock) {
    guard !changed.isEmpty else { return }
    window.sendEvent(
      UIEvent(timestamp: clock.time, touches: fingers.compactMap(\.touch)))
    for finger in changed { finger.finishEvent() }
  }
}

/// One finger from coming down to leaving the glass.
@MainActor
private final class Finger {
  private let firstTick: Int
  private let lastTick: Int
  private let points: () -> [CGPoint]?
  private var path: TouchPath?

  /// The touch, from coming down on.
  private(set) var touch: UITouch?
  /// Whether the finger has left the glass, or has never found it.
  private(set) var isDone = false

  /// Creates a finger; `points` is asked for its way when it comes down: nil where there is nothing to
  /// touch.
  init(time: TimeInterval, duration: TimeInterval, points: @escaping () -> [CGPoint]?) {
    firstTick = VirtualClock.firstTick(at: time)
    lastTick = max(VirtualClock.firstTick(at: time + duration), firstTick + 1)
    self.points = points
  }

  /// Moves as a clock's tick has it; returns whether it did.
  func move(at clock: VirtualClock) -> Bool {
    guard !isDone, let touch, let path else { return false }
    let fraction = CGFloat(min(clock.tick, lastTick) - firstTick) / CGFloat(lastTick - firstTick)
    let location = path.point(at: fraction)
    guard location != touch.location(in: nil) else { return false }
    touch.move(to: location)
    touch.phase = .moved
    touch.timestamp = clock.time
    return true
  }

  /// Leaves the glass if a clock's tick is the last; returns whether it did.
  func lift(at clock: VirtualClock) -> Bool {
    guard clock.tick >= lastTick, !isDone, let touch else { return false }
    touch.phase = .ended
    touch.timestamp = clock.time
    return true
  }

  /// Comes down if a clock's tick is the first; returns whether it did.
  func land(at clock: VirtualClock, in window: UIWindow) -> Bool {
    guard clock.tick >= firstTick, !isDone, touch == nil else { return false }
    guard let path = points().flatMap(TouchPath.init) else {
      isDone = true
      return false
    }
    let touch = UITouch()
    touch.begin(at: path.point(at: 0), in: window)
    touch.timestamp = clock.time
    self.touch = touch
    self.path = path
    return true
  }

  /// Puts the touch to rest after its event has been sent.
  func finishEvent() {
    isDone = touch?.phase == .ended
    if !isDone { touch?.phase = .stationary }
  }
}
