import Physics

/// A region of the plane, in points relative to its center, in which a field acts.
///
/// As measured on UIKit itself by the open-source project charon, a region is not a tree: it is one
/// shape or its complement, combined with at most one other shape. Combining it again replaces the
/// previous combination, and of another region that is itself combined only its own shape is used.
/// Sizes are stored in single precision. Regions are equal only if they are the same object.
@preconcurrency @MainActor
open class UIRegion: NSObject, NSCopying, NSCoding {
  nonisolated let region: Field.Region

  private static let sharedInfinite = UIRegion(.infinite)

  /// The whole plane, always the same object.
  open class var infinite: UIRegion { sharedInfinite }

  /// Creates a region without points, which no combination changes.
  public nonisolated override init() {
    region = Field.Region(.nothing)
    super.init()
  }

  /// Creates a circle that includes the points at its radius; a radius that is not positive includes
  /// every point.
  public convenience init(radius: CGFloat) {
    self.init(Field.Region(.circle(radius: radius)))
  }

  /// Creates a rectangle that excludes the points on its sides.
  public convenience init(size: CGSize) {
    self.init(Field.Region(.rectangle(width: size.width, height: size.height)))
  }

  private nonisolated init(_ region: Field.Region) {
    self.region = region
    super.init()
  }

  /// Creates a region from an archive; returns nil if the archive contains none.
  public nonisolated required init?(coder: NSCoder) {
    guard let data = coder.decodeObject(forKey: UIRegion.archiveKey) as? Data,
      let region = try? PropertyListDecoder().decode(Field.Region.self, from: data)
    else { return nil }
    self.region = region
    super.init()
  }

  /// Encodes the region in an archive.
  open nonisolated func encode(with coder: NSCoder) {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    coder.encode(try? encoder.encode(region), forKey: UIRegion.archiveKey)
  }

  private nonisolated static let archiveKey = "UIRegion"

  /// Returns a region with the same points.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { UIRegion(region) }

  /// Returns the region with the complement of its own shape, combined as before.
  ///
  /// The inverse of a union with another region therefore still contains that region.
  open func inverse() -> UIRegion {
    UIRegion(region.inverse)
  }

  /// Returns the union of this region and the other's own shape; if the other is inverse, the
  /// difference.
  open func byUnion(with region: UIRegion) -> UIRegion {
    UIRegion(self.region.combined(.union, with: region.region))
  }

  /// Returns the part of this region that is not in the other's own shape; if the other is inverse,
  /// the union.
  open func byDifference(from region: UIRegion) -> UIRegion {
    UIRegion(self.region.combined(.difference, with: region.region))
  }

  /// Returns the intersection of this region and the other's own shape, including its edge, even if
  /// the other is inverse.
  open func byIntersection(with region: UIRegion) -> UIRegion {
    UIRegion(self.region.combined(.intersection, with: region.region))
  }

  /// Returns whether the region contains a point, in points relative to its center.
  open func contains(_ point: CGPoint) -> Bool {
    region.contains(Vector(point))
  }
}
