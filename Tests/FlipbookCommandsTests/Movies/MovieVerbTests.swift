import FlipbookTestSupport
import Foundation
import Imaging
import Movies
import Testing

@testable import Flipbook
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

  /// A verb for the ball that says what it makes as JSON.
  private func verb(_ file: String, _ change: (inout MovieVerb) -> Void = { _ in }) -> MovieVerb {
    var verb = MovieVerb()
    verb.input = ball
    verb.file = folder.path(file)
    verb.json = true
    change(&verb)
    return verb
  }

  private func run(_ verb: MovieVerb) async throws -> [String: Any] {
    let output = try await verb.run().output
    return try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
  }

  /// The frames of a GIF.
  private func frames(_ file: String) async throws -> [Bitmap] {
    let apart = folder.path("\(file) apart")
    try Files.makeFolder(apart)
    try await MovieFrames(path: folder.path(file), kind: .gif).extract(to: apart)
    return try Files.names(in: apart).map { try Bitmap(pngFile: "\(apart)/\($0)") }
  }

  @Test func `a recipe's frames go to the program without files`() async throws {
    let report = try await run(verb("ball.gif"))
    #expect(report["format"] as? String == "gif")
    #expect(report["frames"] as? Int == 25)
    #expect(report["duration"] as? Double == 0.5)
    #expect(report["bytes"] as? Int == (try folder.bytes("ball.gif").count))
    #expect(try folder.names() == ["ball.gif", "ball.yaml"])
  }

  @Test func `a GIF holds the very pixels that render writes`() async throws {
    _ = try await run(verb("ball.gif") { $0.options.fps = .of("20") })
    var options = RenderOptions()
    options.fps = .of("20")
    options.overlays = [.touches]
    try await Recipe.load(path: ball).render(to: folder.path("frames"), options: options)
    let pictures = try await frames("ball.gif")
    #expect(pictures.count == 10)
    for (number, picture) in pictures.enumerated() {
      let name = "frames/\(FramePattern.standard.name(of: number))"
      #expect(try Bitmap(pngFile: folder.path(name)) == picture, "\(number)")
    }
  }

  @Test(arguments: [1, 3]) func `any number of jobs gives the same file`(jobs: Int) async throws {
    _ = try await run(verb("a.gif") { $0.options.jobs = 2 })
    _ = try await run(verb("b.gif") { $0.options.jobs = jobs })
    #expect(try folder.bytes("a.gif") == folder.bytes("b.gif"))
  }

  @Test func `a folder of frames is shown at the times of its frames`() async throws {
    try await Recipe.load(path: ball).render(to: folder.path("frames"))
    let report = try await run(
      verb("frames.gif") {
        $0.input = folder.path("frames")
        $0.options.fps = .of("20")
      })
    #expect(report["frames"] as? Int == 10)
    let pictures = try await frames("frames.gif")
    for (number, picture) in pictures.enumerated() {
      let name = "frames/\(FramePattern.standard.name(of: number * 3))"
      #expect(try Bitmap(pngFile: folder.path(name)) == picture, "\(number)")
    }
  }

  @Test func `a gap between a folder's frames is named`() async throws {
    try await Recipe.load(path: ball).render(to: folder.path("frames"))
    try FileManager.default.removeItem(atPath: folder.path("frames/frame_000005.png"))
    let verb = verb("a.gif") { $0.input = folder.path("frames") }
    await #expect(
      throws: MovieError.missingFrame(path: folder.path("frames/frame_000005.png"))
    ) { try await verb.run() }
  }

  @Test func `fingers are drawn unless nobody wants them`() async throws {
    let tap = try folder.write(
      ballRecipe + "\ntimeline:\n  - { at: 0.1s, tap: [20, 30] }\n", to: "tap.yaml")
    for (name, overlays) in [("with.gif", Set([Overlay.touches])), ("without.gif", [])] {
      _ = try await run(
        verb(name) {
          $0.input = tap
          $0.options.overlays = overlays
        })
    }
    _ = try await run(verb("usual.gif") { $0.input = tap })
    #expect(try folder.bytes("with.gif") == folder.bytes("usual.gif"))
    #expect(try folder.bytes("without.gif") != folder.bytes("usual.gif"))
  }

  @Test func `the best that fits is found, and told`() async throws {
    let whole = try await run(verb("whole.gif"))
    let bytes = try #require(whole["bytes"] as? Int)
    let limit = bytes / 2
    var small = verb("small.gif") { $0.options.mostBytes = limit }
    let report = try await run(small)
    #expect(try #require(report["bytes"] as? Int) <= limit)
    small.json = false
    #expect(try await small.run().output.contains("the best quality within"))
    // What was asked for stays.
    let kept = try await run(
      verb("kept.gif") {
        $0.options.mostBytes = limit
        $0.options.size = .width(40)
      })
    #expect((kept["size"] as? [String: Int])?["width"] == 40)
    #expect(
      try folder.names() == ["ball.yaml", "kept.gif", "small.gif", "whole.gif"])
  }

  @Test func `what fits in no way is told with the least that there is`() async throws {
    let verb = verb("a.gif") { $0.options.mostBytes = 100 }
    let error = await #expect(throws: MovieError.self) { try await verb.run() }
    guard case .tooLarge(100, let least) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(least > 100)
    #expect(try folder.names() == ["ball.yaml"])
  }

  @Test(arguments: [
    (FrameSelection.Moment?.none, 12), (.seconds(0), 0), (.seconds(0.21), 10), (.end, 24),
  ])
  func `a poster is a frame as a picture`(
    moment: FrameSelection.Moment?, number: Int
  ) async throws {
    _ = try await run(
      verb("ball.gif") {
        $0.poster = folder.path("poster.png")
        $0.posterMoment = moment
      })
    let pictures = try await frames("ball.gif")
    #expect(try Bitmap(pngFile: folder.path("poster.png")) == pictures[number])
  }

  @Test func `two settings stand side by side, under their names`() async throws {
    let text = ballRecipe.replacing(
      "duration: 0.5s", with: "duration: 0.5s\nparams:\n  x: 10\n  color: orange"
    ).replacing(
      "[10, 5, 10, 10], backgroundColor: orange", with: "[$x, 5, 10, 10], backgroundColor: $color")
    let recipe = try folder.write(text, to: "set.yaml")
    let report = try await run(
      verb("two.gif") {
        $0.input = recipe
        $0.sides = ["x=0,color=red", "x=30"]
        $0.options.staging.padding = 10
      })
    #expect(report["size"] as? [String: Int] == ["width": 124, "height": 110])
    let picture = try await frames("two.gif")[0]
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
      Array(picture.pixels[(y * picture.width + x) * 4..<(y * picture.width + x) * 4 + 4])
    }
    #expect(pixel(2, 2) == [242, 242, 247, 255])
    #expect(pixel(15, 50) == [255, 0, 0, 255])
    #expect(pixel(74 + 35, 50) == [255, 128, 0, 255])
  }

  @Test(arguments: [
    ("a=1", ["a=1"]), ("a=1,b=2", ["a=1", "b=2"]), ("a=[1, 2],b=x", ["a=[1, 2]", "b=x"]),
    ("a=1,2,b-c=3", ["a=1,2", "b-c=3"]), ("ball.yaml", []), ("dir/a=b.yaml", []), ("=1", []),
  ])
  func `settings are told from files`(word: String, settings: [String]) {
    #expect(MovieVerb.settings(word).map { "\($0.name)=\($0.value)" } == settings)
  }

  @Test func `printed commands begin with the render that they need`() async throws {
    var verb = verb("ball.gif") {
      $0.printsCommands = true
      $0.options.fps = .of("20")
      $0.options.size = .width(80)
    }
    verb.json = false
    let lines = try await verb.run().output.split(separator: "\n").map(String.init)
    #expect(lines.count == 2)
    #expect(
      lines[0] == "flipbook render \(ball) -o Output/ball --fps 20 --size 80x120 --overlay touches")
    #expect(
      lines[1].hasPrefix("ffmpeg -y -framerate 20 -start_number 0 -i Output/ball/frame_%06d.png"))
    #expect(try folder.names() == ["ball.yaml"])
  }

  private nonisolated static let printRefusals: [(@Sendable (inout MovieVerb) -> Void, String)] = [
    ({ $0.options.staging.frame = .device }, "leave --frame"),
    ({ $0.options.mostBytes = 1 }, "--max-size is found by trial"),
  ]

  @Test(arguments: printRefusals)
  func `what no shell can do is not printed`(
    change: @Sendable (inout MovieVerb) -> Void, words: String
  ) async {
    let verb = verb("a.gif") {
      $0.printsCommands = true
      change(&$0)
    }
    await #expect {
      try await verb.run()
    } throws: { "\($0)".contains(words) }
  }

  private nonisolated static let drawnRefusals: [(@Sendable (inout MovieVerb) -> Void, String)] = [
    ({ $0.settings = [RecipeSetting(name: "a", value: "1")] }, "--set is for recipes"),
    ({ $0.namesOverlays = true }, "--overlay is for recipes"),
  ]

  @Test(arguments: drawnRefusals)
  func `frames that have been drawn are not drawn anew`(
    change: @Sendable (inout MovieVerb) -> Void, words: String
  ) async throws {
    try await Recipe.load(path: ball).render(to: folder.path("frames"))
    let verb = verb("a.gif") {
      $0.input = folder.path("frames")
      change(&$0)
    }
    await #expect {
      try await verb.run()
    } throws: { "\($0)".contains(words) }
  }
}
