import ArgumentParser
import Flipbook
import Verification

struct VerifyCommand: RecipeVerb {
  static let configuration = CommandConfiguration(
    commandName: "verify", abstract: "Verify that recipes match their references.",
    discussion: """
      Exits with 0 if all recipes match, and with 1 otherwise; then it describes how the motion changed, and \
      keeps the new output for 'flipbook approve'. Every recipe of a folder needs a reference, and every \
      reference a recipe. With a tolerance for pixels, frames without an image pass if all images do; with \
      one for motion, the pixels of frames whose numbers differ follow the motion. A recipe whose motion is not \
      as its 'expect' says fails, too. An invalid recipe fails \
      (exit code 2), and the others are verified; if a report or the new output cannot be written, the verdict \
      is printed first (exit code 3).
      """)

  @OptionGroup var references: ReferenceArguments

  var recipePaths: [String] { references.recipes }
  var program: ProgramOptions { references.program }

  @OptionGroup var tolerances: ToleranceOptions

  @OptionGroup var motionTolerances: MotionToleranceOptions

  @OptionGroup var actual: ActualLocation

  @Flag(
    help: "Skip what an interrupted verification has found to be the same, unless it has changed.")
  var resume = false

  @OptionGroup var reports: ReportOptions

  @OptionGroup var summary: SummaryOptions

  @OptionGroup var format: FormatOptions

  var reportFormat: ReportFormat { format.selected }

  func validate() throws {
    try reports.validate(format)
    if resume, reports.report != nil || summary.needsSections {
      throw ValidationError("--resume skips recipes, and a report shows all: omit one of them")
    }
  }

  func run(in context: CommandContext) async throws -> CommandResult {
    var verification = RecipeVerification()
    verification.search = references.location.search
    verification.actual = actual.store
    verification.tolerance = ReferenceTolerance(
      image: tolerances.tolerance, motion: motionTolerances.tolerance)
    verification.jobs = references.jobs.count
    verification.makesSections = reports.report != nil || summary.needsSections
    verification.approval = ApproveCommand.approval(from: actual.store)
    verification.resumes = resume
    let results: [RecipeVerification.Result]
    do {
      results = try await verification.verify(references.recipes)
    } catch let interruption as VerificationInterruption {
      context.writeError(
        "\(interruption.done) of \(interruption.count) recipes were verified: continue with --resume\n"
      )
      throw CancellationError()
    }
    let outcome = VerificationOutcome(verification: verification, results: results)
    let verdict = try CommandResult(
      outcome.report, reportFormat, text: outcome.text, annotations: outcome.annotations,
      summary: outcome.summary, status: outcome.status)
    return try await outcome.write(verdict, reports, summary, in: context)
  }
}

extension VerificationOutcome {
  /// Writes the requested reports and the summary, and returns the result of a verb: the verdict,
  /// then errors.
  @MainActor
  func write(
    _ verdict: CommandResult, _ reports: ReportOptions, _ summary: SummaryOptions,
    in context: CommandContext
  ) async throws(CancellationError) -> CommandResult {
    let errors = try await summary.write(results, of: verification, in: context)
    return try VerdictReports(options: reports).write(
      verdict, errors: results.flatMap(\.outputErrors) + errors, testSuite: testSuite
    ) {
      verification.report(of: results, title: "flipbook verify")
    }
  }
}
