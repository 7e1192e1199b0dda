import ArgumentParser
import Flipbook
import Imaging
import Verification

struct TraceCommand: RecipeVerb {
  static let configuration = CommandConfiguration(
    commandName: "trace", abstract: "Write the numbers of a recipe at every tick, as CSV or JSON.",
    discussion: "Times are those of the recipe, also where its 'slow' changes the speed of frames.")

  @OptionGroup var recipe: RecipeArgument

  var recipePaths: [String] { recipe.paths }
  var program: ProgramOptions { recipe.program }

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp(
      "File to write, which ends with .csv or .json (default: standard output).",
      valueName: "file"))
  var file: TraceFile?

  @Flag(help: "Write JSON to the standard output.")
  var json = false

  var printsJSON: Bool { json }

  func run(in context: CommandContext) throws -> CommandResult {
    let recipe = try recipe.load()
    let trace = try recipe.trace()
    let format = file?.format ?? (json ? .json : .csv)
    let text = format == .csv ? trace.csv : try trace.json()
    guard let path = file?.path else { return CommandResult(output: text) }
    try Files.write(Array(text.utf8), to: path)
    // The summary would follow the data on the standard output.
    guard !Files.isStream(path) else { return CommandResult(output: "") }
    return CommandResult(output: "\(recipe.name): \(trace.rows.count) rows in \(path)\n")
  }
}
