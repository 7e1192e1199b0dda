import Imaging
import Recipes
import UIKit
import Verification

extension Recipe {
  /// Plays the recipe without drawing and returns what its views do at every tick.
  ///
  /// A view has rows as long as it stands on the stage.
  ///
  /// - Throws: `FlipbookError.traceTooLong` where there would be more rows than memory is given to, and
  ///   `CancellationError`.
  @MainActor
  public func trace() throws -> Trace {
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
