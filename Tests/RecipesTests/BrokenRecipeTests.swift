import Foundation
import Testing

@testable import Recipes

/// Checks recipes with errors, each beside the exact text of its diagnostics.
///
/// With FLIPBOOK_RECORD_BROKEN in the environment, the texts are recorded.
@Suite struct BrokenRecipeTests {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("Broken")

  /// The names of files that are not UTF-8 text.
  static let binary = ["latin-1", "utf-16"]

  static func names(_ pathExtension: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".\(pathExtension)") }
      .map { String($0.dropLast(pathExtension.count + 1)) }.sorted()
  }

  private static func text(_ file: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
  }

  /// Returns the errors in a recipe; nil if there are none.
  private static func errors(in name: String) throws -> RecipeErrors? {
    do {
      _ = try Recipe.load(path: folder.appendingPathComponent("\(name).yaml").path)
      return nil
    } catch {
      return error
    }
  }

  @Test("a broken recipe reports exactly the text of its file", arguments: try names("yaml"))
  func reports(name: String) throws {
    let errors = try #require(try Self.errors(in: name), "\(name).yaml is not broken")
    let reported = errors.description.replacing(Self.folder.path + "/", with: "") + "\n"
    if ProcessInfo.processInfo.environment["FLIPBOOK_RECORD_BROKEN"] != nil {
      let file = Self.folder.appendingPathComponent("\(name).txt")
      try reported.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(reported == (try Self.text("\(name).txt")))
  }

  @Test("every broken recipe has a text, and every text a recipe") func files() throws {
    #expect(try Self.names("yaml") == Self.names("txt"))
  }

  @Test("a broken recipe reports each code that recipes can have") func codes() throws {
    let reported = Set(
      try Self.names("yaml").compactMap { try Self.errors(in: $0) }.flatMap(\.diagnostics).map(
        \.code))
    // These concern files, settings and playing, not the content of a recipe, or are warnings.
    let others: Set<DiagnosticCode> = [
      .missingFile, .notAFile, .unreadableFile, .fileTooLarge, .badSetting,
      .expectationFailed, .badProgram, .missingAPI,
    ]
    #expect(
      Set(DiagnosticCode.allCases).subtracting(reported) == others.union(DiagnosticCode.warnings))
  }
}
