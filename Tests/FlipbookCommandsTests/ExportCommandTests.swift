import FlipbookTestSupport
import Testing

@testable import FlipbookCommands

@MainActor
@Suite struct ExportCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.write(
      ballRecipe.replacing("title: ", with: "title: <&> "), to: "ball.yaml")
  }

  @Test("exported SVG is well-formed XML with the views' names and keyframes") func svg()
    async throws
  {
    let run = try await CommandRun(["export", "@ball.yaml", "-o", "@ball.svg"], in: folder.path)
    #expect(run.status == 0, "\(run.errors)")
    let program = """
      import sys, xml.dom.minidom
      svg = xml.dom.minidom.parse(sys.argv[1])
      print([e.getAttribute("id") for e in svg.getElementsByTagName("g") if e.hasAttribute("id")])
      print(len(svg.getElementsByTagName("animateTransform")) > 0)
      """
    let outcome = try BuiltCommand.run(
      "/usr/bin/python3", ["-c", program, "ball.svg"], in: folder.path)
    #expect(outcome.output == "['layer-ball', 'layer-label']\nTrue\n", "\(outcome.errors)")
  }

  @Test("what a format cannot express is a warning, and a difference with --strict")
  func limitations() async throws {
    _ = try folder.write(growingShadowRecipe, to: "shadow.yaml")
    let words = ["export", "@shadow.yaml", "-o", "@shadow.lottie.json"]
    let run = try await CommandRun(words, in: folder.path)
    #expect(run.status == 0)
    #expect(
      run.errors
        == "flipbook: warning: lottie: shadow that changes its shape of 'ball' at 0 s: omitted\n")
    let strict = try await CommandRun(words + ["--strict"], in: folder.path)
    #expect(strict.status == 1)
    let svg = try await CommandRun(
      ["export", "@shadow.yaml", "-o", "@shadow.svg", "--strict"], in: folder.path)
    #expect(svg.status == 0 && svg.errors == "")
  }

  @Test("the file of a movie is a usage error that names the verb") func movieFile() async throws {
    let run = try await CommandRun(["export", "@ball.yaml", "-o", "@ball.gif"], in: folder.path)
    #expect(run.status == 64)
    #expect(run.errors.contains("export writes no GIF"))
    #expect(run.errors.contains("'flipbook movie'"))
    #expect(throws: (any Error).self) { try folder.bytes("ball.gif") }
  }
}
