import Foundation
import Testing

@testable import Recipes

/// The reference of the language, compared with the files in `Documentation`.
///
/// `make docs` writes the files.
@Suite struct DocumentationTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Documentation").standardizedFileURL

  @Test("the files in Documentation are those that the tables generate") func files() throws {
    let files = RecipeGuide().documentation
    if ProcessInfo.processInfo.environment["FLIPBOOK_RECORD_DOCUMENTATION"] == "1" {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      for file in files {
        try file.text.write(
          to: Self.folder.appending(path: file.name), atomically: true, encoding: .utf8)
      }
    }
    for file in files {
      let text = try String(contentsOf: Self.folder.appending(path: file.name), encoding: .utf8)
      #expect(text == file.text, "\(file.name): run make docs")
    }
    let pages = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix(".md") }
    #expect(pages.sorted() == files.map(\.name).sorted())
  }
}
