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
      reference a recipe. With a tolerance, frames without an image pass if all images do.
      """)

  @OptionGroup var references: ReferenceArguments

  @OptionGroup var tolerances: ToleranceOptions

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
      let allowed: [RecipeTolerance.Part]
    }

    let formatVersion = 1
    let isSame: Bool
    let frames: Int
    let numbers: Int
    let recipes: [Entry]
  }

  func run(in context: CommandContext) async throws -> CommandResult {
    let page = try reports.report.map(ReportFile.init)
    var verification = RecipeVerification()
    verification.references = references.location.store
    verification.actual = actual.store
    verification.tolerance = tolerances.tolerance
    verification.jobs = references.jobs.count
    verification.makesSections = page != nil
    verification.approval = approval
    let results = try await verification.verify(references.recipes)
    try page?.write(verification.report(of: results, title: "flipbook verify"))
    if let junit = reports.junit {
      try Files.write(Array(testSuite(of: results).xml.utf8), to: junit)
    }
    let failures = results.count { !$0.passes }
    let summary =
      "\(verification.extent(of: results)), "
      + (failures == 0 ? "all pass" : "\(failures) \(failures == 1 ? "fails" : "fail")")
      + "; tolerance: \(verification.toleranceText(of: results))\n"
    return try CommandResult(
      report(of: results), asJSON: printsJSON, text: results.map(text).joined() + summary,
      status: failures == 0 ? .success : .difference)
  }

  /// Returns the shell command that approves a recipe.
  private var approval: @Sendable (String) -> String {
    let (references, actual) = (references.location.store, actual.store)
    return { ApproveCommand.line(recipe: $0, references: references, actual: actual) }
  }

  private func text(of result: RecipeVerification.Result) -> String {
    var lines = ["\(result.name): \(result.headline)"]
    lines += result.sentences.map { "  \($0)" }
    lines += result.tolerance?.parts.map { "  Allowed: \($0.allows): \($0.why)" } ?? []
    if let actual = result.actual {
      lines.append("  To accept \(actual.path): \(approval(result.name))")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func report(of results: [RecipeVerification.Result]) -> Report {
    Report(
      isSame: results.allSatisfy(\.passes),
      frames: results.reduce(0) { $0 + $1.frames }, numbers: results.reduce(0) { $0 + $1.numbers },
      recipes: results.map { result in
        Report.Entry(
          recipe: result.name, isSame: result.passes, frames: result.frames,
          numbers: result.numbers, sentences: result.sentences,
          tolerance: result.tolerance?.tolerance, allowed: result.tolerance?.parts ?? [])
      })
  }

  private func testSuite(of results: [RecipeVerification.Result]) -> TestSuiteReport {
    TestSuiteReport(
      name: "flipbook verify",
      cases: results.map { result in
        TestSuiteReport.Case(
          name: result.name, failure: result.passes ? nil : result.sentences.joined(separator: "\n")
        )
      })
  }
}
