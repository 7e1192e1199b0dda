@_exported import CoreGraphics

/// A span or a point of time in seconds.
public typealias CFTimeInterval = Double

/// The time of one stage: it stands still until told to tick.
@MainActor
package final class VirtualClock {
  /// The ticks in a second of virtual time, whatever the output's frame rate.
  package nonisolated static let ticksPerSecond = 60

  /// The length of a tick in seconds.
  package nonisolated static let tickDuration: TimeInterval = 1 / TimeInterval(ticksPerSecond)

  /// The clock that animations and display links started now will follow.
  package static var current = VirtualClock()

  /// The number of the current tick.
  package private(set) var tick = 0

  /// The transactions open on the clock; each tick is a turn of theirs.
  let transactions = TransactionStack()

  private var links: [CADisplayLink] = []
  private var timers: [(tick: Int, action: @MainActor () -> Void)] = []

  /// Creates a clock that stands at zero.
  package init() {}

  /// The virtual time in seconds.
  package var time: TimeInterval { Self.time(of: tick) }

  /// Ends the tick, the implicit transaction with it, and moves on to the next, firing nothing of it.
  package func advance() {
    transactions.endTurn()
    tick += 1
  }

  /// Calls `action` in the first tick at or after `time`, but never in the current one.
  package func schedule(at time: TimeInterval, _ action: @escaping @MainActor () -> Void) {
    timers.append((max(Self.firstTick(at: time), tick + 1), action))
  }

  /// Calls what has been scheduled for this tick, in the order of scheduling.
  package func fireTimers() {
    guard timers.contains(where: { $0.tick <= tick }) else { return }
    let due = timers.filter { $0.tick <= tick }
    timers.removeAll { $0.tick <= tick }
    for timer in due { timer.action() }
  }

  /// Fires every display link that was added before this tick, in the order of adding.
  package func fireLinks() {
    for link in links { link.fire(at: tick) }
  }

  func add(_ link: CADisplayLink) {
    if !links.contains(where: { $0 === link }) { links.append(link) }
  }

  func remove(_ link: CADisplayLink) {
    links.removeAll { $0 === link }
  }

  nonisolated static func time(of tick: Int) -> TimeInterval {
    TimeInterval(tick) * tickDuration
  }

  /// The first tick that is not before `time`; a time within a billionth of a tick counts as reached.
  package nonisolated static func firstTick(at time: TimeInterval) -> Int {
    let ticks = (time * TimeInterval(ticksPerSecond) - 1e-9).rounded(.up)
    return ticks > 0 ? Int(min(ticks, 1e15)) : 0
  }
}

/// Returns the current virtual time in seconds; on the stage's clock, the wall clock plays no part.
@MainActor
public func CACurrentMediaTime() -> CFTimeInterval {
  VirtualClock.current.time
}
