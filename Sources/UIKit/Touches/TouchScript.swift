import QuartzCore

/// A script of touches on a stage's screen.
///
/// Touches change at the clock's ticks: a touch begins at the first tick at or after its time.
/// Times and durations are in seconds, locations in points of the screen.
@preconcurrency @MainActor
public final class TouchScript {
  /// The time that a finger stays on the screen in a tap, in seconds: 0.05.
  public static let tapDuration: TimeInterval = 0.05

  private let window: UIWindow
  private var fingers: [Finger] = []
  private var cancellations: [Int] = []
  private var taps = TapCounter()

  init(window: UIWindow) {
    self.window = window
  }

  /// Adds a finger that touches the screen at `time`, in seconds, and moves along a path.
  public func finger(along path: TouchPath, time: TimeInterval) {
    fingers.append(Finger(time: time) { path })
  }

  /// Adds a finger that touches the center of a view, at its location on the screen at that time.
  ///
  /// - Parameters:
  ///   - view: The view to touch; there is no touch if it is not in the window at that time.
  ///   - time: The time at which the finger touches the screen, in seconds.
  ///   - path: Returns the path of the finger, given a path that starts at the center of the view.
  func finger(
    on view: UIView, time: TimeInterval, path: @escaping (TouchPath) -> TouchPath
  ) {
    fingers.append(
      Finger(time: time) { [weak view, window] in
        guard let view, view.window?.stageWindow === window else { return nil }
        return view.presentedCenter.map { path(TouchPath(from: $0)) }
      })
  }

  /// Adds a finger that touches the screen at a tick, and then moves as its caller moves it.
  ///
  /// Like a scripted finger, it stays for at least a tick, and keeps changing its touch while it
  /// rests after it has moved.
  package func liveFinger(at location: CGPoint, tick: Int) -> LiveFinger {
    let live = LiveFinger(at: location, tick: tick)
    fingers.append(Finger(live))
    return live
  }

  /// Cancels all touches at a time, in seconds, as the system does for an incoming call.
  public func cancel(time: TimeInterval) {
    cancellations.append(VirtualClock.firstTick(at: time))
  }

  /// The number of fingers that are on the screen or have yet to touch it.
  package var fingerCount: Int { fingers.count }

  /// The touches on the screen in the order in which they began.
  package var touches: [UITouch] { fingers.compactMap(\.touch) }

  /// Sends the window the touches that change at the clock's tick.
  func deliver(at clock: VirtualClock) {
    guard !fingers.isEmpty || !cancellations.isEmpty else { return }
    // One event per phase: a recognizer must not mistake a finger that lands or lifts for movement.
    send(fingers.filter { $0.move(at: clock) }, at: clock)
    send(fingers.filter { $0.land(at: clock, in: window, taps: &taps) }, at: clock)
    send(fingers.filter { $0.lift(at: clock, taps: &taps) }, at: clock)
    if cancellations.contains(where: { $0 <= clock.tick }) {
      cancellations.removeAll { $0 <= clock.tick }
      send(fingers.filter { $0.cancel(at: clock) }, at: clock)
    }
    send(fingers.filter { $0.isCancellationDue(at: clock.tick) && $0.cancel(at: clock) }, at: clock)
    fingers.removeAll(where: \.isFinished)
  }

  private func send(_ changed: [Finger], at clock: VirtualClock) {
    guard !changed.isEmpty else { return }
    window.eventWindow.sendEvent(UIEvent(timestamp: clock.time, touches: touches))
    for finger in changed { finger.finishEvent() }
  }
}
