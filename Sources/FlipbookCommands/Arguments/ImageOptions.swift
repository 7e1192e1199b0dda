import ArgumentParser
import Flipbook
import Imaging

/// The flags of every verb that draws a recipe as one image.
struct ImageOptions: ParsableArguments {
  @OptionGroup var recipe: RecipeArgument

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp(
      "File to write, which ends with .png; '-' is the standard output.", valueName: "file"),
    completion: .file(extensions: ["png"]))
  var file: PNGOutput

  @Option(help: ArgumentHelp("Title of the image (default: the recipe's).", valueName: "text"))
  var title: String?

  @OptionGroup var json: JSONOption

  func validate() throws {
    guard file.isStandardOutput, json.isRequested else { return }
    throw ValidationError("'-o -' and '--json' both write to the standard output")
  }
}

/// A verb that draws a recipe as one image.
protocol ImageVerb: RecipeVerb {
  /// What the verb reports as JSON.
  associatedtype Report: Encodable

  var image: ImageOptions { get }

  /// The axes of a matrix; empty for the recipe's own.
  var matrixAxes: [RecipeSetting] { get }

  /// Writes the image, and returns a report and the summary of the image.
  @MainActor
  func draw(_ recipe: Recipe, to file: String) throws -> (report: Report, summary: String)
}

extension ImageVerb {
  var printsJSON: Bool { image.json.isRequested }
  var recipePaths: [String] { image.recipe.paths }
  var program: ProgramOptions { image.recipe.program }
  var matrixAxes: [RecipeSetting] { [] }

  @MainActor
  func run(in context: CommandContext) throws -> CommandResult {
    let file = image.file.path
    let usesOutput = image.file.isStandardOutput
    if usesOutput { try StandardOutput.check(context) }
    let recipe = try image.recipe.load(matrix: matrixAxes)
    let (report, summary) = try draw(recipe, to: file)
    // The summary would follow the image on the standard output.
    let text =
      !usesOutput && Files.isStream(file)
      ? "" : "\(recipe.name): \(summary)\(usesOutput ? "" : ", in \(file)")\n"
    return try CommandResult(report, asJSON: printsJSON, text: text)
      .besideStandardOutput(usesOutput)
  }
}

/// The times of the frames or poses in an image.
struct TimesOption: ParsableArguments {
  @Option(
    name: .customLong("at"),
    help: ArgumentHelp(
      "Show the frames nearest to these times instead: times and ranges, as for render.",
      valueName: "0.5s,1.2s-end"))
  var list: TimeSelection?

  /// The frames; nil if none were given.
  var frames: FrameSelection? { list?.frames }
}
