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
}
