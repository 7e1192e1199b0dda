import FlipbookTestSupport
import Foundation
import Imaging
import Testing

@testable import Flipbook
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
    var verb = RecordVerb()
    verb.recipes = [folder.path(recipes)]
    verb.references = folder.path("references")
    _ = try await verb.run()
  }

  /// Verifies, and returns the page.
  private func verify(
    _ recipes: String = "recipes", report: String = "report.html"
  ) async throws -> (status: CommandStatus, page: String) {
    var verb = VerifyVerb()
    verb.recipes = [folder.path(recipes)]
    verb.references = folder.path("references")
    verb.actual = folder.path("actual")
    verb.report = folder.path(report)
    let status = try await verb.run().status
    return (status, String(decoding: try folder.bytes(report), as: UTF8.self))
  }

  private func rewrite(_ name: String, _ text: String, _ other: String) throws {
    let path = "recipes/\(name).yaml"
    let recipe = String(decoding: try folder.bytes(path), as: UTF8.self)
    #expect(recipe.contains(text))
    _ = try folder.write(recipe.replacing(text, with: other), to: path)
  }

  @Test func `a page of recipes that pass says so, and shows their frames`() async throws {
    try await record()
    let (status, page) = try await verify()
    #expect(status == .done)
    #expect(page.contains("<h1 class=\"good\">All 2 recipes pass</h1>"))
    #expect(page.contains("<p class=\"facts\">2 recipes, 60 frames and "))
    #expect(page.contains("checked. Tolerance: none, every pixel counts.</p>"))
    #expect(page.matches(of: /class="timeline"/).count == 2)
    #expect(page.contains("id=\"picture-0\""))
    #expect(!page.contains("class=\"command\""))
    let again = try await verify(report: "again.html")
    #expect(again.page == page)
  }

  @Test func `a page of one that fails says how, and how to approve it`() async throws {
    try await record()
    try rewrite("fade", "at: 0.1s", "at: 0.15s")
    try rewrite("fade", "at: 0.2s", "at: 0.25s")
    try rewrite("fade", "at: 0.3s", "at: 0.35s")
    let (status, page) = try await verify()
    #expect(status == .differs)
    #expect(page.contains("<h1 class=\"bad\">1 of 2 recipes fails</h1>"))
    #expect(
      page.contains(
        "<li>The motion is the same, but 3 frames (50 ms) later; from frame 7.</li>"))
    let folders = "--references \(folder.path("references")) --actual \(folder.path("actual"))"
    #expect(page.contains("<code>flipbook approve fade \(folders)</code>"))
    #expect(page.contains("<span class=\"name\">card.center.x, pt</span>"))
    #expect(page.contains("<span class=\"name\">card.alpha</span>"))
    let alone = try await verify("recipes/fade.yaml")
    #expect(alone.page.contains("<h1 class=\"bad\">fade fails</h1>"))
  }

  @Test func `missing and orphaned references are told`() async throws {
    try await record()
    try FileManager.default.moveItem(
      atPath: folder.path("recipes/fade.yaml"), toPath: folder.path("recipes/<script>.yaml"))
    let (status, page) = try await verify()
    #expect(status == .differs)
    #expect(page.contains("<h1 class=\"bad\">2 of 3 recipes fail</h1>"))
    #expect(
      page.contains("<h2>&lt;script&gt; <span class=\"badge bad\">has no reference</span></h2>"))
    #expect(page.contains("<code>flipbook approve '&lt;script&gt;' --references"))
    #expect(page.contains("<h2>fade <span class=\"badge bad\">has no recipe</span></h2>"))
    #expect(page.contains("references/fade is the reference of no recipe: remove it.</li>"))
    #expect(!page.contains("<script>.yaml"))
  }

  @Test func `two folders are compared on a page`() async throws {
    for (name, color) in [("a", "orange"), ("b", "red")] {
      let recipe = ballRecipe.replacing(
        "backgroundColor: orange", with: "backgroundColor: \(color)")
      var render = RenderVerb()
      render.recipes = [try folder.write(recipe, to: "\(name).yaml")]
      render.options.fps = .of("50")
      render.folder = folder.path(name)
      _ = try await render.run { _, _ in }
    }
    var verb = CompareVerb()
    (verb.first, verb.second) = (folder.path("a"), folder.path("b"))
    verb.report = folder.path("report.html")
    #expect(try await verb.run().status == .differs)
    let page = String(decoding: try folder.bytes("report.html"), as: UTF8.self)
    #expect(page.contains("<li>25 of 25 frames of 40x60 px differ.</li>"))
    #expect(page.contains("\"fps\":50,\"height\":60,\"isTimed\":true"))
    #expect(page.contains("\"sides\":[\"First\",\"Second\"]"))
  }

  @Test func `a page is written whole or not at all`() async throws {
    let missing = folder.path("nowhere/report.html")
    let error = FlipbookError.folderMissing(folder.path("nowhere/"), file: missing)
    await #expect(throws: error) { try await verify(report: "nowhere/report.html") }
    #expect(CommandStatus(of: error) == .environment)
    // Before anything is rendered, and so before there are recipes to miss.
    await #expect(throws: error) {
      try await verify("nothing.yaml", report: "nowhere/report.html")
    }
    _ = try folder.write("", to: "file")
    let below = ImagingError.system(
      action: "write", path: folder.path("file/report.html"), code: ENOTDIR)
    await #expect(throws: below) { try await verify(report: "file/report.html") }
    #expect(CommandStatus(of: below) == .environment)
    #expect(try folder.names() == ["file", "recipes"])
  }

  @Test(arguments: [
    ("ball", "flipbook approve ball"),
    ("my ball", "flipbook approve 'my ball'"),
    ("it's", "flipbook approve 'it'\\''s'"),
    ("$(rm)", "flipbook approve '$(rm)'"),
    ("a-b_c.2", "flipbook approve a-b_c.2"),
  ])
  func `the command to approve is one for a shell`(recipe: String, command: String) {
    #expect(VerifyVerb().approval(of: recipe) == command)
  }
}
