import ArgumentParser
import Glibc
import Imaging

/// A subcommand of `flipbook`.
///
/// A verb describes its flags as properties, calls the library, and returns what to print. It runs
/// without a process: parse it, then call `run(in:)`.
protocol Verb: AsyncParsableCommand {
  /// Whether the result and errors are printed as JSON.
  var printsJSON: Bool { get }

  /// The format of the result and of errors.
  var reportFormat: ReportFormat { get }

  /// Runs the verb and returns what to print.
  @MainActor
  func run(in context: CommandContext) async throws -> CommandResult
}

extension Verb {
  var printsJSON: Bool { false }

  var reportFormat: ReportFormat { printsJSON ? .json : .text }

  /// Runs the verb, and prints the result or the error.
  ///
  /// - Returns: The exit code.
  @MainActor
  func finish(in context: CommandContext) async throws(CancellationError) -> ExitStatus {
    let result: CommandResult
    do {
      result = try await run(in: context)
    } catch {
      // Work that cancellation interrupts, such as another program, may throw an error of its own.
      if error is CancellationError || Task.isCancelled { throw CancellationError() }
      if StandardOutput.isClosed(error) { return .outputClosed }
      return finish(CommandResult(error, reportFormat), in: context)
    }
    return finish(result, in: context)
  }

  @MainActor
  private func finish(_ result: CommandResult, in context: CommandContext) -> ExitStatus {
    // Errors are written last, also if the output fails: they are what a terminal shows last.
    defer { if !result.errors.isEmpty { context.writeError(result.errors) } }
    do {
      if !result.output.isEmpty { try context.writeOutput(result.output) }
    } catch ImagingError.system(_, _, EPIPE) {
      return .outputClosed
    } catch {
      context.writeError("flipbook: error: \(error)\n")
      return .environment
    }
    return result.status
  }

  @MainActor
  func run() async throws {
    let status = try await finish(in: .process)
    if status != .success { throw ExitCode(status.rawValue) }
  }
}
