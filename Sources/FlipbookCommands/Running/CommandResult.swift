import Flipbook
import Imaging

/// The result of a command: its exit code and its text for the output streams.
struct CommandResult: Equatable, Sendable {
  /// The exit code.
  var status: ExitStatus
  /// The text for the standard output stream.
  var output: String
  /// The text for the standard error stream.
  var errors: String

  init(_ status: ExitStatus = .success, output: String = "", errors: String = "") {
    self.status = status
    self.output = output
    self.errors = errors
  }

  /// Creates a result that prints a report: as JSON for other programs, or as text.
  init(
    _ report: some Encodable, asJSON: Bool, text: @autoclosure () -> String,
    status: ExitStatus = .success
  ) throws {
    self.init(status, output: asJSON ? try JSONText.pretty(report) : text())
  }

  /// Returns the same result with the failed expectations of recipes, which are differences.
  func failing(_ failures: [Diagnostic]) -> CommandResult {
    guard !failures.isEmpty else { return self }
    var result = self
    result.status = .difference
    result.errors += failures.map { "\($0)\n" }.joined(separator: "\n")
    return result
  }

  /// Creates a result that prints a report in a format.
  ///
  /// - Parameters:
  ///   - text: The report as text.
  ///   - annotations: The problems, for continuous integration.
  ///   - summary: A line that follows the workflow commands of GitHub Actions; may be empty.
  init(
    _ report: some Encodable, _ format: ReportFormat, text: @autoclosure () -> String,
    annotations: @autoclosure () -> [Annotation], summary: @autoclosure () -> String = "",
    status: ExitStatus
  ) throws {
    let output =
      switch format {
      case .text: text()
      case .json: try JSONText.pretty(report)
      case .github:
        annotations().map { [paths = AnnotationPaths.ofProcess] in $0.workflowCommand(paths) }
          .joined() + summary()
      case .gitlab: try JSONText.pretty(CodeQualityIssue.all(of: annotations(), .ofProcess))
      }
    self.init(status, output: output)
  }

  /// Creates the result of an error, which is printed in a format for other programs too.
  init(_ error: any Error, _ format: ReportFormat) {
    let status = ExitStatus(ErrorCategory(of: error))
    let report = ErrorReport(error, status: status)
    let printed = try? CommandResult(
      report, format, text: "", annotations: Annotation.all(of: error), status: status)
    self.init(status, output: printed?.output ?? "", errors: report.text)
  }
}

/// An error as other programs read it.
private struct ErrorReport: Encodable {
  struct Body: Encodable {
    let message: String
    let exitCode: Int32
    let diagnostics: [Diagnostic]?
  }

  let formatVersion = 1
  let error: Body

  init(_ error: any Error, status: ExitStatus) {
    self.error = Body(
      message: "\(error)", exitCode: status.rawValue,
      diagnostics: (error as? InvalidRecipes)?.files.flatMap(\.diagnostics))
  }

  /// The error as text; diagnostics have a prefix of their own.
  var text: String {
    error.diagnostics == nil ? "flipbook: error: \(error.message)\n" : "\(error.message)\n"
  }
}
