import ArgumentParser
import Figures
import Flipbook

struct StrobeCommand: ImageVerb {
  static let configuration = CommandConfiguration(
    commandName: "strobe", abstract: "Show all poses of a recipe in one image, as a PNG file.",
    discussion: "Earlier poses are paler. Layers that do not move are shown once.")

  @OptionGroup var image: ImageOptions

  @Option(help: ArgumentHelp("Number of poses, evenly spaced.", valueName: "N"))
  var count = 12

  @Option(
    help: ArgumentHelp(
      "Range of times, in seconds or as markers (default: the whole duration).", valueName: "A-B"))
  var between: TimeRange?

  @OptionGroup var at: TimesOption

  @Option(help: ArgumentHelp("Pixels per point (default: the device's).", valueName: "N"))
  var scale: Double?

  @OptionGroup var staging: StagingOptions

  @Option(
    help: ArgumentHelp(
      "Overlays to draw on the frames, as for render (default: none).", valueName: "name,…"),
    completion: .list(Overlay.allCases.map(\.rawValue)))
  var overlay: [OverlayList] = []

  struct Report: Encodable {
    let formatVersion = 1
    let strobe: String
    let poses: Int
  }

  func validate() throws {
    if at.list != nil, between != nil {
      throw ValidationError("--at and --between exclude each other")
    }
  }

  func draw(_ recipe: Recipe, to file: String) throws -> (report: Report, summary: String) {
    var options = StrobeOptions()
    options.frames = at.frames
    options.count = count
    options.range = try between?.seconds(in: recipe)
    options.scale = scale
    options.title = image.title
    options.staging = staging.staging
    options.overlays = overlay.reduce(into: []) { $0.formUnion($1.overlays) }
    let count = try recipe.strobe(to: file, options: options)
    return (Report(strobe: file, poses: count), "\(count) poses")
  }
}
