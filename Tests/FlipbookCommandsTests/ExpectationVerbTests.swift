import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookCommands

/// Tests what verbs do with a recipe's expectations.
@MainActor
@Suite struct ExpectationVerbTests {
  private let fixture: ReferenceFixture
  private var folder: TemporaryFolder { fixture.folder }

  private static let failing =
    ballRecipe + "\nexpect:\n  - { item: ball, inside: [0, 0, 40, 20] }\n"
  private static let message = """
    recipes/ball.yaml:12:5: error: 'ball' leaves its region [expectation-failed]
     12 |   - { item: ball, inside: [0, 0, 40, 20] }
        |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        = expected: inside [0, 0, 40, 20] from 0s to 0.5s
    """

  init() throws {
    fixture = try ReferenceFixture([
      "ball": Self.failing, "plain": ballRecipe,
      "good": ballRecipe + "\nexpect:\n  - { item: ball, inside: [0, 0, 40, 60] }\n",
    ])
  }

  @Test("lint --run reports failed expectations and exits with 1") func lint() async throws {
    let run = try await CommandRun(["lint", "--run", "@recipes/ball.yaml"], in: folder.path)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix(Self.message), "\(run.output)")
    #expect(
      run.output.contains(
        "    = found: 19.002 points outside at 0.233s (frame 14), outside from 0.133s (frame 8)"))
    #expect(run.output.hasSuffix("recipes/ball.yaml: no errors, 1 failed expectation\n"))
    let plain = try await CommandRun(["lint", "@recipes/ball.yaml"], in: folder.path)
    #expect(plain.status == 0)
    #expect(plain.output == "recipes/ball.yaml: no errors\n")
    let good = try await CommandRun(["lint", "--run", "@recipes/good.yaml"], in: folder.path)
    #expect(good.status == 0)
    #expect(good.output == "recipes/good.yaml: no errors\n")
    let report = try await LintCommand.run(
      [folder.path("recipes/ball.yaml"), "--run", "--json"]
    ).json
    let files = try #require(report["files"] as? [[String: Any]])
    let failures = try #require(files.first?["failures"] as? [[String: Any]])
    #expect(failures.map { $0["code"] as? String } == ["expectation-failed"])
  }

  @Test("render writes the same frames, then reports failed expectations and exits with 1")
  func render() async throws {
    func render(_ name: String, _ flags: [String] = []) async throws -> CommandRun {
      try await CommandRun(
        ["render", "@recipes/\(name).yaml", "-o", "@\(name)", "--progress", "none"] + flags,
        in: folder.path)
    }
    let (run, plain) = (try await render("ball"), try await render("plain"))
    #expect(run.status == 1)
    #expect(
      run.output
        == "ball: \(plain.output.dropFirst("plain: ".count).replacing("in plain", with: "in ball"))"
    )
    #expect(run.errors.hasPrefix(Self.message), "\(run.errors)")
    #expect(plain.status == 0)
    #expect(try await render("good").status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("plain"))
      .filter { $0.hasSuffix(".png") }
    #expect(names.count == 30)
    for name in names {
      #expect(try folder.bytes("ball/\(name)") == folder.bytes("plain/\(name)"), "\(name)")
    }
    // All of the recipe is played, and frames are numbered as in the render.
    let part = try await render("ball", ["--frames", "0", "--fps", "30"])
    #expect(part.status == 1)
    #expect(part.errors.contains("outside from 0.133s (frame 4)"), "\(part.errors)")
  }

  @Test("render of a matrix checks each combination") func matrix() async throws {
    _ = try folder.write(
      Self.failing.replacing("\nviews:", with: "\nparams: { height: 60 }\nviews:")
        .replacing("40, 20]", with: "40, $height]"), to: "recipes/matrix.yaml")
    let run = try await CommandRun(
      [
        "render", "@recipes/matrix.yaml", "-o", "@matrix", "--progress", "none", "--matrix",
        "height=20,60",
      ], in: folder.path)
    #expect(run.status == 1)
    #expect(run.errors.contains("error: 'ball' leaves its region, with height 20 ["))
    #expect(!run.errors.contains("height 60 ["))
  }

  @Test("verify fails a recipe whose motion is not as expected") func verify() async throws {
    _ = try await fixture.record()
    let junit = folder.path("junit.xml")
    let result = try await fixture.verify("recipes", ["--junit", junit])
    #expect(result.status == .difference)
    let text = fixture.text(of: result)
    #expect(
      text.contains(
        "ball: does not move as expected: 1 failed expectation\n  recipes/ball.yaml:12:5: "))
    #expect(text.contains("good: the same: 30 frames, "))
    #expect(text.contains("checked, 1 fails;"))
    #expect(!text.contains("To accept"))
    let xml = String(decoding: try folder.bytes("junit.xml"), as: UTF8.self)
    #expect(xml.contains("failures=\"1\""))
    #expect(xml.contains("leaves its region"))
    let report = try await fixture.verify("recipes/ball.yaml", ["--json"]).json
    #expect(report["isSame"] as? Bool == false)
    let recipes = try #require(report["recipes"] as? [[String: Any]])
    let failures = try #require(recipes.first?["failures"] as? [[String: Any]])
    #expect(failures.map { $0["message"] as? String } == ["'ball' leaves its region"])
    let page = folder.path("report.html")
    _ = try await fixture.verify("recipes/ball.yaml", ["--report", page])
    let html = String(decoding: try folder.bytes("report.html"), as: UTF8.self)
    #expect(html.contains("does not move as expected"))
  }
}
