import ArgumentParser
import Flipbook

struct StrobeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "strobe", abstract: "Show all poses of a recipe in one picture, as a PNG file.",
    discussion: "The earlier a pose, the paler it is. What does not move is shown once.")

  @OptionGroup var picture: PictureArguments

  @Option(help: "How many poses it shows, at even distances.")
  var count = 12

  @Option(help: ArgumentHelp("From when to when, in seconds. (default: all)", valueName: "A-B"))
  var between: String?

  @Option(
    help: ArgumentHelp("The poses nearest to these moments instead.", valueName: "0.5s,1.2s,end"))
  var at: String?

  @Option(help: "Pixels in a point. (default: the device's)")
  var scale: Double?

  @Option(help: "The title. (default: the recipe's)")
  var title: String?

  @OptionGroup var surroundings: Surroundings

  @Option(
    help: ArgumentHelp(
      "What to draw over the frames, as render does. (default: nothing)", valueName: "name,…"),
    completion: .list(Overlay.allCases.map(\.rawValue)))
  var overlay: [String] = []

  @OptionGroup var settings: Settings

  @Flag(help: "Tell what was made as JSON.")
  var json = false

  func validate() throws {
    if at != nil, between != nil {
      throw ValidationError("--at and --between exclude each other.")
    }
    _ = try options()
  }

  @MainActor
  func run() async throws {
    var verb = StrobeVerb()
    verb.recipe = picture.recipe
    verb.settings = settings.settings
    verb.options = try options()
    verb.file = picture.file
    verb.json = json
    try await conclude(json: json) { [verb] in try verb.run() }
  }

  private func options() throws -> StrobeOptions {
    var options = StrobeOptions()
    options.moments = try FrameSelection.moments(at: at)
    options.count = count
    options.scale = scale
    options.title = title
    options.staging = try surroundings.staging()
    if let between {
      guard let match = between.wholeMatch(of: /(\d+(?:\.\d+)?)s?-(\d+(?:\.\d+)?)s?/),
        let start = Double(match.1), let end = Double(match.2), start < end
      else { throw ValidationError("'\(between)' is no span of time: write one such as 0.3-1.2.") }
      options.range = start...end
    }
    options.overlays = try validating { try Overlay.all(in: overlay) }
    return options
  }
}
