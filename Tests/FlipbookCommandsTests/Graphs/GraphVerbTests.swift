import Figures
import Flipbook
import FlipbookTestSupport
import Foundation
import Imaging
import Testing

@testable import FlipbookCommands

@MainActor
@Suite struct GraphVerbTests {
  private let folder: TemporaryFolder
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = folder.path("g.png")
    _ = try folder.write(cardRecipe, to: "card.yaml")
  }

  private func graph(_ flags: String..., recipe: String = "card.yaml") async throws -> CommandResult
  {
    try await GraphCommand.run([folder.path(recipe), "-o", file] + flags)
  }

  @Test("graph writes an image and prints what it shows") func output() async throws {
    #expect(
      try await graph()
        == CommandResult(
          output: "card: center.x, angle, scale, alpha of card, box, in \(file)\n"))
    let bitmap = try Bitmap(pngFile: file)
    #expect(bitmap.width == 1720)
    #expect(try folder.names() == ["card.yaml", "g.png"])
  }

  @Test("graph --json prints items and properties") func json() async throws {
    let report = try await graph("--json", "--items", "box").json
    #expect(report["formatVersion"] as? Int == 1)
    #expect(report["graph"] as? String == file)
    #expect(report["items"] as? [String] == ["box"])
    #expect(report["properties"] as? [String] == ["center.x"])
  }

  @Test("graph writes the same bytes for the same recipe") func determinism() async throws {
    _ = try await graph()
    let first = try folder.bytes("g.png")
    _ = try await graph()
    #expect(try folder.bytes("g.png") == first)
  }

  @Test("graph uses the title, size, and scale of its flags") func flags() async throws {
    _ = try await graph("--size", "500x700", "--scale", "1")
    let first = try Bitmap(pngFile: file)
    #expect((first.width, first.height) == (500, 700))
    _ = try await graph("--size", "500x700", "--scale", "1", "--title", "Another")
    #expect(try Bitmap(pngFile: file) != first)
  }

  private nonisolated static let huge = CGSize(width: 1e5, height: 1e5)

  @Test(
    "graph rejects unknown items and sizes out of range, and writes no file",
    arguments: [
      (
        ["--items", "crad"],
        GraphError.unknownItem("crad", items: ["card", "box", "still", "late"])
      ),
      (["--scale", "0"], FlipbookError.scaleOutOfRange(0)),
      (["--size", "200000x200000"], FlipbookError.frameSizeOutOfRange(huge, scale: 2)),
    ] as [([String], any Error)])
  func invalidInput(flags: [String], expected: any Error) async throws {
    let error = await #expect(throws: (any Error).self) {
      try await GraphCommand.run([folder.path("card.yaml"), "-o", file] + flags)
    }
    #expect(error.map { "\($0)" } == "\(expected)")
    #expect(error.map { ErrorCategory(of: $0) } == .invalidInput)
    #expect(try folder.names() == ["card.yaml"])
  }

  @Test("graph --set changes the parameters of the recipe") func settings() async throws {
    _ = try folder.write(
      """
      flipbook: 1
      duration: 0.2s
      params: { end: 100 }
      views: { box: { frame: [0, 0, 10, 10] } }
      timeline: [{ at: 0.1s, set: { box.center: [$end, 5] } }]
      """, to: "set.yaml")
    _ = try await graph(recipe: "set.yaml")
    await #expect(throws: GraphError.self) { try await graph("--set", "end=5", recipe: "set.yaml") }
  }
}
