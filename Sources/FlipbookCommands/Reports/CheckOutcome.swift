/// The results of `flipbook check`.
struct CheckOutcome: Sendable {
  /// The report as JSON.
  struct Report: Encodable {
    let formatVersion = 1
    let passes: Bool
    let exitCode: Int32
    let doctor: InstallationOutcome.Report
    let lint: LintOutcome.Report?
    let verify: VerificationOutcome.Report?
  }

  let doctor: InstallationOutcome
  /// What is wrong with the recipes; nil if they were not read.
  var lint: LintOutcome?
  /// The comparison with references; nil if there are none.
  var verify: VerificationOutcome?

  /// The exit code: that of the most serious problem.
  var status: ExitStatus {
    [doctor.status, lint?.status, verify?.status].compactMap(\.self).mostSerious
  }

  /// Returns the results in a format.
  func result(_ format: ReportFormat) throws -> CommandResult {
    let report = Report(
      passes: status == .success, exitCode: status.rawValue, doctor: doctor.report,
      lint: lint?.report, verify: verify?.report)
    return try CommandResult(
      report, format,
      text: doctor.missingText + (lint?.diagnosticsText ?? "") + (verify?.failuresText ?? "")
        + summary,
      annotations: (doctor.annotations + (lint?.annotations ?? []) + (verify?.annotations ?? []))
        .withoutRepetitions,
      summary: summary, status: status)
  }

  /// A line about each step, and one about the result.
  private var summary: String {
    let lint = lint?.summary ?? "not run: something that is required is missing"
    let verify =
      verify?.summary
      ?? (self.lint == nil
        ? "not run: something that is required is missing\n"
        : "no references: write them with 'flipbook record'\n")
    let result = status == .success ? "passes" : "fails with exit code \(status.rawValue)"
    return "doctor: \(doctor.summary)\nlint: \(lint)\nverify: \(verify)check: \(result)\n"
  }
}
