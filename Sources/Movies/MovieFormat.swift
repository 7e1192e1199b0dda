import Imaging

/// A kind of file that a movie can be, known by the end of its name.
package enum MovieFormat: String, CaseIterable, Sendable {
  case gif, apng, webp, mp4, webm

  /// Tells the format from a file's name; nil for any other.
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

  /// The endings that a file's name may have, for people.
  package static let endings = allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")

  /// The format's name, for people.
  package var name: String {
    switch self {
    case .gif: "GIF"
    case .apng: "APNG"
    case .webp: "WebP"
    case .mp4: "MP4"
    case .webm: "WebM"
    }
  }

  /// The programs that can make it, the usual one first.
  package var tools: [ExternalTool] {
    switch self {
    case .gif: [.ffmpeg, .gifsicle, .gifski]
    case .webp: [.ffmpeg, .img2webp]
    case .apng, .mp4, .webm: [.ffmpeg]
    }
  }

  /// Frames a second where none are asked for.
  ///
  /// Browsers show a GIF that asks for more than 50 at 10.
  package var usualRate: FrameRate {
    self == .gif ? FrameRate(50) ?? .standard : .standard
  }

  /// Whether the file can say how often it plays.
  package var hasLoops: Bool { self == .gif || self == .apng || self == .webp }

  /// Whether a pixel can be partly transparent.
  package var hasAlpha: Bool { self == .apng || self == .webp || self == .webm }

  /// Whether colours are kept at half the resolution, as video does, unless asked otherwise.
  package var isVideo: Bool { self == .mp4 || self == .webm }
}
