import Imaging

/// The differences between two images of equal size, pixel by pixel.
package struct ImageComparison: Hashable, Sendable, Codable {
  /// A window and the number of its pixels that differ.
  package struct Window: Hashable, Sendable, Codable {
    /// The window's region.
    package let region: PixelRegion
    /// The number of its pixels that differ.
    package let differing: Int

    /// The fraction of its pixels that differ, from 0 to 1.
    package var share: Double { Double(differing) / Double(region.width * region.height) }
  }

  /// The side in pixels of the window whose density is measured: about a letter of text on a
  /// screen.
  package static let windowSide = 16

  /// The number of compared pixels: all except those in ignored regions.
  package let compared: Int
  /// The number of compared pixels that differ.
  package let differing: Int
  /// The number of further pixels that differ only by ignored anti-aliasing.
  package let antialiased: Int
  /// The largest distance in OKLab between two differing pixels; 0 if there are none.
  package let largestDifference: Double
  /// The location of the largest distance, as a region of one pixel; nil if there is none.
  package let largestDifferencePlace: PixelRegion?
  /// The smallest region that contains all differing pixels; nil if there are none.
  package let bounds: PixelRegion?
  /// The window with the most differing pixels; nil if there are none.
  package let densestWindow: Window?

  /// The fraction of the compared pixels that differ, from 0 to 1.
  package var share: Double { compared == 0 ? 0 : Double(differing) / Double(compared) }

  /// Whether no pixel differs.
  package var isSame: Bool { differing == 0 }

  /// Compares two images; nil if their sizes differ.
  ///
  /// The tolerance decides which pixels differ. Its limits on their number are not applied.
  package init?(
    of first: Bitmap, and second: Bitmap, tolerance: ImageTolerance = .exact
  ) {
    guard first.width == second.width, first.height == second.height else { return nil }
    let ignored = tolerance.ignoredRegions ?? []
    compared =
      first.width * first.height
      - ignored.coveredCount(width: first.width, height: first.height)
    let found =
      first.pixels == second.pixels
      ? Differences(width: 1, height: 1) : Differences(of: first, and: second, tolerance)
    differing = found.mask.count
    antialiased = found.antialiased
    largestDifference = found.largest
    largestDifferencePlace = found.place
    bounds = found.mask.bounds
    densestWindow = found.mask.densestWindow(side: Self.windowSide).map {
      Window(region: $0.region, differing: $0.count)
    }
  }

  /// Returns whether the differing pixels are within the limits of a tolerance.
  package func isWithin(_ tolerance: ImageTolerance) -> Bool {
    if isSame { return true }
    if tolerance.pixels == nil, tolerance.share == nil, tolerance.density == nil { return false }
    return differing <= tolerance.pixels ?? .max && share <= tolerance.share ?? 1
      && densestWindow?.share ?? 0 <= tolerance.density ?? 1
  }
}

/// The differences that a comparison of two images finds.
private struct Differences {
  var mask: DifferenceMask
  var antialiased = 0
  var largest = 0.0
  var place: PixelRegion?

  init(width: Int, height: Int) {
    mask = DifferenceMask(width: width, height: height)
  }

  init(of first: Bitmap, and second: Bitmap, _ tolerance: ImageTolerance) {
    self.init(width: first.width, height: first.height)
    first.pixels.withUnsafeBytes { firstBytes in
      second.pixels.withUnsafeBytes { secondBytes in
        compare(
          PixelGrid(width: first.width, height: first.height, bytes: firstBytes),
          PixelGrid(width: first.width, height: first.height, bytes: secondBytes), tolerance)
      }
    }
  }

  private mutating func compare(
    _ first: PixelGrid, _ second: PixelGrid, _ tolerance: ImageTolerance
  ) {
    let edges = EdgeTest(first: first, second: second)
    let ignored = tolerance.ignoredRegions ?? []
    let (maxDistance, ignoresEdges) = (
      tolerance.color ?? 0, tolerance.ignoresAntialiasing ?? false
    )
    for y in 0..<first.height where !first.hasRow(y, of: second) {
      for x in 0..<first.width {
        let (color, other) = (first[x, y], second[x, y])
        guard color != other, !ignored.contains(where: { $0.contains(x: x, y: y) })
        else { continue }
        let distance = color.distance(to: other)
        guard distance > maxDistance else { continue }
        if ignoresEdges, edges.explains(x: x, y: y) {
          antialiased += 1
          continue
        }
        mask.mark(x: x, y: y)
        guard distance > largest else { continue }
        largest = distance
        place = PixelRegion(x: x, y: y, width: 1, height: 1)
      }
    }
  }
}
