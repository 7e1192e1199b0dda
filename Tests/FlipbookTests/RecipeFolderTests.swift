import Foundation
import Testing

@testable import Flipbook

@Suite struct RecipeFolderTests {
  private let folder = URL.temporaryDirectory.appending(path: "recipes-\(UUID().uuidString)")

  private func write(_ path: String, _ text: String = "flipbook: 1\nduration: 1s\n") throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  @Test("the recipes of a folder are those in it, then those in its folders") func nested() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for path in ["b.yaml", "a.yml", "Cookbook/c.yaml", "Cookbook/Deep/d.yaml", "x.txt"] {
      try write(path)
    }
    // Neither hidden nor included files are recipes of their own, nor are folders with such a name.
    try write(".hidden/e.yaml")
    try write("stage.yaml", "flipbook: include\nstage: { device: iPhone 8 }\n")
    try write("folder.yaml/f.yaml")
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "Cookbook/loop"), withDestinationURL: folder)
    let paths = try RecipeFiles(folder: folder.path).files.map(\.path)
    #expect(
      paths.map { String($0.dropFirst(folder.path.count + 1)) } == [
        "a.yml", "b.yaml", "Cookbook/c.yaml", "Cookbook/Deep/d.yaml", "folder.yaml/f.yaml",
      ])
  }
}
