/// One of several at work on the frames of animations.
protocol FrameJob: Actor {
  /// Some frames, and what must be known about them.
  associatedtype Work: Sendable
  /// What comes of some frames.
  associatedtype Done: Sendable

  /// Does its work on some frames.
  func work(on work: Work) throws -> Done
}

/// Jobs that share the frames of animations; what comes of them is handed on in order.
///
/// Few frames are under way at a time, however many there are: stages are played on the main actor, a
/// little ahead of the jobs, and they wait for whoever takes what they have done.
@MainActor
struct FrameJobs<Job: FrameJob> {
  let jobs: [Job]
  /// How many frames a job takes at once.
  var batchSize = FrameBatches.usualSize

  /// Has the jobs work on batches of frames; the first error of any job ends the others after their current
  /// frame, as does cancellation.
  ///
  /// - Parameters:
  ///   - take: Plays on to the frames of a batch; nil ends it all once the jobs have done what they have.
  ///   - collect: Hears of what is done, in the batches' order.
  func share<Batch>(
    _ batches: some Sequence<Batch>, take: (Batch) throws -> Job.Work?,
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
      for batch in batches {
        guard let work = try take(batch) else { break }
        while idle.isEmpty || begun - collected >= 2 * jobs.count,
          let result = try await group.next()
        {
          try await finish(result)
        }
        guard let job = idle.popLast() else { preconditionFailure("a done job is idle") }
        let number = begun
        begun += 1
        group.addTask { (job, number, try await job.work(on: work)) }
      }
      while let result = try await group.next() { try await finish(result) }
    }
  }
}

extension FrameJobs where Job.Work == [Frame] {
  /// Has the jobs work on all frames of one animation.
  ///
  /// - Parameters:
  ///   - take: Plays on to the frames of some numbers.
  ///   - collect: Hears of what is done, in the frames' order.
  func work(
    on numbers: [Int], take: (ArraySlice<Int>) throws -> [Frame],
    collect: (Job.Done) async throws -> Void
  ) async throws {
    try await share(
      FrameBatches(numbers, size: batchSize), take: { try take($0) }, collect: collect)
  }
}

/// Frames' numbers in batches.
struct FrameBatches: Sequence, IteratorProtocol {
  static let usualSize = 4

  private var rest: ArraySlice<Int>
  private let size: Int

  init(_ numbers: [Int], size: Int = usualSize) {
    rest = numbers[...]
    self.size = size
  }

  mutating func next() -> ArraySlice<Int>? {
    guard !rest.isEmpty else { return nil }
    defer { rest = rest.dropFirst(size) }
    return rest.prefix(size)
  }
}
