import Imaging
import Movies

/// Finds the best movie that has no more than so many bytes.
@MainActor
struct MovieFitting {
  let format: MovieFormat
  let subjects: [MovieSubject]
  let labels: [String]
  let options: MovieOptions

  private var ladder: [MovieReduction] {
    MovieReduction.ladder(
      for: format, fps: options.fps ?? format.usualRate, keepsRate: options.fps != nil,
      keepsSize: options.size != .usual)
  }

  /// How often the size is halved further between a step that fits and the one before.
  private static let refinements = 3

  /// Makes the movie at `path` and returns its plan: of the steps from all to little, the first that fits,
  /// and as large as it can be.
  ///
  /// Each step is taken to be smaller than the one before, so that few have to be tried.
  func make(
    at path: String, limit: Int,
    progress: @escaping @MainActor @Sendable (RenderProgress) -> Void
  ) async throws -> MoviePlan {
    let candidate = Files.temporaryPath(for: "\(path).candidate")
    let best = Files.temporaryPath(for: "\(path).best")
    defer {
      Files.discard(candidate)
      Files.discard(best)
    }
    var (found, least): (MoviePlan?, Int) = (nil, .max)

    /// Makes a movie, and keeps it if it fits.
    func fits(_ reduction: MovieReduction) async throws -> Bool {
      let plan = try plan(reduction)
      try await plan.make(at: candidate, progress: progress)
      let bytes = try Files.length(of: candidate)
      least = min(least, bytes)
      guard bytes <= limit else { return false }
      try Files.finish(candidate, as: best)
      found = plan
      return true
    }

    let ladder = ladder
    var (lower, upper, next) = (0, ladder.count, 0)
    while lower < upper {
      if try await fits(ladder[next]) { upper = next } else { lower = next + 1 }
      next = (lower + upper) / 2
    }
    guard upper < ladder.count else { throw MovieError.tooLarge(limit: limit, least: least) }
    if upper > 0 {
      var (good, bad) = (ladder[upper], ladder[upper - 1])
      for _ in 0..<Self.refinements {
        guard let middle = good.middle(to: bad) else { break }
        if try await fits(middle) { good = middle } else { bad = middle }
      }
    }
    guard let found else { throw MovieError.tooLarge(limit: limit, least: least) }
    try Files.finish(best, as: path)
    return found
  }

  private func plan(_ reduction: MovieReduction) throws -> MoviePlan {
    try MoviePlan(
      format, of: subjects, labels: labels, options: options, reduction: reduction)
  }
}
