import Imaging
import Recipes
import Typography
import UIKit
import Verification

extension Recipe {
  /// Plays the recipe without drawing and returns a trace of its views and property animators.
  ///
  /// A view has a row for each tick while it is on the stage, an animator from its start to its
  /// end.
  ///
  /// - Throws: `FlipbookError.traceTooLong` for too many rows, an error for a font that is not
  ///   installed, and `CancellationError`.
  @MainActor
  public func trace() throws -> Trace {
    try trace(of: makeScene())
  }

  /// Plays a new scene of the recipe and returns its trace.
  ///
  /// - Parameter items: The names of the views and animators to trace; nil for all.
  @MainActor
  package func trace(of scene: RecipeScene, items: Set<String>? = nil) throws -> Trace {
    try FontCatalog.packaged.verify()
    let collector = TraceCollector(TraceSubjects(of: scene, items: items), tickCount: tickCount)
    try collector.record()
    for _ in 1..<max(1, tickCount) {
      try Task.checkCancellation()
      scene.stage.step()
      try scene.stage.checkPlay()
      try collector.record()
    }
    return collector.trace
  }

  /// Checks that the fonts that every recipe needs are installed.
  ///
  /// - Throws: An error for a font that is not.
  package static func verifyFonts() throws { try FontCatalog.packaged.verify() }

  /// The number of ticks of the recipe, at least one.
  package var tickCount: Int { RenderPlan.frameCount(duration: duration, fps: .standard) }
}
