import Foundation
import Testing

@Suite struct ReferenceTests {
  private static let folder = "Tests/References"
  private static let recipes = Repository.files(below: "Recipes", suffixes: [".yaml"])
    .map { URL(filePath: $0).deletingPathExtension().lastPathComponent }
  private static let files = Repository.files(below: folder, suffixes: [".txt", ".png"])

  @Test("each recipe has a reference, and each reference a recipe (run make record)")
  func partners() {
    let names = Self.files.filter { $0.hasSuffix("/reference.txt") }
      .map { URL(filePath: $0).deletingLastPathComponent().lastPathComponent }
    #expect(!names.isEmpty)
    #expect(names.sorted() == Self.recipes.sorted())
  }

  @Test("the stored images are exactly those that the references name", arguments: recipes)
  func images(recipe: String) throws {
    let text = try Repository.text("\(Self.folder)/\(recipe)/reference.txt")
    let named = text.matches(of: /(?m)^picture\t\d+\t(.+)$/).map { String($0.output.1) }
    let stored = Self.files.filter { $0.hasPrefix("\(Self.folder)/\(recipe)/") }
      .map { URL(filePath: $0).lastPathComponent }.filter { $0 != "reference.txt" }
    #expect(!named.isEmpty)
    #expect(stored.sorted() == named.sorted())
  }

  @Test("the references take less than 4 MB in total")
  func budget() throws {
    let sizes = try Self.files.map { file in
      try Repository.root.appending(path: file).resourceValues(forKeys: [.fileSizeKey]).fileSize
        ?? 0
    }
    #expect(sizes.reduce(0, +) < 4_000_000)
  }
}
