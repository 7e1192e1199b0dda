import ArgumentParser
import Flipbook
import Imaging

struct LintCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Report every error in recipes without rendering.",
    discussion: "Also warns about characters that no font has a glyph for.")

  @OptionGroup var recipes: RecipesArgument

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
    let report = Report(
      files: files.map {
        Report.File(file: $0.path, diagnostics: $0.diagnostics, warnings: $0.warnings)
      })
    return try CommandResult(
      report, asJSON: printsJSON, text: text(of: files),
      status: files.allSatisfy(\.diagnostics.isEmpty) ? .success : .invalidInput)
  }

  private func text(of files: [RecipeFiles.File]) -> String {
    let texts = files.map { file in
      switch file.result {
      case .success where file.warnings.isEmpty: "\(file.path): no errors"
      case .success:
        file.warnings.map { "\($0)\n\n" }.joined()
          + "\(file.path): no errors, \(NumberFormat.count(file.warnings.count, "warning"))"
      case .failure(let errors): "\(errors)\n"
      }
    }
    let text = texts.joined(separator: "\n")
    return text.hasSuffix("\n") ? text : text + "\n"
  }
}
