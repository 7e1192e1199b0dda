import Imaging

/// Which moments a movie shows, and for how long.
package struct MovieTiming: Hashable, Sendable {
  /// Frames a second, as asked for.
  package let fps: FrameRate
  /// The clock that moments are counted on: hundredths of a second for a GIF, else `fps`.
  package let clock: FrameRate
  /// The moments to show, in the clock's ticks.
  package let moments: [Int]
  /// How long the last frame stays, in seconds; nil for as long as any.
  package let lastDelay: Double?

  /// The shortest delay that browsers keep, in hundredths of a second: a shorter one becomes ten.
  private static let shortestDelay = 2
  /// The most frames a second that a GIF can have.
  package static let mostGIFFrames = 100 / shortestDelay

  /// Times the frames of `duration` seconds.
  ///
  /// A GIF's delays are whole hundredths of a second: frame n is shown from the hundredth that is nearest
  /// to n / fps, and shows what there is then, so that at 30 frames a second, with delays of 3, 4 and 3
  /// hundredths, nothing runs too fast or too slow. All delays together are the duration.
  package init(
    _ format: MovieFormat, fps: FrameRate, duration: Double
  ) throws(MovieError) {
    self.fps = fps
    let rate = Double(fps.numerator) / Double(fps.denominator)
    // A millionth of a frame counts for nothing: it comes of rounding.
    let count = max(1, Int((duration * rate - 1e-6).rounded(.up)))
    guard format == .gif else {
      clock = fps
      moments = Array(0..<count)
      let last = duration - fps.time(of: count - 1)
      lastDelay = format.isVideo ? nil : max(last, 1e-3)
      return
    }
    guard fps.numerator <= Self.mostGIFFrames * fps.denominator else {
      throw .badOption(
        "a GIF has at most \(Self.mostGIFFrames) frames a second: "
          + "choose --fps 50, or make an .apng, .webp, .mp4 or .webm.")
    }
    let total = max(Self.shortestDelay, Int((duration * 100).rounded()))
    clock = FrameRate(100) ?? fps
    moments = (0..<count)
      .map { (200 * $0 * fps.denominator + fps.numerator) / (2 * fps.numerator) }
      .filter { $0 == 0 || $0 <= total - Self.shortestDelay }
    lastDelay = Double(total - (moments.last ?? 0)) / 100
  }

  /// How many frames there are.
  package var count: Int { moments.count }

  /// How long it plays, in seconds.
  package var duration: Double {
    guard let lastDelay, let last = moments.last else { return fps.time(of: moments.count) }
    return clock.time(of: last) + lastDelay
  }

  /// How long each frame stays, in milliseconds, rounded so that no errors add up.
  package var milliseconds: [Int] {
    let starts = moments.map { Int((clock.time(of: $0) * 1000).rounded()) }
    let end = Int((duration * 1000).rounded())
    return zip(starts, starts.dropFirst() + [end]).map { max(1, $1 - $0) }
  }

  /// The different delays of a GIF that has more than one, in hundredths of a second; the last frame's
  /// does not count.
  package var unevenDelays: [Int] {
    guard clock != fps else { return [] }
    let delays = Set(zip(moments, moments.dropFirst()).map { $1 - $0 })
    return delays.count > 1 ? delays.sorted() : []
  }
}
