import Recipes

/// `flipbook sheet`: makes a contact sheet of a recipe.
package struct SheetVerb: Sendable {
  package var recipe = ""
  package var settings: [RecipeSetting] = []
  package var options = SheetOptions()
  /// The file to write.
  package var file = ""
  package var json = false

  package init() {}

  private struct Report: Encodable {
    let formatVersion = 1
    let sheet: String
    let frames: Int
  }

  @MainActor
  package func run() throws -> CommandResult {
    let recipe = try RecipeCheck.recipe(recipe, settings: settings)
    let count = try recipe.sheet(to: file, options: options)
    let line = "\(recipe.name): \(count) frames, in \(file)\n"
    return CommandResult(
      output: json ? try JSONText.pretty(Report(sheet: file, frames: count)) : line)
  }
}
