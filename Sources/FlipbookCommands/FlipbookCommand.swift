import ArgumentParser
import Dispatch
import Flipbook
import Glibc
import Imaging

/// The command `flipbook`.
public struct FlipbookCommand: AsyncParsableCommand {
  /// The name, the help, the version, and the verbs of the command.
  public static let configuration = CommandConfiguration(
    commandName: "flipbook",
    abstract: "Renders UIKit motion to frames.",
    discussion: """
      '-' as a recipe is the standard input; as the file of an image or a movie it is the standard output, \
      and messages go to the standard error.

      Exit codes: \(exitCodes.map { "\($0.code) \($0.meaning)" }.joined(separator: "; ")).

      'flipbook help recipe' describes the recipe language, and lists the topics that have a page of their own.
      """,
    version: "flipbook \(FlipbookVersion.current)",
    subcommands: [
      NewCommand.self, RenderCommand.self, RunCommand.self, MergeCommand.self, CheckCommand.self,
      LintCommand.self,
      TraceCommand.self,
      GraphCommand.self, CurveCommand.self, ExportCommand.self, RecordCommand.self,
      VerifyCommand.self,
      ApproveCommand.self, CompareCommand.self, MovieCommand.self, SheetCommand.self,
      StrobeCommand.self, ListCommand.self, DescribeCommand.self, SchemaCommand.self,
      DoctorCommand.self, BenchmarkCommand.self, StudioCommand.self, StudioStageCommand.self,
    ])

  /// The exit codes with their meanings.
  static let exitCodes: [(code: Int32, meaning: String)] = [
    (ExitStatus.success.rawValue, "success"),
    (ExitStatus.difference.rawValue, "results differ"),
    (ExitStatus.invalidInput.rawValue, "invalid recipe or input"),
    (
      ExitStatus.environment.rawValue,
      "environment (missing program or font, full disk, permission)"
    ),
    (64, "invalid usage"), (130, "interrupted (SIGINT)"),
    (
      ExitStatus.outputClosed.rawValue,
      "the reader of the standard output has closed it (SIGPIPE)"
    ),
    (143, "terminated (SIGTERM)"),
  ]

  /// The prefix of all error messages.
  public static var _errorPrefix: String { "flipbook: error: " }

  /// Creates the command without a verb.
  public init() {}

  /// The number of files that the process must be able to open: those of Dispatch, which opens them
  /// when a verb may already write, and those of the verb.
  private static let descriptors = 8

  /// Runs the command line of this process, then exits.
  public static func runCommandLine() -> Never {
    // Writing to a closed pipe, or beyond a limit of file sizes, is an error that verbs handle.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    do throws(ImagingError) {
      // Before the first use of Dispatch, which traps if it cannot open a file.
      try Files.requireDescriptors(descriptors, to: "run", "flipbook")
    } catch {
      CommandContext.process.writeError("flipbook: error: \(error)\n")
      Glibc.exit(ExitStatus.environment.rawValue)
    }
    let arguments = processArguments
    if let lint = LintAction(words: arguments) {
      // Without threads, signal handlers and the queues of Dispatch, since nothing has to be completed
      // when a signal interrupts it.
      Glibc.exit(MainActor.assumeIsolated { lint.finishNow(in: .withoutEnvironment) }.rawValue)
    }
    Task { @MainActor in
      Glibc.exit(await Interruption.exitCode { try await run(arguments, in: .process) })
    }
    dispatchMain()
  }

  /// The words after the name of the command, which may be paths that are not UTF-8.
  private static var processArguments: [String] {
    UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc)).dropFirst()
      .compactMap { argument in
        argument.map {
          String(fileName: UnsafeRawBufferPointer(start: $0, count: strlen($0)))
        }
      }
  }

  /// Runs a command line.
  ///
  /// - Parameter arguments: The words after the name of the command.
  /// - Returns: The exit code.
  @MainActor
  package static func run(
    _ arguments: [String], in context: CommandContext
  ) async throws(CancellationError) -> Int32 {
    do {
      let verbs = configuration.subcommands.compactMap { $0.configuration.commandName }
      if let unknown = UnknownVerb(in: arguments, among: verbs + ["help"]) {
        throw ValidationError(unknown.description)
      }
      if let topic = try TopicCommand.command(of: arguments, verbs: verbs + ["help"]) {
        return try await topic.finish(in: context).rawValue
      }
      var command = try parseAsRoot(arguments)
      if let verb = command as? any RecipeVerb {
        let status = try await verb.finishOrLaunch(arguments, in: context)
        return status.rawValue
      }
      if let verb = command as? any Verb { return try await verb.finish(in: context).rawValue }
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
      return ExitStatus.success.rawValue
    } catch let error as CancellationError {
      throw error
    } catch {
      return report(error, in: context)
    }
  }

  /// Prints help that was requested, or a usage error, and returns the exit code.
  private static func report(_ error: any Error, in context: CommandContext) -> Int32 {
    let code = exitCode(for: error)
    let text = fullMessage(for: error)
    guard !code.isSuccess else {
      try? context.writeOutput(text + "\n")
      return code.rawValue
    }
    let message = text.replacing(
      /The value '(.*?)' is invalid for '(.*?)'(?=:|\.|$)/.anchorsMatchLineEndings()
    ) { "invalid value '\($0.1)' for '\($0.2)'" }
    .replacing(/(for '.*?')\. Please provide one of (.*?)\.?$/.anchorsMatchLineEndings()) {
      "\($0.1): expected one of \($0.2)"
    }
    .replacing(/^(.*invalid value '.*?' for '[^']* <N>')$/.anchorsMatchLineEndings()) {
      "\($0.1): expected a number"
    }
    context.writeError(message + "\n")
    return code.rawValue
  }
}
