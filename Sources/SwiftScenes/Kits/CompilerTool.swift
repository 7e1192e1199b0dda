import Imaging
import Subprocess

/// A program that takes part in compiling.
struct CompilerTool {
  /// The path of the program.
  let path: String

  /// What a program printed.
  struct Output {
    let isSuccess: Bool
    let text: String
    let errors: String

    /// The last lines that the program printed, for an error.
    var lastLines: String {
      let lines = (errors.isEmpty ? text : errors).split(whereSeparator: \.isNewline).suffix(5)
      return lines.isEmpty ? "it printed nothing" : lines.joined(separator: "\n")
    }
  }

  /// The number of files that Subprocess opens at most while it starts and observes a program, measured.
  private static let descriptors = 13
  /// The maximum output, in bytes.
  private static let outputLimit = 16 << 20

  /// Runs the program without a shell and without input.
  ///
  /// - Parameter libraries: Folders where it looks for shared libraries first.
  func run(_ arguments: [String], libraries: [String] = []) async throws -> Output {
    try Files.requireDescriptors(Self.descriptors, to: "run", path)
    var options = PlatformOptions()
    // Flipbook handles Ctrl-C and terminates the program.
    options.createSession = true
    options.teardownSequence = [.gracefulShutDown(allowedDurationToNextStep: .milliseconds(500))]
    let environment: Environment =
      libraries.isEmpty
      ? .inherit
      : .inherit.updating(["LD_LIBRARY_PATH": libraries.joined(separator: ":")])
    do {
      let result = try await Subprocess.run(
        .path(.init(path)), arguments: Arguments(arguments.map { $0.fileBytes + [0] }),
        environment: environment, platformOptions: options,
        output: .string(limit: Self.outputLimit), error: .string(limit: Self.outputLimit))
      return Output(
        isSuccess: result.terminationStatus.isSuccess, text: result.standardOutput,
        errors: result.standardError)
    } catch {
      if Task.isCancelled { throw CancellationError() }
      throw SceneError.toolFailed(name: path, reason: "\(error)")
    }
  }
}
