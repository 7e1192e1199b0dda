import Flipbook
import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookCommands

/// A folder with recipes, their references, and the output of failed verifications.
@MainActor
struct ReferenceFixture {
  let folder: TemporaryFolder

  /// Creates a folder with recipes by their names.
  init(_ recipes: [String: String]) throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("recipes"), withIntermediateDirectories: true)
    for (name, text) in recipes { _ = try folder.write(text, to: "recipes/\(name).yaml") }
  }

  private var references: [String] { ["--references", folder.path("references")] }
  private var actual: [String] { ["--actual", folder.path("actual")] }

  func record(
    _ recipe: String = "recipes", _ flags: [String] = ["--every", "10"],
    environment: [String: String] = [:]
  ) async throws -> CommandResult {
    try await RecordCommand.run(
      [folder.path(recipe)] + references + flags, environment: environment)
  }

  func verify(_ recipe: String = "recipes", _ flags: [String] = []) async throws -> CommandResult {
    try await VerifyCommand.run([folder.path(recipe)] + references + actual + flags)
  }

  func approve(
    _ recipes: [String] = [], environment: [String: String] = [:]
  ) async throws -> CommandResult {
    try await ApproveCommand.run(recipes + references + actual, environment: environment)
  }

  /// Replaces text in a recipe.
  func rewrite(_ name: String, _ text: String, _ other: String) throws {
    let path = "recipes/\(name).yaml"
    let recipe = String(decoding: try folder.bytes(path), as: UTF8.self)
    #expect(recipe.contains(text))
    _ = try folder.write(recipe.replacing(text, with: other), to: path)
  }

  /// Returns the output of a result without the path of the folder.
  func text(of result: CommandResult) -> String {
    result.output.replacing(folder.path + "/", with: "")
  }
}
