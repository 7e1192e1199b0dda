import UIKit

/// A region of a field, about its position.
indirect enum Region: Sendable {
  /// The whole plane.
  case infinite
  /// A circle.
  case circle(radius: CGFloat)
  /// A rectangle.
  case rectangle(CGSize)
  /// Everything except a region.
  case inverse(Region)
  /// The points in either of two regions.
  case union(Region, Region)
  /// The points in the first of two regions, but not in the second.
  case difference(Region, Region)
  /// The points in both of two regions.
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
  private static let simple = [
    Alternative(Key("radius", .positiveNumber, "The radius of a circle, in points.")) {
      Region.circle(radius: $0)
    },
    Alternative(Key("size", .size, "The size of a rectangle, in points.")) {
      Region.rectangle($0)
    },
  ]

  static let regions =
    simple + [
      Alternative(
        Key("inverse", .region, "A region that is excluded; of a combination, only the first.")
      ) { .inverse($0) },
      Alternative(
        Key("union", .pair, "Two regions, whose union is the region; an inverse second excludes.")
      ) { .union($0[0], $0[1]) },
      Alternative(
        Key(
          "difference", .pair,
          "Two regions, of which the second is excluded from the first, or if inverse added.")
      ) { .difference($0[0], $0[1]) },
      Alternative(
        Key(
          "intersection", .pair,
          "Two regions, whose intersection is the region; the second is never inverse.")
      ) { .intersection($0[0], $0[1]) },
    ]
  static let region = Table(
    "a region", regions.map(\.key), rules: [.exactlyOne(of: regions)])

  static let operands =
    simple + [
      Alternative(Key("inverse", .operand, "A circle or a rectangle that is excluded.")) {
        .inverse($0)
      }
    ]
  static let operand = Table(
    "one of two regions", operands.map(\.key), rules: [.exactlyOne(of: operands)])
}

extension ValueType<Region> {
  private static let infinite = "infinite"

  // Regions contain regions: their tables are looked up when values are read.

  /// A region about the position of a field.
  static let region: ValueType = ValueType(
    "a region such as { radius: 100 } or { size: [100, 50] }",
    .shared("region", .any([.words([infinite]), .mapping(RegionKeys.region)]))
  ) { value, context in
    if value.text == infinite { return .infinite }
    return context.fields(of: value, RegionKeys.region)?.read(oneOf: RegionKeys.regions)
  }

  /// A circle or a rectangle, or everything except one.
  ///
  /// UIKit combines only two of these, and ignores earlier combinations.
  fileprivate static let operand: ValueType = ValueType(
    "a circle { radius: 100 } or a rectangle { size: [100, 50] }",
    .shared("shape", .mapping(RegionKeys.operand))
  ) { value, context in
    context.fields(of: value, RegionKeys.operand)?.read(oneOf: RegionKeys.operands)
  }
}

extension ValueType<[Region]> {
  /// Two circles or rectangles.
  fileprivate static let pair: ValueType = list(
    of: .operand, "a list of two regions such as [{ radius: 100 }, { radius: 50 }]", count: 2...2)
}
