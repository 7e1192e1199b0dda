import Recipes

/// `flipbook graph`: plots what a recipe's items do over time.
package struct GraphVerb: Sendable {
  package var recipe = ""
  package var settings: [RecipeSetting] = []
  package var options = GraphOptions()
  /// The file to write.
  package var file = ""
  package var json = false

  package init() {}

  private struct Report: Encodable {
    let formatVersion = 1
    let graph: String
    let items: [String]
    let properties: [String]
  }

  @MainActor
  package func run() throws -> CommandResult {
    let recipe = try RecipeCheck.recipe(recipe, settings: settings)
    let summary = try recipe.graph(to: file, options: options)
    let line =
      "\(recipe.name): \(NamePath.list(summary.properties)) "
      + "of \(NamePath.list(summary.items, atMost: 8)), in \(file)\n"
    let report = Report(graph: file, items: summary.items, properties: summary.properties)
    return CommandResult(output: json ? try JSONText.pretty(report) : line)
  }
}
