/// What is said of a tolerance, instead of what was said before; nil is for what is not said.
package struct ToleranceChanges: Hashable, Sendable {
  /// The largest distance in OKLab between two colours that count as one.
  package var color: Double?
  /// Whether pixels of an edge that only lies elsewhere within its pixels count as the same.
  package var ignoresAntialiasing: Bool?
  /// The largest number of pixels that may differ.
  package var pixels: Int?
  /// The largest share of a picture's pixels that may differ, from 0 to 1.
  package var share: Double?
  /// The largest share, from 0 to 1, that may differ of any small window.
  package var density: Double?
  /// What is not looked at.
  package var ignoredRegions: [PixelRegion]?

  package init() {}
}

extension PictureTolerance {
  /// The tolerance with what is said instead.
  package func with(_ changes: ToleranceChanges) -> PictureTolerance {
    var tolerance = self
    tolerance.color = changes.color ?? color
    tolerance.ignoresAntialiasing = changes.ignoresAntialiasing ?? ignoresAntialiasing
    tolerance.pixels = changes.pixels ?? pixels
    tolerance.share = changes.share ?? share
    tolerance.density = changes.density ?? density
    tolerance.ignoredRegions = changes.ignoredRegions ?? ignoredRegions
    return tolerance
  }
}
