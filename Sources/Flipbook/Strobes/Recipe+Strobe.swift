import DisplayList
import Imaging
import Movies
import Recipes
import UIKit

extension Recipe {
  /// Plays the recipe and writes a picture of its poses, as a PNG file; returns how many there are.
  @MainActor
  @discardableResult
  package func strobe(to file: String, options: StrobeOptions = StrobeOptions()) throws -> Int {
    guard StrobeOptions.counts.contains(options.count) else {
      throw MovieError.badOption("a strobe picture has from 2 to 60 poses, not \(options.count).")
    }
    if let range = options.range, range.lowerBound < 0 || range.upperBound > duration {
      throw MovieError.badOption(
        "\(range.lowerBound) to \(range.upperBound) s lie outside of the recipe, which lasts "
          + "\(PictureText.seconds(duration)).")
    }
    let scale = options.scale ?? Double(device.scale)
    guard RenderPlan.scales.contains(scale) else { throw FlipbookError.scaleOutOfRange(scale) }
    try GraphPicture.check(device.size, scale: scale)
    let ticks = try Moments.ticks(
      of: self, options.moments, count: options.count, in: options.range)
    let frames = MovieSubject.recipe(self).frames(
      clock: Moments.clock, overlays: options.overlays)
    let strobe = Strobe(poses: try ticks.map { try frames.list(of: $0) })
    let list = StrobePicture(
      title: options.title ?? title ?? name, poses: strobe.list ?? DisplayList(size: device.size),
      times: ticks.map(Moments.clock.time), staging: options.staging, scale: CGFloat(scale)
    ).list
    try Files.write(try PictureFile.png(of: list, scale: scale), to: file)
    return ticks.count
  }
}
