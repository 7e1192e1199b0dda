import Imaging
import Recipes
import Verification

/// `flipbook trace`: writes what a recipe's views and property animators do at every tick.
package struct TraceVerb: Sendable {
  /// How a trace is written.
  package enum Format: String, CaseIterable, Sendable {
    case csv, json
  }

  package var recipe = ""
  package var settings: [RecipeSetting] = []
  /// The file to write; nil for the standard output stream.
  package var file: String?
  package var format = Format.csv

  package init() {}

  @MainActor
  package func run() throws -> CommandResult {
    let recipe = try RecipeCheck.recipe(recipe, settings: settings)
    let trace = try recipe.trace()
    let text = format == .csv ? trace.csv : try trace.json()
    guard let file else { return CommandResult(output: text) }
    try Files.write(Array(text.utf8), to: file)
    return CommandResult(output: "\(recipe.name): \(trace.rows.count) rows in \(file)\n")
  }
}
