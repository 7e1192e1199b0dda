import Glibc
import Imaging

/// What a command line does.
///
/// An action calls the library and returns what to print; it runs without a process.
protocol CommandAction {
  /// The format of the result and of errors.
  var reportFormat: ReportFormat { get }

  /// Performs the action and returns what to print.
  @MainActor
  func run(in context: CommandContext) async throws -> CommandResult
}

extension CommandAction {
  /// Performs the action, and prints the result or the error.
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
      return finish(error, in: context)
    }
    return finish(result, in: context)
  }

  /// Prints an error.
  ///
  /// - Returns: The exit code.
  @MainActor
  func finish(_ error: any Error, in context: CommandContext) -> ExitStatus {
    if StandardOutput.isClosed(error) { return .outputClosed }
    return finish(CommandResult(error, reportFormat), in: context)
  }

  /// Prints a result.
  ///
  /// - Returns: The exit code.
  @MainActor
  func finish(_ result: CommandResult, in context: CommandContext) -> ExitStatus {
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
}
