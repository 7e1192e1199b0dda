import Foundation
import Synchronization

@testable import FlipbookCommands

/// The outcome of a command line that ran in this process.
struct CommandRun: Equatable {
  let status: Int32
  let output: String
  let errors: String

  /// Runs a command line.
  ///
  /// - Parameter folder: The folder that `@` stands for in arguments; left out of the outcome.
  @MainActor
  init(
    _ arguments: [String], in folder: String, environment: [String: String] = [:],
    isTerminal: Bool = false
  ) async throws {
    let streams = Streams()
    status = try await FlipbookCommand.run(
      arguments.map { $0.replacing("@", with: "\(folder)/") },
      in: .test(streams, environment: environment, isTerminal: isTerminal))
    output = streams.output.replacing("\(folder)/", with: "")
    errors = streams.errors.replacing("\(folder)/", with: "")
  }
}

/// Streams that keep what is written to them.
final class Streams: Sendable {
  private let texts = Mutex((output: "", errors: ""))

  var output: String { texts.withLock { $0.output } }
  var errors: String { texts.withLock { $0.errors } }

  func writeOutput(_ text: String) { texts.withLock { $0.output += text } }
  func writeError(_ text: String) { texts.withLock { $0.errors += text } }
}

extension CommandContext {
  /// Returns a context with these streams, and with the environment of this process outside of
  /// continuous integration.
  static func test(
    _ streams: Streams = Streams(), environment: [String: String] = [:], isTerminal: Bool = false
  ) -> CommandContext {
    CommandContext(
      environment: ProcessInfo.processInfo.environment
        .filter { !["CI", "FLIPBOOK_RECORD"].contains($0.key) }
        .merging(environment) { _, new in new },
      isTerminal: isTerminal, isOutputTerminal: isTerminal, output: streams.writeOutput,
      errors: streams.writeError)
  }
}

extension Verb {
  /// Parses the arguments of the verb, and runs it.
  @MainActor
  static func run(
    _ arguments: [String], environment: [String: String] = [:]
  ) async throws -> CommandResult {
    try await parse(arguments).run(in: .test(environment: environment))
  }
}

extension CommandResult {
  /// The output as a JSON object.
  var json: [String: Any] {
    get throws {
      try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any] ?? [:]
    }
  }
}
