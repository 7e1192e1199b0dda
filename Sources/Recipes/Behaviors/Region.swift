import UIKit

/// A part of the plane that a recipe asks for, checked.
indirect enum Region: Sendable {
  /// The whole plane.
  case infinite
  /// A circle.
  case circle(radius: CGFloat)
  /// A rectangle.
  case rectangle(CGSize)
  /// All but a region.
  case inverse(Region)
  /// What is in either of two regions.
  case union(Region, Region)
  /// What is in the first of two regions only.
  case difference(Region, Region)
  /// What is in both of two regions.
  case intersection(Region, Region)

  /// Makes UIKit's region.
  @MainActor
  func make() -> UIRegion {
    switch self {
    case .infinite: .infinite
    case .circle(let radius): UIRegion(radius: radius)
    case .rectangle(let size): UIRegion(size: size)
    case .inverse(let region): region.make().inverse()
    case .union(let first, let second): first.make().byUnion(with: second.make())
    case .difference(let first, let second): first.make().byDifference(from: second.make())
    case .intersection(let first, let second): first.make().byIntersection(with: second.make())
    }
  }
}

private enum RegionKeys {
  static let radius = Key("radius", .positiveNumber, "A circle's radius in points.")
  static let size = Key("size", .size, "A rectangle's size in points.")
  static let inverse: Key<Region> = Key("inverse", .region, "All but a region.")
  static let union = Key("union", .shapes, "What is in either of two.")
  static let difference = Key("difference", .shapes, "What is in the first of two only.")
  static let intersection = Key("intersection", .shapes, "What is in both of two.")
  private static let all: [any KeyDescription] = [
    radius, size, inverse, union, difference, intersection,
  ]
  static let region = Table("a region", all, rules: [.one(of: all)])

  static let inverseShape: Key<Region> = Key("inverse", .shape, "All but a circle or a rectangle.")
  private static let simple: [any KeyDescription] = [radius, size, inverseShape]
  static let shape = Table("one of two regions", simple, rules: [.one(of: simple)])
}

extension ValueType<Region> {
  private static let infinite = "infinite"

  /// A region about the position of a field.
  static let region: ValueType = ValueType(
    "a region such as { radius: 100 } or { size: [100, 50] }",
    .shared("region", .any([.words([infinite]), .mapping(RegionKeys.region)]))
  ) { value, checker in
    if value.text == infinite { return .infinite }
    guard let fields = checker.fields(of: value, RegionKeys.region) else { return nil }
    if let shape = fields.readShape() { return shape }
    if let region = fields.read(RegionKeys.inverse) { return .inverse(region) }
    if let pair = fields.read(RegionKeys.union) { return .union(pair[0], pair[1]) }
    if let pair = fields.read(RegionKeys.difference) { return .difference(pair[0], pair[1]) }
    return fields.read(RegionKeys.intersection).map { .intersection($0[0], $0[1]) }
  }

  /// A circle or a rectangle, or all but one.
  ///
  /// UIKit combines no more than two of these, and forgets what else they were combined with.
  fileprivate static let shape: ValueType = ValueType(
    "a circle { radius: 100 } or a rectangle { size: [100, 50] }",
    .shared("shape", .mapping(RegionKeys.shape))
  ) { value, checker in
    guard let fields = checker.fields(of: value, RegionKeys.shape) else { return nil }
    return fields.readShape() ?? fields.read(RegionKeys.inverseShape).map { .inverse($0) }
  }
}

extension ValueType<[Region]> {
  /// Two circles or rectangles.
  fileprivate static let shapes = list(
    of: .shape, "a list of two regions such as [{ radius: 100 }, { radius: 50 }]", count: 2...2)
}

extension Fields {
  /// Reads a circle or a rectangle.
  fileprivate func readShape() -> Region? {
    if let radius = read(RegionKeys.radius) { return .circle(radius: radius) }
    return read(RegionKeys.size).map { .rectangle($0) }
  }
}
