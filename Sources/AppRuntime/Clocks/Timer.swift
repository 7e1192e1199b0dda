import UIKit

/// A timer on virtual time, in place of Foundation's.
///
/// It fires in the first tick at or after its fire date, before display links: more than once per tick if its interval
/// is shorter. A timer whose interval is at most 0 has one of 0.1 ms, as on Apple's systems. Modes of run loops and
/// the tolerance are ignored.
open class Timer: NSObject {
  /// The interval in seconds; 0 for a timer that does not repeat.
  public let timeInterval: TimeInterval
  /// Whether the timer can still fire.
  public private(set) var isValid = true
  /// The object that the timer was created with.
  open var userInfo: Any? { information }
  /// The time by which the timer may fire later, in seconds; it has no effect.
  open var tolerance: TimeInterval = 0

  private var information: Any?
  private let repeats: Bool
  private var handler: (@MainActor (Timer) -> Void)?
  private let clock: ProgramClock?
  /// The next fire date as a time of the clock.
  private var time: UInt64
  /// The time that later fire dates are counted from, and the number of intervals since then.
  private var start: UInt64
  private var count = 0.0
  private var event: Int?

  private init(
    after delay: TimeInterval, interval: TimeInterval, repeats: Bool, userInfo: Any?,
    handler: @escaping @MainActor (Timer) -> Void
  ) {
    let interval = interval > 0 ? interval : 1e-4
    timeInterval = repeats ? interval : 0
    information = userInfo
    self.repeats = repeats
    self.handler = handler
    clock = .current
    start = (clock?.time ?? 0) + ProgramClock.nanoseconds(delay)
    time = start
    super.init()
  }

  // MARK: Creation

  /// Creates a repeating timer that never fires by itself, with an interval in seconds.
  init(interval: TimeInterval) {
    timeInterval = interval
    repeats = true
    clock = nil
    (start, time) = (0, 0)
    super.init()
  }

  /// Creates a timer that a run loop has to schedule.
  ///
  /// - Parameters:
  ///   - date: The first fire date.
  ///   - interval: The interval in seconds, if the timer repeats.
  ///   - block: Receives the timer.
  public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) {
    self.init(
      after: date.timeIntervalSinceNow, interval: interval, repeats: repeats, userInfo: nil,
      handler: block)
  }

  /// Creates a timer that a run loop has to schedule, with a first fire date after an interval.
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @MainActor (Timer) -> Void
  ) {
    self.init(
      after: Self.shown(interval), interval: interval, repeats: repeats, userInfo: nil,
      handler: block)
  }

  /// Creates a timer that sends a message to a target, which it retains until it is invalidated.
  public convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    self.init(
      after: date.timeIntervalSinceNow, interval: interval, repeats: repeats, userInfo: userInfo,
      handler: Self.handler(target, selector))
  }

  /// Creates a timer that sends a message to a target, with a first fire date after an interval.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    self.init(
      after: Self.shown(interval), interval: interval, repeats: repeats, userInfo: userInfo,
      handler: Self.handler(target, selector))
  }

  /// Creates a timer and schedules it.
  @discardableResult
  open class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.schedule()
    return timer
  }

  /// Creates a timer that sends a message to a target, and schedules it.
  @discardableResult
  open class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
    timer.schedule()
    return timer
  }

  private static func shown(_ interval: TimeInterval) -> TimeInterval {
    interval > 0 ? interval : 1e-4
  }

  private static func handler(
    _ target: Any, _ selector: Selector
  ) -> @MainActor (Timer) -> Void {
    nonisolated(unsafe) let receiver = target as AnyObject
    nonisolated(unsafe) let selector = selector
    return { timer in selector.send(to: receiver, [timer]) }
  }

  // MARK: Firing

  /// The date at which the timer fires next.
  open var fireDate: Date {
    get {
      let now = clock?.time ?? 0
      return Date(timeIntervalSinceNow: (Double(time) - Double(now)) / 1e9)
    }
    set {
      start = (clock?.time ?? 0) + ProgramClock.nanoseconds(newValue.timeIntervalSinceNow)
      (time, count) = (start, 0)
      guard let event else { return }
      clock?.cancel(event)
      self.event = nil
      schedule()
    }
  }

  /// Calls the handler now; a timer that does not repeat is invalidated.
  open func fire() {
    guard isValid, let handler else { return }
    if !repeats { stop() }
    nonisolated(unsafe) let timer = self
    MainActor.assumeIsolated { handler(timer) }
    if !repeats { information = nil }
  }

  /// Prevents the timer from firing again, and releases its target.
  open func invalidate() {
    stop()
    information = nil
  }

  private func stop() {
    isValid = false
    handler = nil
    if let event { clock?.cancel(event) }
    event = nil
  }

  /// Schedules the timer, as a run loop does with one that is added to it.
  func schedule() {
    guard isValid, event == nil else { return }
    event = clock?.schedule(at: time) {
      // The scheduled timer is retained.
      self.event = nil
      self.fireScheduled()
    }
  }

  private func fireScheduled() {
    guard isValid, let clock else { return }
    if repeats {
      // Fire dates that have passed meanwhile are left out.
      let now = Double(clock.time) - Double(start)
      count = max(count + 1, ((now + 1) / (timeInterval * 1e9)).rounded(.down) + 1)
      time = start + UInt64((count * timeInterval * 1e9).rounded())
      schedule()
    }
    fire()
  }
}
