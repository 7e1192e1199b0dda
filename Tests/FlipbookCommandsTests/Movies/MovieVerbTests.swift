import Flipbook
import FlipbookTestSupport
import Foundation
import Imaging
import Movies
import Testing

@testable import FlipbookCommands

private let hasFFmpeg = ExternalTool.ffmpeg.path() != nil

@MainActor
@Suite(.enabled(if: hasFFmpeg, "ffmpeg is not installed"))
struct MovieVerbTests {
  private let folder: TemporaryFolder
  private let ball: String

  init() throws {
    folder = try TemporaryFolder()
    ball = try folder.write(ballRecipe, to: "ball.yaml")
  }

  /// Makes a movie of the ball, or of another input, and returns its report.
  @discardableResult
  private func movie(
    _ file: String, of input: String? = nil, _ flags: String...
  ) async throws -> [String: Any] {
    try await MovieCommand.run([input ?? ball, "-o", folder.path(file), "--json"] + flags).json
  }

  /// Returns the frames of a GIF.
  private func frames(_ file: String) async throws -> [Bitmap] {
    let frames = folder.path("\(file) frames")
    try Files.makeFolder(frames)
    try await MovieFrames(path: folder.path(file), kind: .gif).extract(to: frames)
    return try Files.names(in: frames).map { try Bitmap(pngFile: "\(frames)/\($0)") }
  }

  @Test("movie passes frames to the encoder without files") func pipe() async throws {
    let report = try await movie("ball.gif")
    #expect(report["format"] as? String == "gif")
    #expect(report["frames"] as? Int == 25)
    #expect(report["duration"] as? Double == 0.5)
    #expect(report["bytes"] as? Int == (try folder.bytes("ball.gif").count))
    #expect(try folder.names() == ["ball.gif", "ball.yaml"])
  }

  @Test("a GIF has the pixels of render's frames") func pixels() async throws {
    try await movie("ball.gif", of: nil, "--fps", "20")
    var options = RenderOptions()
    options.fps = .of("20")
    options.overlays = [.touches]
    try await Recipe.load(path: ball).render(to: folder.path("frames"), options: options)
    let images = try await frames("ball.gif")
    #expect(images.count == 10)
    for (number, image) in images.enumerated() {
      let name = "frames/\(FramePattern.standard.name(of: number))"
      #expect(try Bitmap(pngFile: folder.path(name)) == image, "\(number)")
    }
  }

  @Test("--from and --to make a movie of a part of the recipe, with the frames of the whole one")
  func excerpt() async throws {
    try await movie("ball.gif")
    let report = try await movie("part.gif", of: nil, "--from", "0.1s", "--to", "300ms")
    #expect(report["frames"] as? Int == 10)
    #expect(report["duration"] as? Double == 0.2)
    #expect(try await frames("part.gif") == Array(try await frames("ball.gif")[5..<15]))
  }

  @Test(
    "a movie that ends before it starts, or after the end, is an error",
    arguments: [
      (["--from", "0.3", "--to", "0.3"], "expected an end after the start"),
      (["--to", "2s"], "2.0 s is outside the animation"),
    ])
  func emptyExcerpt(flags: [String], message: String) async throws {
    let error = try await #require(throws: (any Error).self) {
      _ = try await MovieCommand.run([ball, "-o", folder.path("a.gif")] + flags)
    }
    #expect("\(error)".contains(message))
  }

  @Test("--print renders and encodes the frames of the excerpt") func printedExcerpt() async throws
  {
    let result = try await MovieCommand.run(
      [ball, "-o", folder.path("a.gif"), "--print", "--from", "0.1", "--to", "0.3"])
    #expect(result.output.contains("--frames 5-14"))
    #expect(result.output.contains("-start_number 5"))
  }

  @Test("--jobs does not change the file", arguments: [1, 3])
  func jobs(jobs: Int) async throws {
    try await movie("a.gif", of: nil, "--jobs", "2")
    try await movie("b.gif", of: nil, "--jobs", "\(jobs)")
    #expect(try folder.bytes("a.gif") == folder.bytes("b.gif"))
  }

  @Test("a folder of frames plays at the times of its frames") func folderOfFrames() async throws {
    try await Recipe.load(path: ball).render(to: folder.path("frames"))
    let report = try await movie("frames.gif", of: folder.path("frames"), "--fps", "20")
    #expect(report["frames"] as? Int == 10)
    let images = try await frames("frames.gif")
    for (number, image) in images.enumerated() {
      let name = "frames/\(FramePattern.standard.name(of: number * 3))"
      #expect(try Bitmap(pngFile: folder.path(name)) == image, "\(number)")
    }
  }

  @Test("movie names a missing frame of a folder") func missingFrame() async throws {
    try await Recipe.load(path: ball).render(to: folder.path("frames"))
    try FileManager.default.removeItem(atPath: folder.path("frames/frame_000005.png"))
    await #expect(
      throws: MovieError.missingFrame(path: folder.path("frames/frame_000005.png"))
    ) { _ = try await movie("a.gif", of: folder.path("frames")) }
  }

  @Test("movie draws touches by default, and none with --overlay none") func touches() async throws
  {
    let tap = try folder.write(
      ballRecipe + "\ntimeline:\n  - { at: 0.1s, tap: [20, 30] }\n", to: "tap.yaml")
    try await movie("with.gif", of: tap, "--overlay", "touches")
    try await movie("without.gif", of: tap, "--overlay", "none")
    try await movie("default.gif", of: tap)
    #expect(try folder.bytes("with.gif") == folder.bytes("default.gif"))
    #expect(try folder.bytes("without.gif") != folder.bytes("default.gif"))
  }

  @Test("--max-size selects the best movie that fits, and keeps requested values")
  func maxSize() async throws {
    let whole = try await movie("whole.gif")
    let bytes = try #require(whole["bytes"] as? Int)
    let limit = bytes / 2
    let report = try await movie("small.gif", of: nil, "--max-size", "\(limit)")
    #expect(try #require(report["bytes"] as? Int) <= limit)
    let text = try await MovieCommand.run(
      [ball, "-o", folder.path("small.gif"), "--max-size", "\(limit)"]
    ).output
    #expect(text.split(separator: "\n").count > 1, "\(text)")
    let kept = try await movie("kept.gif", of: nil, "--max-size", "\(limit)", "--width", "40")
    #expect((kept["size"] as? [String: Int])?["width"] == 40)
    #expect(
      try folder.names() == ["ball.yaml", "kept.gif", "small.gif", "whole.gif"])
  }

  @Test("--max-size reports the minimum size if no movie fits") func minimumSize() async throws {
    let error = await #expect(throws: MovieError.self) {
      _ = try await movie("a.gif", of: nil, "--max-size", "100")
    }
    guard case .tooLarge(100, let minimum) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(minimum > 100)
    #expect(try folder.names() == ["ball.yaml"])
  }

  @Test(
    "--poster writes the frame at a time, by default the middle one",
    arguments: [
      ([], 12), (["--poster-at", "0"], 0), (["--poster-at", "0.21"], 10),
      (["--poster-at", "end"], 24),
    ]
      as [([String], Int)])
  func poster(flags: [String], number: Int) async throws {
    _ = try await MovieCommand.run(
      [ball, "-o", folder.path("ball.gif"), "--poster", folder.path("poster.png")] + flags)
    let images = try await frames("ball.gif")
    #expect(try Bitmap(pngFile: folder.path("poster.png")) == images[number])
  }

  @Test("--side-by-side shows two settings under their names") func sideBySide() async throws {
    let text = ballRecipe.replacing(
      "duration: 0.5s", with: "duration: 0.5s\nparams:\n  x: 10\n  color: orange"
    ).replacing(
      "[10, 5, 10, 10], backgroundColor: orange", with: "[$x, 5, 10, 10], backgroundColor: $color")
    let recipe = try folder.write(text, to: "set.yaml")
    let report = try await movie(
      "two.gif", of: recipe, "--side-by-side", "x=0,color=red", "x=30", "--padding", "10")
    #expect(report["size"] as? [String: Int] == ["width": 124, "height": 110])
    let image = try await frames("two.gif")[0]
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
      Array(image.pixels[(y * image.width + x) * 4..<(y * image.width + x) * 4 + 4])
    }
    #expect(pixel(2, 2) == [242, 242, 247, 255])
    #expect(pixel(15, 50) == [255, 0, 0, 255])
    #expect(pixel(74 + 35, 50) == [255, 128, 0, 255])
  }

  @Test(
    "--side-by-side distinguishes settings from file names",
    arguments: [
      ("a=1", ["a=1"]), ("a=1,b=2", ["a=1", "b=2"]), ("a=[1, 2],b=x", ["a=[1, 2]", "b=x"]),
      ("a=1,2,b-c=3", ["a=1,2", "b-c=3"]), ("ball.yaml", []), ("dir/a=b.yaml", []), ("=1", []),
    ])
  func settings(word: String, settings: [String]) {
    #expect(MovieCast.settings(word).map { "\($0.name)=\($0.value)" } == settings)
  }

  @Test("--print prints the render before the commands that use its frames")
  func print() async throws {
    let output = try await MovieCommand.run(
      [ball, "-o", folder.path("ball.gif"), "--print", "--fps", "20", "--width", "80"]
    ).output
    let lines = output.split(separator: "\n").map(String.init)
    #expect(lines.count == 2)
    #expect(
      lines[0] == "flipbook render \(ball) -o Output/ball --fps 20 --size 80x120 --overlay touches")
    #expect(
      lines[1].hasPrefix("ffmpeg -y -framerate 20 -start_number 0 -i Output/ball/frame_%06d.png"))
    #expect(try folder.names() == ["ball.yaml"])
  }

  @Test(
    "--print rejects what shell commands cannot do",
    arguments: [
      (["--frame", "device"], "remove --frame"), (["--max-size", "1"], "--max-size requires"),
    ])
  func printLimits(flags: [String], words: String) async {
    await #expect {
      try await MovieCommand.run([ball, "-o", folder.path("a.gif"), "--print"] + flags)
    } throws: { "\($0)".contains(words) }
  }

  @Test(
    "rendered frames have no settings or overlays",
    arguments: [
      (["--set", "a=1"], "--set requires a recipe"),
      (["--overlay", "paths"], "--overlay requires a recipe"),
    ])
  func renderedFrames(flags: [String], words: String) async throws {
    try await Recipe.load(path: ball).render(to: folder.path("frames"))
    await #expect {
      try await MovieCommand.run([folder.path("frames"), "-o", folder.path("a.gif")] + flags)
    } throws: { "\($0)".contains(words) }
  }
}
