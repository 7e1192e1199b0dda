import QuartzCore

/// One finger from coming down to leaving the glass.
@MainActor
final class Finger {
  private let time: TimeInterval
  private let path: () -> TouchPath?
  private var course: TouchCourse?
  private var landing = (tick: 0, location: CGPoint.zero)
  /// The last tick in which the finger was looked at.
  private var tick = 0
  private var hasMoved = false

  /// The touch, from coming down on.
  private(set) var touch: UITouch?
  /// Whether the finger has left the glass, or has never found it.
  private(set) var isDone = false

  /// Creates a finger; `path` is asked for its way when it comes down: nil where there is nothing to touch.
  init(time: TimeInterval, path: @escaping () -> TouchPath?) {
    self.time = time
    self.path = path
  }

  /// Moves as a clock's tick has it, or rests after a move; returns whether there is anything to tell.
  func move(at clock: VirtualClock) -> Bool {
    guard !isDone, let touch, let course, clock.tick > tick else { return false }
    tick = clock.tick
    let location = course.location(at: clock.tick)
    guard hasMoved || location != landing.location else { return false }
    hasMoved = true
    touch.move(to: location)
    tell(.moved, at: clock)
    return true
  }

  /// Comes down if it is time for it; returns whether it did.
  func land(at clock: VirtualClock, in window: UIWindow, taps: inout TapCounter) -> Bool {
    guard clock.tick >= VirtualClock.firstTick(at: time), !isDone, touch == nil else {
      return false
    }
    guard let path = path() else {
      isDone = true
      return false
    }
    let touch = UITouch()
    touch.begin(at: path.start, in: window)
    touch.tapCount = taps.count(at: path.start, tick: clock.tick)
    self.touch = touch
    course = TouchCourse(path, time: time)
    landing = (clock.tick, path.start)
    tick = clock.tick
    tell(.began, at: clock)
    return true
  }

  /// Leaves the glass if a clock's tick is the last; returns whether it did.
  func lift(at clock: VirtualClock, taps: inout TapCounter) -> Bool {
    guard let course, let touch, clock.tick >= course.lastTick, !isDone else { return false }
    taps.note(touch, from: landing.location, ticks: landing.tick...clock.tick)
    tell(.ended, at: clock)
    return true
  }

  /// Is taken off the glass; returns whether it was on it.
  func cancel(at clock: VirtualClock) -> Bool {
    guard touch != nil, !isDone else { return false }
    tell(.cancelled, at: clock)
    return true
  }

  /// Puts the touch to rest after its event has been sent.
  func finishEvent() {
    isDone = touch?.isLifted ?? false
    if !isDone { touch?.phase = .stationary }
  }

  private func tell(_ phase: UITouch.Phase, at clock: VirtualClock) {
    touch?.phase = phase
    touch?.timestamp = clock.time
  }
}
