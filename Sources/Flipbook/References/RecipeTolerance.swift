import Recipes
import UIKit
import Verification

/// What may differ between a recipe's frames and those of its reference, with the reasons for it.
package struct RecipeTolerance: Hashable, Sendable {
  /// A part of a tolerance that was used.
  package struct Part: Hashable, Sendable, Encodable {
    /// What may differ, in words.
    package let allows: String
    /// Why it may.
    package let why: String
  }

  /// What may differ altogether.
  package let tolerance: PictureTolerance
  /// The parts that the recipe says, with their reasons.
  package let parts: [Part]

  /// What a recipe allows at a scale, where the command line says nothing else.
  package init(of recipe: Recipe, scale: Double, _ changes: ToleranceChanges = ToleranceChanges()) {
    self.init(recipe.reference.allowances, scale: scale, changes)
  }

  /// What is allowed at a scale, where nothing else is said.
  package init(
    _ allowances: [ToleranceAllowance], scale: Double,
    _ changes: ToleranceChanges = ToleranceChanges()
  ) {
    var tolerance = PictureTolerance.exact
    var parts: [Part] = []
    for allowance in allowances {
      // What the command line says instead is not used, and needs no reason.
      let said = allowance.changes(scale: scale).without(changes)
      tolerance = tolerance.adding(said)
      let part = PictureTolerance.exact.with(said)
      guard part != .exact else { continue }
      parts.append(Part(allows: part.description, why: allowance.why))
    }
    self.tolerance = tolerance.with(changes)
    self.parts = parts
  }
}

extension ToleranceAllowance {
  /// What it says, with its region in pixels: those that it covers, be it in part.
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
  /// What is said here and not there.
  fileprivate func without(_ others: ToleranceChanges) -> ToleranceChanges {
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
  /// The tolerance with more said; regions come on top of those that there are.
  fileprivate func adding(_ changes: ToleranceChanges) -> PictureTolerance {
    var changes = changes
    changes.ignoredRegions = changes.ignoredRegions.map { ignoredRegions + $0 }
    return with(changes)
  }
}
