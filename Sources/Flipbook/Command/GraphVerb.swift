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
    let recipes = try RecipeCheck([recipe], settings: settings).recipes()
    guard let recipe = recipes.first else { return CommandResult() }
    let summary = try recipe.graph(to: file, options: options)
    let line =
      "\(recipe.name): \(NamePath.list(summary.properties)) "
      + "of \(NamePath.list(summary.items, atMost: 8)), in \(file)\n"
    let report = Report(graph: file, items: summary.items, properties: summary.properties)
    return CommandResult(output: json ? try JSONText.pretty(report) : line)
  }
}
