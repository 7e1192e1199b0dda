import Imaging
import Recipes
import UIKit

extension Recipe {
  /// Plays the recipe and renders what it shows to a folder, as PNG files and a manifest.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder, which is made if it is not there.
  ///   - options: The frame rate, the size, which frames, and how.
  ///   - progress: Called on the main actor now and then.
  /// - Throws: What the stage's `render(duration:to:options:progress:)` throws.
  @MainActor
  @discardableResult
  public func render(
    to folder: String, options: RenderOptions = RenderOptions(),
    progress: @MainActor (RenderProgress) -> Void = { _ in }
  ) async throws -> Render {
    let scene = makeScene()
    defer { withExtendedLifetime(scene) {} }
    return try await scene.stage.render(
      duration: duration, to: folder, options: options,
      recipe: Manifest.Recipe(name: name, hash: Digest(bytes: Array(text.utf8))),
      progress: progress)
  }
}
