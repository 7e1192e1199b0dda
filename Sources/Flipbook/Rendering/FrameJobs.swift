/// A worker that processes frames in parallel with others.
protocol FrameJob: Actor {
  /// A batch of frames to process.
  associatedtype Input: Sendable
  /// The result of a batch.
  associatedtype Output: Sendable

  /// Processes a batch.
  func process(_ input: Input) throws -> Output
}

/// Distributes frames among jobs and collects the results in order.
///
/// The number of frames in progress is limited: stages play on the main actor slightly ahead of the
/// jobs, and wait until results are collected.
@MainActor
struct FrameJobs<Job: FrameJob> {
  let jobs: [Job]

  /// Processes batches of frames.
  ///
  /// The first error of a job stops all others after their current frame, as does cancellation.
  ///
  /// - Parameters:
  ///   - next: Advances the stage and returns the frames of the next batch; nil to stop after the
  ///     current batches.
  ///   - collect: Receives the results, in the order of the batches.
  func distribute(
    next: @MainActor () async throws -> Job.Input?, collect: (Job.Output) async throws -> Void
  ) async throws {
    var idle = jobs
    /// Results that finished before their turn, by the number of the batch.
    var waiting: [Int: Job.Output] = [:]
    var (begun, collected) = (0, 0)

    func finish(_ result: (job: Job, batch: Int, output: Job.Output)) async throws {
      idle.append(result.job)
      waiting[result.batch] = result.output
      while let output = waiting.removeValue(forKey: collected) {
        try await collect(output)
        collected += 1
      }
    }

    try await withThrowingTaskGroup(of: (job: Job, batch: Int, output: Job.Output).self) { group in
      while let input = try await next() {
        while idle.isEmpty || begun - collected >= 2 * jobs.count,
          let result = try await group.next()
        {
          try await finish(result)
        }
        guard let job = idle.popLast() else { preconditionFailure("a finished job is idle") }
        let number = begun
        begun += 1
        group.addTask { (job, number, try await job.process(input)) }
      }
      while let result = try await group.next() { try await finish(result) }
    }
  }
}

extension FrameJobs where Job.Input == [Frame] {
  /// Processes all frames of one animation.
  ///
  /// - Parameters:
  ///   - numbers: The numbers of the frames.
  ///   - batchSize: The number of frames in a batch.
  ///   - take: Advances the stage and returns the frames of these numbers.
  ///   - collect: Receives the results, in the order of the frames.
  func process(
    _ numbers: [Int], batchSize: Int, take: @MainActor (ArraySlice<Int>) async throws -> [Frame],
    collect: (Job.Output) async throws -> Void
  ) async throws {
    var batches = FrameBatches(numbers, jobs: jobs.count, sizes: batchSize...batchSize)
    try await distribute(
      next: {
        guard let batch = batches.next() else { return nil }
        return try await take(batch)
      }, collect: collect)
  }
}

/// The numbers of frames, in batches.
///
/// Batches are small at first, so that all jobs start early, and at the end, so that they end at the same time. In
/// between they are longer: the first frame of a batch differs more from what its job drew last than the others do.
struct FrameBatches: Sequence, IteratorProtocol {
  private var rest: ArraySlice<Int>
  private let jobs: Int
  private let sizes: ClosedRange<Int>

  init(_ numbers: [Int], jobs: Int, sizes: ClosedRange<Int> = 4...24) {
    rest = numbers[...]
    (self.jobs, self.sizes) = (Swift.max(1, jobs), sizes)
  }

  mutating func next() -> ArraySlice<Int>? {
    guard !rest.isEmpty else { return nil }
    let size = Swift.min(rest.startIndex, rest.count / 2, sizes.upperBound * jobs) / jobs
    let batch = rest.prefix(jobs == 1 ? sizes.lowerBound : Swift.max(size, sizes.lowerBound))
    rest = rest[batch.endIndex...]
    return batch
  }
}
