import ArgumentParser
import Flipbook
import Imaging
import Verification

struct VerifyCommand: Verb {
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

  @OptionGroup var tolerances: ToleranceOptions

  @OptionGroup var motionTolerances: MotionToleranceOptions

  @OptionGroup var actual: ActualLocation

  @OptionGroup var reports: ReportOptions

  @OptionGroup var json: JSONOption

  var printsJSON: Bool { json.isRequested }

  private struct Report: Encodable {
    struct Entry: Encodable {
      let recipe: String
      let isSame: Bool
      let frames: Int
      let numbers: Int
      let sentences: [String]
      let tolerance: ImageTolerance?
      let motionTolerance: TraceTolerance?
      let diagnostics: [Diagnostic]?
      let failures: [Diagnostic]?
      let allowed: [RecipeTolerance.Part]
    }

    let formatVersion = 1
    let isSame: Bool
    let frames: Int
    let numbers: Int
    let recipes: [Entry]
    let errors: [String]?
  }

  func validate() throws { try reports.validate(json) }

  func run(in context: CommandContext) async throws -> CommandResult {
    var verification = RecipeVerification()
    verification.search = references.location.search
    verification.actual = actual.store
    verification.tolerance = ReferenceTolerance(
      image: tolerances.tolerance, motion: motionTolerances.tolerance)
    verification.jobs = references.jobs.count
    verification.makesSections = reports.report != nil
    verification.approval = approval
    let results = try await verification.verify(references.recipes)
    let failures = results.count { !$0.passes }
    let summary =
      "\(verification.extent(of: results)), "
      + (failures == 0 ? "all pass" : "\(failures) \(failures == 1 ? "fails" : "fail")")
      + "; tolerance: \(verification.toleranceText(of: results))\n"
    let verdict = try CommandResult(
      report(of: results), asJSON: printsJSON, text: results.map(text).joined() + summary,
      status: status(of: results))
    return try VerdictReports(options: reports).write(
      verdict, errors: results.flatMap(\.outputErrors), testSuite: testSuite(of: results)
    ) {
      verification.report(of: results, title: "flipbook verify")
    }
  }

  /// Returns the exit code: that of the most serious problem.
  private func status(of results: [RecipeVerification.Result]) -> ExitStatus {
    results.compactMap(\.problem).map(ExitStatus.init).max { $0.rawValue < $1.rawValue }
      ?? .success
  }

  /// Returns the shell command that approves a recipe.
  private var approval: @Sendable (String, ReferenceStore) -> String {
    let actual = actual.store
    return { ApproveCommand.line(recipe: $0, references: $1, actual: actual) }
  }

  private func text(of result: RecipeVerification.Result) -> String {
    var lines = ["\(result.name): \(result.headline)"]
    let sentences =
      result.diagnostics.isEmpty
      ? result.sentences : result.diagnostics.map { "\($0)" }
    lines += sentences.flatMap { $0.split(separator: "\n").map { "  \($0)" } }
    lines += result.tolerance?.parts.map { "  Allowed: \($0.allows): \($0.why)" } ?? []
    if let actual = result.actual, let references = result.references {
      lines.append("  To accept \(actual.path): \(approval(result.name, references))")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func report(of results: [RecipeVerification.Result]) -> Report {
    let errors = results.flatMap(\.outputErrors).map { "\($0)" }
    return Report(
      isSame: results.allSatisfy(\.passes),
      frames: results.reduce(0) { $0 + $1.frames }, numbers: results.reduce(0) { $0 + $1.numbers },
      recipes: results.map { result in
        Report.Entry(
          recipe: result.name, isSame: result.passes, frames: result.frames,
          numbers: result.numbers, sentences: result.sentences,
          tolerance: result.tolerance?.tolerance.image,
          motionTolerance: result.tolerance.map(\.tolerance.motion),
          diagnostics: result.diagnostics.isEmpty ? nil : result.diagnostics,
          failures: result.failures.isEmpty ? nil : result.failures,
          allowed: result.tolerance?.parts ?? [])
      }, errors: errors.isEmpty ? nil : errors)
  }

  private func testSuite(of results: [RecipeVerification.Result]) -> TestSuiteReport {
    TestSuiteReport(
      name: "flipbook verify",
      cases: results.map { result in
        TestSuiteReport.Case(
          name: result.name,
          failure: result.passes ? nil : result.sentences.joined(separator: "\n"),
          file: result.file, seconds: result.seconds)
      })
  }
}
