import Imaging
import Movies
import Raster
import Typography

extension MoviePlan {
  /// Makes the movie, passing frames to the encoder as they are drawn.
  ///
  /// - Parameters:
  ///   - path: The path of the movie.
  ///   - progress: Called on the main actor with the number of drawn frames. The frames of a GIF
  ///     are drawn twice, first for their colors.
  /// - Returns: The length of the movie in bytes.
  @MainActor
  package func make(
    at path: String, progress: @escaping @MainActor @Sendable (RenderProgress) -> Void
  ) async throws -> Int {
    try movie.checkTools()
    try FontCatalog.packaged.verify()
    let rounds = movie.format == .gif && movie.tool != .gifski ? 2 : 1
    let counter = FrameCounter(total: movie.timing.count * rounds, progress)
    return try await movie.write(to: path) { sink in
      try await draw { pixels in
        try await sink(pixels)
        await counter.advance()
      }
    }
  }

  /// Draws all frames and passes their pixels on, in order.
  @MainActor
  private func draw(_ sink: @escaping MovieSink) async throws {
    let drawers = try (0..<min(jobs, movie.timing.count)).map { _ in
      try FrameDrawer(scale: scale, isTransparent: movie.isTransparent)
    }
    let frames = frames()
    try await FrameJobs(jobs: drawers).process(frameNumbers, batchSize: 1) { numbers in
      try await frames.frames(numbers)
    } collect: { images in
      for pixels in images { try await sink(pixels) }
    }
  }

  /// Returns the frame that is visible at a time, as a PNG file.
  ///
  /// - Parameter time: The time; nil for the middle of the movie.
  @MainActor
  package func poster(at time: FrameSelection.Time?) throws -> [UInt8] {
    let count = movie.timing.count
    let index: Int
    switch time {
    case nil: index = count / 2
    case .end: index = count - 1
    case .seconds, .marker:
      let seconds = try time?.seconds(in: subjects) ?? 0
      let last = movie.timing.clock.time(of: frameNumbers[count - 1])
      guard seconds >= excerpt.start, seconds <= excerpt.start + movie.timing.duration else {
        throw FlipbookError.timeOutOfRange(seconds, last: last)
      }
      index = frameNumbers.lastIndex { movie.timing.clock.time(of: $0) <= seconds + 1e-9 } ?? 0
    }
    return try FrameRenderer.png(
      of: frames().list(of: frameNumbers[index]), scale: scale,
      isTransparent: movie.isTransparent)
  }
}

/// Reports how many frames have been drawn.
@MainActor
private final class FrameCounter {
  private let total: Int
  private let progress: @MainActor @Sendable (RenderProgress) -> Void
  private var done = 0

  init(total: Int, _ progress: @escaping @MainActor @Sendable (RenderProgress) -> Void) {
    self.total = total
    self.progress = progress
    progress(RenderProgress(done: 0, total: total))
  }

  func advance() {
    done += 1
    progress(RenderProgress(done: done, total: total))
  }
}
