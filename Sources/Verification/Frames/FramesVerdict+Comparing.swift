import Imaging

extension FramesVerdict {
  /// Compares two sequences, with `jobs` frames in parallel.
  ///
  /// Throws a `VerificationError` for the first file that cannot be read, or `CancellationError`.
  package static func comparing(
    _ first: FrameSequence, with second: FrameSequence, tolerance: ImageTolerance = .exact,
    jobs: Int = 1
  ) async throws -> FramesVerdict {
    let pairs: [FramePair]
    let sizes: (Manifest.Size<Int>, Manifest.Size<Int>)
    do throws(ImagingError) {
      sizes = (try size(of: first), try size(of: second))
      pairs = try FramePair.pairs(of: first, and: second)
    } catch {
      throw VerificationError.unreadable(error)
    }
    let states = try await states(of: pairs, tolerance: tolerance, jobs: max(1, jobs))
    return FramesVerdict(
      first: first.name, second: second.name, firstSize: sizes.0, secondSize: sizes.1,
      entries: zip(pairs, states).map { Entry(pair: $0, state: $1.state, seconds: $1.seconds) },
      tolerance: tolerance)
  }

  private static func size(of sequence: FrameSequence) throws(ImagingError) -> Manifest.Size<Int> {
    try Bitmap(pngFile: sequence.frames[0].path).size
  }

  private typealias Outcome = Result<(state: FrameState, seconds: Double), ImagingError>

  private static func states(
    of pairs: [FramePair], tolerance: ImageTolerance, jobs: Int
  ) async throws -> [(state: FrameState, seconds: Double)] {
    var outcomes = [Outcome?](repeating: nil, count: pairs.count)
    await withTaskGroup(of: (Int, Outcome).self) { group in
      for (index, pair) in pairs.enumerated() {
        if Task.isCancelled { break }
        if index >= jobs, let (done, outcome) = await group.next() { outcomes[done] = outcome }
        group.addTask {
          (
            index,
            Outcome { () throws(ImagingError) in
              let start = ContinuousClock.now
              let state = try FrameState(of: pair, tolerance: tolerance)
              return (state, start.duration(to: .now) / .seconds(1))
            }
          )
        }
      }
      for await (done, outcome) in group { outcomes[done] = outcome }
    }
    try Task.checkCancellation()
    do throws(ImagingError) {
      return try outcomes.compactMap { $0 }.map { outcome throws(ImagingError) in try outcome.get()
      }
    } catch {
      throw VerificationError.unreadable(error)
    }
  }
}
