import ArgumentParser
import Flipbook

/// The frame rate, the size, and the selection of frames.
struct FrameOptions: ParsableArguments {
  @OptionGroup var rate: FrameRateOption

  @Option(help: ArgumentHelp("Pixels per point (default: the device's).", valueName: "N"))
  var scale: Double?

  @Option(
    help: ArgumentHelp(
      "Render only these frames.",
      discussion: """
        Frames and ranges, separated by commas: 3,7 or 10-20 or 40- (to the end) or 0-59x10 (every tenth). \
        Times such as 0.5s, 250ms, and end, and names of markers mean the frames nearest to them. For --at, \
        numbers are seconds. Times are those of the recipe, also where its 'slow' changes the speed; numbers \
        of frames are those of the output.
        """,
      valueName: "3,10-20,40-"))
  var frames: FrameSelection?

  /// The options of a render.
  var renderOptions: RenderOptions {
    var options = RenderOptions()
    options.fps = rate.fps
    if let scale { options.size = .scale(scale) }
    if let frames { options.frames = frames }
    return options
  }
}

/// The frame rate.
struct FrameRateOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Frames per second, for example 50, 23.976, or 30000/1001 (default: 60).", valueName: "rate"))
  var fps = FrameRate.standard
}
