import Recipes

/// `flipbook strobe`: shows all poses of a recipe in one picture.
package struct StrobeVerb: Sendable {
  package var recipe = ""
  package var settings: [RecipeSetting] = []
  package var options = StrobeOptions()
  /// The file to write.
  package var file = ""
  package var json = false

  package init() {}

  private struct Report: Encodable {
    let formatVersion = 1
    let strobe: String
    let poses: Int
  }

  @MainActor
  package func run() throws -> CommandResult {
    let recipe = try RecipeCheck.recipe(recipe, settings: settings)
    let count = try recipe.strobe(to: file, options: options)
    let line = "\(recipe.name): \(count) poses, in \(file)\n"
    return CommandResult(
      output: json ? try JSONText.pretty(Report(strobe: file, poses: count)) : line)
  }
}
