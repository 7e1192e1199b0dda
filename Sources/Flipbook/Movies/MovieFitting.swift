import Imaging
import Movies

/// Finds the best movie within a size limit.
@MainActor
package struct MovieFitting {
  let format: MovieFormat
  let subjects: [MovieSubject]
  let labels: [String]
  let columns: Int?
  let options: MovieOptions

  package init(
    format: MovieFormat, subjects: [MovieSubject], labels: [String], columns: Int? = nil,
    options: MovieOptions
  ) {
    self.format = format
    self.subjects = subjects
    self.labels = labels
    self.columns = columns
    self.options = options
  }

  private var ladder: [MovieReduction] {
    MovieReduction.ladder(
      for: format, fps: options.fps ?? format.defaultRate, keepsRate: options.fps != nil,
      keepsSize: options.size != .standard)
  }

  /// The number of bisections of the scale between the first step that fits and the previous one.
  private static let refinements = 3

  /// Makes a movie at `path` and returns its plan and its length: the first reduction that fits, at
  /// the largest scale that fits.
  ///
  /// Assumes that each reduction makes a smaller file than the previous one, so that a binary
  /// search finds it.
  ///
  /// - Parameter limit: The maximum size of the file, in bytes.
  /// - Throws: `MovieError.tooLarge` if no reduction fits, and what making a movie throws.
  package func make(
    at path: String, limit: Int,
    progress: @escaping @MainActor @Sendable (RenderProgress) -> Void
  ) async throws -> (plan: MoviePlan, bytes: Int) {
    let candidate = Files.workingPath(for: path, role: "candidate")
    let best = Files.workingPath(for: path, role: "best")
    defer {
      Files.discard(candidate)
      Files.discard(best)
    }
    var (found, minBytes): ((plan: MoviePlan, bytes: Int)?, Int) = (nil, .max)

    /// Makes a movie, keeps it if it fits, and returns whether it does.
    func fits(_ reduction: MovieReduction) async throws -> Bool {
      let plan = try plan(reduction)
      let bytes = try await plan.make(at: candidate, progress: progress)
      minBytes = min(minBytes, bytes)
      guard bytes <= limit else { return false }
      try Files.finish(candidate, as: best)
      found = (plan, bytes)
      return true
    }

    let ladder = ladder
    var (lower, upper, next) = (0, ladder.count, 0)
    while lower < upper {
      if try await fits(ladder[next]) { upper = next } else { lower = next + 1 }
      next = (lower + upper) / 2
    }
    guard upper < ladder.count else { throw MovieError.tooLarge(limit: limit, least: minBytes) }
    if upper > 0 {
      var (fitting, larger) = (ladder[upper], ladder[upper - 1])
      for _ in 0..<Self.refinements {
        guard let middle = fitting.middle(to: larger) else { break }
        if try await fits(middle) { fitting = middle } else { larger = middle }
      }
    }
    guard let found else { throw MovieError.tooLarge(limit: limit, least: minBytes) }
    try Files.deliver(best, to: path)
    return found
  }

  private func plan(_ reduction: MovieReduction) throws -> MoviePlan {
    try MoviePlan(
      format, of: subjects, labels: labels, columns: columns, options: options, reduction: reduction
    )
  }
}
