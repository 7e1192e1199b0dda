import FlipbookTestSupport
import Foundation
import Testing

@testable import Flipbook
@testable import FlipbookCommands

/// A folder with recipes, where the verbs about references are at home.
@MainActor
struct ReferenceHouse {
  let folder: TemporaryFolder

  /// Moves in with recipes, by their names.
  init(_ recipes: [String: String]) throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("recipes"), withIntermediateDirectories: true)
    for (name, text) in recipes { _ = try folder.write(text, to: "recipes/\(name).yaml") }
  }

  func record(
    _ recipe: String = "recipes", change: (inout RecordVerb) -> Void = { $0.changes.step = 10 }
  ) async throws -> CommandResult {
    var verb = RecordVerb()
    verb.recipes = [folder.path(recipe)]
    verb.references = folder.path("references")
    change(&verb)
    return try await verb.run()
  }

  func verify(
    _ recipe: String = "recipes", change: (inout VerifyVerb) -> Void = { _ in }
  ) async throws -> CommandResult {
    var verb = VerifyVerb()
    verb.recipes = [folder.path(recipe)]
    verb.references = folder.path("references")
    verb.actual = folder.path("actual")
    change(&verb)
    return try await verb.run()
  }

  func approve(_ recipes: [String] = []) throws -> CommandResult {
    var verb = ApproveVerb()
    verb.recipes = recipes
    verb.references = folder.path("references")
    verb.actual = folder.path("actual")
    return try verb.run()
  }

  /// Writes another text into a recipe.
  func rewrite(_ name: String, _ text: String, _ other: String) throws {
    let path = "recipes/\(name).yaml"
    let recipe = String(decoding: try folder.bytes(path), as: UTF8.self)
    #expect(recipe.contains(text))
    _ = try folder.write(recipe.replacing(text, with: other), to: path)
  }

  /// A result's output with the folder's path left out.
  func text(of result: CommandResult) -> String {
    result.output.replacing(folder.path + "/", with: "")
  }
}
