@_exported import CoreGraphics

/// A time or a time interval in seconds.
public typealias CFTimeInterval = Double

/// The clock of a stage, which only advances on request.
@MainActor
package final class VirtualClock {
  /// The number of ticks per second of virtual time, independent of the output's frame rate.
  package nonisolated static let ticksPerSecond = 60

  /// The duration of a tick in seconds.
  package nonisolated static let tickDuration: TimeInterval = 1 / TimeInterval(ticksPerSecond)

  /// The clock used by animations and display links that are created now: the current stage's or,
  /// while there is no stage, one that the next stage uses.
  package static var current: VirtualClock {
    get {
      if owner == .stage, stage == nil { (shared, owner) = (VirtualClock(), .nextStage) }
      return shared
    }
    set { (shared, owner) = (newValue, .caller) }
  }

  private static var shared = VirtualClock()
  private static var owner = Owner.nextStage
  private static weak var stage: AnyObject?

  private enum Owner {
    case stage, nextStage, caller
  }

  /// The number of the current tick.
  package private(set) var tick = 0

  /// The clock's open transactions; each tick ends their turn.
  let transactions = TransactionStack()

  private var links: [CADisplayLink] = []
  private var timers: [(tick: Int, action: @MainActor () -> Void)] = []

  /// Creates a clock at time 0.
  package init() {}

  /// Whether there are no display links, and no scheduled actions.
  package var isQuiet: Bool { links.isEmpty && timers.isEmpty }

  /// Returns the clock for a new stage, at time 0.
  ///
  /// Without a stage, it is the current one, so that animations that have already started run on
  /// the stage.
  package static func forNewStage() -> VirtualClock {
    let clock = current
    guard owner == .nextStage else { return VirtualClock() }
    clock.transactions.endTurn()
    return clock
  }

  /// Makes the clock the current one for as long as its stage exists.
  package func makeCurrent(for stage: AnyObject) {
    (Self.shared, Self.owner, Self.stage) = (self, .stage, stage)
  }

  /// The current virtual time in seconds.
  package var time: TimeInterval { Self.time(of: tick) }

  /// Ends the current tick with its implicit transaction and advances to the next one, without
  /// firing its timers and links.
  package func advance() {
    transactions.endTurn()
    tick += 1
  }

  /// Schedules `action` for the first tick at or after `time`, but not the current one.
  package func schedule(at time: TimeInterval, _ action: @escaping @MainActor () -> Void) {
    timers.append((max(Self.firstTick(at: time), tick + 1), action))
  }

  /// Calls the actions scheduled for this tick in the order of scheduling.
  package func fireTimers() {
    guard timers.contains(where: { $0.tick <= tick }) else { return }
    let due = timers.filter { $0.tick <= tick }
    timers.removeAll { $0.tick <= tick }
    for timer in due { timer.action() }
  }

  /// Fires the display links that were added before this tick in the order of addition.
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

  /// Returns the first tick at or after `time`, with a tolerance of a billionth of a tick.
  package nonisolated static func firstTick(at time: TimeInterval) -> Int {
    let ticks = (time * TimeInterval(ticksPerSecond) - 1e-9).rounded(.up)
    return ticks > 0 ? Int(min(ticks, 1e15)) : 0
  }
}

/// Returns the current virtual time in seconds, which is independent of the wall clock.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval {
  VirtualClock.current.time
}
