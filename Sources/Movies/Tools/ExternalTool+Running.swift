import Glibc
import Imaging
import Subprocess

extension ExternalTool {
  /// The maximum output in bytes.
  ///
  /// A program that exceeds it is terminated.
  private static let outputLimit = 1 << 20
  /// The number of files that Subprocess opens at most while it starts and observes a program,
  /// measured.
  ///
  /// If it cannot open one of them, it ends this process.
  private static let descriptors = 13

  /// Runs the program, without a shell and without input, and returns its standard output.
  ///
  /// Throws a `MovieError` if it is not installed or fails.
  @discardableResult
  func run(
    _ arguments: [String], in folder: String? = nil
  ) async throws(MovieError) -> String {
    let result = try await result(of: arguments, in: folder)
    try check(result.terminationStatus, errors: result.standardError)
    return result.standardOutput
  }

  /// Runs the program, without a shell and without input, and returns its standard output, whatever
  /// its exit status.
  ///
  /// Throws a `MovieError` if it is not installed or cannot be run.
  package func output(of arguments: [String]) async throws(MovieError) -> String {
    try await result(of: arguments).standardOutput
  }

  private func result(
    of arguments: [String], in folder: String? = nil
  ) async throws(MovieError) -> ExecutionResult<Void, StringOutput<UTF8>, StringOutput<UTF8>> {
    try requireDescriptors()
    do {
      return try await Subprocess.run(
        .name(name), arguments: Self.arguments(arguments),
        workingDirectory: folder.map { $0.withPath { .init(platformString: $0) } },
        platformOptions: Self.options,
        output: .string(limit: Self.outputLimit), error: .string(limit: Self.outputLimit))
    } catch {
      throw failure(of: error)
    }
  }

  /// Runs the program and pipes bytes to it.
  ///
  /// Throws a `MovieError` if the program is not installed or fails, and the errors of `feed`.
  func run(
    _ arguments: [String],
    feed: @escaping @Sendable (_ write: @escaping MovieSink) async throws -> Void
  ) async throws {
    try requireDescriptors()
    // Writing to a program that has exited must fail instead of terminating this process.
    signal(SIGPIPE, SIG_IGN)
    let configuration = Configuration(
      executable: .name(name), arguments: Self.arguments(arguments),
      platformOptions: Self.options)
    let result: ExecutionResult<FeedResult, DiscardedOutput, StringOutput<UTF8>>
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
              throw PipeClosed()
            }
          }
          return FeedResult.completed
        } catch is PipeClosed {
          return Task.isCancelled ? .failed(CancellationError()) : .refused
        } catch {
          // The error is thrown after the program has exited.
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
      throw MovieError.toolFailed(self, reason: "it read only some of the frames")
    }
  }

  /// Returns arguments with the bytes of file names, which end with a zero byte as in C.
  private static func arguments(_ words: [String]) -> Arguments {
    Arguments(words.map { $0.fileBytes + [0] })
  }

  /// The result of feeding a program.
  private enum FeedResult: Sendable {
    case completed, refused
    case failed(any Error)
  }

  /// The program accepts no more bytes.
  private struct PipeClosed: Error {}

  /// The program runs in a separate session, so that Flipbook handles Ctrl-C and terminates the
  /// program.
  private static var options: PlatformOptions {
    var options = PlatformOptions()
    options.createSession = true
    options.teardownSequence = [.gracefulShutDown(allowedDurationToNextStep: .milliseconds(500))]
    return options
  }

  private static let fatalMessages = ["Error writing", "Error closing", "No space left on device"]

  private func failure(of error: any Error) -> MovieError {
    guard let error = error as? SubprocessError else {
      return .toolFailed(self, reason: "\(error)")
    }
    if let code = error.underlyingError?.rawValue, Self.limitCodes.contains(code) {
      return .imaging(.system(action: "run", path: name, code: code))
    }
    return error.code == .executableNotFound
      ? .toolMissing(self) : .toolFailed(self, reason: "\(error)")
  }

  /// The errors of the system about limits, which say nothing about the program.
  private static let limitCodes = [EMFILE, ENFILE, EAGAIN, ENOMEM]

  private func requireDescriptors() throws(MovieError) {
    try wrappingImagingError { () throws(ImagingError) in
      try Files.requireDescriptors(Self.descriptors, to: "run", name)
    }
  }

  private func check(
    _ status: TerminationStatus, errors: String
  ) throws(MovieError) {
    // ffmpeg may report a full disk and still exit successfully.
    guard !status.isSuccess || Self.fatalMessages.contains(where: { errors.contains($0) })
    else { return }
    let lines = errors.split(whereSeparator: \.isNewline).suffix(5)
    throw .toolFailed(
      self, reason: lines.isEmpty ? status.text : lines.joined(separator: "\n"))
  }
}

extension TerminationStatus {
  /// A description of how a program without error output exited.
  fileprivate var text: String {
    switch self {
    case .exited(let code): "exited with status \(code)"
    case .signaled(let number): "terminated by signal \(number)"
    }
  }
}
