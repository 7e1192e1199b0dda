import Flipbook
import Recipes
import Typography
import UIKit

extension Recipe {
  /// Plays the recipe without drawing and returns its frames as a scene.
  ///
  /// - Throws: A `FlipbookError` for options that do not suit the recipe, an error for a font
  ///   that is not installed, and `CancellationError`.
  @MainActor
  package func scene(options: RenderOptions = RenderOptions()) throws -> SceneFile {
    let plan = try RenderPlan(of: self, options: options)
    try FontCatalog.packaged.verify()
    let playing = makeScene()
    let source = FrameSource(stage: playing.stage, plan: plan)
    var file = SceneFile(name: name, plan: plan)
    for number in plan.frames {
      try file.add(try source.list(of: number), number: number)
    }
    withExtendedLifetime(playing) {}
    return file
  }
}
