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

      The exit code is 2 if there are errors, else 1 with --strict if there are warnings, else 0.
      """)

  @OptionGroup var recipes: RecipesArgument

  @Flag(help: "Exit with code 1 if there are warnings.")
  var strict = false

  @OptionGroup var json: JSONOption

  var printsJSON: Bool { json.isRequested }

  private struct Report: Encodable {
    struct File: Encodable {
      let file: String
      let diagnostics: [Diagnostic]
      let warnings: [Diagnostic]
    }

    let formatVersion = 1
    let files: [File]
  }

  func run(in context: CommandContext) throws -> CommandResult {
    let files = try recipes.load().files
    let warnings = files.map { (try? $0.result.get())?.warningsFromPlaying() ?? [] }
    let report = Report(
      files: zip(files, warnings).map {
        Report.File(file: $0.path, diagnostics: $0.diagnostics, warnings: $1)
      })
    return try CommandResult(
      report, asJSON: printsJSON, text: text(of: files, warnings),
      status: status(of: files, warnings))
  }

  private func status(of files: [RecipeFiles.File], _ warnings: [[Diagnostic]]) -> ExitStatus {
    guard files.allSatisfy(\.diagnostics.isEmpty) else { return .invalidInput }
    return strict && !warnings.allSatisfy(\.isEmpty) ? .difference : .success
  }

  private func text(of files: [RecipeFiles.File], _ warnings: [[Diagnostic]]) -> String {
    let texts = zip(files, warnings).map { file, warnings in
      switch file.result {
      case .success where warnings.isEmpty: "\(file.path): no errors"
      case .success:
        warnings.map { "\($0)\n\n" }.joined()
          + "\(file.path): no errors, \(NumberFormat.count(warnings.count, "warning"))"
      case .failure(let errors): "\(errors)\n"
      }
    }
    let text = texts.joined(separator: "\n")
    return text.hasSuffix("\n") ? text : text + "\n"
  }
}
