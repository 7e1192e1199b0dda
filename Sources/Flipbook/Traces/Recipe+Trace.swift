import Imaging
import Recipes
import Typography
import UIKit
import Verification

extension Recipe {
  /// Plays the recipe without drawing and returns what its views and property animators do at every tick.
  ///
  /// A view has rows as long as it stands on the stage, an animator from its start to its end.
  ///
  /// - Throws: `FlipbookError.traceTooLong` where there would be more rows than memory is given to, an
  ///   error that tells its description for a font that is not installed, and `CancellationError`.
  @MainActor
  public func trace() throws -> Trace {
    try trace(of: makeScene())
  }

  /// Plays one of the recipe's scenes, which nothing has been done to, and returns what is done in it.
  ///
  /// - Parameter items: The names of the views and animators to trace; nil for all.
  @MainActor
  func trace(of scene: RecipeScene, items: Set<String>? = nil) throws -> Trace {
    try FontCatalog.packaged.verify()
    let taker = TraceTaker(TraceSubjects(of: scene, items: items), tickCount: tickCount)
    try taker.take()
    for _ in 1..<max(1, tickCount) {
      try Task.checkCancellation()
      scene.stage.step()
      try taker.take()
    }
    return taker.trace
  }

  /// How many ticks there are before the end, at least one.
  var tickCount: Int { RenderPlan.frameCount(duration: duration, fps: .standard) }
}
