import ArgumentParser
import Flipbook
import Foundation

struct ApproveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "approve", abstract: "Make what a failed verify left the new references.")

  @Argument(help: "The recipes. (default: all that failed)")
  var recipes: [String] = []

  @Option(
    help: ArgumentHelp("The folder of the references.", valueName: "folder"), completion: .directory
  )
  var references = RecordVerb.usualFolder

  @Option(
    help: ArgumentHelp("The folder of what recipes that failed show.", valueName: "folder"),
    completion: .directory)
  var actual = VerifyVerb.usualActual

  @MainActor
  func run() async throws {
    var verb = ApproveVerb()
    verb.recipes = recipes
    verb.references = references
    verb.actual = actual
    verb.environment = ProcessInfo.processInfo.environment
    try await conclude { [verb] in try verb.run() }
  }
}
