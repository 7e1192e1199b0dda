import Foundation
import Imaging
import Recipes
import Verification

/// `flipbook record`: writes down what recipes show, to compare with later.
package struct RecordVerb: Sendable {
  /// Recipes, and folders of recipes.
  package var recipes: [String] = []
  package var options = ReferenceOptions()
  /// The folder for a folder of each recipe.
  package var references = Self.usualFolder
  package var json = false

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
    let recipes = try RecipeCheck(RecipeFolders(recipes).files, settings: []).recipes()
    var entries: [Report.Entry] = []
    for recipe in recipes {
      let scratch = try ScratchFolder()
      defer { scratch.remove() }
      let reference = try await recipe.reference(in: scratch.path, options: options)
      let folder = ReferenceFolder(path: "\(references)/\(recipe.name)")
      try folder.write(reference, framesIn: scratch.path)
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
