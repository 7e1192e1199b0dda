/// One of several at work on the frames of an animation.
protocol FrameJob: Actor {
  /// What comes of some frames.
  associatedtype Done: Sendable

  /// Does its work on some frames.
  func work(on frames: [Frame]) throws -> Done
}

/// Jobs that share the frames of an animation; what comes of them is handed on in order.
///
/// Few frames are under way at a time, however many there are: the stage is played on the main actor, a
/// little ahead of the jobs, and they wait for whoever takes what they have done.
@MainActor
struct FrameJobs<Job: FrameJob> {
  let jobs: [Job]
  /// How many frames a job takes at once.
  var batchSize = 4

  /// Has the jobs work on all frames; the first error of any job ends the others after their current
  /// frame, as does cancellation.
  ///
  /// - Parameters:
  ///   - take: Plays on to the frames of some numbers.
  ///   - collect: Hears of what is done, in the frames' order.
  func work(
    on numbers: [Int], take: (ArraySlice<Int>) throws -> [Frame],
    collect: (Job.Done) async throws -> Void
  ) async throws {
    var idle = jobs
    /// What is done before its turn, by the number of its batch.
    var waiting: [Int: Job.Done] = [:]
    var (begun, collected) = (0, 0)

    func finish(_ result: (job: Job, batch: Int, done: Job.Done)) async throws {
      idle.append(result.job)
      waiting[result.batch] = result.done
      while let done = waiting.removeValue(forKey: collected) {
        try await collect(done)
        collected += 1
      }
    }

    try await withThrowingTaskGroup(of: (job: Job, batch: Int, done: Job.Done).self) { group in
      for first in stride(from: 0, to: numbers.count, by: batchSize) {
        let frames = try take(numbers[first...].prefix(batchSize))
        while idle.isEmpty || begun - collected >= 2 * jobs.count,
          let result = try await group.next()
        {
          try await finish(result)
        }
        guard let job = idle.popLast() else { preconditionFailure("a done job is idle") }
        let batch = begun
        begun += 1
        group.addTask { (job, batch, try await job.work(on: frames)) }
      }
      while let result = try await group.next() { try await finish(result) }
    }
  }
}
