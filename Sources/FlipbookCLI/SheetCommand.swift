import ArgumentParser
import Flipbook

struct SheetCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sheet", abstract: "Make a contact sheet of a recipe, as a PNG file.",
    discussion: "A dot marks what the timeline has done since the frame before.")

  @OptionGroup var picture: PictureArguments

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
    _ = try options()
  }

  @MainActor
  func run() async throws {
    var verb = SheetVerb()
    verb.recipe = picture.recipe
    verb.settings = settings.settings
    verb.options = try options()
    verb.file = picture.file
    verb.json = json
    try await conclude(json: json) { [verb] in try verb.run() }
  }

  private func options() throws -> SheetOptions {
    var options = SheetOptions()
    options.moments = try FrameSelection.moments(at: at)
    options.count = count
    options.columns = columns
    options.width = width
    options.scale = scale
    options.title = title
    options.overlays = try overlays.overlays()
    return options
  }
}
