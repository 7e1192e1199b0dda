import ArgumentParser
import Flipbook
import Imaging

struct LintCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Report every error in recipes without rendering.",
    discussion: """
      Also warns about what is valid, but probably does not show what was meant: \
      \(DiagnosticCode.warnings.map(\.rawValue).joined(separator: ", ")).

      'lint: { ignore: [unused-param] }' in a recipe ignores a warning, and the comment \
      '# flipbook: ignore unused-param: the reason' at the end of a line ignores it in this line.

      The exit code is 2 if there are errors, else 1 if an expectation fails with --run, or if there are \
      warnings with --strict, else 0.
      """)

  @OptionGroup var recipes: RecipesArgument

  @Flag(help: "Exit with code 1 if there are warnings.")
  var strict = false

  @Flag(
    name: .customLong("run"),
    help: "Play the recipes without rendering, and check what they expect of their motion.")
  var checksExpectations = false

  @OptionGroup var json: JSONOption

  var printsJSON: Bool { json.isRequested }

  private struct Report: Encodable {
    struct File: Encodable {
      let file: String
      let diagnostics: [Diagnostic]
      let warnings: [Diagnostic]
      let failures: [Diagnostic]?
    }

    let formatVersion = 1
    let files: [File]
  }

  /// A file with what was found in it.
  private struct Finding {
    let file: RecipeFiles.File
    /// The warnings about a valid recipe.
    let warnings: [Diagnostic]
    /// The failed expectations of a valid recipe.
    let failures: [Diagnostic]
  }

  func run(in context: CommandContext) throws -> CommandResult {
    let findings = try recipes.load().files.map { file in
      let recipe = try? file.result.get()
      return Finding(
        file: file, warnings: recipe?.warningsFromPlaying() ?? [],
        failures: checksExpectations ? try recipe?.failedExpectations() ?? [] : [])
    }
    let report = Report(
      files: findings.map {
        Report.File(
          file: $0.file.path, diagnostics: $0.file.diagnostics, warnings: $0.warnings,
          failures: checksExpectations ? $0.failures : nil)
      })
    return try CommandResult(
      report, asJSON: printsJSON, text: text(of: findings), status: status(of: findings))
  }

  private func status(of findings: [Finding]) -> ExitStatus {
    guard findings.allSatisfy(\.file.diagnostics.isEmpty) else { return .invalidInput }
    let isGood = findings.allSatisfy { $0.failures.isEmpty && (!strict || $0.warnings.isEmpty) }
    return isGood ? .success : .difference
  }

  private func text(of findings: [Finding]) -> String {
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
}
