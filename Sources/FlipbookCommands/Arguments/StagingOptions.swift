import ArgumentParser
import Flipbook

/// The surroundings of a stage in an image or a movie.
struct StagingOptions: ParsableArguments {
  @Option(help: "Frame around the stage.")
  var frame = Staging.Frame.none

  @Option(
    help: ArgumentHelp(
      "Color behind the stage, for example white, systemBlue, or #F2F2F7 (default: light gray).",
      valueName: "color"))
  var background: ColorName?

  @Option(help: ArgumentHelp("Space around the stage, in points.", valueName: "N"))
  var padding: Double?

  @Flag(inversion: .prefixedNo, help: "Draw a shadow (default: below a device frame).")
  var shadow: Bool?

  var staging: Staging {
    var staging = Staging()
    staging.frame = frame
    staging.padding = padding
    staging.hasShadow = shadow
    staging.background = background?.color
    return staging
  }
}

/// The overlays of a movie or a contact sheet, which shows touches by default.
struct TouchOverlayOption: ParsableArguments {
  @Option(
    name: .customLong("overlay"),
    help: ArgumentHelp(
      "Overlays to draw on the frames of recipes, as for render, or none (default: touches).",
      valueName: "name,…"),
    completion: .list(["none"] + Overlay.allCases.map(\.rawValue)))
  var lists: [OptionalOverlayList] = []

  /// The overlays to draw.
  var overlays: Set<Overlay> {
    lists.isEmpty ? [.touches] : lists.reduce(into: []) { $0.formUnion($1.overlays) }
  }

  /// Whether overlays were requested.
  var isRequested: Bool { lists.contains { !$0.overlays.isEmpty } }

  func validate() throws {
    if lists.count > 1, lists.contains(where: \.overlays.isEmpty) {
      throw ValidationError("--overlay none excludes other overlays")
    }
  }
}
