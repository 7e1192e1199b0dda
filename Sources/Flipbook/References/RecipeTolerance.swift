import Recipes
import UIKit
import Verification

/// What may differ between a recipe's frames and numbers and those of its reference, with the
/// reasons.
package typealias RecipeTolerance = ExplainedTolerance

extension ExplainedTolerance {
  /// Creates the tolerance of a recipe at a scale, with `overrides` in place of what the recipe
  /// specifies.
  package init(
    of recipe: Recipe, scale: Double, _ overrides: ReferenceTolerance = .exact
  ) {
    self.init(recipe.reference.allowances, scale: scale, overrides)
  }

  /// Creates a tolerance of a recipe's or a test's allowances at a scale, with `overrides` in place
  /// of what they specify.
  package init(
    _ allowances: [ToleranceAllowance], scale: Double,
    _ overrides: ReferenceTolerance = .exact
  ) {
    self.init(
      allowances.map { ($0.tolerance(scale: scale), $0.why) }, overrides: overrides)
  }
}

extension ToleranceAllowance {
  /// The tolerance with its region in pixels: every pixel that the region covers at least in part.
  fileprivate func tolerance(scale: Double) -> ReferenceTolerance {
    var image = image
    image.ignoredRegions = region.map { region in
      let (left, top) = ((region.minX * scale).rounded(.down), (region.minY * scale).rounded(.down))
      let (right, bottom) = ((region.maxX * scale).rounded(.up), (region.maxY * scale).rounded(.up))
      return [
        PixelRegion(
          x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top))
      ]
    }
    return ReferenceTolerance(image: image, motion: motion)
  }
}
