import ArgumentParser
import Flipbook
import Imaging

struct SchemaCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of recipes, or of what a verb prints as JSON.",
    discussion: """
      Everything that is printed as JSON has a 'formatVersion', which stays the same as long as members are only \
      added: programs should ignore members that they do not know. 'error' is what every verb prints with --json \
      if an error ends it, and 'progress' a line of --progress json.
      """)

  @Argument(
    help: ArgumentHelp(
      "recipe, or one of \(OutputSchema.all.map(\.name).joined(separator: ", ")).",
      valueName: "what"),
    completion: .list(["recipe"] + OutputSchema.all.map(\.name)))
  var subject = SchemaSubject.recipe

  func run(in context: CommandContext) throws -> CommandResult {
    switch subject {
    case .recipe: CommandResult(output: try JSONText.pretty(RecipeSchema()))
    case .output(let schema): CommandResult(output: try JSONText.pretty(schema))
    }
  }
}

/// What a JSON Schema describes.
enum SchemaSubject: Sendable {
  case recipe
  case output(OutputSchema)
}

extension SchemaSubject: ExpressibleByArgument {
  init?(argument: String) {
    if argument == "recipe" {
      self = .recipe
    } else if let schema = OutputSchema.all.first(where: { $0.name == argument }) {
      self = .output(schema)
    } else {
      return nil
    }
  }

  var defaultValueDescription: String { "recipe" }

  static var allValueStrings: [String] { ["recipe"] + OutputSchema.all.map(\.name) }
}
