import QuartzCore

/// Fingers that touch a stage's screen at times set beforehand.
///
/// Touches come with the clock's ticks: a touch begins in the first tick at or after its time. Times and
/// durations are in seconds, places in points of the screen.
@MainActor
public final class TouchScript {
  /// How long a finger stays down for a tap, in seconds.
  public static let tapDuration: TimeInterval = 0.05

  private let window: UIWindow
  private var fingers: [Finger] = []
  private var cancellations: [Int] = []
  private var taps = TapCounter()

  init(window: UIWindow) {
    self.window = window
  }

  /// Moves a finger along a path, from when it comes down.
  public func finger(along path: TouchPath, time: TimeInterval) {
    fingers.append(Finger(time: time) { path })
  }

  /// Moves a finger along a path that starts in the middle of a view, where it is shown at that time.
  func finger(
    on view: UIView, time: TimeInterval, path: @escaping (TouchPath) -> TouchPath
  ) {
    fingers.append(
      Finger(time: time) { [weak view, window] in
        guard let view, view.window === window else { return nil }
        return view.shownMiddle.map { path(TouchPath(from: $0)) }
      })
  }

  /// Takes all fingers off the glass, as a call that comes in does: their touches are cancelled.
  public func cancel(time: TimeInterval) {
    cancellations.append(VirtualClock.firstTick(at: time))
  }

  /// How many fingers are on the glass or about to come down.
  package var fingerCount: Int { fingers.count }

  /// The fingers on the glass, in the order in which they came down.
  package var touches: [UITouch] { fingers.compactMap(\.touch) }

  /// Tells the window what the fingers do in a tick.
  func deliver(at clock: VirtualClock) {
    guard !fingers.isEmpty || !cancellations.isEmpty else { return }
    // One after the other: a gesture takes no finger that comes or goes for a move of the others.
    send(fingers.filter { $0.move(at: clock) }, at: clock)
    send(fingers.filter { $0.land(at: clock, in: window, taps: &taps) }, at: clock)
    send(fingers.filter { $0.lift(at: clock, taps: &taps) }, at: clock)
    if cancellations.contains(where: { $0 <= clock.tick }) {
      cancellations.removeAll { $0 <= clock.tick }
      send(fingers.filter { $0.cancel(at: clock) }, at: clock)
    }
    fingers.removeAll(where: \.isDone)
  }

  private func send(_ changed: [Finger], at clock: VirtualClock) {
    guard !changed.isEmpty else { return }
    window.sendEvent(UIEvent(timestamp: clock.time, touches: touches))
    for finger in changed { finger.finishEvent() }
  }
}
