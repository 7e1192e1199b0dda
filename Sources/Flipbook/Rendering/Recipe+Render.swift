import Imaging
import Recipes
import UIKit

extension Recipe {
  /// Plays the recipe and renders its frames to a folder, as PNG files and a manifest.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder, which is created if it does not exist.
  ///   - options: The frame rate, size and selection of frames, and how to draw them.
  ///   - progress: Called repeatedly on the main actor.
  /// - Throws: What the stage's `render(duration:to:options:progress:)` throws.
  @MainActor
  @discardableResult
  public func render(
    to folder: String, options: RenderOptions = RenderOptions(),
    progress: @MainActor (RenderProgress) -> Void = { _ in }
  ) async throws -> Render {
    let order = try order(to: folder, options: options)
    let renders = try await RenderQueue([order]).run(jobs: options.jobs) { progress($1) }
    return renders[0]
  }

  /// Returns a checked order to render the recipe.
  ///
  /// - Parameter settings: The values that the recipe's parameters were set to.
  @MainActor
  package func order(
    to folder: String, options: RenderOptions, settings: [RecipeSetting] = []
  ) throws -> RenderOrder<Render> {
    let plan = try RenderPlan(
      points: device.size, scale: device.scale, duration: duration, options: options)
    return RenderOrder(
      plan, to: folder, recipe: Manifest.Recipe(name: name, hash: Digest(bytes: Array(text.utf8))),
      settings: settings
    ) {
      let scene = makeScene()
      return (scene.stage, scene)
    }
  }
}
