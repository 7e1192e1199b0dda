import Foundation
import Imaging

/// A program that has been run, and what that took.
struct MeasuredProcess: Sendable {
  /// The exit code, or less than 0 for the signal that ended it.
  let status: Int32
  /// From before its start to after its end, in seconds.
  let seconds: Double
  /// What it printed.
  let output: String
  /// What it printed on the standard error stream.
  let errors: String

  /// Runs a program, looked for in the usual folders, and waits for its end.
  ///
  /// - Parameters:
  ///   - command: The program and its arguments.
  ///   - folder: Where the program may put what it needs meanwhile; its streams go there too.
  /// - Throws: `BenchmarkError.programMissing`, `CancellationError`, after ending the program, and an
  ///   `ImagingError` for a folder that takes no files.
  static func run(_ command: [String], in folder: String) async throws -> MeasuredProcess {
    let streams = (output: "\(folder)/output", errors: "\(folder)/errors")
    let start = ContinuousClock.now
    let program = try spawn(command, folder: folder, streams: streams)
    let ended = await withTaskCancellationHandler {
      await end(of: program)
    } onCancel: {
      // Nobody has waited for it yet, or it is gone and its number is not another's by now.
      kill(program, SIGTERM)
    }
    try Task.checkCancellation()
    func text(_ path: String) throws -> String {
      String(decoding: try Files.read(path), as: UTF8.self)
    }
    return MeasuredProcess(
      status: ended.status, seconds: (ended.time - start) / .seconds(1),
      output: try text(streams.output), errors: try text(streams.errors))
  }

  private static func spawn(
    _ command: [String], folder: String, streams: (output: String, errors: String)
  ) throws -> pid_t {
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    let flags = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, streams.output, flags, 0o600)
    posix_spawn_file_actions_addopen(&files, STDERR_FILENO, streams.errors, flags, 0o600)

    // This process may ignore the signals that are to end the other one, and its threads may block them.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

    var environment = ProcessInfo.processInfo.environment
    environment["TMPDIR"] = folder
    let variables = environment.map { "\($0.key)=\($0.value)" }.sorted()
    var program = pid_t()
    let code = withArguments(command) { arguments in
      withArguments(variables) { variables in
        posix_spawnp(&program, command[0], &files, &attributes, arguments, variables)
      }
    }
    guard code == 0 else { throw BenchmarkError.programMissing(command[0], code: code) }
    return program
  }

  /// Lends texts as C has them: pointers, and a null one at the end.
  private static func withArguments<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = texts.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers + [nil])
  }

  /// Waits for a program's end on a thread of its own, which sleeps meanwhile.
  private static func end(
    of program: pid_t
  ) async -> (status: Int32, time: ContinuousClock.Instant) {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        var status: Int32 = 0
        while waitpid(program, &status, 0) < 0, errno == EINTR {}
        let time = ContinuousClock.now
        let signal = status & 0x7f
        continuation.resume(returning: (signal == 0 ? status >> 8 & 0xff : -signal, time))
      }
    }
  }
}
