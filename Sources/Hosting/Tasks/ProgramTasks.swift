import CTasks
import UIKit

/// The tasks of a program, which run within the turns of its stage.
///
/// What the program submits during a turn to Dispatch's main queue, and each part of a task of Swift's up
/// to its next suspension, runs at the end of the turn, in the order in which it was submitted: tasks that
/// are not the main actor's, too, so that no other thread determines when. What sleeps continues at the end
/// of the first tick at or after its time.
@MainActor
final class ProgramTasks {
  private typealias Work = (context: UnsafeMutableRawPointer?, work: flipbook_work)

  private weak var stage: Stage?
  private var pending: [Work] = []

  /// The maximum number of parts that run in a turn: a task that suspends without an end does not stop the
  /// stage.
  static let maxCount = 10_000

  init(of stage: Stage) { self.stage = stage }

  /// Runs a turn, and then what was submitted meanwhile and what is due.
  func run<Problem: Error>(_ turn: () throws(Problem) -> Void) throws(Problem) {
    var receiver = flipbook_work_receiver(
      owner: Unmanaged.passUnretained(self).toOpaque(),
      now: { owner, context, work in
        nonisolated(unsafe) let submitted: Work = (context, work)
        let address = UInt(bitPattern: owner)
        MainActor.assumeIsolated { ProgramTasks.at(address)?.pending.append(submitted) }
      },
      later: { owner, nanoseconds, context, work in
        nonisolated(unsafe) let submitted: Work = (context, work)
        let address = UInt(bitPattern: owner)
        MainActor.assumeIsolated { ProgramTasks.at(address)?.add(submitted, after: nanoseconds) }
      })
    try withUnsafePointer(to: &receiver) { receiver throws(Problem) in
      let earlier = flipbook_set_work_receiver(receiver)
      defer { _ = flipbook_set_work_receiver(earlier) }
      try turn()
      runPending()
    }
  }

  private static func at(_ address: UInt) -> ProgramTasks? {
    UnsafeRawPointer(bitPattern: address).map {
      Unmanaged<ProgramTasks>.fromOpaque($0).takeUnretainedValue()
    }
  }

  private func runPending() {
    var count = 0
    while !pending.isEmpty, count < Self.maxCount {
      let due = pending
      pending = []
      for (context, work) in due { work(context) }
      count += due.count
    }
  }

  private func add(_ work: Work, after nanoseconds: UInt64) {
    guard nanoseconds < .max, let stage else { return }
    // The time was read shortly before: a duration of whole ticks is slightly shorter by now.
    let ticks = (Double(nanoseconds) / 1e9 * Double(Stage.ticksPerSecond) - 0.01).rounded(.up)
    let tick = stage.tick + max(1, Int(min(ticks, 1e12)))
    nonisolated(unsafe) let work = work
    stage.at(Double(tick) / Double(Stage.ticksPerSecond)) { [weak self] in
      self?.pending.append(work)
    }
  }
}
