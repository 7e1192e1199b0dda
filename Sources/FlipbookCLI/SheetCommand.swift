import ArgumentParser
import Flipbook

struct SheetCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sheet", abstract: "Make a contact sheet of a recipe, as a PNG file.",
    discussion: "A dot marks what the timeline has done since the frame before.")

  @Argument(help: "The recipe.", completion: .file(extensions: ["yaml", "yml"]))
  var recipe: String

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("The file, which ends with .png.", valueName: "file"))
  var file: String

  @Option(help: "How many frames it shows, at even distances.")
  var count = 12

  @Option(
    help: ArgumentHelp("The frames nearest to these moments instead.", valueName: "0.5s,1.2s,end"))
  var at: String?

  @Option(help: "How many stand side by side. (default: what suits the stage)")
  var columns: Int?

  @Option(help: "The width of each frame, in points. (default: what fills 860 points)")
  var width: Double?

  @Option(help: "Pixels in a point: how large everything is.")
  var scale = 2.0

  @Option(help: "The title. (default: the recipe's)")
  var title: String?

  @OptionGroup var overlays: MovieOverlays

  @OptionGroup var settings: Settings

  @Flag(help: "Tell what was made as JSON.")
  var json = false

  func validate() throws {
    try PictureArguments.check(file: file)
    _ = try options()
  }

  @MainActor
  func run() async throws {
    var verb = SheetVerb()
    verb.recipe = recipe
    verb.settings = settings.settings
    verb.options = try options()
    verb.file = file
    verb.json = json
    try await conclude(json: json) { [verb] in try verb.run() }
  }

  private func options() throws -> SheetOptions {
    var options = SheetOptions()
    options.moments = try PictureArguments.moments(at)
    options.count = count
    options.columns = columns
    options.width = width
    options.scale = scale
    options.title = title
    options.overlays = try overlays.overlays()
    return options
  }
}

/// What pictures of several moments have in common.
enum PictureArguments {
  /// Throws for a file that cannot be a picture.
  static func check(file: String) throws {
    guard file.hasSuffix(".png") else {
      throw ValidationError("'\(file)' does not end with .png.")
    }
  }

  /// Reads moments; none for nothing.
  static func moments(_ text: String?) throws -> [FrameSelection.Moment] {
    guard let text else { return [] }
    guard case .moments(let moments)? = FrameSelection(moments: text) else {
      throw ValidationError("'\(text)' are no moments: write some such as 0.5s,250ms,end.")
    }
    return moments
  }
}
