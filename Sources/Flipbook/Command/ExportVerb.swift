import Imaging
import Recipes

/// `flipbook export`: writes what a recipe's frames show, as JSON that other programs can draw.
package struct ExportVerb: Sendable {
  package var recipe = ""
  package var settings: [RecipeSetting] = []
  package var options = RenderOptions()
  /// The file to write; nil for the standard output stream.
  package var file: String?

  package init() {}

  @MainActor
  package func run() throws -> CommandResult {
    let recipe = try RecipeCheck.recipe(recipe, settings: settings)
    let scene = try recipe.scene(options: options)
    guard let file else { return CommandResult(output: scene.text) }
    try Files.write(Array(scene.text.utf8), to: file)
    return CommandResult(output: "\(recipe.name): \(scene.frameCount) frames in \(file)\n")
  }
}
