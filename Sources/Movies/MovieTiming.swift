import Imaging

/// The times of a movie's frames and their durations.
package struct MovieTiming: Hashable, Sendable {
  /// The requested frame rate.
  package let fps: FrameRate
  /// The rate of the ticks: hundredths of a second for a GIF, else `fps`.
  package let clock: FrameRate
  /// The times of the frames, in ticks of `clock`.
  package let ticks: [Int]
  /// The duration of the last frame in seconds; nil if it is that of the others.
  package let lastDelay: Double?

  /// The minimum delay that browsers support, in hundredths of a second: they replace a shorter one
  /// with ten.
  private static let minDelay = 2
  /// The maximum frame rate of a GIF.
  package static let maxGIFRate = 100 / minDelay

  /// Computes the times of the frames of `duration` seconds.
  ///
  /// The delays of a GIF are whole hundredths of a second: frame n starts at the hundredth nearest
  /// to n / fps and shows the state at that time, so that motion is accurate even at 30 frames per
  /// second, with delays of 3, 4 and 3 hundredths. The sum of all delays is the duration.
  package init(
    _ format: MovieFormat, fps: FrameRate, duration: Double
  ) throws(MovieError) {
    self.fps = fps
    let rate = Double(fps.numerator) / Double(fps.denominator)
    // Ignore a millionth of a frame, which is a rounding error.
    let count = max(1, Int((duration * rate - 1e-6).rounded(.up)))
    guard format == .gif else {
      clock = fps
      ticks = Array(0..<count)
      let last = duration - fps.time(of: count - 1)
      lastDelay = format.isVideo ? nil : max(last, 1e-3)
      return
    }
    guard fps.numerator <= Self.maxGIFRate * fps.denominator else {
      throw .badOption(
        "a GIF has at most \(Self.maxGIFRate) frames per second: "
          + "choose --fps 50, or create an .apng, .webp, .mp4, .webm or .y4m")
    }
    let total = max(Self.minDelay, Int((duration * 100).rounded()))
    clock = FrameRate(100) ?? fps
    ticks = (0..<count)
      .map { (200 * $0 * fps.denominator + fps.numerator) / (2 * fps.numerator) }
      .filter { $0 == 0 || $0 <= total - Self.minDelay }
    lastDelay = Double(total - (ticks.last ?? 0)) / 100
  }

  /// The number of frames.
  package var count: Int { ticks.count }

  /// The duration of one play, in seconds.
  package var duration: Double {
    guard let lastDelay, let last = ticks.last else { return fps.time(of: ticks.count) }
    return clock.time(of: last) + lastDelay
  }

  /// The duration of each frame in milliseconds, rounded without accumulating errors.
  package var milliseconds: [Int] {
    let starts = ticks.map { Int((clock.time(of: $0) * 1000).rounded()) }
    let end = Int((duration * 1000).rounded())
    return zip(starts, starts.dropFirst() + [end]).map { max(1, $1 - $0) }
  }

  /// The distinct delays of a GIF, except the last frame's, in hundredths of a second; empty if
  /// there is only one.
  package var unevenDelays: [Int] {
    guard clock != fps else { return [] }
    let delays = Set(zip(ticks, ticks.dropFirst()).map { $1 - $0 })
    return delays.count > 1 ? delays.sorted() : []
  }
}
