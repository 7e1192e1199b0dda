import Imaging

/// Makes GIFs of folders of frames.
package struct GIF: Sendable {
  /// Frames per second; nil for those of the frames, but at most 50.
  ///
  /// Players show a GIF that asks for more than 50 frames a second at 10.
  package var fps: FrameRate?
  /// Width in pixels, the height following; nil for that of the frames.
  package var width: Int?
  /// How often it plays; nil for ever.
  package var plays: Int?

  package init(fps: FrameRate? = nil, width: Int? = nil, plays: Int? = nil) {
    self.fps = fps
    self.width = width
    self.plays = plays
  }

  /// Makes the GIF at `path` of the frames in a folder that were rendered at `rate`.
  ///
  /// The frames are read twice, once for the palette, so that memory does not grow with their number.
  /// Throws a `MovieError`; what was at `path` then stays.
  package func assemble(
    framesIn folder: String, pattern: FramePattern = .standard, at rate: FrameRate,
    to path: String
  ) async throws(MovieError) {
    let filters = try filters(for: rate)
    let input = try input(folder: folder, pattern: pattern, rate: rate)
    let palette = Files.temporaryPath(for: "\(path).palette")
    let temporary = Files.temporaryPath(for: path)
    defer {
      Files.discard(palette)
      Files.discard(temporary)
    }
    let log = ["-hide_banner", "-loglevel", "error", "-y"]
    try await ExternalTool.ffmpeg.run(
      log + input + ["-vf", (filters + ["palettegen"]).joined(separator: ",")]
        + ["-f", "image2", "-c:v", "png", "-update", "1", "file:\(palette)"])
    let mapped = "[0:v]\(filters.joined(separator: ","))[frames];[frames][1:v]"
    try await ExternalTool.ffmpeg.run(
      log + input + ["-f", "png_pipe", "-i", "file:\(palette)"]
        + ["-lavfi", "\(mapped)paletteuse=dither=none:diff_mode=rectangle"]
        + ["-loop", "\(loop)", "-fflags", "+bitexact", "-f", "gif", "file:\(temporary)"])
    do throws(ImagingError) {
      try Files.finish(temporary, as: path)
    } catch {
      throw .imaging(error)
    }
  }

  /// What ffmpeg calls it: how often to play again, -1 for not at all.
  private var loop: Int {
    guard let plays else { return 0 }
    return plays == 1 ? -1 : plays - 1
  }

  private func filters(for rate: FrameRate) throws(MovieError) -> [String] {
    if let fps, !fps.suitsGIF { throw .badOption("a GIF has at most 50 frames a second") }
    if let width, !(1...ImagingLimits.side).contains(width) {
      throw .badOption("a GIF is from 1 to \(ImagingLimits.side) px wide")
    }
    if let plays, !(1...65_535).contains(plays) {
      throw .badOption("a GIF plays from 1 to 65535 times, or for ever")
    }
    let shown = fps ?? (rate.suitsGIF ? rate : FrameRate(50))
    let rateFilter = shown.map { "fps=\($0.numerator)/\($0.denominator)" } ?? "null"
    return [rateFilter] + (width.map { ["scale=\($0):-1:flags=lanczos"] } ?? [])
  }

  private func input(
    folder: String, pattern: FramePattern, rate: FrameRate
  ) throws(MovieError) -> [String] {
    let numbers: [Int]
    do throws(ImagingError) {
      numbers = try pattern.numbers(in: folder)
    } catch {
      throw .imaging(error)
    }
    guard let first = numbers.first else {
      throw .noFrames(folder: folder, pattern: pattern.text)
    }
    // ffmpeg would end the movie at a gap without a word.
    if let (expected, _) = zip(first..., numbers).first(where: { $0 != $1 }) {
      throw .missingFrame(path: "\(folder)/\(pattern.name(of: expected))")
    }
    return [
      "-f", "image2", "-pattern_type", "sequence", "-start_number", "\(first)",
      "-framerate", "\(rate.numerator)/\(rate.denominator)",
      "-i", "file:\(folder.escapedForFFmpeg)/\(pattern.text)",
    ]
  }
}

extension FrameRate {
  fileprivate var suitsGIF: Bool { numerator <= 50 * denominator }
}
