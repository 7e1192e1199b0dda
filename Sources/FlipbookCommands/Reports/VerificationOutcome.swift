import Flipbook
import Imaging
import Verification

/// The results of a verification, as verbs print them.
struct VerificationOutcome: Sendable {
  /// The report as JSON.
  struct Report: Encodable {
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

  let verification: RecipeVerification
  let results: [RecipeVerification.Result]

  /// The exit code: that of the most serious problem.
  var status: ExitStatus {
    results.compactMap(\.problem).map(ExitStatus.init).mostSerious
  }

  /// The extent of the verification, its result and its tolerance, in one line.
  var summary: String {
    let failures = results.count { !$0.passes }
    return "\(verification.extent(of: results)), "
      + (failures == 0 ? "all pass" : "\(failures) \(failures == 1 ? "fails" : "fail")")
      + "; tolerance: \(verification.toleranceText(of: results))\n"
  }

  /// Every result, and the summary.
  var text: String { results.map { text(of: $0) }.joined() + summary }

  /// The results that fail, without the problems that `lint` reports.
  var failuresText: String {
    results.filter { !$0.passes }.map { text(of: $0, withDiagnostics: false) }.joined()
  }

  private func text(
    of result: RecipeVerification.Result, withDiagnostics: Bool = true
  ) -> String {
    var lines = ["\(result.name): \(result.headline)"]
    var sentences =
      result.diagnostics.isEmpty
      ? result.sentences : result.diagnostics.map { "\($0)" }
    if !withDiagnostics { sentences = result.differences }
    lines += sentences.flatMap { $0.split(separator: "\n").map { "  \($0)" } }
    lines += result.tolerance?.parts.map { "  Allowed: \($0.allows): \($0.why)" } ?? []
    if let actual = result.actual, let references = result.references {
      let command = verification.approval?(result.name, references) ?? ""
      lines.append("  To accept \(actual.path): \(command)")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  var report: Report {
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

  /// The problems of the recipes that fail.
  var annotations: [Annotation] {
    results.filter { !$0.passes }.flatMap { result -> [Annotation] in
      let annotations = (result.diagnostics + result.failures).map(Annotation.init)
      let differences = result.differences
      guard annotations.isEmpty || !differences.isEmpty else { return annotations }
      return annotations + [
        Annotation(
          result.problem == .difference ? .difference : .invalid, file: result.file,
          kind: result.verdict.kind, subject: "\(result.name) \(result.verdict.rawValue)",
          message: (["\(result.name) \(result.verdict.rawValue)"] + differences)
            .joined(separator: "\n"))
      ]
    }
  }

  var testSuite: TestSuiteReport {
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

extension RecipeVerification.Result {
  /// The sentences that are not about errors in the recipe or about its expectations.
  fileprivate var differences: [String] {
    diagnostics.isEmpty ? Array(sentences.dropFirst(failures.count)) : []
  }
}

extension ReportSection.Verdict {
  /// The verdict as the kind of an annotation.
  fileprivate var kind: String {
    switch self {
    case .same: "same"
    case .tolerated: "within-tolerance"
    case .differs: "differs-from-reference"
    case .unexpected: "expectation-failed"
    case .unrecorded: "no-reference"
    case .orphaned: "no-recipe"
    case .invalid: "invalid-recipe"
    case .failed: "cannot-be-verified"
    }
  }
}

extension [ExitStatus] {
  /// The exit code of the most serious problem; success if there is none.
  var mostSerious: ExitStatus {
    self.max { $0.rawValue < $1.rawValue } ?? .success
  }
}
