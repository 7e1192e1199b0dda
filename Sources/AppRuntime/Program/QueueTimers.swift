import CTasks

/// The timers of a program's queues: sources of Dispatch.
package final class QueueTimers {
  /// A handler.
  package final class Handler {
    fileprivate let call: () -> Void
    private let release: () -> Void

    /// - Parameter release: Is called when the handler is not used any more.
    package init(call: @escaping () -> Void, release: @escaping () -> Void) {
      (self.call, self.release) = (call, release)
    }

    deinit { release() }
  }

  private struct Timer {
    var queue: ProgramClock.Queue
    var kind = flipbook_block
    var handler: Handler?
    var cancellation: Handler?
    /// A new timer is suspended.
    var suspensions = 1
    var isCanceled = false
    /// The time at which it fires next; nil for never.
    var time: UInt64?
    /// The interval in nanoseconds; nil for a timer that fires once.
    var interval: UInt64?
    var event: Int?
  }

  weak var clock: ProgramClock?
  private var timers: [UnsafeMutableRawPointer: Timer] = [:]

  /// Adds a timer of a queue, which is suspended.
  package func add(_ timer: UnsafeMutableRawPointer, queue: ProgramClock.Queue) {
    timers[timer] = Timer(queue: queue)
  }

  /// Returns whether a timer is one of these.
  package func contains(_ timer: UnsafeMutableRawPointer) -> Bool { timers[timer] != nil }

  /// Sets the handler of a timer, or that of its cancellation.
  package func setHandler(
    _ handler: Handler?, of timer: UnsafeMutableRawPointer, forCancellation: Bool
  ) {
    if forCancellation {
      timers[timer]?.cancellation = handler
    } else {
      timers[timer]?.handler = handler
    }
  }

  /// Changes a timer.
  ///
  /// - Parameters:
  ///   - first: The nanoseconds from now to the first call; the maximum for none.
  ///   - interval: The nanoseconds from one call to the next; the maximum for a timer that fires once.
  package func change(
    _ timer: UnsafeMutableRawPointer, _ event: flipbook_timer_event, first: UInt64,
    interval: UInt64
  ) {
    guard let clock, var changed = timers[timer] else { return }
    switch event {
    case flipbook_timer_set:
      changed.time = first == .max ? nil : clock.time + first
      changed.interval = (1..<UInt64(Int64.max)).contains(interval) ? interval : nil
    case flipbook_timer_suspend: changed.suspensions += 1
    case flipbook_timer_resume: changed.suspensions = max(0, changed.suspensions - 1)
    case flipbook_timer_is_task: changed.kind = flipbook_task
    case flipbook_timer_cancel:
      guard !changed.isCanceled else { return }
      changed.isCanceled = true
      if let handler = changed.cancellation {
        clock.submit(.init(queue: changed.queue, kind: changed.kind) { handler.call() })
      }
      (changed.handler, changed.cancellation) = (nil, nil)
    default:
      if let number = changed.event { clock.cancel(number) }
      timers[timer] = nil
      return
    }
    timers[timer] = changed
    reschedule(timer)
  }

  private func reschedule(_ timer: UnsafeMutableRawPointer) {
    guard let clock, let current = timers[timer] else { return }
    if let number = current.event { clock.cancel(number) }
    timers[timer]?.event = nil
    guard let time = current.time, current.suspensions == 0, !current.isCanceled else { return }
    timers[timer]?.event = clock.schedule(
      .init(queue: current.queue, kind: current.kind) { [weak self] in self?.fire(timer) },
      at: time)
  }

  private func fire(_ timer: UnsafeMutableRawPointer) {
    guard let clock, let current = timers[timer], let time = current.time,
      current.suspensions == 0, !current.isCanceled
    else { return }
    timers[timer]?.event = nil
    timers[timer]?.time = current.interval.map { interval in
      // Calls that were missed while the timer was suspended are one.
      time + interval * (1 + (clock.time - min(time, clock.time)) / interval)
    }
    reschedule(timer)
    current.handler?.call()
  }
}
