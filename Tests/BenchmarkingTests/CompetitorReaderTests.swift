import Flipbook
import FlipbookTestSupport
import Foundation
import Recipes
import Testing

@testable import Benchmarking

/// The reader of scenes that competitors share.
@MainActor
@Suite struct CompetitorReaderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Reads a scene with the competitors' reader and returns the value of a Python expression.
  private func read(_ recipe: String, _ expression: String) throws -> String {
    let path = try folder.write(recipe, to: "recipe.yaml")
    let scene = try folder.write(try Recipe.load(path: path).scene().text, to: "scene.json")
    let readers = RepositoryFiles.root.appending(path: "Benchmarks/Competitors").path
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "python3", "-B", "-c",
      """
      import sys
      sys.path.insert(0, sys.argv[1])
      from scene import *
      scene = Scene(sys.argv[2])
      print(\(expression))
      """, readers, scene,
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: text, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  private nonisolated static let card = """
    flipbook: 1
    stage: { size: [40, 60], scale: 2, background: white }
    duration: 0.05s
    views:
      card:
        frame: [10, 20, 20, 30]
        alpha: 0.5
        cornerRadius: 40
        backgroundColor: red
        clipsToBounds: true
        subviews: { label: { kind: label, frame: [0, 0, 20, 20], text: Hi } }
      plain: { frame: [0, 0, 5, 5], shadowOpacity: 1, backgroundColor: clear }
    """

  private nonisolated static let find = "[l for l in scene.layers if l.radius]"

  @Test(
    "competitors read the values that export writes",
    arguments: [
      ("frames", "len(scene.frames), scene.pixels, scene.frames[0].is_opaque", "3 (80, 120) True"),
      ("a radius is half the shorter side", "\(find)[0].radius", "10.0"),
      (
        "a layer of two parts that fades is a group",
        "\(find)[0].is_group, \(find)[0].is_cut, \(find)[0].parts", "True True 2"
      ),
      (
        "sublayers",
        "len(scene.contents[\(find)[0].sublayers[0].content]['glyphs'][0]['ids'])", "2"
      ),
      ("what is clear is not there", "sum(l.background is not None for l in scene.layers)", "1"),
      ("shadows", "[l.shadow['radius'] for l in scene.layers if l.shadow]", "[3]"),
      (
        "outlines", "path('M1 2L-3.5 4e-05C1 2 3 4 5 6Z')",
        "[('M', [1.0, 2.0]), ('L', [-3.5, 4e-05]), ('C', [1.0, 2.0, 3.0, 4.0, 5.0, 6.0]), ('Z', [])]"
      ),
    ])
  func readsExportedScene(
    id: String, expression: String, expected: String
  ) throws {
    #expect(try read(Self.card, expression) == expected)
  }
}
