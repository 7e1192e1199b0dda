import Foundation
import Imaging
import Testing

@testable import Movies

/// Shell commands, run on a folder of frames.
@Suite(.enabled(if: DecodedMovie.canDecode, "ffmpeg or python3-pil is not installed"))
struct MovieShellTests {
  private let folder: MovieFolder

  init() throws {
    folder = try MovieFolder()
  }

  @Test(
    "the shell commands create the movie",
    arguments: [
      (MovieFormat.gif, ExternalTool.ffmpeg, 40), (.gif, .gifsicle, 40), (.apng, .ffmpeg, 40),
      (.webp, .ffmpeg, 40), (.webp, .img2webp, 40), (.mp4, .ffmpeg, 40), (.webm, .ffmpeg, 40),
      (.gif, .ffmpeg, 21), (.mp4, .ffmpeg, 21),
    ])
  func commandsCreateMovie(format: MovieFormat, tool: ExternalTool, width: Int) async throws {
    guard tool.path() != nil else { return }
    let source = try Movie.small(format, plays: format.hasLoops ? 3 : nil, tool: tool)
    try source.writeSmallFrames(to: folder.path("frames"))
    var movie = source
    (movie.width, movie.height) = (width, width * 24 / 40)
    let frames = Movie.ShellFrames(
      folder: folder.path("frames"), pattern: .standard, numbers: 0...9, fps: movie.timing.fps,
      width: 40)
    let path = folder.path("m.\(format.rawValue)")
    let script = try movie.shellCommands(of: frames, to: path).joined(separator: " && ")
    try DecodedMovie.run("/bin/sh", ["-c", script])
    let decoded = try DecodedMovie(path)
    #expect(decoded.width == width + (format.isVideo ? width % 2 : 0))
    #expect(decoded.frames == 10)
    #expect(abs(decoded.duration - 0.4) < 0.005)
    #expect(decoded.loop == (format == .gif ? 2 : format.hasLoops ? 3 : nil))
  }

  @Test("frames are dropped if the movie's rate is lower") func droppedFrames() async throws {
    let source = try Movie.small(.gif, fps: .standard.halved, duration: 0.5)
    try source.writeSmallFrames(to: folder.path("frames"), count: 30)
    let frames = Movie.ShellFrames(
      folder: folder.path("frames"), pattern: .standard, numbers: 0...29, fps: .standard,
      width: 40)
    let path = folder.path("m.gif")
    let script = try source.shellCommands(of: frames, to: path).joined(separator: " && ")
    try DecodedMovie.run("/bin/sh", ["-c", script])
    #expect(try DecodedMovie(path).frames == 15)
  }

  @Test("the command of gifski has quoted files and its own loop count") func gifskiCommand() throws
  {
    let movie = try Movie.small(.gif, plays: 1, tool: .gifski)
    let frames = Movie.ShellFrames(
      folder: "it's mine", pattern: .standard, numbers: 0...9, fps: movie.timing.fps, width: 40)
    #expect(
      try movie.shellCommands(of: frames, to: "a b.gif") == [
        "gifski --quiet --fps 25.0 --quality 95 --width 40 --height 24 --repeat=-1 -o 'a b.gif' "
          + "'it'\\''s mine/frame_'*.png"
      ])
  }

  @Test(
    "the shell commands create a movie of paths with combining marks and options",
    arguments: ["it'\u{301}; false; echo ", "100%\u{301}d", "a:\u{301}b", "-\u{301}v"])
  func unusualPaths(name: String) async throws {
    let movie = try Movie.small(.gif)
    try movie.writeSmallFrames(to: folder.path(name))
    let frames = Movie.ShellFrames(
      folder: name, pattern: .standard, numbers: 0...9, fps: movie.timing.fps, width: 40)
    let script = try movie.shellCommands(of: frames, to: "\(name).gif").joined(separator: " && ")
    try DecodedMovie.run("/bin/sh", ["-c", script], in: folder.path)
    #expect(try DecodedMovie(folder.path("\(name).gif")).frames == 10)
  }

  @Test(
    "programs that cannot change the rate reject other rates",
    arguments: [ExternalTool.gifski, .img2webp])
  func fixedRate(tool: ExternalTool) throws {
    let movie = try Movie.small(tool == .gifski ? .gif : .webp, tool: tool)
    let frames = Movie.ShellFrames(
      folder: "frames", pattern: .standard, numbers: 0...9, fps: .standard, width: 40)
    let error = #expect(throws: MovieError.self) {
      try movie.shellCommands(of: frames, to: "a")
    }
    #expect("\(error.map { "\($0)" } ?? "")".contains("render with --fps 25"))
  }
}

extension FrameRate {
  fileprivate var halved: FrameRate { FrameRate(numerator, denominator * 2) ?? self }
}
