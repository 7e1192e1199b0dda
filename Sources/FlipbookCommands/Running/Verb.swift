import ArgumentParser

/// A subcommand of `flipbook`.
///
/// A verb describes its flags as properties, calls the library, and returns what to print. It runs
/// without a process: parse it, then call `run(in:)`.
protocol Verb: AsyncParsableCommand, CommandAction {
  /// Whether the result and errors are printed as JSON.
  var printsJSON: Bool { get }
}

extension Verb {
  var printsJSON: Bool { false }

  var reportFormat: ReportFormat { printsJSON ? .json : .text }

  @MainActor
  func run() async throws {
    let status = try await finish(in: .process)
    if status != .success { throw ExitCode(status.rawValue) }
  }
}
