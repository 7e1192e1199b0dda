import Physics

/// A part of the plane, in points about its middle, in which a field acts.
///
/// As measured on UIKit itself a region is no tree: it is one shape, or all but that shape, combined
/// with at most one other. Combining it again takes what it was combined with before away, and of
/// another region that is combined itself only its own shape counts.
@MainActor
open class UIRegion: NSObject, NSCopying, NSCoding {
  nonisolated let region: Field.Region

  /// The whole plane.
  open class var infinite: UIRegion { UIRegion(.infinite) }

  /// Creates a circle; the points at its radius belong to it.
  public convenience init(radius: CGFloat) {
    self.init(Field.Region(.circle(radius: radius)))
  }

  /// Creates a rectangle; the points on its sides do not belong to it.
  public convenience init(size: CGSize) {
    self.init(Field.Region(.rectangle(width: size.width, height: size.height)))
  }

  private init(_ region: Field.Region) {
    self.region = region
    super.init()
  }

  /// Reads a region from an archive; nil if there is none in it.
  public nonisolated required init?(coder: NSCoder) {
    guard let data = coder.decodeObject(forKey: UIRegion.archiveKey) as? Data,
      let region = try? PropertyListDecoder().decode(Field.Region.self, from: data)
    else { return nil }
    self.region = region
    super.init()
  }

  /// Writes the region to an archive.
  open nonisolated func encode(with coder: NSCoder) {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    coder.encode(try? encoder.encode(region), forKey: UIRegion.archiveKey)
  }

  private nonisolated static let archiveKey = "UIRegion"

  /// Returns the region itself, which never changes.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns all that is not in the region.
  open func inverse() -> UIRegion {
    UIRegion(region.inverse)
  }

  /// Returns what is in this region, in the other or in both.
  open func byUnion(with region: UIRegion) -> UIRegion {
    UIRegion(self.region.combined(.union, with: region.region))
  }

  /// Returns what is in this region but not in the other.
  open func byDifference(from region: UIRegion) -> UIRegion {
    UIRegion(self.region.combined(.difference, with: region.region))
  }

  /// Returns what is in both regions.
  open func byIntersection(with region: UIRegion) -> UIRegion {
    UIRegion(self.region.combined(.intersection, with: region.region))
  }

  /// Returns whether a point, in points from the region's middle, is in the region.
  open func contains(_ point: CGPoint) -> Bool {
    region.contains(Vector(point))
  }
}
