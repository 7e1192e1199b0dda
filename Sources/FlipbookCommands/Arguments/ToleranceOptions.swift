import ArgumentParser
import Flipbook
import Verification

/// The differences between frames that are accepted.
struct ToleranceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Treat colors within this OKLab distance as equal; black and white are 1 apart (default: 0).",
      valueName: "distance"))
  var color: NonNegative<Double>?

  @Option(help: ArgumentHelp("Maximum number of differing pixels per frame.", valueName: "count"))
  var pixels: NonNegative<Int>?

  @Option(
    help: ArgumentHelp(
      "Maximum fraction of differing pixels per frame, for example 0.001 or 0.1%.",
      valueName: "fraction"))
  var share: Fraction?

  @Option(
    help: ArgumentHelp(
      "Maximum fraction of differing pixels in any 16x16 pixels of a frame.",
      valueName: "fraction"))
  var density: Fraction?

  @Flag(help: "Ignore pixels of edges that shifted by less than a pixel.")
  var ignoreAntialiasing = false

  @Option(
    help: ArgumentHelp(
      "Exclude this rectangle, in pixels, from the comparison.", valueName: "x,y,width,height"))
  var ignore: [PixelRegion] = []

  /// The tolerances that were given.
  var tolerance: ImageTolerance {
    var tolerance = ImageTolerance()
    tolerance.color = color?.value
    tolerance.ignoresAntialiasing = ignoreAntialiasing ? true : nil
    tolerance.pixels = pixels?.value
    tolerance.share = share?.value
    tolerance.density = density?.value
    tolerance.ignoredRegions = ignore.isEmpty ? nil : ignore
    return tolerance
  }
}

/// The differences between numbers that are accepted.
struct MotionToleranceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Maximum difference of positions and sizes along each axis, in points.", valueName: "N"))
  var points: NonNegative<Double>?

  @Option(help: ArgumentHelp("Maximum difference of angles, in degrees.", valueName: "N"))
  var degrees: NonNegative<Double>?

  @Option(
    help: ArgumentHelp(
      "Maximum time by which motion may be earlier or later, in seconds, rounded down to 1/60 s.",
      valueName: "N"))
  var seconds: NonNegative<Double>?

  /// The tolerances that were given.
  var tolerance: TraceTolerance {
    TraceTolerance(points: points?.value, degrees: degrees?.value, seconds: seconds?.value)
  }
}
