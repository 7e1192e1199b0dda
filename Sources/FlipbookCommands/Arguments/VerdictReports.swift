import Flipbook
import Imaging
import Verification

/// The files that report a verdict.
///
/// The verdict is printed even if a file cannot be written.
struct VerdictReports {
  let options: ReportOptions

  /// Writes the requested reports, and returns the result of a verb: the verdict, then the errors.
  ///
  /// - Parameters:
  ///   - verdict: The verdict, with its exit code and its text.
  ///   - errors: Errors while writing other output of the verb.
  func write(
    _ verdict: CommandResult, errors: [any Error] = [], testSuite: TestSuiteReport,
    page: () throws -> ReportPage
  ) throws(CancellationError) -> CommandResult {
    var result = verdict
    var errors = errors
    func attempt(_ write: () throws -> Void) throws(CancellationError) {
      do {
        try write()
      } catch let error as CancellationError {
        throw error
      } catch {
        errors.append(error)
      }
    }
    if options.printsJUnit {
      (result.output, result.errors) = (testSuite.xml, verdict.output)
    } else if let junit = options.junit {
      try attempt { try ReportFile(path: junit).write(testSuite.xml) }
    }
    if let report = options.report {
      try attempt { try ReportFile(path: report).write(page()) }
    }
    guard !errors.isEmpty else { return result }
    result.status = .environment
    result.errors += errors.map { "flipbook: error: \($0)\n" }.joined()
    return result
  }
}
