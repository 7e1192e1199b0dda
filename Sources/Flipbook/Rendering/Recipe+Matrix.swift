import DisplayList
import Imaging
import Recipes
import UIKit

extension Recipe {
  /// What is next to each other in the recipe's frames: its combinations, or the recipe alone.
  package var subjects: [Recipe] { matrix?.cells.map(\.recipe) ?? [self] }

  /// The size of the recipe's frames, in points, with all combinations of its matrix.
  package var frameSize: CGSize { matrixComposition()?.size ?? device.size }

  /// Returns the layout of the combinations; nil for a recipe without a matrix.
  func matrixComposition(isTransparent: Bool = false) -> StageComposition? {
    matrix.map { matrix in
      StageComposition(
        Staging(), stages: matrix.cells.map(\.recipe.device.size),
        labels: matrix.cells.map(\.label), columns: matrix.columns, isTransparent: isTransparent)
    }
  }

  /// Returns the plan of a render of the recipe, or of all combinations of its matrix.
  package func renderPlan(_ options: RenderOptions) throws(FlipbookError) -> RenderPlan {
    guard let composition = matrixComposition() else {
      return try RenderPlan(of: self, options: options)
    }
    // Times are those of the recipe, whose frames end with the last combination's.
    return try RenderPlan(
      points: composition.size, scale: Double(subjects.map(\.device.scale).max() ?? device.scale),
      duration: playback.stageTime(
        at: subjects.map { $0.playback.outputTime(of: $0.duration) }.max() ?? duration),
      markers: markers, playback: playback, options: options)
  }

  /// Plays the recipe, or all combinations of its matrix, and returns the ticks of stage time.
  @MainActor
  package func figureFrames(overlays: Set<Overlay>) -> any FrameLists {
    matrixFrames(clock: .standard, overlays: overlays, inStageTime: true)
      ?? frames(clock: .standard, overlays: overlays)
  }

  /// Plays the combinations of the matrix from the start and returns their composed frames.
  @MainActor
  func matrixFrames(
    clock: FrameRate, overlays: Set<Overlay>, isTransparent: Bool = false, inStageTime: Bool = false
  ) -> ComposedFrames? {
    matrixComposition(isTransparent: isTransparent).map { composition in
      ComposedFrames(
        subjects.map {
          $0.frames(
            clock: clock, playback: inStageTime ? .uniform : $0.playback, overlays: overlays)
        }, in: composition)
    }
  }
}
