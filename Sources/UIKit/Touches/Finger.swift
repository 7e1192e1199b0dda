import QuartzCore

/// A simulated finger, from touching the screen to lifting off it.
@MainActor
final class Finger {
  private let time: TimeInterval
  private let path: () -> TouchPath?
  /// What moves the finger in place of the path; nil for a scripted finger.
  private let live: LiveFinger?
  private var timeline: TouchTimeline?
  private var start = (tick: 0, location: CGPoint.zero)
  /// The last tick at which the finger moved or was checked for movement.
  private var lastCheckedTick = 0
  private var hasMoved = false

  /// The touch; nil until the finger touches the screen.
  private(set) var touch: UITouch?
  /// Whether the finger has lifted, or had no view to touch.
  private(set) var isFinished = false

  /// Creates a finger.
  ///
  /// - Parameters:
  ///   - time: The time at which the finger touches the screen, in seconds.
  ///   - path: Returns the path of the finger when it touches the screen; nil if there is nothing
  ///     to touch.
  init(time: TimeInterval, path: @escaping () -> TouchPath?) {
    self.time = time
    self.path = path
    live = nil
  }

  /// Creates a finger that a person moves.
  init(_ live: LiveFinger) {
    time = TimeInterval(live.firstTick) * VirtualClock.tickDuration
    path = { TouchPath(from: live.location) }
    self.live = live
  }

  /// Returns whether a live finger was canceled by a tick.
  func isCancellationDue(at tick: Int) -> Bool {
    live?.cancellationTick.map { $0 <= tick } ?? false
  }

  /// The tick at which the finger lifts; nil if it is not known yet.
  private var lastTick: Int? {
    guard let live else { return timeline?.lastTick }
    return live.lastTick.map { max($0, start.tick + 1) }
  }

  /// Moves the finger to its location at the clock's tick; returns whether the touch changed.
  ///
  /// A finger that rests after it has moved keeps changing its touch, in the phase `moved`, unless
  /// its touch is stationary.
  func move(at clock: VirtualClock) -> Bool {
    guard !isFinished, let touch, let timeline, clock.tick > lastCheckedTick else { return false }
    lastCheckedTick = clock.tick
    let location = live?.location ?? timeline.location(at: clock.tick)
    guard hasMoved || location != start.location,
      live != nil || !timeline.isStationary(at: clock.tick)
    else { return false }
    hasMoved = true
    touch.move(to: location)
    update(.moved, at: clock)
    return true
  }

  /// Touches the screen if the finger's time has come; returns whether it did.
  func land(at clock: VirtualClock, in window: UIWindow, taps: inout TapCounter) -> Bool {
    guard clock.tick >= VirtualClock.firstTick(at: time), !isFinished, touch == nil else {
      return false
    }
    guard let path = path() else {
      isFinished = true
      return false
    }
    let touch = UITouch()
    touch.begin(at: path.start, in: window)
    touch.tapCount = taps.count(at: path.start, tick: clock.tick)
    self.touch = touch
    timeline = TouchTimeline(path, time: time)
    start = (clock.tick, path.start)
    lastCheckedTick = clock.tick
    update(.began, at: clock)
    return true
  }

  /// Lifts the finger if its path ends at or before the clock's tick; returns whether it did.
  func lift(at clock: VirtualClock, taps: inout TapCounter) -> Bool {
    guard let touch, let lastTick, clock.tick >= lastTick, !isFinished else { return false }
    taps.record(touch, from: start.location, ticks: start.tick...clock.tick)
    update(.ended, at: clock)
    return true
  }

  /// Cancels the touch; returns whether the finger was on the screen.
  func cancel(at clock: VirtualClock) -> Bool {
    guard touch != nil, !isFinished else { return false }
    update(.cancelled, at: clock)
    return true
  }

  /// Makes the touch stationary after its event was sent.
  func finishEvent() {
    isFinished = touch?.isLifted ?? false
    if !isFinished { touch?.phase = .stationary }
  }

  private func update(_ phase: UITouch.Phase, at clock: VirtualClock) {
    touch?.phase = phase
    touch?.timestamp = clock.time
  }
}
