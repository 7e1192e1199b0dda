import ArgumentParser
import Flipbook

struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Tell whether everything is installed that rendering needs.")

  @Flag(help: "Tell it as JSON.")
  var json = false

  @MainActor
  func run() async throws {
    var verb = DoctorVerb()
    verb.json = json
    try await conclude(json: json) { [verb] in try await verb.run() }
  }
}
