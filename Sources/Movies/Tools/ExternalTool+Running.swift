import Foundation
import Subprocess

extension ExternalTool {
  /// More than any program says; one that never stops talking is stopped.
  private static let outputLimit = 1 << 20

  /// Runs the program, without a shell and without input, and returns what it prints.
  ///
  /// Throws a `MovieError` if it is missing or fails.
  @discardableResult
  func run(
    _ arguments: [String], in folder: String? = nil
  ) async throws(MovieError) -> String {
    let result: ExecutionResult<Void, StringOutput<UTF8>, StringOutput<UTF8>>
    do {
      result = try await Subprocess.run(
        .name(name), arguments: Arguments(arguments),
        workingDirectory: folder.map { .init($0) }, platformOptions: Self.options,
        output: .string(limit: Self.outputLimit), error: .string(limit: Self.outputLimit))
    } catch {
      throw failure(of: error)
    }
    try check(result.terminationStatus, errors: result.standardError)
    return result.standardOutput
  }

  /// Runs the program and feeds it bytes as it takes them.
  ///
  /// Throws a `MovieError` if the program is missing or fails, and what `feed` throws.
  func run(
    _ arguments: [String],
    feed: @escaping @Sendable (_ write: @escaping MovieSink) async throws -> Void
  ) async throws {
    // A program that ends early is told by its status, not by a signal that ends this one.
    signal(SIGPIPE, SIG_IGN)
    let configuration = Configuration(
      executable: .name(name), arguments: Arguments(arguments), platformOptions: Self.options)
    let result: ExecutionResult<FeedEnd, DiscardedOutput, StringOutput<UTF8>>
    do {
      result = try await Subprocess.run(
        configuration, input: .inputWriter, output: .discarded,
        error: .string(limit: Self.outputLimit)
      ) { execution in
        let writer = execution.standardInputWriter
        do {
          try await feed { bytes in
            do throws(SubprocessError) {
              _ = try await writer.write(bytes)
            } catch {
              throw NotTaken()
            }
          }
          return FeedEnd.reached
        } catch is NotTaken {
          return Task.isCancelled ? .failed(CancellationError()) : .refused
        } catch {
          // The program must end before its failure can be told.
          return .failed(error)
        }
      }
    } catch let error as SubprocessError {
      if Task.isCancelled { throw CancellationError() }
      throw failure(of: error)
    }
    if case .failed(let error) = result.closureResult { throw error }
    try check(result.terminationStatus, errors: result.standardError)
    if case .refused = result.closureResult {
      throw MovieError.toolFailed(self, reason: "it took only a part of the frames")
    }
  }

  /// How feeding a program has ended.
  private enum FeedEnd: Sendable {
    case reached, refused
    case failed(any Error)
  }

  /// The program takes no more bytes.
  private struct NotTaken: Error {}

  /// A session of its own, so that Ctrl-C is for Flipbook to deal with: it ends the program.
  private static var options: PlatformOptions {
    var options = PlatformOptions()
    options.createSession = true
    options.teardownSequence = [.gracefulShutDown(allowedDurationToNextStep: .milliseconds(500))]
    return options
  }

  private static let fatalWords = ["Error writing", "Error closing", "No space left on device"]

  private func failure(of error: any Error) -> MovieError {
    if let error = error as? SubprocessError, error.code == .executableNotFound {
      return .toolMissing(self)
    }
    return .toolFailed(self, reason: "\(error)")
  }

  private func check(
    _ status: TerminationStatus, errors: String
  ) throws(MovieError) {
    // ffmpeg may say that the disk is full, and that it has done what it should.
    guard !status.isSuccess || Self.fatalWords.contains(where: errors.contains) else { return }
    let lines = errors.split(whereSeparator: \.isNewline).suffix(5)
    throw .toolFailed(
      self, reason: lines.isEmpty ? status.text : lines.joined(separator: "\n"))
  }
}

extension TerminationStatus {
  /// How a program has ended that said nothing.
  fileprivate var text: String {
    switch self {
    case .exited(let code): "it ended with status \(code)"
    case .signaled(let number): "it was ended by signal \(number)"
    }
  }
}
