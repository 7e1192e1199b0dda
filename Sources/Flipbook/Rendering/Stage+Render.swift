import Imaging
import UIKit

extension Stage {
  /// Plays the stage from its current time and renders its frames to a folder, as PNG files and a
  /// manifest.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds, up to ten minutes; the frames before this time are
  ///     rendered.
  ///   - folder: The path of the folder, which is created if it does not exist.
  ///   - options: The frame rate, size and selection of frames, and how to draw them.
  ///   - progress: Called repeatedly on the main actor.
  /// - Throws: A `FlipbookError` for options that do not suit the stage, an `ImagingError` if
  ///   files cannot be written, an error for a font that is not installed, and `CancellationError`.
  @discardableResult
  public func render(
    duration: TimeInterval, to folder: String, options: RenderOptions = RenderOptions(),
    progress: @MainActor (RenderProgress) -> Void = { _ in }
  ) async throws -> Render {
    var plan = try RenderPlan(
      points: device.size, scale: device.scale, duration: duration, options: options)
    plan.fallbackFonts = fallbackFonts
    plan.usesSymbols = showsSymbols
    let order = RenderOrder(plan, to: folder) { [plan] in
      (FrameSource(stage: self, plan: plan), nil)
    }
    let renders = try await RenderQueue([order]).run(jobs: options.jobs) { progress($1) }
    return renders[0]
  }
}
