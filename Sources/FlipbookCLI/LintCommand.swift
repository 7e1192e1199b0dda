import ArgumentParser
import Flipbook

struct LintCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Tell everything that is wrong with recipes.")

  @Argument(help: "The recipes.", completion: .file(extensions: ["yaml", "yml"]))
  var recipes: [String]

  @OptionGroup var settings: Settings

  @Flag(help: "Tell it as JSON.")
  var json = false

  @MainActor
  func run() async throws {
    var verb = LintVerb()
    verb.recipes = recipes
    verb.settings = settings.settings
    verb.json = json
    try await conclude(json: json) { [verb] in try verb.run() }
  }
}
