import Flipbook
import Imaging

/// What is wrong with recipes, without rendering them.
struct LintOutcome: Sendable {
  /// A file with what was found in it.
  struct Finding: Sendable {
    let file: RecipeFiles.File
    /// The warnings about a valid recipe.
    let warnings: [Diagnostic]
    /// The failed expectations of a valid recipe.
    let failures: [Diagnostic]

    /// Every error, failed expectation and warning.
    var problems: [Diagnostic] { file.diagnostics + failures + warnings }
  }

  /// The report as JSON.
  struct Report: Encodable {
    struct File: Encodable {
      let file: String
      let diagnostics: [Diagnostic]
      let warnings: [Diagnostic]
      let failures: [Diagnostic]?
    }

    let formatVersion = 1
    let files: [File]
  }

  let findings: [Finding]
  /// Whether the recipes were played to check what they expect of their motion.
  let checksExpectations: Bool
  /// Whether warnings are differences.
  let isStrict: Bool

  /// Plays valid recipes without drawing, to find warnings and, if requested, failed expectations.
  @MainActor
  init(of files: [RecipeFiles.File], checksExpectations: Bool, isStrict: Bool) throws {
    findings = try files.map { file in
      let recipe = try? file.result.get()
      let warnings: [Diagnostic]
      do throws(RecipeErrors) {
        warnings = try recipe?.warningsFromPlaying() ?? []
      } catch {
        // Touches of a program refer to views that exist only while it plays.
        return Finding(file: file.failing(error), warnings: [], failures: [])
      }
      return Finding(
        file: file, warnings: warnings,
        failures: checksExpectations ? try recipe?.failedExpectations() ?? [] : [])
    }
    self.checksExpectations = checksExpectations
    self.isStrict = isStrict
  }

  /// The exit code.
  var status: ExitStatus {
    let errors = findings.compactMap(\.file.errors)
    guard errors.isEmpty else { return ExitStatus(InvalidRecipes(files: errors).category) }
    let isGood = findings.allSatisfy { $0.failures.isEmpty && (!isStrict || $0.warnings.isEmpty) }
    return isGood ? .success : .difference
  }

  var report: Report {
    Report(
      files: findings.map {
        Report.File(
          file: $0.file.path, diagnostics: $0.file.diagnostics, warnings: $0.warnings,
          failures: checksExpectations ? $0.failures : nil)
      })
  }

  var annotations: [Annotation] {
    findings.flatMap(\.problems).map(Annotation.init)
  }

  /// Every diagnostic, and a line about each valid file.
  var text: String {
    let texts = findings.map { finding in
      if case .failure(let errors) = finding.file.result { return "\(errors)\n" }
      let warnings = NumberFormat.count(finding.warnings.count, "warning")
      let failures = NumberFormat.count(finding.failures.count, "failed expectation")
      return (finding.failures + finding.warnings).map { "\($0)\n\n" }.joined()
        + "\(finding.file.path): no errors"
        + (finding.failures.isEmpty ? "" : ", \(failures)")
        + (finding.warnings.isEmpty ? "" : ", \(warnings)")
    }
    let text = texts.joined(separator: "\n")
    return text.hasSuffix("\n") ? text : text + "\n"
  }

  /// Every diagnostic as text, without the files that have none.
  var diagnosticsText: String {
    findings.flatMap(\.problems).map { "\($0)\n\n" }.joined()
  }

  /// The numbers of files and problems, in one line.
  var summary: String {
    let counts = [
      (findings.reduce(0) { $0 + $1.file.diagnostics.count }, "error"),
      (findings.reduce(0) { $0 + $1.failures.count }, "failed expectation"),
      (findings.reduce(0) { $0 + $1.warnings.count }, "warning"),
    ].filter { $0.0 > 0 }.map { NumberFormat.count($0.0, $0.1) }
    return "\(NumberFormat.count(findings.count, "recipe")), "
      + (counts.isEmpty ? "no problems" : NumberFormat.list(counts))
  }
}
