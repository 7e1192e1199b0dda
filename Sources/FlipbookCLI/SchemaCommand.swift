import ArgumentParser
import Flipbook

struct SchemaCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Tell what a recipe may hold, as a JSON Schema.")

  @MainActor
  func run() async throws {
    try await conclude { try SchemaVerb().run() }
  }
}
