import ArgumentParser
import Flipbook

struct ListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Tell which recipes a folder holds.")

  @Argument(help: "The folder.", completion: .directory)
  var folder = "Recipes"

  @Flag(help: "Tell it as JSON.")
  var json = false

  @MainActor
  func run() async throws {
    var verb = ListVerb()
    verb.folder = folder
    verb.json = json
    try await conclude(json: json) { [verb] in try verb.run() }
  }
}
