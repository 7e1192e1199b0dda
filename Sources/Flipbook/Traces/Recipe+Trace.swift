import Imaging
import Recipes
import Typography
import UIKit
import Verification

extension Recipe {
  /// Plays the recipe without drawing and returns what its views do at every tick.
  ///
  /// A view has rows as long as it stands on the stage.
  ///
  /// - Throws: `FlipbookError.traceTooLong` where there would be more rows than memory is given to, an
  ///   error that tells its description for a font that is not installed, and `CancellationError`.
  @MainActor
  public func trace() throws -> Trace {
    try FontCatalog.packaged.verify()
    let scene = makeScene()
    let ticks = RenderPlan.frameCount(duration: duration, fps: .standard)
    let recorder = TraceRecorder(scene: scene)
    var trace = Trace()
    for _ in 0..<ticks {
      if Task.isCancelled { throw CancellationError() }
      trace.rows += recorder.rows()
      guard trace.rows.count <= Self.mostTraceRows else {
        throw FlipbookError.traceTooLong(rows: Self.mostTraceRows)
      }
      scene.stage.step()
    }
    return trace
  }

  /// The most rows of a trace: a few hundred megabytes.
  private static let mostTraceRows = 1_000_000
}
