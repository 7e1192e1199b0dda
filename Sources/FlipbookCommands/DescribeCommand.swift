import ArgumentParser
import Flipbook
import Recipes

struct DescribeCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "describe",
    abstract: "Print everything about recipes and verbs on one page, for tools that write recipes.",
    discussion: """
      The page is Markdown: the verbs with their flags, the exit codes, a whole recipe, and every key, kind, \
      action, and event of the language with examples. It has at most \(maxBytes / 1000) KB, about \
      \(maxBytes / bytesPerToken / 1000),000 tokens of a language model.
      """)

  /// The maximum length of the page in bytes, so that it fits into the context of an assistant.
  static let maxBytes = 248_000
  /// The length of a token of a language model, in bytes: a rule of thumb for English.
  private static let bytesPerToken = 4

  func run(in context: CommandContext) -> CommandResult {
    CommandResult(output: Self.page)
  }

  /// The page.
  static var page: String {
    """
    # flipbook \(FlipbookVersion.current)

    Flipbook runs recipes, YAML files that describe a screen and its motion, on UIKit's physics, animations, and \
    touches with a virtual clock, and writes frames, movies, and verdicts. The same recipe gives the same bytes.

    Write a recipe, check it with `flipbook check FILE --format json`, look at it with \
    `flipbook sheet FILE -o sheet.png` and `flipbook movie FILE -o motion.gif`, and read its numbers with \
    `flipbook trace FILE`.

    ## Verbs

    \(verbs)
    `flipbook help VERB` describes the flags. With `--json`, the result is JSON with a `formatVersion`, and errors are \
    too; `flipbook schema VERB` prints its JSON Schema, and `flipbook schema` that of recipes.

    ## Exit codes

    \(FlipbookCommand.exitCodes.map { "- \($0.code): \($0.meaning)\n" }.joined())
    \(RecipeGuide().compact)
    """
  }

  /// A line about each verb, and its usage.
  private static var verbs: String {
    FlipbookCommand.configuration.subcommands.map { verb in
      let usage = FlipbookCommand.usageString(for: verb).replacing("Usage: ", with: "")
      let abstract = verb.configuration.abstract
      return "- \(verb.configuration.commandName ?? ""): \(abstract)\n  `\(usage)`\n"
    }.joined()
  }
}
