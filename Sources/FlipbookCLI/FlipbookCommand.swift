import ArgumentParser

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
      RenderCommand.self, LintCommand.self, TraceCommand.self, GraphCommand.self,
      RecordCommand.self, VerifyCommand.self, ApproveCommand.self, CompareCommand.self,
      MovieCommand.self, ListCommand.self, SchemaCommand.self, DoctorCommand.self,
    ])
}
