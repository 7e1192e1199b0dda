import Recipes

/// `flipbook schema`: tells the JSON Schema of recipes.
package struct SchemaVerb: Sendable {
  package init() {}

  package func run() throws -> CommandResult {
    CommandResult(output: try JSONText.pretty(RecipeSchema()))
  }
}
