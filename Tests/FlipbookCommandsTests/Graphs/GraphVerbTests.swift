import FlipbookTestSupport
import Foundation
import Testing

@testable import Flipbook
@testable import FlipbookCommands

@MainActor
@Suite struct GraphVerbTests {
  private let folder: TemporaryFolder
  private var verb = GraphVerb()

  init() throws {
    folder = try TemporaryFolder()
    verb.recipe = try folder.write(cardRecipe, to: "card.yaml")
    verb.file = folder.path("g.png")
  }

  @Test func `graph writes a picture and tells what it shows`() throws {
    #expect(
      try verb.run()
        == CommandResult(
          output: "card: center.x, angle, scale, alpha of card, box, in \(folder.path("g.png"))\n"))
    let bitmap = try Bitmap(pngFile: folder.path("g.png"))
    #expect(bitmap.width == 1720)
    #expect(try folder.names() == ["card.yaml", "g.png"])
  }

  @Test func `graph tells it as JSON`() throws {
    var verb = verb
    verb.json = true
    verb.options.items = ["box"]
    let output = try verb.run().output
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    #expect(report["formatVersion"] as? Int == 1)
    #expect(report["graph"] as? String == folder.path("g.png"))
    #expect(report["items"] as? [String] == ["box"])
    #expect(report["properties"] as? [String] == ["center.x"])
  }

  @Test func `the same recipe gives the same bytes`() throws {
    _ = try verb.run()
    let first = try folder.bytes("g.png")
    _ = try verb.run()
    #expect(try folder.bytes("g.png") == first)
  }

  @Test func `title, size and scale are those that are asked for`() throws {
    var verb = verb
    verb.options.size = CGSize(width: 500, height: 700)
    verb.options.scale = 1
    _ = try verb.run()
    let first = try Bitmap(pngFile: verb.file)
    #expect((first.width, first.height) == (500, 700))
    verb.options.title = "Another"
    _ = try verb.run()
    #expect(try Bitmap(pngFile: verb.file) != first)
  }

  private nonisolated static let huge = CGSize(width: 1e5, height: 1e5)
  private nonisolated static let endless = CGSize(width: CGFloat.infinity, height: 400)

  @Test(
    arguments: [
      (
        ["crad"], nil, 2,
        GraphError.unknownItem("crad", items: ["card", "box", "still", "late"])
      ),
      ([], nil, 0, FlipbookError.scaleOutOfRange(0)),
      ([], huge, 2, FlipbookError.frameSizeOutOfRange(huge, scale: 2)),
      ([], endless, 2, FlipbookError.frameSizeOutOfRange(endless, scale: 2)),
    ] as [([String], CGSize?, Double, any Error)])
  func `what cannot be plotted is bad input, and leaves no file`(
    items: [String], size: CGSize?, scale: Double, expected: any Error
  ) throws {
    var verb = verb
    verb.options.items = items
    verb.options.size = size
    verb.options.scale = scale
    let refused = verb
    let error = #expect(throws: (any Error).self) { try refused.run() }
    #expect(error.map { "\($0)" } == "\(expected)")
    #expect(error.map { CommandStatus(of: $0) } == .badInput)
    #expect(try folder.names() == ["card.yaml"])
  }

  @Test func `parameters of the recipe may be set`() throws {
    var verb = verb
    verb.recipe = try folder.write(
      """
      flipbook: 1
      duration: 0.2s
      params: { end: 100 }
      views: { box: { frame: [0, 0, 10, 10] } }
      timeline: [{ at: 0.1s, set: { box.center: [$end, 5] } }]
      """, to: "set.yaml")
    _ = try verb.run()
    verb.settings = try [#require(RecipeSetting("end=5"))]
    let refused = verb
    #expect(throws: GraphError.self) { try refused.run() }
  }
}
