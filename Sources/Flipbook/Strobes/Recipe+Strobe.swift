import DisplayList
import Imaging
import Movies
import Raster
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
    let picture = try poses(at: ticks, scale: scale, overlays: options.overlays)
    let list = StrobePicture(
      title: options.title ?? title ?? name, stage: device.size, poses: picture,
      times: ticks.map(Moments.clock.time), staging: options.staging, scale: CGFloat(scale)
    ).list
    try Files.write(try PictureFile.png(of: list, scale: scale), to: file)
    return ticks.count
  }

  /// How many frames tell what stays, beside the poses themselves.
  private static let groundFrames = 24

  @MainActor
  private func poses(
    at ticks: [Int], scale: Double, overlays: Set<Overlay>
  ) throws -> CGImage? {
    let frames = MovieSubject.recipe(self).frames(clock: Moments.clock, overlays: overlays)
    let renderer = try FrameRenderer(scale: CGFloat(scale))
    // Over the whole time: what rests while the poses are taken would else seem to stay.
    let others = try Moments.ticks(of: self, [], count: Self.groundFrames)
    var (size, pictures) = (CGSize.zero, [Int: [UInt8]]())
    for tick in Set(ticks + others).sorted() {
      let drawn = try renderer.draw(try frames.list(of: tick))
      size = CGSize(width: drawn.width, height: drawn.height)
      pictures[tick] = PixelView(drawn).straightBytes
    }
    var strobe = Strobe(over: others.compactMap { pictures[$0] })
    for (index, tick) in ticks.enumerated() {
      guard let picture = pictures[tick] else { continue }
      strobe.add(picture, opacity: Strobe.opacity(of: index, count: ticks.count))
    }
    return Bitmap(width: Int(size.width), height: Int(size.height), pixels: strobe.pixels)
      .flatMap { CGImage($0) }
  }
}
