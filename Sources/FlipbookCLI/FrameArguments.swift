import ArgumentParser
import Flipbook

/// Which frames, and how large.
struct FrameArguments: ParsableArguments {
  @Option(help: "Frames a second, such as 50, 23.976 or 30000/1001.")
  var fps = FrameRate.standard

  @Option(help: "Pixels in a point. (default: the device's)")
  var scale: Double?

  @Option(
    help: ArgumentHelp("Only frames A to B, or each Nth of them.", valueName: "A-B|A-BxN"))
  var frames: String?

  /// What is asked for.
  func options() throws -> RenderOptions {
    var options = RenderOptions()
    options.fps = fps
    if let scale { options.size = .scale(scale) }
    if let frames {
      guard let selection = FrameSelection(frames: frames) else {
        throw ValidationError("'\(frames)' are no frames: write 0-59, or 0-59x10 for each tenth.")
      }
      options.frames = selection
    }
    return options
  }
}
