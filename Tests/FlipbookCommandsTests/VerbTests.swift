import Flipbook
import FlipbookTestSupport
import Foundation
import Imaging
import Movies
import Testing
import Typography

@testable import FlipbookCommands

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

  // MARK: lint

  @Test("lint reports every error of every file") func lintErrors() async throws {
    let result = try await LintCommand.run([broken, ball, folder.path("missing.yaml")])
    #expect(result.status == .invalidInput)
    for part in [
      "broken.yaml:5:34: error:", "hiden", "^~~~~", "alpha", "2 errors",
      "ball.yaml: no errors", "missing.yaml: error: ", "1 error",
    ] {
      #expect(result.output.contains(part), "\(part)")
    }
  }

  @Test("lint succeeds if all recipes are valid") func lintValid() async throws {
    let line = "\(ball): no errors\n"
    #expect(try await LintCommand.run([ball, ball]) == CommandResult(output: line + line))
  }

  @Test("lint --json prints the diagnostics by file") func lintJSON() async throws {
    let result = try await LintCommand.run([ball, broken, "--json"])
    #expect(result.status == .invalidInput)
    let report = try result.json
    #expect(report["formatVersion"] as? Int == 1)
    let files = try #require(report["files"] as? [[String: Any]])
    #expect(files.map { ($0["diagnostics"] as? [Any])?.count } == [0, 2])
  }

  @Test("lint, render and doctor warn about characters without glyphs") func glyphWarnings()
    async throws
  {
    _ = try folder.write("flipbook: 1\nduration: 0.1s\ntitle: 选项 ሀ\n", to: "rare.yaml")
    let warning = "rare.yaml:3:11: warning: no font has a glyph for 'ሀ' (U+1200) [missing-glyph]\n"
    let lint = try await CommandRun(["lint", "@rare.yaml", "@ball.yaml"], in: folder.path)
    #expect(lint.status == 0)
    #expect(lint.output.hasPrefix(warning))
    #expect(lint.output.hasSuffix("\nrare.yaml: no errors, 1 warning\nball.yaml: no errors\n"))
    let files = try await LintCommand.run([folder.path("rare.yaml"), "--json"]).json["files"]
    let file = try #require((files as? [[String: Any]])?.first)
    let warnings = try #require(file["warnings"] as? [[String: Any]])
    #expect(warnings.map { $0["severity"] as? String } == ["warning"])
    #expect((file["diagnostics"] as? [Any])?.isEmpty == true)

    let render = try await CommandRun(
      ["render", "@rare.yaml", "-o", "@rare", "--progress", "none"], in: folder.path)
    #expect(render.status == 0)
    #expect(render.errors.hasPrefix(warning))

    let doctor = try await CommandRun(["doctor", "@rare.yaml"], in: folder.path)
    #expect(doctor.status == 0)
    #expect(doctor.output.contains("\n\(warning)"))
    #expect(try await !CommandRun(["doctor"], in: folder.path).output.contains("warning"))
  }

  // MARK: render

  @Test("render writes each recipe to its own folder") func renderFolders() async throws {
    let second = try folder.write(ballRecipe, to: "second.yaml")
    let run = try await CommandRun(
      ["render", "@ball.yaml", second, "-o", "@out", "--frames", "0-3", "--progress", "plain"],
      in: folder.path)
    let names = run.errors.split(separator: "\n").compactMap { $0.split(separator: ":").first }
    let distinct = names.reduce(into: [Substring]()) { if $0.last != $1 { $0.append($1) } }
    #expect(distinct == ["ball", "second"])
    #expect(
      run.output == """
        ball: frames 0 to 3, 40x60 px, in out/ball
        second: frames 0 to 3, 40x60 px, in out/second

        """)
    let manifest = try Manifest(in: folder.path("out/ball"))
    #expect(manifest.recipe?.name == "ball")
    #expect(manifest.recipe?.hash == Digest(bytes: Array(ballRecipe.utf8)))
    #expect(manifest.duration == 0.5)
    #expect(manifest.flipbookVersion == FlipbookVersion.current)
  }

  @Test("render renders nothing if any recipe is invalid") func renderInvalid() async throws {
    await #expect(throws: InvalidRecipes.self) {
      try await RenderCommand.run([ball, broken, "-o", folder.path("out")])
    }
    #expect(try !folder.names().contains("out"))
  }

  @Test("render rejects two recipes of the same name") func renderSameName() async throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("other"), withIntermediateDirectories: true)
    let other = try folder.write(ballRecipe, to: "other/ball.yaml")
    await #expect(
      throws: FlipbookError.sameFolder(folder.path("out/ball"), recipes: [ball, other])
    ) {
      try await RenderCommand.run([ball, other, "-o", folder.path("out")])
    }
  }

  @Test("render --json prints frames and timings") func renderJSON() async throws {
    let result = try await RenderCommand.run(
      [ball, "-o", folder.path("out"), "--frames", "4-10x3", "--json", "--timings"])
    let report = try result.json
    #expect(report["formatVersion"] as? Int == 1)
    let render = try #require((report["renders"] as? [[String: Any]])?.first)
    #expect(render["frames"] as? Int == 3)
    #expect(render["firstFrame"] as? Int == 4)
    #expect(render["lastFrame"] as? Int == 10)
    #expect(render["timings"] is [String: Any])
  }

  // MARK: merge

  @Test("merge prints the merged frames") func mergeOutput() async throws {
    let shards = folder.path("shards")
    for shard in ["1/2", "2/2"] {
      _ = try await RenderCommand.run([ball, "-o", shards, "--shard", shard])
    }
    #expect(
      try await MergeCommand.run([shards]).output
        == "ball: frames 0 to 29, 40x60 px, in \(shards)\n")
    #expect(try await MergeCommand.run([shards, "--json"]).output.contains("\"frames\" : 30"))
  }

  // MARK: trace

  @Test("trace writes the format of the file's extension") func traceFormats() async throws {
    let file = folder.path("t.csv")
    #expect(
      try await TraceCommand.run([ball, "-o", file]).output == "ball: 60 rows in \(file)\n")
    let csv = String(decoding: try folder.bytes("t.csv"), as: UTF8.self)
    #expect(csv == (try Recipe.load(path: ball).trace().csv))

    let trace = try await TraceCommand.run([ball, "--json"]).json
    #expect(trace["formatVersion"] as? Int == 1)
    #expect(trace["flipbookVersion"] as? String == FlipbookVersion.current)
  }

  // MARK: list

  @Test("list prints valid and invalid recipes") func listRecipes() async throws {
    _ = try folder.write("", to: "notes.txt")
    _ = try folder.write("", to: ".hidden.yaml")
    let lines = try await ListCommand.run([folder.path]).output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("\(ball) "))
    #expect(lines[0].hasSuffix("0.5 s  40x60 pt  A ball falls"))
    #expect(lines[1].hasSuffix("2 errors: run flipbook lint \(broken)"))

    let report = try await ListCommand.run([folder.path, "--json"]).json
    let recipes = try #require(report["recipes"] as? [[String: Any]])
    #expect(recipes.map { $0["errors"] as? Int } == [0, 2])
  }

  @Test("list reports an empty folder, and throws for a missing one")
  func listEmpty() async throws {
    let missing = try TemporaryFolder().path
    await #expect(throws: ImagingError.self) { try await ListCommand.run([missing]) }
    let empty = try TemporaryFolder()
    #expect(try await ListCommand.run([empty.path]).output == "no recipes in \(empty.path)\n")
  }

  // MARK: doctor

  @Test("doctor prints the versions of everything that is installed")
  func doctorInstalled() async throws {
    let result = try await DoctorCommand.run([])
    #expect(result.status == .success)
    for name in [
      "flipbook", "box2d", "cairo", "fontconfig", "freetype", "harfbuzz", "libdeflate", "libpng",
      "pango", "pixman", "xxhash", "fonts-inter", "fonts-lato", "ffmpeg",
    ] {
      #expect(result.output.contains(" \(name) "), "\(name)")
    }
    #expect(!result.output.contains("MISSING"))
    let report = try await DoctorCommand.run(["--json"]).json
    #expect(report["flipbookVersion"] as? String == FlipbookVersion.current)
  }

  @Test(
    "doctor prints the Debian package of each library",
    .enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/dpkg-query"), "no dpkg-query"))
  func doctorPackages() async throws {
    let report = try await DoctorCommand.run(["--json"]).json
    let findings = try #require(report["findings"] as? [[String: Any]])
    let libraries = findings.filter { $0["kind"] as? String == "library" }
    #expect(!libraries.isEmpty)
    for library in libraries {
      let package = library["package"] as? String
      #expect(package?.contains(/^lib[a-z0-9.+-]+ \d/) == true, "\(library)")
    }
  }

  @Test("doctor names the packages of missing fonts, and the purposes of missing programs")
  func doctorMissing() async throws {
    let installation = await Installation(
      fonts: FontCatalog(directory: "/nowhere"), searchPath: "/nowhere")
    let result = try DoctorCommand.parse([]).result(of: installation)
    #expect(result.status == .environment)
    #expect(result.output.contains("MISSING  font     fonts-lato"))
    #expect(result.output.contains("apt install fonts-lato"))
    #expect(result.output.contains("absent   program  ffmpeg"))
    let report = try DoctorCommand.parse(["--json"]).result(of: installation).json
    #expect(report["isHealthy"] as? Bool == false)
  }

  @Test("doctor checks every font package that make installs") func doctorFonts() throws {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appending(path: ".make").path
    let lists = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasPrefix("packages") && $0.hasSuffix(".txt") }
    let packages = try lists.flatMap { list in
      try String(contentsOfFile: "\(folder)/\(list)", encoding: .utf8).split(separator: "\n")
        .filter { $0.hasPrefix("fonts-") }.map(String.init)
    }
    let known = Set(FontCatalog.packaged.entries.map(\.package.name))
    // The font of symbols draws no text.
    #expect(known.union(["fonts-material-design-icons-iconfont"]) == Set(packages))
  }
}
