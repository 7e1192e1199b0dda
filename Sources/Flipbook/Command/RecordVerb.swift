import Foundation
import Imaging
import Recipes
import Verification

/// `flipbook record`: writes down what recipes show, to compare with later.
package struct RecordVerb: Sendable {
  /// Recipes, and folders of recipes.
  package var recipes: [String] = []
  /// What is asked for instead of what recipes say.
  package var changes = ReferenceChanges()
  /// The folder for a folder of each recipe.
  package var references = Self.usualFolder
  package var json = false
  /// The environment's variables, which may forbid to write references.
  package var environment: [String: String] = [:]

  /// Where references are when nothing is said.
  package static let usualFolder = "References"

  package init() {}

  private struct Report: Encodable {
    struct Entry: Encodable {
      let recipe: String
      let folder: String
      let frames: Int
      let pictures: Int
      let numbers: Int
    }

    let formatVersion = 1
    let references: [Entry]
  }

  @MainActor
  package func run() async throws -> CommandResult {
    try Recording.check(environment, verb: "record")
    let recipes = try RecipeFolders(recipes).recipes(references: references)
    var entries: [Report.Entry] = []
    for recipe in recipes {
      let played = try await recipe.play(ReferenceOptions(of: recipe, changes))
      let reference = played.reference
      let folder = ReferenceFolder(path: "\(references)/\(recipe.name)")
      if try folder.isBehind(reference) { try await folder.write(played) }
      entries.append(
        Report.Entry(
          recipe: recipe.name, folder: folder.path, frames: reference.frames.count,
          pictures: reference.pictures.count, numbers: reference.numberCount))
    }
    if json { return CommandResult(output: try JSONText.pretty(Report(references: entries))) }
    return CommandResult(
      output: entries.map { entry in
        "\(entry.recipe): \(NumberText.count(entry.frames, "frame")), "
          + "\(NumberText.count(entry.pictures, "picture")), "
          + "\(NumberText.count(entry.numbers, "number")), in \(entry.folder)\n"
      }.joined())
  }
}
