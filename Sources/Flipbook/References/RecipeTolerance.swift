import Recipes
import UIKit
import Verification

/// The tolerance between a recipe's frames and its reference, with reasons.
package struct RecipeTolerance: Hashable, Sendable {
  /// An allowance that is in effect.
  package struct Part: Hashable, Sendable, Encodable {
    /// A description of what may differ.
    package let allows: String
    /// The reason.
    package let why: String
  }

  /// The combined tolerance.
  package let tolerance: PictureTolerance
  /// The allowances of the recipe that are in effect, with their reasons.
  package let parts: [Part]

  /// Creates the tolerance of a recipe.
  ///
  /// - Parameters:
  ///   - scale: The scale of the frames, in pixels per point.
  ///   - changes: Values that override those of the recipe.
  package init(of recipe: Recipe, scale: Double, _ changes: ToleranceChanges = ToleranceChanges()) {
    self.init(recipe.reference.allowances, scale: scale, changes)
  }

  /// Creates the tolerance of several allowances.
  ///
  /// - Parameters:
  ///   - scale: The scale of the frames, in pixels per point.
  ///   - changes: Values that override those of the allowances.
  package init(
    _ allowances: [ToleranceAllowance], scale: Double,
    _ changes: ToleranceChanges = ToleranceChanges()
  ) {
    var tolerance = PictureTolerance.exact
    var parts: [Part] = []
    for allowance in allowances {
      // Overridden values are not in effect, and need no reason.
      let effective = allowance.changes(scale: scale).excluding(changes)
      tolerance = tolerance.adding(effective)
      let part = PictureTolerance.exact.with(effective)
      guard part != .exact else { continue }
      parts.append(Part(allows: part.description, why: allowance.why))
    }
    self.tolerance = tolerance.with(changes)
    self.parts = parts
  }
}

extension ToleranceAllowance {
  /// Returns the values of the allowance; its region covers all pixels that it touches.
  fileprivate func changes(scale: Double) -> ToleranceChanges {
    var changes = ToleranceChanges()
    changes.color = color
    changes.pixels = pixels
    changes.share = share
    changes.density = density
    changes.ignoresAntialiasing = ignoresAntialiasing
    changes.ignoredRegions = region.map { region in
      let (left, top) = ((region.minX * scale).rounded(.down), (region.minY * scale).rounded(.down))
      let (right, bottom) = ((region.maxX * scale).rounded(.up), (region.maxY * scale).rounded(.up))
      return [
        PixelRegion(
          x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top))
      ]
    }
    return changes
  }
}

extension ToleranceChanges {
  /// Returns the values that `others` does not override.
  fileprivate func excluding(_ others: ToleranceChanges) -> ToleranceChanges {
    var changes = self
    if others.color != nil { changes.color = nil }
    if others.pixels != nil { changes.pixels = nil }
    if others.share != nil { changes.share = nil }
    if others.density != nil { changes.density = nil }
    if others.ignoresAntialiasing != nil { changes.ignoresAntialiasing = nil }
    if others.ignoredRegions != nil { changes.ignoredRegions = nil }
    return changes
  }
}

extension PictureTolerance {
  /// Returns the tolerance with some values changed and with additional ignored regions.
  fileprivate func adding(_ changes: ToleranceChanges) -> PictureTolerance {
    var changes = changes
    changes.ignoredRegions = changes.ignoredRegions.map { ignoredRegions + $0 }
    return with(changes)
  }
}
