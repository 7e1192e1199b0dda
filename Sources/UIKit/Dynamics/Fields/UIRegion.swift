import Physics

/// A region of the plane, in points relative to its center, in which a field acts.
///
/// As measured on UIKit itself, a region is not a tree: it is one shape or its complement, combined
/// with at most one other. Combining it again replaces the previous combination, and of another
/// region that is itself combined only its own shape is used.
@preconcurrency @MainActor
open class UIRegion: NSObject, NSCopying, NSCoding {
  nonisolated let region: Field.Region

  /// The whole plane.
  open class var infinite: UIRegion { UIRegion(.infinite) }

  /// Creates a circle that includes the points at its radius.
  public convenience init(radius: CGFloat) {
    self.init(Field.Region(.circle(radius: radius)))
  }

  /// Creates a rectangle that excludes the points on its sides.
  public convenience init(size: CGSize) {
    self.init(Field.Region(.rectangle(width: size.width, height: size.height)))
  }

  private init(_ region: Field.Region) {
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

  /// Returns the region itself, which is immutable.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the complement of the region.
  open func inverse() -> UIRegion {
    UIRegion(region.inverse)
  }

  /// Returns the union of this region and the other.
  open func byUnion(with region: UIRegion) -> UIRegion {
    UIRegion(self.region.combined(.union, with: region.region))
  }

  /// Returns the part of this region that is not in the other.
  open func byDifference(from region: UIRegion) -> UIRegion {
    UIRegion(self.region.combined(.difference, with: region.region))
  }

  /// Returns the intersection of this region and the other.
  open func byIntersection(with region: UIRegion) -> UIRegion {
    UIRegion(self.region.combined(.intersection, with: region.region))
  }

  /// Returns whether the region contains a point, in points relative to its center.
  open func contains(_ point: CGPoint) -> Bool {
    region.contains(Vector(point))
  }
}
