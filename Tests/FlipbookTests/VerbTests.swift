import Foundation
import Movies
import Testing
import Typography

@testable import Flipbook

private let brokenRecipe = """
  flipbook: 1
  stage: { size: [40, 60], scale: 1 }
  duration: 1s
  views:
    ball: { frame: [0, 0, 10, 10], hiden: true, alpha: 2 }
  """

@MainActor
@Suite struct VerbTests {
  private let folder: TemporaryFolder
  private let ball: String
  private let broken: String

  init() throws {
    folder = try TemporaryFolder()
    ball = try folder.write(ballRecipe, to: "ball.yaml")
    broken = try folder.write(brokenRecipe, to: "broken.yaml")
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  // MARK: lint

  @Test func `lint tells every mistake of every file`() throws {
    var verb = LintVerb()
    verb.recipes = [broken, ball, folder.path("missing.yaml")]
    let result = try verb.run()
    #expect(result.status == .badInput)
    for part in [
      "broken.yaml:5:34: error:", "unknown key 'hiden' in a view", "^~~~~", "alpha", "2 errors",
      "ball.yaml: no errors", "missing.yaml: error: file not found", "1 error",
    ] {
      #expect(result.output.contains(part), "\(part)")
    }
  }

  @Test func `lint is content with good recipes`() throws {
    var verb = LintVerb()
    verb.recipes = [ball, ball]
    let line = "\(ball): no errors\n"
    #expect(try verb.run() == CommandResult(output: line + line))
  }

  @Test func `lint tells it as JSON`() throws {
    var verb = LintVerb()
    verb.recipes = [ball, broken]
    verb.json = true
    let result = try verb.run()
    #expect(result.status == .badInput)
    let report = try object(result.output)
    #expect(report["formatVersion"] as? Int == 1)
    let files = try #require(report["files"] as? [[String: Any]])
    #expect(files.map { ($0["diagnostics"] as? [Any])?.count } == [0, 2])
  }

  // MARK: render

  @Test func `render renders each recipe to a folder of its own`() async throws {
    var verb = RenderVerb()
    verb.recipes = [ball, try folder.write(ballRecipe, to: "second.yaml")]
    verb.folder = folder.path("out")
    verb.options.frames = .range(0...3)
    var told: [String] = []
    let result = try await verb.run { name, _ in if told.last != name { told.append(name) } }
    #expect(told == ["ball", "second"])
    #expect(
      result.output == """
        ball: frames 0 to 3, 40x60 px, in \(folder.path("out/ball"))
        second: frames 0 to 3, 40x60 px, in \(folder.path("out/second"))

        """)
    let manifest = try Manifest(in: folder.path("out/ball"))
    #expect(manifest.recipe?.name == "ball")
    #expect(manifest.recipe?.hash == Digest(bytes: Array(ballRecipe.utf8)))
    #expect(manifest.duration == 0.5)
  }

  @Test func `render refuses all if one recipe is bad`() async throws {
    var verb = RenderVerb()
    verb.recipes = [ball, broken]
    verb.folder = folder.path("out")
    let refused = verb
    await #expect(throws: BadRecipes.self) { try await refused.run(progress: { _, _ in }) }
    #expect(try !folder.names().contains("out"))
  }

  @Test func `render refuses two recipes of one name`() async throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("other"), withIntermediateDirectories: true)
    var verb = RenderVerb()
    verb.recipes = [ball, try folder.write(ballRecipe, to: "other/ball.yaml")]
    verb.folder = folder.path("out")
    let refused = verb
    await #expect(throws: FlipbookError.sameFolder(folder.path("out/ball"))) {
      try await refused.run(progress: { _, _ in })
    }
  }

  @Test func `render tells it as JSON`() async throws {
    var verb = RenderVerb()
    verb.recipes = [ball]
    verb.folder = folder.path("out")
    verb.options.frames = .range(4...10, step: 3)
    verb.json = true
    verb.timings = true
    let report = try object(try await verb.run { _, _ in }.output)
    #expect(report["formatVersion"] as? Int == 1)
    let render = try #require((report["renders"] as? [[String: Any]])?.first)
    #expect(render["frames"] as? Int == 3)
    #expect(render["firstFrame"] as? Int == 4)
    #expect(render["lastFrame"] as? Int == 10)
    #expect(render["timings"] is [String: Any])
  }

  // MARK: trace

  @Test func `trace writes what the name of the file says`() throws {
    var verb = TraceVerb()
    verb.recipe = ball
    verb.file = folder.path("t.csv")
    #expect(try verb.run().output == "ball: 60 rows in \(folder.path("t.csv"))\n")
    let csv = String(decoding: try folder.bytes("t.csv"), as: UTF8.self)
    #expect(csv == (try Recipe.load(path: ball).trace().csv))

    verb.file = nil
    verb.format = .json
    #expect(try object(try verb.run().output)["formatVersion"] as? Int == 1)
  }

  // MARK: list

  @Test func `list tells of good recipes and of broken ones`() throws {
    _ = try folder.write("", to: "notes.txt")
    _ = try folder.write("", to: ".hidden.yaml")
    var verb = ListVerb()
    verb.folder = folder.path
    let lines = try verb.run().output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("\(ball) "))
    #expect(lines[0].hasSuffix("0.5 s  40x60 pt  A ball falls"))
    #expect(lines[1].hasSuffix("2 errors: run flipbook lint \(broken)"))

    verb.json = true
    let recipes = try #require(try object(try verb.run().output)["recipes"] as? [[String: Any]])
    #expect(recipes.map { $0["errors"] as? Int } == [0, 2])
  }

  @Test func `list tells of an empty folder`() throws {
    var verb = ListVerb()
    verb.folder = try TemporaryFolder().path
    #expect(throws: ImagingError.self) { try verb.run() }
    let empty = try TemporaryFolder()
    verb.folder = empty.path
    #expect(try verb.run().output == "no recipes in \(empty.path)\n")
  }

  // MARK: doctor

  @Test func `doctor finds what is installed`() async throws {
    let result = try await DoctorVerb().run()
    #expect(result.status == .done)
    for name in ["box2d", "cairo", "pango", "fonts-inter", "fonts-lato", "ffmpeg"] {
      #expect(result.output.contains(" \(name) "), "\(name)")
    }
    #expect(!result.output.contains("MISSING"))
  }

  @Test func `doctor names the packages of missing fonts, and what programs are for`() async throws
  {
    var verb = DoctorVerb()
    verb.fonts = FontCatalog(directory: "/nowhere")
    verb.searchPath = "/nowhere"
    let result = try await verb.run()
    #expect(result.status == .environment)
    #expect(result.output.contains("MISSING  font     fonts-lato"))
    #expect(result.output.contains("apt install fonts-lato"))
    #expect(result.output.contains("absent   program  ffmpeg"))

    verb.json = true
    let report = try object(try await verb.run().output)
    #expect(report["isHealthy"] as? Bool == false)
  }

  @Test func `doctor knows every font package that make installs`() throws {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let packages = try String(
      contentsOf: root.appending(path: ".make/packages.txt"), encoding: .utf8
    ).split(separator: "\n").filter { $0.hasPrefix("fonts-") }.map(String.init)
    let known = Set(FontCatalog.packaged.entries.map(\.face.package.name))
    #expect(known == Set(packages))
  }

  // MARK: errors

  @Test(arguments: [
    (FlipbookError.frameDiffers(3) as any Error, CommandStatus.differs),
    (FlipbookError.frameOutOfRange(300, last: 239), .badInput),
    (FlipbookError.foreignManifest(path: "x"), .environment),
    (MergeError.noShards(folder: "x"), .badInput),
    (ImagingError.system(action: "write", path: "x", code: ENOSPC), .environment),
    (ImagingError.system(action: "write", path: "x", code: EACCES), .environment),
    (ImagingError.system(action: "read", path: "x", code: ENOENT), .badInput),
    (ImagingError.notPNG(name: "x"), .badInput),
    (TypographyError.missingFont(file: "x", package: "y"), .environment),
  ])
  func `an error has an exit code`(error: any Error, status: CommandStatus) {
    #expect(CommandStatus(of: error) == status)
  }

  @Test func `what cancellation breaks off is cancelled, whatever it says`() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await CommandResult.of(json: false) {
        throw MovieError.toolFailed(.ffmpeg, reason: "killed")
      }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `an error is told to people, and as JSON to programs`() async throws {
    let result = try await CommandResult.of(json: true) {
      throw FlipbookError.frameOutOfRange(300, last: 239)
    }
    #expect(result.status == .badInput)
    #expect(
      result.errors == "flipbook: error: there is no frame 300: the frames are 0 to 239.\n")
    let error = try #require(try object(result.output)["error"] as? [String: Any])
    #expect(error["exitCode"] as? Int == 2)
    #expect(error["message"] as? String == "there is no frame 300: the frames are 0 to 239.")

    let plain = try await CommandResult.of(json: false) { throw FlipbookError.frameDiffers(1) }
    #expect(plain.output.isEmpty)
  }
}
