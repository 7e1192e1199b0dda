import ArgumentParser
import Flipbook

/// What stands around a stage.
struct Surroundings: ParsableArguments {
  @Option(help: "What the stage stands in.")
  var frame = Staging.Frame.none

  @Option(
    help: ArgumentHelp(
      "What is behind: white, systemBlue, #F2F2F7. (default: a light gray)", valueName: "color"))
  var background: String?

  @Option(help: "The space around everything, in points.")
  var padding: Double?

  @Flag(
    inversion: .prefixedNo, help: "Whether the stage throws a shadow. (default: a device does)")
  var shadow: Bool?

  /// What is asked for.
  func staging() throws -> Staging {
    var staging = Staging()
    staging.frame = frame
    staging.padding = padding
    staging.hasShadow = shadow
    if let background {
      staging.background = try validating { try ColorName(background).color }
    }
    return staging
  }
}

extension Staging.Frame: ExpressibleByArgument {}

/// What is drawn over the frames of movies and sheets: the fingers, unless something else is said.
struct MovieOverlays: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "What to draw over a recipe's frames, as render does, or none. (default: touches)",
      valueName: "name,…"),
    completion: .list(["none"] + Overlay.allCases.map(\.rawValue)))
  var overlay: [String] = []

  /// Whether anything was said.
  var areNamed: Bool { !overlay.isEmpty && overlay != ["none"] }

  /// What is asked for.
  func overlays() throws -> Set<Overlay> {
    if overlay.isEmpty { return [.touches] }
    if overlay == ["none"] { return [] }
    return try validating { try Overlay.all(in: overlay) }
  }
}

extension Movie.Chroma: ExpressibleByArgument {}

extension ByteCount: ExpressibleByArgument {
  /// Reads a size.
  public init?(argument: String) { self.init(argument) }
}
