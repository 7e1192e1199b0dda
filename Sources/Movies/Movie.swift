import Imaging

/// A description of a movie to create: everything except its frames.
package struct Movie: Hashable, Sendable {
  /// The chroma resolution of a video.
  package enum Chroma: String, CaseIterable, Sendable {
    /// Half the resolution in each direction, which all players support.
    case half = "420"
    /// Full resolution, which some players do not support.
    case full = "444"
  }

  /// The file format.
  package var format: MovieFormat
  /// The width in pixels.
  package var width: Int
  /// The height in pixels.
  package var height: Int
  /// The times of the frames.
  package var timing: MovieTiming
  /// The number of times the movie plays; nil for endless looping.
  package var plays: Int?
  /// Whether areas that no view covers are transparent.
  package var isTransparent = false
  /// The chroma resolution of a video.
  package var chroma = Chroma.half
  /// The level of detail, for formats in which less detail makes a smaller file.
  package var detail = MovieDetail.best
  /// The program that creates the movie.
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
        "\(tool.name) does not support \(format.name): choose "
          + "\(format.tools.map(\.name).joined(separator: " or "))")
    }
    if let plays {
      guard format.hasLoops else {
        throw .badOption(
          "\(format.nameWithArticle) cannot loop by itself: "
            + "leave --loop out and use <video loop>")
      }
      guard (1...65_535).contains(plays) else {
        throw .badOption(
          "invalid number of plays \(plays): expected 1 to 65535, or no --loop for endless looping")
      }
    }
    if isTransparent, !format.hasAlpha {
      throw .badOption(
        "\(format.nameWithArticle) cannot be transparent: "
          + "create an .apng, .webp or .webm")
    }
    if chroma == .full, !format.isVideo {
      throw .badOption("only .mp4, .webm and .y4m support --chroma; leave --chroma out")
    }
    if chroma == .full, isTransparent {
      throw .badOption("a transparent WebM has half the chroma resolution; leave --chroma out")
    }
    guard width > 0, height > 0, max(width, height) <= ImagingLimits.side,
      width * height <= ImagingLimits.pixels
    else { throw .badOption("invalid size \(width)x\(height) px for a movie") }
  }
}

/// A level of detail, from exact to coarse.
package enum MovieDetail: Int, CaseIterable, Comparable, Sendable {
  case best, good, fair, least

  package static func < (left: MovieDetail, right: MovieDetail) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The number of colors of a GIF.
  package var colors: Int { [255, 128, 64, 32][rawValue] }
  /// The constant rate factor of x264, from 0 (lossless) to 51.
  var h264: Int { [16, 22, 27, 32][rawValue] }
  /// The constant quality of libvpx, from 0 (best) to 63.
  var vp9: Int { [20, 30, 38, 46][rawValue] }
  /// The quality of libwebp from 0 to 100; nil for lossless.
  var webP: Int? { [nil, 90, 70, 45][rawValue] }
  /// The quality of gifski from 1 to 100.
  var gifski: Int { [95, 80, 65, 50][rawValue] }

  /// Returns a description of the level in a format; nil if the format has no levels.
  package func text(in format: MovieFormat) -> String? {
    switch format {
    case .gif: "\(colors) colors"
    case .apng, .y4m: nil
    case .webp: webP.map { "quality \($0)" } ?? "lossless"
    case .mp4: "crf \(h264)"
    case .webm: "crf \(vp9)"
    }
  }
}
