import Imaging
import UIKit

extension Stage {
  /// Plays the stage from now on and renders what it shows to a folder, as PNG files and a manifest.
  ///
  /// - Parameters:
  ///   - duration: How long to play, in seconds, up to ten minutes; the frames at times less than that
  ///     are rendered.
  ///   - folder: The path of the folder, which is made if it is not there.
  ///   - options: The frame rate, the size, which frames, and how.
  ///   - progress: Called on the main actor now and then.
  /// - Throws: A `FlipbookError` for options that do not suit the stage, an `ImagingError` for a folder
  ///   or a disk that does not take the files, an error that tells its description for a font that is
  ///   not installed, and `CancellationError`.
  @discardableResult
  public func render(
    duration: TimeInterval, to folder: String, options: RenderOptions = RenderOptions(),
    progress: @MainActor (RenderProgress) -> Void = { _ in }
  ) async throws -> Render {
    let plan = try RenderPlan(
      points: device.size, scale: device.scale, duration: duration, options: options)
    let order = RenderOrder(plan, to: folder) { (self, nil) }
    let renders = try await RenderQueue([order]).run(jobs: options.jobs) { progress($1) }
    return renders[0]
  }
}
