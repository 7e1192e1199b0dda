import Flipbook
import SwiftScenes

/// What `flipbook lint` does.
struct LintAction: CommandAction {
  /// The recipes, and folders of recipes.
  let paths: [String]
  /// Values for parameters that every recipe declares.
  var settings: [RecipeSetting] = []
  /// Whether to play the recipes to check what they expect of their motion.
  var checksExpectations = false
  /// Whether warnings are differences.
  var isStrict = false
  var reportFormat = ReportFormat.text

  func run(in context: CommandContext) throws -> CommandResult {
    let outcome = try LintOutcome(
      of: RecipeFiles(RecipeFolders(paths).files, settings: settings).files,
      checksExpectations: checksExpectations,
      isStrict: isStrict)
    return try CommandResult(
      outcome.report, reportFormat, text: outcome.text, annotations: outcome.annotations,
      status: outcome.status)
  }
}

extension LintAction {
  /// Creates the action of a command line that consists of `lint` and recipes alone; nil for another
  /// one.
  ///
  /// Editors run this command line at each pause of typing, and the parser of arguments takes longer
  /// than reading a recipe.
  ///
  /// - Parameter words: The words after the name of the command.
  init?(words: [String]) {
    guard words.first == LintCommand.name, words.count > 1,
      words.dropFirst().allSatisfy({
        !$0.isEmpty && ($0.utf8.first != UInt8(ascii: "-") || $0 == "-")
          && !SceneSources.isProgram($0)
      })
    else { return nil }
    self.init(paths: Array(words.dropFirst()))
  }

  /// Performs the action on the main thread, where no other work waits, and prints the result.
  ///
  /// - Returns: The exit code.
  @MainActor
  func finishNow(in context: CommandContext) -> ExitStatus {
    do {
      return finish(try run(in: context), in: context)
    } catch {
      return finish(error, in: context)
    }
  }
}
