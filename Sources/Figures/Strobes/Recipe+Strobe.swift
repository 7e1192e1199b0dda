import DisplayList
import Imaging
import Movies
import Raster
import Recipes
import UIKit

extension Recipe {
  /// Plays the recipe, writes a strobe image as a PNG file, and returns the number of poses in it.
  @MainActor
  @discardableResult
  package func strobe(to file: String, options: StrobeOptions = StrobeOptions()) throws -> Int {
    guard StrobeOptions.counts.contains(options.count) else {
      throw MovieError.badOption("a strobe image has from 2 to 60 poses, not \(options.count).")
    }
    if let range = options.range, range.lowerBound < 0 || range.upperBound > duration {
      throw MovieError.badOption(
        "\(range.lowerBound) to \(range.upperBound) s is outside the recipe, which lasts "
          + "\(NumberFormat.short(duration, decimals: 2)) s.")
    }
    let scale = options.scale ?? Double(device.scale)
    try FrameRenderer.checkPixelSize(of: device.size, scale: scale)
    let ticks = try FigureTimes.ticks(
      of: self, options.frames, count: options.count, in: options.range)
    guard ticks.count <= StrobeOptions.counts.upperBound else {
      throw MovieError.badOption("a strobe image has from 2 to 60 poses, not \(ticks.count).")
    }
    let frames = frames(
      clock: FigureTimes.clock, overlays: options.overlays, showsCaptions: false)
    let strobe = Strobe(poses: try ticks.map { try frames.list(of: $0) })
    let list = StrobeFigure(
      title: options.title ?? title ?? name, poses: strobe.list ?? DisplayList(size: device.size),
      times: ticks.map(FigureTimes.clock.time), staging: options.staging, scale: CGFloat(scale)
    ).list
    try Files.write(try FrameRenderer.png(of: list, scale: scale), to: file)
    return ticks.count
  }
}
