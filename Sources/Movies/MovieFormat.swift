import Imaging

/// The file format of a movie, given by the file name's extension.
package enum MovieFormat: String, CaseIterable, Sendable {
  case gif, apng, webp, mp4, webm, y4m

  /// Creates the format of a file name; nil for an unknown extension.
  package init?(fileName: String) {
    guard
      let format = Self.allCases.first(where: {
        fileName.lowercased().hasSuffix(".\($0.rawValue)")
      })
    else {
      return nil
    }
    self = format
  }

  /// The extensions of all formats, as a list in text.
  package static let endings = allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")

  /// The format's display name.
  package var name: String {
    switch self {
    case .gif: "GIF"
    case .apng: "APNG"
    case .webp: "WebP"
    case .mp4: "MP4"
    case .webm: "WebM"
    case .y4m: "Y4M"
    }
  }

  /// The programs that can create the format, the default first.
  package var tools: [ExternalTool] {
    switch self {
    case .gif: [.ffmpeg, .gifsicle, .gifski]
    case .webp: [.ffmpeg, .img2webp]
    case .apng, .mp4, .webm, .y4m: [.ffmpeg]
    }
  }

  /// The default frame rate.
  ///
  /// Browsers play a GIF with more than 50 frames per second at 10.
  package var defaultRate: FrameRate {
    self == .gif ? FrameRate(50) ?? .standard : .standard
  }

  /// Whether the file can specify how many times it plays.
  package var hasLoops: Bool { self == .gif || self == .apng || self == .webp }

  /// Whether pixels can be translucent.
  package var hasAlpha: Bool { self == .apng || self == .webp || self == .webm }

  /// Whether the format is a video format, with half the chroma resolution by default.
  package var isVideo: Bool { self == .mp4 || self == .webm || self == .y4m }

  /// The format's name with its article.
  var nameWithArticle: String { "\(self == .apng || self == .mp4 ? "an" : "a") \(name)" }

  /// The name of the format in ffmpeg.
  var ffmpegName: String { self == .y4m ? "yuv4mpegpipe" : rawValue }
}
