import ArgumentParser
import Recipes

/// `flipbook help TOPIC`: prints a page about the recipe language.
///
/// ArgumentParser's subcommand `help` accepts only verbs; `FlipbookCommand` passes other words here.
struct TopicCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "help", abstract: "Print a page about the recipe language.")

  @Argument(help: "The topic.")
  var topic: String

  /// Creates the command of a command line; nil if it is not `help` with a word other than a verb.
  ///
  /// - Parameters:
  ///   - arguments: The words after the name of the command.
  ///   - verbs: The names of all verbs.
  /// - Throws: A usage error that lists the topics, if the word is none.
  static func command(
    of arguments: [String], verbs: [String]
  ) throws -> TopicCommand? {
    guard arguments.count >= 2, arguments[0] == configuration.commandName,
      !arguments[1].hasPrefix("-"), !verbs.contains(arguments[1])
    else { return nil }
    guard arguments.count == 2 else {
      throw ValidationError("expected one topic: '\(arguments[2].shortened)' is another one")
    }
    let guide = RecipeGuide()
    guard guide[arguments[1]] == nil else { return try parse([arguments[1]]) }
    let topics = guide.pages.map(\.name)
    let nearest = NearestName.nearest(to: arguments[1], among: topics + verbs)
    let suggestion = nearest.map { "did you mean '\($0)'? " } ?? ""
    throw ValidationError(
      "unknown topic '\(arguments[1].shortened)': \(suggestion)"
        + "expected a verb or one of \(topics.joined(separator: ", "))")
  }

  func run(in context: CommandContext) -> CommandResult {
    CommandResult(output: RecipeGuide()[topic]?.text ?? "")
  }
}
