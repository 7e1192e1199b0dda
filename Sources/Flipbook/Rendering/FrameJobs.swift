/// One of several at work on the frames of an animation.
protocol FrameJob: Actor {
  /// What comes of some frames.
  associatedtype Done: Sendable

  /// Does its work on some frames.
  func work(on frames: [FrameSource.Frame]) throws -> Done
}

/// Jobs that share the frames of an animation: the stage is played on the main actor, a little ahead of them.
@MainActor
struct FrameJobs<Job: FrameJob> {
  let jobs: [Job]

  /// How many frames a job takes at once; no more wait for each job, however long the animation.
  private var batchSize: Int { 4 }

  /// Has the jobs work on all frames; the first error of any job ends the others after their current
  /// frame, as does cancellation.
  ///
  /// - Parameters:
  ///   - take: Plays on to the frames of some numbers.
  ///   - collect: Hears of what is done, which comes in any order.
  func work(
    on numbers: [Int], take: (ArraySlice<Int>) throws -> [FrameSource.Frame],
    collect: (Job.Done) -> Void
  ) async throws {
    var idle = jobs
    try await withThrowingTaskGroup(of: (job: Job, done: Job.Done).self) { group in
      for first in stride(from: 0, to: numbers.count, by: batchSize) {
        let batch = try take(numbers[first...].prefix(batchSize))
        if idle.isEmpty, let (job, done) = try await group.next() {
          idle.append(job)
          collect(done)
        }
        guard let job = idle.popLast() else { preconditionFailure("a done job is idle") }
        group.addTask { (job, try await job.work(on: batch)) }
      }
      while let (_, done) = try await group.next() { collect(done) }
    }
  }
}
