import Imaging
import Recipes
import Typography
import UIKit

extension Recipe {
  /// Plays the recipe without drawing, and returns how its motion differs from what it expects.
  ///
  /// - Parameter fps: The rate at which frames are numbered.
  /// - Returns: The failures in the order of the recipe; empty for a recipe that expects nothing,
  ///   which is not played.
  /// - Throws: An error for a font that is not installed, and `CancellationError`.
  @MainActor
  package func expectationFailures(
    fps: FrameRate = .standard
  ) throws -> [ExpectationFailure] {
    guard !expectations.isEmpty else { return [] }
    try FontCatalog.packaged.verify()
    let scene = makeScene()
    let checker = ExpectationChecker(scene, of: self, tickCount: tickCount)
    checker.observe()
    for _ in 1..<max(1, tickCount) {
      try Task.checkCancellation()
      scene.stage.step()
      try scene.stage.checkPlay()
      checker.observe()
    }
    return checker.failures(
      FrameNumbering(
        framesPerSecond: Double(fps.numerator) / Double(fps.denominator),
        playback: playback))
  }

  /// Plays what the recipe's frames show, the recipe or each combination of its matrix, and returns
  /// the failures of its expectations.
  ///
  /// - Parameter fps: The rate at which frames are numbered.
  /// - Throws: What `expectationFailures(fps:)` throws.
  @MainActor
  package func failedExpectations(fps: FrameRate = .standard) throws -> [Diagnostic] {
    guard let matrix else { return try expectationFailures(fps: fps).map(\.diagnostic) }
    return try matrix.cells.flatMap { cell in
      try cell.recipe.expectationFailures(fps: fps).map { $0.diagnostic.with(cell: cell.label) }
    }
  }
}
