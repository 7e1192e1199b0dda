import CTasks
import UIKit

/// The time of a program, and the work that it submits: blocks of queues, parts of tasks, and timers.
///
/// The time is that of the stage. Work that is due at a time runs in the first tick at or after it, in the order of
/// these times and of its submission, before display links; what it submits runs next. Other work runs at the end
/// of the turn in which it was submitted. All of it runs on the main thread, which the clock is used on alone.
///
/// While work runs that is due between two ticks, the program's clocks show the time at which it is due, so that a
/// timer with an interval of 10 ms fires 100 times per second.
package final class ProgramClock: @unchecked Sendable {
  /// The identity of a queue of Dispatch.
  package typealias Queue = UnsafeMutableRawPointer

  /// Work of a queue.
  package struct Work {
    let queue: Queue
    let kind: flipbook_kind
    let run: () -> Void

    package init(queue: Queue, kind: flipbook_kind, run: @escaping () -> Void) {
      (self.queue, self.kind, self.run) = (queue, kind, run)
    }
  }

  /// Work that is due at a time.
  struct Event {
    let time: UInt64
    let number: Int
    let work: Work
  }

  private weak var stage: Stage?
  private var events: [Event] = []
  private var eventCount = 0
  private var hookedTicks: Set<Int> = []
  /// The time at which the work that runs is due.
  private var eventTime: UInt64?
  /// The time until which the main thread has waited.
  var waitedUntil: UInt64 = 0
  private var depth = 0
  /// Work that is due.
  let pending = PendingWork()
  /// The timers of Dispatch.
  package let timers = QueueTimers()

  /// The maximum number of pieces of work that run at once: a program that submits work without an end does not stop
  /// the stage.
  static let maxCount = 10_000

  /// Creates the clock of a stage.
  @MainActor
  package init(of stage: Stage) {
    self.stage = stage
    timers.clock = self
    Self.clocks.removeAll { $0.clock.stage == nil }
    Self.clocks.append((ObjectIdentifier(stage), self))
  }

  // MARK: The current clock

  private nonisolated(unsafe) static var clocks: [(stage: ObjectIdentifier, clock: ProgramClock)] =
    []
  private nonisolated(unsafe) static var running: ProgramClock?

  /// The clock of the program that runs, or of the current stage; nil without a stage.
  package static var current: ProgramClock? {
    if let running { return running }
    return MainActor.assumeIsolated {
      guard let stage = Stage.current else { return nil }
      return clocks.last { $0.clock.stage === stage }?.clock ?? ProgramClock(of: stage)
    }
  }

  // MARK: Time

  /// The time in nanoseconds.
  package var time: UInt64 { max(waitedUntil, eventTime ?? tickTime) }

  /// The time of the stage's tick in nanoseconds.
  private var tickTime: UInt64 { Self.time(of: tick) }

  private var tick: Int { MainActor.assumeIsolated { stage?.tick ?? 0 } }

  private static func time(of tick: Int) -> UInt64 {
    UInt64((Double(tick) * 1e9 / Double(Stage.ticksPerSecond)).rounded())
  }

  /// Intervals that are slightly longer than a whole number of ticks, such as 16,666,667 ns, end with the tick.
  static let tolerance: UInt64 = 100_000

  /// Returns the nanoseconds of an interval in seconds, at least 0.
  package static func nanoseconds(_ interval: TimeInterval) -> UInt64 {
    interval > 0 ? UInt64(min((interval * 1e9).rounded(), 1e18)) : 0
  }

  // MARK: Turns

  /// Runs a turn, and then what was submitted meanwhile.
  package func runTurn<Problem: Error>(_ turn: () throws(Problem) -> Void) throws(Problem) {
    let outer = Self.running
    Self.running = self
    depth += 1
    defer {
      depth -= 1
      Self.running = outer
    }
    try turn()
    runPending()
  }

  /// Adds work that is due now.
  package func submit(_ work: Work) {
    // The main thread has waited: the work is due after that.
    if waitedUntil > tickTime + Self.tolerance, isOnMainQueue {
      schedule(work, at: waitedUntil)
      return
    }
    pending.add(work)
    if depth == 0 { runLater(at: 0) }
  }

  /// Adds work that is due at a time, and returns its number.
  @discardableResult
  package func schedule(_ work: Work, at time: UInt64) -> Int {
    eventCount += 1
    let event = Event(time: max(time, self.time), number: eventCount, work: work)
    events.insert(event, at: events.firstIndex { $0.time > event.time } ?? events.count)
    runLater(at: event.time)
    return eventCount
  }

  /// Adds work of the main queue that is due at a time, and returns its number.
  @discardableResult
  package func schedule(at time: UInt64, run: @escaping () -> Void) -> Int {
    schedule(Work(queue: flipbook_main_queue(), kind: flipbook_block, run: run), at: time)
  }

  /// Removes work that is not due yet.
  package func cancel(_ number: Int) {
    events.removeAll { $0.number == number }
  }

  /// Runs what is due in the first tick at or after a time.
  private func runLater(at time: UInt64) {
    let ticks = Double(time - min(time, Self.tolerance)) / 1e9 * Double(Stage.ticksPerSecond)
    let tick = max(Int(min(ticks.rounded(.up), 1e15)), tick + (depth > 0 ? 0 : 1))
    guard hookedTicks.insert(tick).inserted else { return }
    MainActor.assumeIsolated {
      stage?.at(Double(tick) / Double(Stage.ticksPerSecond)) { [weak self] in
        self?.hookedTicks.remove(tick)
        self?.runDue()
      }
    }
  }

  private func runDue() {
    let outer = Self.running
    Self.running = self
    depth += 1
    defer {
      depth -= 1
      Self.running = outer
      eventTime = nil
    }
    let now = tickTime
    var count = 0
    while let first = events.first, first.time <= now + Self.tolerance, count < Self.maxCount {
      eventTime = min(first.time, now)
      while let next = events.first, next.time == first.time {
        pending.add(events.removeFirst().work)
        count += 1
      }
      runPending()
    }
    // The rest of what never ends.
    if let first = events.first, first.time <= now + Self.tolerance {
      runLater(at: Self.time(of: tick + 1))
    }
    eventTime = nil
    runPending()
  }

  /// Runs work that is not due yet while the main thread waits, the first one that may run meanwhile.
  ///
  /// - Returns: False if there is none until a time.
  func runEarly(until limit: UInt64?) -> Bool {
    let index = events.firstIndex { pending.runsWhileMainWaits($0.work) }
    guard let index, limit.map({ events[index].time <= $0 }) ?? true else { return false }
    let event = events.remove(at: index)
    waitedUntil = max(waitedUntil, event.time)
    pending.add(event.work)
    return true
  }
}
