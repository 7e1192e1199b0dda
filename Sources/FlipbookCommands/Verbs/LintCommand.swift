import ArgumentParser
import Flipbook

struct LintCommand: RecipeVerb {
  static let name = "lint"

  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Report every error in recipes without rendering.",
    discussion: """
      Also warns about what is valid, but probably does not show what was meant: \
      \(DiagnosticCode.warnings.map(\.rawValue).joined(separator: ", ")).

      'lint: { ignore: [unused-param] }' in a recipe ignores a warning, and the comment \
      '# flipbook: ignore unused-param: the reason' at the end of a line ignores it in this line.

      The exit code is 2 if there are errors, else 1 if an expectation fails with --run, or if there are \
      warnings with --strict, else 0.
      """)

  @OptionGroup var recipes: RecipesArgument

  var recipePaths: [String] { recipes.paths }
  var program: ProgramOptions { recipes.program }

  @Flag(help: "Exit with code 1 if there are warnings.")
  var strict = false

  @Flag(
    name: .customLong("run"),
    help: "Play the recipes without rendering, and check what they expect of their motion.")
  var checksExpectations = false

  @OptionGroup var format: FormatOptions

  var reportFormat: ReportFormat { format.selected }

  func run(in context: CommandContext) throws -> CommandResult {
    try LintAction(
      paths: recipes.paths, settings: try recipes.settings.all(),
      checksExpectations: checksExpectations, isStrict: strict, reportFormat: reportFormat
    ).run(in: context)
  }
}
