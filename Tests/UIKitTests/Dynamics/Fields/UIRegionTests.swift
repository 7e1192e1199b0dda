import Foundation
import Testing
import UIKit
import UIKitTestSupport

@Suite @MainActor struct UIRegionTests {
  typealias Factory = NamedValue<@MainActor @Sendable () -> UIRegion>

  /// The x coordinates of points to the right of the center.
  private nonisolated static let coordinates: [CGFloat] = [0, 9.99, 10, 10.01, 19.99, 20, 30, 1e9]

  private static let circle: @MainActor @Sendable () -> UIRegion = { UIRegion(radius: 10) }
  private static let square: @MainActor @Sendable () -> UIRegion = {
    UIRegion(size: CGSize(width: 40, height: 40))
  }
  /// A region with other points, which an operation must drop.
  private static let wide: @MainActor @Sendable () -> UIRegion = { UIRegion(radius: 1e6) }

  @Test(
    "contains follows the combination of shapes",
    arguments: [
      (Factory("infinite", { .infinite }), [0, 9.99, 10, 10.01, 19.99, 20, 30, 1e9]),
      (Factory("circle including its edge", { circle() }), [0, 9.99, 10]),
      (Factory("rectangle excluding its sides", { square() }), [0, 9.99, 10, 10.01, 19.99]),
      (Factory("inverse of a circle", { circle().inverse() }), [10.01, 19.99, 20, 30, 1e9]),
      (Factory("inverse of a rectangle", { square().inverse() }), [20, 30, 1e9]),
      (Factory("inverse of infinite", { .infinite.inverse() }), []),
      (Factory("inverse of an inverse", { circle().inverse().inverse() }), [0, 9.99, 10]),
      (Factory("union", { circle().byUnion(with: square()) }), [0, 9.99, 10, 10.01, 19.99]),
      (Factory("difference", { square().byDifference(from: circle()) }), [10.01, 19.99]),
      (
        Factory("difference keeps the sides", { wide().byDifference(from: square()) }),
        [20, 30]
      ),
      (Factory("intersection", { square().byIntersection(with: circle()) }), [0, 9.99, 10]),
      (
        Factory("intersection includes sides", { wide().byIntersection(with: square()) }),
        [0, 9.99, 10, 10.01, 19.99, 20]
      ),
      (
        Factory("union with an inverse", { square().byUnion(with: circle().inverse()) }),
        [10.01, 19.99]
      ),
      (
        Factory("difference from an inverse", { circle().byDifference(from: square().inverse()) }),
        [0, 9.99, 10, 10.01, 19.99]
      ),
      (
        Factory(
          "intersection with an inverse", { wide().byIntersection(with: circle().inverse()) }),
        [0, 9.99, 10]
      ),
      (
        Factory("inverse of a union", { square().byUnion(with: circle()).inverse() }),
        [0, 9.99, 10, 20, 30, 1e9]
      ),
      (
        Factory("inverse of a difference", { circle().byDifference(from: square()).inverse() }),
        [20, 30, 1e9]
      ),
      (
        Factory(
          "inverse of an intersection", { circle().byIntersection(with: square()).inverse() }),
        [10.01, 19.99, 20]
      ),
      (
        Factory(
          "union with an inverse union",
          { square().byUnion(with: circle().byUnion(with: wide()).inverse()) }),
        [10.01, 19.99]
      ),
      (
        Factory(
          "second operand replaces the first",
          { circle().byUnion(with: wide()).byIntersection(with: square()) }),
        [0, 9.99, 10]
      ),
      (
        Factory(
          "operand's own combination is ignored",
          { square().byUnion(with: circle().byDifference(from: wide())) }),
        [0, 9.99, 10, 10.01, 19.99]
      ),
      (Factory("radius 0", { UIRegion(radius: 0) }), coordinates),
      (Factory("negative radius", { UIRegion(radius: -5) }), coordinates),
      (Factory("inverse of radius 0", { UIRegion(radius: 0).inverse() }), []),
      (Factory("NaN radius", { UIRegion(radius: .nan) }), []),
      (Factory("negative size", { UIRegion(size: CGSize(width: -40, height: 40)) }), []),
      (Factory("no width", { UIRegion(size: CGSize(width: 0, height: 40)) }), []),
      (Factory("no height", { UIRegion(size: CGSize(width: 40, height: 0)) }), []),
      (Factory("nothing", { UIRegion() }), []),
      (Factory("inverse of nothing", { UIRegion().inverse() }), []),
      (Factory("union of nothing", { UIRegion().byUnion(with: circle()) }), []),
      (Factory("difference of nothing", { UIRegion().byDifference(from: circle()) }), []),
      (Factory("copy", { copy(square().byDifference(from: circle())) }), [10.01, 19.99]),
    ] as [(Factory, [CGFloat])])
  func contains(row: Factory, expected: [CGFloat]) {
    let region = row.value()
    for point in [{ CGPoint(x: $0, y: 0) }, { CGPoint(x: 0, y: -$0) }] as [(CGFloat) -> CGPoint] {
      let contained = UIRegionTests.coordinates.filter { region.contains(point($0)) }
      #expect(contained == expected)
    }
  }

  private static func copy(_ region: UIRegion) -> UIRegion {
    region.copy() as? UIRegion ?? .infinite
  }

  /// R is a circle with a radius of 30, B a bar of 80 by 20 points.
  @Test("contains considers both axes")
  func axes() {
    let (circle, bar) = (UIRegion(radius: 30), UIRegion(size: CGSize(width: 80, height: 20)))
    #expect(!circle.contains(CGPoint(x: -24, y: 19)) && circle.contains(CGPoint(x: -24, y: -17.9)))
    #expect(bar.contains(CGPoint(x: -39, y: -9)) && !bar.contains(CGPoint(x: 0, y: 11)))
    #expect(!bar.contains(CGPoint(x: 40, y: 0)) && !bar.contains(CGPoint(x: 0, y: -10)))
    #expect(!bar.contains(CGPoint(x: 40, y: 10)) && bar.inverse().contains(CGPoint(x: 40, y: 0)))
    let wider = UIRegion(radius: 45).byIntersection(with: bar)
    #expect(wider.contains(CGPoint(x: 40, y: 0)) && wider.contains(CGPoint(x: 0, y: -10)))
    #expect(!wider.contains(CGPoint(x: 40.01, y: 0)) && !wider.contains(CGPoint(x: 0, y: 10.01)))
    #expect(circle.byDifference(from: bar).contains(CGPoint(x: 0, y: 25)))
    #expect(!circle.byDifference(from: bar).contains(CGPoint(x: 0, y: 9)))
    #expect(circle.byUnion(with: bar).inverse().contains(.zero))
    #expect(!circle.byUnion(with: bar.inverse()).contains(.zero))
    #expect(circle.byUnion(with: bar.inverse()).contains(CGPoint(x: 0, y: 10)))
  }

  @Test("a NaN coordinate is outside a circle and a rectangle")
  func invalidPoints() {
    let regions = [UIRegion(radius: 10), UIRegion(size: CGSize(width: 40, height: 40))]
    for region in regions {
      #expect(!region.contains(CGPoint(x: CGFloat.nan, y: 0)))
      #expect(!region.contains(CGPoint(x: 0, y: CGFloat.nan)))
    }
  }

  @Test("combining a region does not change it")
  func immutability() {
    let circle = UIRegion(radius: 10)
    _ = circle.inverse()
    _ = circle.byUnion(with: .infinite)
    #expect(!circle.contains(CGPoint(x: 11, y: 0)))
  }

  @Test("the infinite region is one object; regions are equal only to themselves")
  func identity() {
    #expect(UIRegion.infinite === UIRegion.infinite)
    #expect(UIRegion.infinite.copy() as? UIRegion !== UIRegion.infinite)
    #expect(UIRegionTests.copy(.infinite).contains(CGPoint(x: 1e9, y: 0)))
    let circle = UIRegion(radius: 10)
    #expect(circle == circle && circle != UIRegion(radius: 10))
    #expect(UIRegionTests.copy(circle) != circle)
  }

  @Test("a region can be archived and unarchived")
  func archive() throws {
    let ring = UIRegion(size: CGSize(width: CGFloat.infinity, height: 40))
      .inverse().byUnion(with: UIRegion(radius: 10))
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: ring, requiringSecureCoding: false)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.requiresSecureCoding = false
    let copy = try #require(
      unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIRegion)
    for x in UIRegionTests.coordinates {
      let point = CGPoint(x: x, y: 0)
      #expect(copy.contains(point) == ring.contains(point))
    }
    #expect(copy.contains(.zero) && copy.contains(CGPoint(x: 0, y: 20)))
    #expect(!copy.contains(CGPoint(x: 11, y: 0)))
  }
}
