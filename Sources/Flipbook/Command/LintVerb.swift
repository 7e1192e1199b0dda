import Recipes

/// `flipbook lint`: checks recipes without rendering them.
package struct LintVerb: Sendable {
  package var recipes: [String] = []
  package var settings: [RecipeSetting] = []
  package var json = false

  package init() {}

  private struct Report: Encodable {
    struct File: Encodable {
      let file: String
      let diagnostics: [Diagnostic]
    }

    let formatVersion = 1
    let files: [File]
  }

  package func run() throws -> CommandResult {
    let check = RecipeCheck(recipes, settings: settings)
    let files = check.files.map { file in
      if case .failure(let errors) = file.result {
        return Report.File(file: file.path, diagnostics: errors.diagnostics)
      }
      return Report.File(file: file.path, diagnostics: [])
    }
    let status = files.allSatisfy(\.diagnostics.isEmpty) ? CommandStatus.done : .badInput
    if json {
      return CommandResult(status, output: try JSONText.pretty(Report(files: files)))
    }
    let texts = check.files.map { file in
      if case .failure(let errors) = file.result { return "\(errors)\n" }
      return "\(file.path): no errors"
    }
    let output = texts.joined(separator: "\n")
    return CommandResult(status, output: output.hasSuffix("\n") ? output : output + "\n")
  }
}
