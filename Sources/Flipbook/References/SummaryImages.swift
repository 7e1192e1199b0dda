import Imaging
import Movies
import Verification

/// Images of a recipe before and after a change: animations, or strips of frames where no program
/// can make a GIF.
package struct SummaryImages: Sendable {
  /// The name of the image with the expected frames; nil if there are none.
  package var before: String?
  /// The name of the image with the actual frames; nil if there are none.
  package var after: String?

  /// The maximum width of an image of a frame, in pixels, so that two fit on a page.
  private static let maxWidth = 400
  /// The rate of GIFs, in frames per second: enough to judge a motion.
  private static let rate = 20.0
  /// The maximum number of frames of a GIF; longer animations have a lower rate.
  private static let maxFrames = 400.0
  /// The maximum number of frames on a strip.
  private static let maxStripFrames = 6

  /// Writes the images of a section to a folder; none if no frame differs.
  ///
  /// - Parameters:
  ///   - folder: The folder, which is made if necessary.
  ///   - id: The start of the file names.
  ///   - searchPath: The folders of programs, separated by colons.
  package init(
    of section: ReportSection, to folder: String, id: String, searchPath: String
  ) async throws {
    let slides = section.slides
    guard !slides.isEmpty, let size = section.slideSize else { return }
    try Files.makeFolder(folder)
    let show = SlideShow(
      slides: slides, fps: section.slideRate ?? .standard, size: size,
      factor: (size.width + Self.maxWidth - 1) / Self.maxWidth)
    let isAnimated = ExternalTool.ffmpeg.path(in: searchPath) != nil
    func write(_ name: String, _ files: [[UInt8]?]) async throws -> String? {
      guard files.contains(where: { $0 != nil }) else { return nil }
      let file = "\(id)-\(name).\(isAnimated ? "gif" : "png")"
      if isAnimated {
        try await show.writeGIF(of: files, to: "\(folder)/\(file)")
      } else {
        try show.writeStrip(of: files, to: "\(folder)/\(file)")
      }
      return file
    }
    before = try await write("before", slides.map(\.expected))
    after = try await write("after", slides.map(\.actual))
  }

  /// Frames with their times.
  private struct SlideShow: Sendable {
    /// The seconds for which the last frame is shown.
    private static let pause = 0.5

    let slides: [ReportSection.Slide]
    let fps: FrameRate
    /// The size that contains every frame, in pixels.
    let size: Manifest.Size<Int>
    /// The number of pixels that become one.
    let factor: Int

    /// Writes an animation that shows each frame from its time to that of the next one.
    func writeGIF(of files: [[UInt8]?], to path: String) async throws {
      let duration = fps.time(of: slides.last?.number ?? 0) + Self.pause
      let rate = max(
        1, min(SummaryImages.rate, (SummaryImages.maxFrames / duration).rounded(.down)))
      let timing = try MovieTiming(.gif, fps: FrameRate(Int(rate)) ?? .standard, duration: duration)
      let shown = timing.ticks.map { tick -> Int in
        let time = timing.clock.time(of: tick) + 1e-9
        return slides.lastIndex { fps.time(of: $0.number) <= time } ?? 0
      }
      let movie = try Movie(
        .gif, width: max(1, size.width / factor), height: max(1, size.height / factor),
        timing: timing)
      try await movie.write(to: path) { sink in
        var last: (index: Int, pixels: [UInt8])?
        for index in shown {
          if last?.index != index { last = (index, try image(of: files[index]).pixels) }
          if let last { try await sink(last.pixels) }
        }
      }
    }

    /// Writes some of the frames that differ next to each other.
    func writeStrip(of files: [[UInt8]?], to path: String) throws {
      let differing = slides.indices.filter { slides[$0].differs }
      let count = min(SummaryImages.maxStripFrames, differing.count)
      let images = try (0..<count).map {
        try image(of: files[differing[$0 * differing.count / count]])
      }
      guard let strip = Bitmap.strip(images, gap: 8) else { return }
      let bytes = try strip.withPixels { try SmallPNGEncoder().image(of: $0).bytes }
      try Files.write(bytes, to: path)
    }

    /// Returns a frame on white; white alone if it does not exist.
    private func image(of file: [UInt8]?) throws -> Bitmap {
      let white = Bitmap(width: 1, height: 1, pixels: [255, 255, 255, 255])
      let image = try file.map { try Bitmap(png: $0) } ?? white
      guard
        let flat = image?.flattened(width: size.width, height: size.height, reducedBy: factor)
      else { throw MovieError.badOption("invalid size \(size.width)x\(size.height) px") }
      return flat
    }
  }
}
