import Flipbook
import FlipbookTestSupport
import Foundation
import Imaging
import Testing

@testable import FlipbookCommands

@MainActor
@Suite struct ReportVerbTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("recipes"), withIntermediateDirectories: true)
    _ = try folder.write(ballRecipe, to: "recipes/ball.yaml")
    _ = try folder.write(fadeRecipe, to: "recipes/fade.yaml")
  }

  private func record(_ recipes: String = "recipes") async throws {
    _ = try await RecordCommand.run(
      [folder.path(recipes), "--references", folder.path("references")])
  }

  /// Verifies recipes, and returns the HTML report.
  private func verify(
    _ recipes: String = "recipes", report: String = "report.html"
  ) async throws -> (status: FlipbookCommands.ExitStatus, page: String) {
    let status = try await VerifyCommand.run([
      folder.path(recipes), "--references", folder.path("references"), "--actual",
      folder.path("actual"), "--report", folder.path(report),
    ]).status
    return (status, String(decoding: try folder.bytes(report), as: UTF8.self))
  }

  private func rewrite(_ name: String, _ text: String, _ other: String) throws {
    let path = "recipes/\(name).yaml"
    let recipe = String(decoding: try folder.bytes(path), as: UTF8.self)
    #expect(recipe.contains(text))
    _ = try folder.write(recipe.replacing(text, with: other), to: path)
  }

  @Test("the report of passing recipes shows their frames") func passing() async throws {
    try await record()
    let (status, page) = try await verify()
    #expect(status == .success)
    #expect(page.contains("<h1 class=\"good\">All 2 recipes pass</h1>"))
    #expect(page.contains("<p class=\"facts\">2 recipes, 60 frames and "))
    #expect(page.contains("checked. Tolerance: none, every pixel must match.</p>"))
    #expect(page.matches(of: /class="timeline"/).count == 2)
    #expect(page.matches(of: /class="images"/).count == 2)
    #expect(!page.contains("class=\"command\""))
    let again = try await verify(report: "again.html")
    #expect(again.page == page)
  }

  @Test("the report of a failing recipe describes the change and the command to approve it")
  func failing() async throws {
    try await record()
    try rewrite("fade", "at: 0.1s", "at: 0.15s")
    try rewrite("fade", "at: 0.2s", "at: 0.25s")
    try rewrite("fade", "at: 0.3s", "at: 0.35s")
    let (status, page) = try await verify()
    #expect(status == .difference)
    #expect(page.contains("<h1 class=\"bad\">1 of 2 recipes fails</h1>"))
    #expect(
      page.contains(
        "<li>The motion is the same, but 3 frames (50 ms) later, starting at <a href=\"#fade/7\">frame 7</a>.</li>"
      ))
    let folders = "--references \(folder.path("references")) --actual \(folder.path("actual"))"
    #expect(page.contains("<code>flipbook approve fade \(folders)</code>"))
    #expect(page.contains("<span class=\"name\">card.center.x, pt</span>"))
    #expect(page.contains("<span class=\"name\">card.alpha</span>"))
    let alone = try await verify("recipes/fade.yaml")
    #expect(alone.page.contains("<h1 class=\"bad\">fade fails</h1>"))
  }

  @Test("the report contains missing references and those without a recipe")
  func missingPartners() async throws {
    try await record()
    try FileManager.default.moveItem(
      atPath: folder.path("recipes/fade.yaml"), toPath: folder.path("recipes/<script>.yaml"))
    let (status, page) = try await verify()
    #expect(status == .difference)
    #expect(page.contains("<h1 class=\"bad\">2 of 3 recipes fail</h1>"))
    #expect(
      page.contains("<h2>&lt;script&gt; <span class=\"badge bad\">has no reference</span></h2>"))
    #expect(page.contains("<code>flipbook approve '&lt;script&gt;' --references"))
    #expect(page.contains("<h2>fade <span class=\"badge bad\">has no recipe</span></h2>"))
    #expect(page.contains("references/fade has no recipe: rename it to "))
    #expect(page.contains("references/&lt;script&gt;.</li>"))
    #expect(!page.contains("<script>.yaml"))
  }

  @Test("compare writes a report of two folders") func compare() async throws {
    for (name, color) in [("a", "orange"), ("b", "red")] {
      let recipe = ballRecipe.replacing(
        "backgroundColor: orange", with: "backgroundColor: \(color)")
      let file = try folder.write(recipe, to: "\(name).yaml")
      _ = try await RenderCommand.run([file, "--fps", "50", "-o", folder.path(name)])
    }
    let result = try await CompareCommand.run([
      folder.path("a"), folder.path("b"), "--report", folder.path("report.html"),
    ])
    #expect(result.status == .difference)
    let page = String(decoding: try folder.bytes("report.html"), as: UTF8.self)
    #expect(page.contains("<li>25 of 25 frames of 40x60 px differ.</li>"))
    #expect(page.contains("<section id=\"comparison\""))
    #expect(page.contains("\"fps\":50,\"height\":60,\"isTimed\":true"))
    #expect(page.contains("\"sides\":[\"First\",\"Second\"]"))
  }

  @Test(
    "the command to approve is quoted for a shell",
    arguments: [
      ("ball", "flipbook approve ball"),
      ("my ball", "flipbook approve 'my ball'"),
      ("it's", "flipbook approve 'it'\\''s'"),
      ("$(rm)", "flipbook approve '$(rm)'"),
      ("a-b_c.2", "flipbook approve a-b_c.2"),
    ])
  func approvalCommand(recipe: String, command: String) {
    #expect(
      ApproveCommand.line(recipe: recipe, references: .standard, actual: .actual) == command)
  }
}
