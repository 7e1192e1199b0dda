import Foundation
import Testing
import UIKit

@Suite @MainActor struct UIRegionTests {
  typealias Factory = NamedValue<@MainActor @Sendable () -> UIRegion>

  /// The x coordinates of points to the right of the center.
  private static let coordinates: [CGFloat] = [0, 9.99, 10, 10.01, 19.99, 20, 30, 1e9]

  private static let circle: @MainActor @Sendable () -> UIRegion = { UIRegion(radius: 10) }
  private static let square: @MainActor @Sendable () -> UIRegion = {
    UIRegion(size: CGSize(width: 40, height: 40))
  }

  @Test(
    "contains follows the combination of shapes",
    arguments: [
      (Factory("infinite", { .infinite }), [0, 9.99, 10, 10.01, 19.99, 20, 30, 1e9]),
      (Factory("circle including its edge", { circle() }), [0, 9.99, 10]),
      (Factory("rectangle excluding its sides", { square() }), [0, 9.99, 10, 10.01, 19.99]),
      (Factory("inverse of a circle", { circle().inverse() }), [10.01, 19.99, 20, 30, 1e9]),
      (Factory("inverse of a rectangle", { square().inverse() }), [20, 30, 1e9]),
      (Factory("empty", { .infinite.inverse() }), []),
      (Factory("inverse of an inverse", { circle().inverse().inverse() }), [0, 9.99, 10]),
      (
        Factory("union", { circle().byUnion(with: square().inverse()) }),
        [0, 9.99, 10, 20, 30, 1e9]
      ),
      (Factory("difference", { square().byDifference(from: circle()) }), [10.01, 19.99]),
      (
        Factory("intersection", { square().byIntersection(with: circle().inverse()) }),
        [10.01, 19.99]
      ),
      (
        Factory("inverse of a union", { circle().byUnion(with: square()).inverse() }),
        [20, 30, 1e9]
      ),
      (
        Factory("inverse of a difference", { square().byDifference(from: circle()).inverse() }),
        [0, 9.99, 10, 20, 30, 1e9]
      ),
      (
        Factory(
          "inverse of an intersection", { square().byIntersection(with: circle()).inverse() }),
        [10.01, 19.99, 20, 30, 1e9]
      ),
      (
        Factory(
          "second operand replaces the first",
          { circle().byUnion(with: .infinite).byUnion(with: square().inverse()) }),
        [0, 9.99, 10, 20, 30, 1e9]
      ),
      (
        Factory(
          "operand's own combination is ignored",
          { circle().byUnion(with: UIRegion(radius: 9.995).byUnion(with: .infinite)) }),
        [0, 9.99, 10]
      ),
      (Factory("NaN radius", { UIRegion(radius: .nan) }), []),
      (Factory("negative size", { UIRegion(size: CGSize(width: -40, height: 40)) }), []),
    ] as [(Factory, [CGFloat])])
  func contains(row: Factory, expected: [CGFloat]) {
    let region = row.value()
    let contained = UIRegionTests.coordinates.filter { region.contains(CGPoint(x: $0, y: 0)) }
    #expect(contained == expected)
  }

  @Test("contains considers both axes")
  func axes() {
    #expect(!UIRegion(radius: 10).contains(CGPoint(x: -8, y: 7)))
    #expect(UIRegion(radius: 10).contains(CGPoint(x: -8, y: -6)))
    let bar = UIRegion(size: CGSize(width: 100, height: 10))
    #expect(bar.contains(CGPoint(x: -49, y: -4)))
    #expect(!bar.contains(CGPoint(x: 0, y: 6)))
  }

  @Test("combining a region does not change it")
  func immutability() {
    let circle = UIRegion(radius: 10)
    _ = circle.inverse()
    _ = circle.byUnion(with: .infinite)
    #expect(!circle.contains(CGPoint(x: 11, y: 0)))
    #expect(circle.copy() as? UIRegion === circle)
  }

  @Test("a region can be archived and unarchived")
  func archive() throws {
    let ring = UIRegion(size: CGSize(width: CGFloat.infinity, height: 40))
      .byDifference(from: UIRegion(radius: 10).inverse())
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
    #expect(copy.contains(.zero))
    #expect(!copy.contains(CGPoint(x: 11, y: 0)))
  }
}
