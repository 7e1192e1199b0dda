import Imaging

/// Takes movies apart.
package struct MovieFrames: Sendable {
  /// Where the movie is.
  package let path: String
  /// What it is.
  package let kind: MovieKind

  /// The most frames that are taken out: twenty minutes at 60 frames a second.
  package static let limit = 72_000

  package init(path: String, kind: MovieKind) {
    self.path = path
    self.kind = kind
  }

  /// Writes each frame as a PNG file into a folder, numbered from 0.
  ///
  /// Throws a `MovieError` for a movie that is not whole and right, or has more frames than the limit.
  package func extract(to folder: String) async throws(MovieError) {
    let announced = try announcedCount()
    do throws(MovieError) {
      try await ExternalTool.ffmpeg.run(
        ["-hide_banner", "-loglevel", "error", "-xerror", "-max_pixels", "\(ImagingLimits.pixels)"]
          + ["-f", kind.rawValue, "-i", "file:\(path)"]
          + ["-fps_mode", "passthrough", "-pix_fmt", "rgba", "-f", "image2", "-c:v", "png"]
          + ["-start_number", "0", "file:\(folder.escapedForFFmpeg)/\(FramePattern.standard.text)"])
    } catch .toolFailed(_, let reason) {
      throw broken(reason)
    }
    let count = try imaging { () throws(ImagingError) in
      try FramePattern.standard.numbers(in: folder).count
    }
    guard count == announced else {
      throw broken("only \(count) of its \(announced) frames can be read")
    }
  }

  /// How many frames the movie says it has, if it is whole.
  private func announcedCount() throws(MovieError) -> Int {
    let bytes = try imaging { () throws(ImagingError) in
      let bytes = try Files.read(path)
      // Checks every chunk of an animated PNG.
      if kind == .apng { _ = try Bitmap(png: bytes, name: path) }
      return bytes
    }
    guard let count = kind.frameCount(of: bytes), count > 0 else {
      throw broken("the file ends too early, or breaks a rule of its format")
    }
    guard count <= Self.limit else {
      throw broken("it has \(count) frames, and \(Self.limit) is the limit")
    }
    return count
  }

  private func broken(_ reason: String) -> MovieError {
    .unreadableMovie(path: path, reason: reason)
  }
}

extension String {
  /// A folder's name in a pattern, where a % would begin a conversion.
  var escapedForFFmpeg: String { replacing("%", with: "%%") }
}
