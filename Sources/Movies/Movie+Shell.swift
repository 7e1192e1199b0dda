import Imaging

extension Movie {
  /// A folder of frames that commands of a shell work on.
  package struct ShellFrames: Hashable, Sendable {
    /// The folder's path.
    package var folder: String
    /// How the frames are named.
    package var pattern: FramePattern
    /// The numbers of the first and the last frame.
    package var numbers: ClosedRange<Int>
    /// Frames a second.
    package var fps: FrameRate
    /// The frames' width in pixels.
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

    var files: [String] { numbers.map { "\(folder)/\(pattern.name(of: $0))" } }
  }

  /// The commands that make the movie of frames in a folder, to be pasted into a shell.
  package func shellCommands(
    of frames: ShellFrames, to path: String
  ) throws(MovieError) -> [String] {
    switch tool {
    case .gifski:
      try checkRate(of: frames)
      // gifski sorts what it is given.
      let (prefix, suffix) = frames.pattern.affixes
      let files = "\("\(frames.folder)/\(prefix)".shellQuoted)*\(suffix.shellQuoted)"
      return ["\(line("gifski", gifskiArguments + ["-o", path])) \(files)"]
    case .img2webp:
      try checkRate(of: frames)
      guard frames.width == width else {
        throw .badOption("img2webp changes no size: render the frames as large as they shall be.")
      }
      return [line("img2webp", img2webpArguments(frames: frames.files) + ["-o", path])]
    case .gifsicle:
      return [ffmpegLine(of: frames, to: path), line("gifsicle", Self.gifsicleArguments + [path])]
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
      from: input, to: path.ffmpegPath, findsPalette: format == .gif)
    return line("ffmpeg", ["-y"] + arguments)
  }

  private func checkRate(of frames: ShellFrames) throws(MovieError) {
    guard frames.fps == timing.fps else {
      throw .badOption(
        "\(tool.name) takes all frames: render them with --fps \(timing.fps.text).")
    }
  }

  private func line(_ program: String, _ arguments: [String]) -> String {
    ([program] + arguments).map(\.shellQuoted).joined(separator: " ")
  }
}

extension String {
  /// A path as ffmpeg takes it, which reads what stands before a colon as a protocol.
  fileprivate var ffmpegPath: String { contains(":") || hasPrefix("-") ? "file:\(self)" : self }
}
