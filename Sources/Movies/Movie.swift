import Imaging

/// A movie that is to be made: everything but its frames.
package struct Movie: Hashable, Sendable {
  /// How finely a video keeps colours.
  package enum Chroma: String, CaseIterable, Sendable {
    /// At half the resolution each way, which every player shows.
    case half = "420"
    /// At the full resolution, which not every player shows.
    case full = "444"
  }

  /// What kind of file it is.
  package var format: MovieFormat
  /// The frames' width in pixels.
  package var width: Int
  /// The frames' height in pixels.
  package var height: Int
  /// When frames are shown.
  package var timing: MovieTiming
  /// How often it plays; nil for ever.
  package var plays: Int?
  /// Whether what no view covers is transparent.
  package var isTransparent = false
  /// How finely a video keeps colours.
  package var chroma = Chroma.half
  /// How much is kept of the picture where less makes a smaller file.
  package var detail = MovieDetail.best
  /// The program that makes it.
  package var tool: ExternalTool

  package init(
    _ format: MovieFormat, width: Int, height: Int, timing: MovieTiming, plays: Int? = nil,
    isTransparent: Bool = false, chroma: Chroma = .half, detail: MovieDetail = .best,
    tool: ExternalTool? = nil
  ) throws(MovieError) {
    self.format = format
    self.width = width
    self.height = height
    self.timing = timing
    self.plays = plays
    self.isTransparent = isTransparent
    self.chroma = chroma
    self.detail = detail
    self.tool = tool ?? .ffmpeg
    try check()
  }

  private func check() throws(MovieError) {
    guard format.tools.contains(tool) else {
      throw .badOption(
        "\(tool.name) makes no \(format.name): choose "
          + "\(format.tools.map(\.name).joined(separator: " or ")).")
    }
    if let plays {
      guard format.hasLoops else {
        throw .badOption(
          "how often \(format == .mp4 ? "an MP4" : "a WebM") plays is for its player to say: "
            + "leave --loop out, and write <video loop>.")
      }
      guard (1...65_535).contains(plays) else {
        throw .badOption("a movie plays from 1 to 65535 times, or for ever without --loop.")
      }
    }
    if isTransparent, !format.hasAlpha {
      throw .badOption(
        "\(format == .mp4 ? "an MP4" : "a GIF") cannot be transparent: "
          + "make an .apng, .webp or .webm.")
    }
    if chroma == .full, !format.isVideo {
      throw .badOption("only .mp4 and .webm have a --chroma: others keep every colour.")
    }
    if chroma == .full, isTransparent {
      throw .badOption("a transparent WebM has half the colours' resolution: leave --chroma out.")
    }
    guard width > 0, height > 0, max(width, height) <= ImagingLimits.side,
      width * height <= ImagingLimits.pixels
    else { throw .badOption("a movie cannot have \(width)x\(height) px: choose another size.") }
  }
}

/// How much of the picture is kept, in four steps.
package enum MovieDetail: Int, CaseIterable, Comparable, Sendable {
  case best, good, fair, least

  package static func < (left: MovieDetail, right: MovieDetail) -> Bool {
    left.rawValue < right.rawValue
  }

  /// How many colours a GIF has.
  package var colors: Int { [255, 128, 64, 32][rawValue] }
  /// x264's constant rate factor, from 0 for perfect to 51.
  var h264: Int { [16, 22, 27, 32][rawValue] }
  /// libvpx's constant quality, from 0 for perfect to 63.
  var vp9: Int { [20, 30, 38, 46][rawValue] }
  /// libwebp's quality from 0 to 100; nil for exact pixels.
  var webP: Int? { [nil, 90, 70, 45][rawValue] }
  /// gifski's quality from 1 to 100.
  var gifski: Int { [95, 80, 65, 50][rawValue] }

  /// What there is to say about it in a format; nil where it makes no difference.
  package func text(in format: MovieFormat) -> String? {
    switch format {
    case .gif: "\(colors) colours"
    case .apng: nil
    case .webp: webP.map { "quality \($0)" } ?? "exact pixels"
    case .mp4: "crf \(h264)"
    case .webm: "crf \(vp9)"
    }
  }
}
