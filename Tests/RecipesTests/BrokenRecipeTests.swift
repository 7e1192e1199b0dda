import Foundation
import Testing

@testable import Recipes

/// Recipes with mistakes, each beside the exact text of what is said about it.
@Suite struct BrokenRecipeTests {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("Broken")

  static func names(_ pathExtension: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".\(pathExtension)") }
      .map { String($0.dropLast(pathExtension.count + 1)) }.sorted()
  }

  private static func text(_ file: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
  }

  /// What is said about a recipe, without the folder it is in.
  private static func verdict(_ name: String) throws -> RecipeErrors? {
    do {
      _ = try Recipe.load(path: folder.appendingPathComponent("\(name).yaml").path)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: try names("yaml"))
  func says(name: String) throws {
    let errors = try #require(try Self.verdict(name), "\(name).yaml is not broken")
    let said = errors.description.replacing(Self.folder.path + "/", with: "") + "\n"
    #expect(said == (try Self.text("\(name).txt")))
  }

  @Test func everyRecipeHasItsTextAndEveryTextItsRecipe() throws {
    #expect(try Self.names("yaml") == Self.names("txt"))
  }

  @Test func everyCodeThatARecipeCanHaveIsShown() throws {
    let shown = Set(
      try Self.names("yaml").compactMap { try Self.verdict($0) }.flatMap(\.diagnostics).map(\.code))
    // These are about files and settings, not about what is in a recipe.
    let others: Set<DiagnosticCode> = [
      .missingFile, .notAFile, .unreadableFile, .fileTooLarge, .notUTF8, .badSetting,
    ]
    #expect(Set(DiagnosticCode.allCases).subtracting(shown) == others)
  }
}
