import ArgumentParser
import Flipbook

struct ApproveCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "approve",
    abstract: "Accept the output of the last failed verify as the new references.")

  @Argument(help: "Names or files of recipes (default: every recipe that failed).")
  var recipes: [String] = []

  @OptionGroup var references: ReferenceLocation

  @OptionGroup var actual: ActualLocation

  func run(in context: CommandContext) throws -> CommandResult {
    try Recording.check(context.environment, verb: "approve")
    let store = try references.search.store(forApproving: recipes, from: actual.store)
    let names = try store.approve(recipes, from: actual.store)
    return CommandResult(output: names.map { "\($0): approved\n" }.joined())
  }

  /// Returns a closure that returns the shell command that approves a recipe.
  ///
  /// - Parameter actual: The folder of the output of recipes that fail.
  static func approval(
    from actual: ReferenceStore
  ) -> @Sendable (_ recipe: String, _ references: ReferenceStore) -> String {
    { line(recipe: $0, references: $1, actual: actual) }
  }

  /// Returns the shell command that approves a recipe.
  static func line(
    recipe: String, references: ReferenceStore, actual: ReferenceStore
  ) -> String {
    var words = ["flipbook", "approve", recipe]
    if references != .standard { words += ["--references", references.path] }
    if actual != .actual { words += ["--actual", actual.path] }
    return words.map(\.shellQuoted).joined(separator: " ")
  }
}
