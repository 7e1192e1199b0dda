import CTasks
import Foundation

extension ProgramClock {
  /// The queue whose work runs.
  package var queue: Queue { pending.queue }

  /// Whether what runs is on the main thread of an app.
  var isOnMainQueue: Bool { queue == flipbook_main_queue() }

  /// Suspends a queue with a change of 1, and resumes it with -1.
  package func suspend(_ queue: Queue, by change: Int) { pending.suspend(queue, by: change) }

  /// Runs the work that is due, and what it submits.
  func runPending() {
    settle()
    var count = 0
    while count < Self.maxCount, pending.runNext() {
      settle()
      count += 1
    }
  }

  private func settle() { pending.settle(at: time + Self.tolerance) }

  /// Submits work when a condition is met.
  package func notify(_ work: Work, when condition: @escaping () -> Bool) {
    pending.notifications.append((condition, work))
  }

  /// Waits for a condition.
  ///
  /// Work of other queues than the main one is suspended until then. The main thread does not suspend: meanwhile, the
  /// work of the other queues runs, also what is due later, and the program's clocks show the time that has passed.
  ///
  /// - Parameters:
  ///   - delay: The nanoseconds to wait at most; nil for without a limit.
  ///   - condition: Is called again and again until it returns true.
  /// - Returns: Whether the condition is met.
  package func wait(_ delay: UInt64?, until condition: @escaping () -> Bool) -> Bool {
    if condition() { return true }
    guard delay != 0 else { return false }
    // The rest of a sleep that rounding left: not worth a tick, but time has to pass.
    if let delay, delay < 1000 {
      waitedUntil = max(waitedUntil, time + 1000)
      return condition()
    }
    let end = delay.map { time + $0 }
    if flipbook_fiber_runs(), let strand = pending.strand {
      if let end {
        // Something to run at that time, so that the strand is resumed.
        schedule(Work(queue: strand.work.queue, kind: flipbook_task) {}, at: end)
      }
      let isMet = strand.wait(until: condition, end: end, in: pending)
      // Rounding may have ended the wait slightly early: what was waited for has passed.
      if !isMet, let end, end <= time + Self.tolerance { waitedUntil = max(waitedUntil, end) }
      return isMet
    }
    while true {
      if pending.runNext(whileMainWaits: true) || runEarly(until: end) {
        settle()
        if condition() { return true }
      } else if let end {
        waitedUntil = max(waitedUntil, end)
        settle()
        return condition()
      } else {
        return waitForOtherThreads(until: condition)
      }
    }
  }

  /// Waits for what the program's own threads do, at most two seconds.
  private func waitForOtherThreads(until condition: () -> Bool) -> Bool {
    let receiver = flipbook_set_receiver(nil)
    defer { _ = flipbook_set_receiver(receiver) }
    for _ in 0..<2000 {
      usleep(1000)
      if condition() { return true }
    }
    FileHandle.standardError.write(
      Data("warning: the program waits for something that never happens\n".utf8))
    return true
  }

  /// Runs work of a queue, and returns after it.
  ///
  /// - Precondition: The queue is not that of the work that runs, which would wait for itself.
  package func run(_ work: Work) {
    let isConcurrent = flipbook_queue_is_concurrent(work.queue) && work.kind == flipbook_block
    precondition(
      isConcurrent || work.queue != queue,
      "dispatch_sync called on queue already owned by current thread")
    guard work.queue == flipbook_main_queue() else {
      _ = wait(nil) { [pending] in pending.isIdle(for: work) }
      pending.runInPlace(work)
      return
    }
    nonisolated(unsafe) var hasRun = false
    submit(
      Work(queue: work.queue, kind: flipbook_block) {
        work.run()
        hasRun = true
      })
    _ = wait(nil) { hasRun }
  }
}
