import Foundation
import Imaging
import Raster
import Recipes
import UIKit

/// Everything about a render that is known before the first tick, checked.
package struct RenderPlan: Hashable, Sendable {
  /// The stage's size in points.
  let points: CGSize
  /// A frame's size in pixels.
  let pixels: Manifest.Size<Int>
  /// Pixels in a point.
  let scale: Double
  /// The animation's length in seconds.
  let duration: TimeInterval
  /// The numbers of the frames to draw, in order.
  let frames: [Int]
  /// The numbers of the frames of all shards, in order.
  let allFrames: [Int]
  /// What was asked for.
  let options: RenderOptions

  /// The longest animation in seconds.
  static let longestDuration = Limits.duration
  /// The rates that may be asked for, in frames a second.
  static let rates = Limits.framesPerSecond
  /// The scales that may be asked for, in pixels a point.
  static let scales = Limits.scale
  /// The most pixels in a frame.
  static let mostPixels = Int(Limits.framePixels)

  /// Plans the render of a stage of `points`, whose device has `scale` pixels in a point.
  init(
    points: CGSize, scale: Double, duration: TimeInterval, options: RenderOptions
  ) throws(FlipbookError) {
    guard duration > 0, duration <= Self.longestDuration else {
      throw .durationOutOfRange(duration)
    }
    let fps = options.fps
    guard Self.rates.contains(Double(fps.numerator) / Double(fps.denominator)) else {
      throw .rateOutOfRange(fps)
    }
    guard (1...RenderOptions.jobsLimit).contains(options.jobs) else {
      throw .jobsOutOfRange(options.jobs)
    }
    self.points = points
    self.duration = duration
    self.options = options
    (pixels, self.scale) = try Self.size(of: points, scale: scale, as: options.size)
    allFrames = try options.frames.numbers(
      count: Self.frameCount(duration: duration, fps: fps), fps: fps)
    frames = options.shard?.part(of: allFrames) ?? allFrames
  }

  /// How many frames an animation has: those whose times are less than its duration.
  ///
  /// A millionth of a frame counts for nothing, so that the rounding of doubles makes none: 1.1 s are
  /// 66 frames of 1/60 s, though their product is a little more.
  static func frameCount(duration: TimeInterval, fps: FrameRate) -> Int {
    let frames = duration * Double(fps.numerator) / Double(fps.denominator)
    return max(1, Int((frames - 1e-6).rounded(.up)))
  }

  private static func size(
    of points: CGSize, scale: Double, as size: OutputSize
  ) throws(FlipbookError) -> (Manifest.Size<Int>, scale: Double) {
    let chosen: Double
    switch size {
    case .native: chosen = scale
    case .scale(let scale): chosen = scale
    case .pixels(let width, _): chosen = Double(width) / points.width
    }
    guard scales.contains(chosen) else { throw .scaleOutOfRange(chosen) }

    guard let (width, height) = try? FrameRenderer.pixelSize(of: points, scale: chosen),
      width * height <= mostPixels
    else { throw .frameSizeOutOfRange(points, scale: chosen) }
    let pixels = Manifest.Size(width: width, height: height)
    if case .pixels(let width, let height) = size, height != pixels.height {
      throw .sizeDoesNotFit(width: width, height: height, fittingHeight: pixels.height)
    }
    return (pixels, chosen)
  }
}
