import Imaging

extension Movie {
  /// A folder of frames as the input of shell commands.
  package struct ShellFrames: Hashable, Sendable {
    /// The folder's path.
    package var folder: String
    /// The pattern of the file names.
    package var pattern: FramePattern
    /// The numbers of the first and the last frame.
    package var numbers: ClosedRange<Int>
    /// The frame rate.
    package var fps: FrameRate
    /// The width of the frames in pixels.
    package var width: Int

    package init(
      folder: String, pattern: FramePattern, numbers: ClosedRange<Int>, fps: FrameRate, width: Int
    ) {
      self.folder = folder
      self.pattern = pattern
      self.numbers = numbers
      self.fps = fps
      self.width = width
    }

    var files: [String] { numbers.map { "\(folder.asArgument)/\(pattern.name(of: $0))" } }
  }

  /// Returns shell commands that create the movie from frames in a folder.
  ///
  /// Throws a `MovieError` if the tool cannot create it from these frames.
  package func shellCommands(
    of frames: ShellFrames, to path: String
  ) throws(MovieError) -> [String] {
    let file = path.asArgument
    switch tool {
    case .gifski:
      try checkRate(of: frames)
      // gifski sorts its input files.
      let (prefix, suffix) = frames.pattern.affixes
      let files = "\("\(frames.folder.asArgument)/\(prefix)".shellQuoted)*\(suffix.shellQuoted)"
      return ["\(line("gifski", gifskiArguments + ["-o", file])) \(files)"]
    case .img2webp:
      try checkRate(of: frames)
      guard frames.width == width else {
        throw .badOption("img2webp cannot resize frames; render them at the final size")
      }
      return [line("img2webp", img2webpArguments(frames: frames.files) + ["-o", file])]
    case .gifsicle:
      return [ffmpegLine(of: frames, to: path), line("gifsicle", Self.gifsicleArguments + [file])]
    default:
      return [ffmpegLine(of: frames, to: path)]
    }
  }

  private func ffmpegLine(of frames: ShellFrames, to path: String) -> String {
    let input = FFmpeg.Input.files(
      path: "\(frames.folder.escapedForFFmpeg)/\(frames.pattern.text)".ffmpegPath,
      start: frames.numbers.lowerBound, fps: frames.fps.text,
      width: frames.width)
    let arguments = FFmpeg(movie: self).arguments(
      from: input, to: path.ffmpegPath, generatesPalette: format == .gif)
    return line("ffmpeg", ["-y"] + arguments)
  }

  private func checkRate(of frames: ShellFrames) throws(MovieError) {
    guard frames.fps == timing.fps else {
      throw .badOption(
        "\(tool.name) cannot change the frame rate; render with --fps \(timing.fps.text)")
    }
  }

  private func line(_ program: String, _ arguments: [String]) -> String {
    ([program] + arguments).map(\.shellQuoted).joined(separator: " ")
  }
}

extension String {
  /// The path in a form that ffmpeg accepts: it treats the text before a colon as a protocol.
  fileprivate var ffmpegPath: String {
    utf8.contains(UInt8(ascii: ":")) || utf8.first == UInt8(ascii: "-") ? "file:\(self)" : self
  }
}
