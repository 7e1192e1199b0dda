import Imaging

/// Extracts the frames of a movie.
package struct MovieFrames: Sendable {
  /// The movie's path.
  package let path: String
  /// The movie's format.
  package let kind: MovieKind

  /// The maximum number of frames: twenty minutes at 60 frames per second.
  package static let limit = 72_000

  package init(path: String, kind: MovieKind) {
    self.path = path
    self.kind = kind
  }

  /// Writes each frame as a PNG file to a folder, numbered from 0.
  ///
  /// Throws a `MovieError` for a movie that is truncated or invalid, or exceeds `limit`.
  package func extract(to folder: String) async throws(MovieError) {
    let declared = try declaredCount()
    do throws(MovieError) {
      try await ExternalTool.ffmpeg.run(
        ["-hide_banner", "-loglevel", "error", "-xerror", "-max_pixels", "\(ImagingLimits.pixels)"]
          + ["-f", kind.rawValue, "-i", "file:\(path)"]
          + ["-fps_mode", "passthrough", "-pix_fmt", "rgba", "-f", "image2", "-c:v", "png"]
          + ["-start_number", "0", "file:\(folder.escapedForFFmpeg)/\(FramePattern.standard.text)"])
    } catch .toolFailed(_, let reason) {
      throw broken(reason)
    }
    let count = try wrappingImagingError { () throws(ImagingError) in
      try FramePattern.standard.numbers(in: folder).count
    }
    guard count == declared else {
      throw broken("only \(count) of \(declared) frames can be decoded")
    }
  }

  /// Returns the number of frames that the file declares; throws if it is truncated.
  private func declaredCount() throws(MovieError) -> Int {
    let bytes = try wrappingImagingError { () throws(ImagingError) in
      let bytes = try Files.read(path)
      // Checks every chunk of an animated PNG.
      if kind == .apng { _ = try Bitmap(png: bytes, name: path) }
      return bytes
    }
    guard let count = kind.frameCount(of: bytes), count > 0 else {
      throw broken("the file is truncated or invalid")
    }
    guard count <= Self.limit else {
      throw broken("\(count) frames exceed the limit of \(Self.limit)")
    }
    return count
  }

  private func broken(_ reason: String) -> MovieError {
    .unreadableMovie(path: path, reason: reason)
  }
}

extension String {
  /// The folder's path in a pattern of ffmpeg, in which % starts a conversion.
  var escapedForFFmpeg: String {
    // Scalars, as a combining mark makes the % before it another character.
    var text = "".unicodeScalars
    for scalar in unicodeScalars {
      text.append(contentsOf: scalar == "%" ? [scalar, scalar] : [scalar])
    }
    return String(text)
  }
}
