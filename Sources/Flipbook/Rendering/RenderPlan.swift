import Imaging
import Raster
import Recipes
import UIKit

/// A checked render that is ready to start.
package struct RenderPlan: Hashable, Sendable {
  /// The size of the stage, in points.
  package let points: CGSize
  /// The size of a frame, in pixels.
  package let pixels: Manifest.Size<Int>
  /// Pixels per point.
  package let scale: Double
  /// The duration of the frames, in seconds of output time.
  package let duration: TimeInterval
  /// The duration of the animation, in seconds of stage time.
  let stageDuration: TimeInterval
  /// The stage times that frames show.
  let playback: Playback
  /// The texts over the frames.
  let captions: [CaptionPlan]
  /// The numbers of the frames to draw, in order.
  package let frames: [Int]
  /// The numbers of the frames of all shards, in order.
  let allFrames: [Int]
  /// The options of the render.
  package let options: RenderOptions
  /// The installed fonts that the stage asks for.
  package var fallbackFonts = FallbackFonts.none
  /// Whether views show symbols, which are glyphs of an optional font.
  package var usesSymbols = false

  /// The maximum duration, in seconds.
  static let maxDuration = Limits.duration
  /// The allowed frame rates, in frames per second.
  static let rates = Limits.framesPerSecond
  /// The allowed scales, in pixels per point.
  package static let scales = Limits.scale
  /// The maximum number of pixels in a frame.
  static let maxPixels = Int(Limits.framePixels)

  /// Plans a render.
  ///
  /// - Parameters:
  ///   - points: The size of the stage, in points.
  ///   - scale: The device's scale, in pixels per point.
  ///   - duration: The duration in seconds of stage time.
  ///   - markers: The names of times that the selection of frames may contain.
  /// - Throws: A `FlipbookError` for options out of range.
  package init(
    points: CGSize, scale: Double, duration stageDuration: TimeInterval,
    markers: Markers = Markers(), playback: Playback = .uniform, captions: [CaptionPlan] = [],
    options: RenderOptions
  ) throws(FlipbookError) {
    let duration = playback.outputTime(of: stageDuration)
    guard duration > 0, duration <= Self.maxDuration else {
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
    self.stageDuration = stageDuration
    self.playback = playback
    self.captions = captions
    self.options = options
    (pixels, self.scale) = try Self.size(of: points, scale: scale, as: options.size)
    allFrames = try options.frames.numbers(
      count: Self.frameCount(duration: duration, fps: fps), fps: fps, markers: markers,
      playback: playback)
    frames = options.ownFrames(among: allFrames)
  }

  /// Plans a render of a recipe.
  ///
  /// - Parameter inStageTime: Whether to ignore the stretches that are slower or faster.
  package init(
    of recipe: Recipe, options: RenderOptions, inStageTime: Bool = false
  ) throws(FlipbookError) {
    try self.init(
      points: recipe.device.size, scale: recipe.device.scale, duration: recipe.duration,
      markers: recipe.markers,
      playback: inStageTime ? .uniform : recipe.playback, captions: recipe.captions,
      options: options)
    fallbackFonts = recipe.fallbackFonts
    usesSymbols = recipe.usesSymbols
  }

  /// Returns the number of frames of an animation: those whose times are less than its duration.
  ///
  /// Tolerates rounding errors of a millionth of a frame: 1.1 s at 60 fps has 66 frames, although
  /// the product is slightly greater.
  package static func frameCount(duration: TimeInterval, fps: FrameRate) -> Int {
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
    case .pixels(let width, let height):
      chosen = Double(width) / points.width
      guard scales.contains(chosen) else {
        let pixels = { scale in Int(exactly: (scale * points.width).rounded()) ?? 0 }
        throw .sizeOutOfRange(
          width: width, height: height,
          widths: pixels(scales.lowerBound)...pixels(scales.upperBound))
      }
    }
    let (width, height) = try FrameRenderer.checkPixelSize(of: points, scale: chosen)
    let pixels = Manifest.Size(width: width, height: height)
    if case .pixels(let width, let height) = size, height != pixels.height {
      throw .sizeDoesNotFit(width: width, height: height, fittingHeight: pixels.height)
    }
    return (pixels, chosen)
  }
}
