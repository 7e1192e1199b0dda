import AppRuntime
import CTasks
import UIKit

/// The turns of a program, in which its clocks, queues and random numbers are those of its stage.
///
/// What the program submits during a turn to a queue of Dispatch, and each part of a task of Swift's up to its next
/// suspension, runs within turns as well, in a fixed order: see `ProgramClock`. Each play starts at the same time, and
/// with the same random numbers.
@MainActor
final class ProgramTasks {
  private let programClock: ProgramClock
  private nonisolated(unsafe) let random: OpaquePointer

  /// Creates the turns of a stage's program.
  ///
  /// - Parameter seed: The seed of random numbers.
  init(of stage: Stage, seed: UInt64) {
    programClock = ProgramClock(of: stage)
    random = flipbook_random_create(seed)
  }

  deinit { flipbook_random_destroy(random) }

  /// Runs a turn, and then what was submitted meanwhile and what is due.
  func run<Problem: Error>(_ turn: () throws(Problem) -> Void) throws(Problem) {
    var receiver = Self.receiver(
      owner: Unmanaged.passUnretained(programClock).toOpaque(), random: random)
    try withUnsafePointer(to: &receiver) { receiver throws(Problem) in
      let outer = flipbook_set_receiver(receiver)
      defer { _ = flipbook_set_receiver(outer) }
      try programClock.runTurn(turn)
    }
  }

  private nonisolated static func receiver(
    owner: UnsafeMutableRawPointer, random: OpaquePointer
  ) -> flipbook_receiver {
    flipbook_receiver(
      owner: owner,
      time: { clock(at: $0).time },
      submit: { owner, queue, kind, delay, context, work in
        let to = clock(at: owner)
        let submitted = ProgramClock.Work(queue: queue, kind: kind) { work(context) }
        if delay == 0 {
          to.submit(submitted)
        } else if delay < .max {
          to.schedule(submitted, at: to.time + delay)
        }
      },
      run: { owner, queue, kind, context, work in
        clock(at: owner).run(.init(queue: queue, kind: kind) { work(context) })
      },
      wait: { owner, delay, context, condition in
        clock(at: owner).wait(delay < .max ? delay : nil) { condition(context) }
      },
      notify: { owner, conditionContext, condition, queue, context, work in
        clock(at: owner).notify(.init(queue: queue, kind: flipbook_block) { work(context) }) {
          condition(conditionContext)
        }
      },
      queue: { clock(at: $0).queue },
      suspend: { owner, queue, change in clock(at: owner).suspend(queue, by: Int(change)) },
      add_timer: { owner, timer, queue in clock(at: owner).timers.add(timer, queue: queue) },
      has_timer: { owner, timer in clock(at: owner).timers.contains(timer) },
      change_timer: { owner, timer, event, first, interval in
        clock(at: owner).timers.change(timer, event, first: first, interval: interval)
      },
      set_handler: { owner, timer, cancellation, context, work, release in
        let handler = context.map { context in
          nonisolated(unsafe) let context = context
          return QueueTimers.Handler(call: { work(context) }, release: { release(context) })
        }
        clock(at: owner).timers.setHandler(handler, of: timer, forCancellation: cancellation)
      },
      random: random)
  }
}

/// Returns the clock that owns a receiver.
private func clock(at owner: UnsafeMutableRawPointer) -> ProgramClock {
  Unmanaged<ProgramClock>.fromOpaque(owner).takeUnretainedValue()
}
