import Imaging
import Typography
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
    try await render(
      duration: duration, to: folder, options: options, recipe: nil, progress: progress)
  }

  func render(
    duration: TimeInterval, to folder: String, options: RenderOptions, recipe: Manifest.Recipe?,
    progress: @MainActor (RenderProgress) -> Void
  ) async throws -> Render {
    let plan = try RenderPlan(
      points: device.size, scale: device.scale, duration: duration, options: options)
    try FontCatalog.packaged.verify()
    let output = try OutputFolder(folder)
    let source = FrameSource(stage: self, plan: plan)
    let written = try await Renderer(source, plan: plan, folder: output).render(progress: progress)
    let manifest = Manifest(
      size: plan.pixels,
      points: Manifest.Size(width: plan.points.width, height: plan.points.height),
      scale: plan.scale, fps: options.fps, duration: duration, recipe: recipe,
      overlays: Overlay.allCases.filter(options.overlays.contains).map(\.rawValue),
      parts: Manifest.Part.all, frames: written.frames)
    try output.finish(with: manifest)
    return Render(folder: folder, manifest: manifest, timings: written.timings)
  }
}
