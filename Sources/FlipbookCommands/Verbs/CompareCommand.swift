import ArgumentParser
import Flipbook
import Imaging
import Verification

struct CompareCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "compare", abstract: "Compare two images, or two folders of frames.",
    discussion: """
      A folder contains PNG files from any source. Files of the same name are compared; if no names match, \
      files are compared in natural order. A GIF or an animated PNG can replace a folder. Exits with 0 if \
      everything is equal or within the tolerances, and with 1 otherwise.
      """)

  @Argument(help: "A PNG file, a folder, a GIF, or an animated PNG.", completion: .file())
  var first: String

  @Argument(help: "What to compare it with.", completion: .file())
  var second: String

  @OptionGroup var tolerances: ToleranceOptions

  @OptionGroup var jobs: JobsOption

  @OptionGroup var reports: ReportOptions

  @OptionGroup var json: JSONOption

  var printsJSON: Bool { json.isRequested }

  func validate() throws { try reports.validate(json) }

  func run(in context: CommandContext) async throws -> CommandResult {
    let comparison = PathComparison(
      first, second, tolerance: tolerances.tolerance, jobs: jobs.count)
    let verdict = try await comparison.verdict()
    let result = try CommandResult(
      verdict.report, asJSON: printsJSON, text: verdict.text,
      status: verdict.isGood ? .success : .difference)
    return try VerdictReports(options: reports).write(result, testSuite: verdict.testSuite) {
      try comparison.report(of: verdict, title: "flipbook compare")
    }
  }
}
