import ArgumentParser
import Flipbook

/// How much frames may differ and still count as the same.
struct Tolerances: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Colours up to so far apart in OKLab are one; black and white are 1 apart. (default: 0)",
      valueName: "distance"))
  var color: Double?

  @Option(help: ArgumentHelp("So many pixels of a frame may differ.", valueName: "count"))
  var pixels: Int?

  @Option(
    help: ArgumentHelp("Such a share of a frame may differ, as 0.001 or 0.1%.", valueName: "share"))
  var share: String?

  @Option(
    help: ArgumentHelp("Such a share of any 16x16 px of a frame may differ.", valueName: "share"))
  var density: String?

  @Flag(help: "Pixels of an edge that has gone less than a pixel may differ.")
  var ignoreAntialiasing = false

  @Option(
    help: ArgumentHelp("What lies there, in pixels, may differ.", valueName: "x,y,width,height"))
  var ignore: [String] = []

  /// What was said.
  var changes: ToleranceChanges {
    var changes = ToleranceChanges()
    changes.color = color
    changes.ignoresAntialiasing = ignoreAntialiasing ? true : nil
    changes.pixels = pixels
    changes.share = share.flatMap(PictureTolerance.share)
    changes.density = density.flatMap(PictureTolerance.share)
    changes.ignoredRegions = ignore.isEmpty ? nil : ignore.compactMap(PixelRegion.init)
    return changes
  }

  /// The tolerance as given.
  var tolerance: PictureTolerance { .exact.with(changes) }

  func validate() throws {
    if let color, !(color >= 0 && color.isFinite) {
      throw ValidationError("\(color) is no distance of colours: choose 0 or more.")
    }
    if let pixels, pixels < 0 {
      throw ValidationError("\(pixels) pixels cannot be: choose 0 or more.")
    }
    for text in [share, density].compactMap({ $0 }) where PictureTolerance.share(text) == nil {
      throw ValidationError("'\(text)' is no share: write one from 0 to 1, or from 0% to 100%.")
    }
    for text in ignore where PixelRegion(text) == nil {
      throw ValidationError("'\(text)' is no region: write one such as 10,20,300,40.")
    }
  }
}
