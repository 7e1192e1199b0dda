import ArgumentParser
import Flipbook
import Foundation

/// A verb's way out: its result goes to the output streams, its status becomes the exit code.
@MainActor
func conclude(
  json: Bool = false, _ work: @escaping @MainActor @Sendable () async throws -> CommandResult
) async throws {
  let result = try await Interruption.interruptible {
    try await CommandResult.of(json: json, work)
  }
  write(result.errors, to: .standardError)
  do {
    try FileHandle.standardOutput.write(contentsOf: Data(result.output.utf8))
  } catch {
    write(
      "flipbook: error: cannot write to the standard output: \(error.localizedDescription)\n",
      to: .standardError)
    throw ExitCode(CommandStatus.environment.rawValue)
  }
  if result.status != .done { throw ExitCode(result.status.rawValue) }
}

/// Writes text to a stream for people; one that nobody reads any more is not worth a word.
func write(_ text: String, to stream: FileHandle) {
  try? stream.write(contentsOf: Data(text.utf8))
}
