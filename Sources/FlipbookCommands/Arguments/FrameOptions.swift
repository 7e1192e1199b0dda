import ArgumentParser
import Flipbook

/// The frame rate, the size, and the selection of frames.
struct FrameOptions: ParsableArguments {
  @OptionGroup var rate: FrameRateOption

  @Option(help: ArgumentHelp("Pixels per point (default: the device's).", valueName: "N"))
  var scale: Double?

  @Option(
    help: ArgumentHelp(
      "Render frames A to B only, or every Nth of them.", valueName: "A-B|A-BxN"))
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
