import Imaging

/// How two pictures of the same size differ, pixel by pixel.
package struct PictureComparison: Hashable, Sendable, Codable {
  /// A window with the share of it that differs.
  package struct Window: Hashable, Sendable, Codable {
    /// Where it lies.
    package let region: PixelRegion
    /// How many of its pixels differ.
    package let differing: Int

    /// The share of its pixels that differ, from 0 to 1.
    package var share: Double { Double(differing) / Double(region.width * region.height) }
  }

  /// The side in pixels of the window whose density counts: about a letter of a screen's text.
  package static let windowSide = 16

  /// How many pixels were compared: all but the ignored regions.
  package let compared: Int
  /// How many of them differ.
  package let differing: Int
  /// How many more would, were anti-aliasing not ignored.
  package let antialiased: Int
  /// The largest distance in OKLab between two pixels that differ; 0 if none do.
  package let largestDifference: Double
  /// Where that is, as a region of one pixel; nil if none differ.
  package let largestDifferencePlace: PixelRegion?
  /// The smallest region that has all pixels that differ; nil if none do.
  package let bounds: PixelRegion?
  /// The window with the most pixels that differ; nil if none do.
  package let densestWindow: Window?

  /// The share of the compared pixels that differ, from 0 to 1.
  package var share: Double { compared == 0 ? 0 : Double(differing) / Double(compared) }

  /// Whether not a single pixel differs.
  package var isSame: Bool { differing == 0 }

  /// Compares two pictures; nil if their sizes differ.
  ///
  /// What pixels count as different is told by the tolerance; its limits have no part in this.
  package init?(
    of first: Bitmap, and second: Bitmap, tolerance: PictureTolerance = .exact
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

  /// Whether the pixels that differ are no more than a tolerance allows.
  package func isWithin(_ tolerance: PictureTolerance) -> Bool {
    if isSame { return true }
    if tolerance.pixels == nil, tolerance.share == nil, tolerance.density == nil { return false }
    return differing <= tolerance.pixels ?? .max && share <= tolerance.share ?? 1
      && densestWindow?.share ?? 0 <= tolerance.density ?? 1
  }
}

/// What a walk over two pictures finds.
private struct Differences {
  var mask: DifferenceMask
  var antialiased = 0
  var largest = 0.0
  var place: PixelRegion?

  init(width: Int, height: Int) {
    mask = DifferenceMask(width: width, height: height)
  }

  init(of first: Bitmap, and second: Bitmap, _ tolerance: PictureTolerance) {
    self.init(width: first.width, height: first.height)
    first.pixels.withUnsafeBytes { firstBytes in
      second.pixels.withUnsafeBytes { secondBytes in
        walk(
          PixelGrid(width: first.width, height: first.height, bytes: firstBytes),
          PixelGrid(width: first.width, height: first.height, bytes: secondBytes), tolerance)
      }
    }
  }

  private mutating func walk(
    _ first: PixelGrid, _ second: PixelGrid, _ tolerance: PictureTolerance
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
