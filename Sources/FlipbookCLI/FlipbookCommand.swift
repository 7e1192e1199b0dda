import ArgumentParser
import Flipbook

/// The command `flipbook`.
@main
struct FlipbookCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "flipbook",
    abstract: "UIKit motion, rendered to frames.",
    discussion: """
      Exit codes: 0 done; 1 differs; 2 bad recipe or bad input; 3 environment (tool, font, disk, \
      permission); 64 usage; 130 interrupted.
      """,
    subcommands: [
      RenderCommand.self, MergeCommand.self, LintCommand.self, TraceCommand.self, GraphCommand.self,
      ExportCommand.self,
      RecordCommand.self, VerifyCommand.self, ApproveCommand.self, CompareCommand.self,
      MovieCommand.self, SheetCommand.self, StrobeCommand.self, ListCommand.self,
      SchemaCommand.self, DoctorCommand.self, BenchmarkCommand.self,
    ])

  /// Does what the command line says, or tells which verb was probably meant.
  static func main() async {
    let verbs = configuration.subcommands.compactMap { $0.configuration.commandName }
    if let mistake = UnknownVerb(in: CommandLine.arguments.dropFirst(), among: verbs + ["help"]) {
      exit(withError: ValidationError(mistake.description))
    }
    await main(nil)
  }
}
