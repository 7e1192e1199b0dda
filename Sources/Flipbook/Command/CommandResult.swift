import Foundation
import Recipes

/// What a verb of the command has to say: its exit code, and texts for the two output streams.
package struct CommandResult: Equatable, Sendable {
  /// What the run came to.
  package var status: CommandStatus
  /// For the standard output stream.
  package var output: String
  /// For the standard error stream.
  package var errors: String

  package init(_ status: CommandStatus = .done, output: String = "", errors: String = "") {
    self.status = status
    self.output = output
    self.errors = errors
  }

  /// Does a verb's work and returns its result, or what there is to say about its error.
  ///
  /// With `json` the error stands in the output too, for programs.
  package static func of(
    json: Bool, isolation: isolated (any Actor)? = #isolation,
    _ work: () async throws -> CommandResult
  ) async throws(CancellationError) -> CommandResult {
    do {
      return try await work()
    } catch {
      // What cancellation breaks off, such as another program, may tell of it in words of its own.
      if error is CancellationError || Task.isCancelled { throw CancellationError() }
      let status = CommandStatus(of: error)
      let report = ErrorReport(error, status: status)
      return CommandResult(
        status, output: json ? (try? JSONText.pretty(report)) ?? "" : "", errors: report.text)
    }
  }
}

/// An error as other programs read it.
private struct ErrorReport: Encodable {
  struct Body: Encodable {
    let message: String
    let exitCode: Int32
    let diagnostics: [Diagnostic]?
  }

  let formatVersion = 1
  let error: Body

  init(_ error: any Error, status: CommandStatus) {
    let diagnostics = (error as? BadRecipes)?.files.flatMap(\.diagnostics)
    self.error = Body(
      message: "\(error)", exitCode: status.rawValue, diagnostics: diagnostics)
  }

  /// The error for people; what is wrong with recipes says itself that it is an error.
  var text: String {
    error.diagnostics == nil ? "flipbook: error: \(error.message)\n" : "\(error.message)\n"
  }
}
