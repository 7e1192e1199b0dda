import ArgumentParser
import Figures
import Flipbook

struct SheetCommand: ImageVerb {
  static let configuration = CommandConfiguration(
    commandName: "sheet", abstract: "Make a contact sheet of a recipe as a PNG file.",
    discussion: "Dots mark the timeline entries since the previous frame.")

  @OptionGroup var image: ImageOptions

  @OptionGroup var matrix: MatrixOption

  @Option(help: ArgumentHelp("Number of frames, evenly spaced.", valueName: "N"))
  var count = 12

  @OptionGroup var at: TimesOption

  @Option(
    help: ArgumentHelp("Frames per row (default: depends on the stage).", valueName: "N"))
  var columns: Int?

  @Option(
    help: ArgumentHelp(
      "Width of each frame, in points (default: fills 860 points).", valueName: "N"))
  var width: Double?

  @Option(help: ArgumentHelp("Pixels per point, which scales everything.", valueName: "N"))
  var scale = 2.0

  @OptionGroup var overlay: TouchOverlayOption

  struct Report: Encodable {
    let formatVersion = 1
    let sheet: String
    let frames: Int
  }

  var matrixAxes: [RecipeSetting] { matrix.axes }

  func draw(_ recipe: Recipe, to file: String) throws -> (report: Report, summary: String) {
    var options = SheetOptions()
    options.frames = at.frames
    options.count = count
    options.columns = columns
    options.width = width
    options.scale = scale
    options.title = image.title
    options.overlays = overlay.overlays
    let count = try recipe.sheet(to: file, options: options)
    return (Report(sheet: file, frames: count), "\(count) frames")
  }
}
