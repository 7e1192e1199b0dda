import ArgumentParser
import Flipbook
import Imaging

struct SchemaCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print the JSON Schema of recipes.")

  func run(in context: CommandContext) throws -> CommandResult {
    CommandResult(output: try JSONText.pretty(RecipeSchema()))
  }
}
