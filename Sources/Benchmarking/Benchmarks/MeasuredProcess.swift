import Dispatch
import FoundationEssentials
import Glibc
import Imaging

/// The result of a process, with its duration.
struct MeasuredProcess: Sendable {
  /// The exit code, or the negative number of the signal that terminated it.
  let status: Int32
  /// The duration from before its launch to after its exit, in seconds.
  let seconds: Double
  /// The contents of the standard output stream.
  let output: String
  /// The contents of the standard error stream.
  let errors: String

  /// Runs a program, searched in `PATH`, and waits for its exit.
  ///
  /// - Parameters:
  ///   - command: The program and its arguments.
  ///   - folder: The folder for the program's temporary files and for its output streams.
  /// - Throws: `BenchmarkError.programMissing`, `CancellationError` after terminating the
  ///   program, and an `ImagingError` if the output cannot be read.
  static func run(_ command: [String], in folder: String) async throws -> MeasuredProcess {
    let streams = (output: "\(folder)/output", errors: "\(folder)/errors")
    let start = ContinuousClock.now
    let program = try spawn(command, folder: folder, streams: streams)
    let exit = await withTaskCancellationHandler {
      await Self.exit(of: program)
    } onCancel: {
      // The process has not been waited for yet, or it just exited and its ID is not in use again.
      kill(program, SIGTERM)
    }
    try Task.checkCancellation()
    func text(_ path: String) throws -> String {
      String(decoding: try Files.read(path), as: UTF8.self)
    }
    return MeasuredProcess(
      status: exit.status, seconds: (exit.time - start) / .seconds(1),
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

    // Resets signals that this process ignores or its threads block, so that they terminate the
    // child.
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

  /// Calls a closure with a null-terminated array of C strings.
  private static func withArguments<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = texts.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers + [nil])
  }

  /// Waits for a program's exit on a separate thread.
  private static func exit(
    of program: pid_t
  ) async -> (status: Int32, time: ContinuousClock.Instant) {
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "waiting for a process").async {
        var status: Int32 = 0
        while waitpid(program, &status, 0) < 0, errno == EINTR {}
        let time = ContinuousClock.now
        let signal = status & 0x7f
        continuation.resume(returning: (signal == 0 ? status >> 8 & 0xff : -signal, time))
      }
    }
  }
}
