import Foundation

/// The streams and the environment that a command uses.
struct CommandContext: Sendable {
  /// The variables of the environment.
  var environment: [String: String] = [:]
  /// Whether the standard error stream is a terminal.
  var isTerminal = false
  /// Writes text to the standard output stream.
  var writeOutput: @Sendable (String) throws -> Void
  /// Writes text to the standard error stream; ignores a closed stream.
  var writeError: @Sendable (String) -> Void

  /// The context of this process.
  static let process = CommandContext(
    environment: ProcessInfo.processInfo.environment,
    isTerminal: isatty(STDERR_FILENO) == 1,
    writeOutput: { try FileHandle.standardOutput.write(contentsOf: Data($0.utf8)) },
    writeError: { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) })
}
