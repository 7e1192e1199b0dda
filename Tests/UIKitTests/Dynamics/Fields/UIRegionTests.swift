import Foundation
import Testing
import UIKit

@Suite @MainActor struct UIRegionTests {
  typealias Making = Named<@MainActor @Sendable () -> UIRegion>

  /// Points on a line to the right of the middle, told by their x.
  private static let places: [CGFloat] = [0, 9.99, 10, 10.01, 19.99, 20, 30, 1e9]

  private static let circle: @MainActor @Sendable () -> UIRegion = { UIRegion(radius: 10) }
  private static let square: @MainActor @Sendable () -> UIRegion = {
    UIRegion(size: CGSize(width: 40, height: 40))
  }

  @Test(
    arguments: [
      (Making("infinite", { .infinite }), [0, 9.99, 10, 10.01, 19.99, 20, 30, 1e9]),
      (Making("a circle with its edge", { circle() }), [0, 9.99, 10]),
      (Making("a rectangle without its sides", { square() }), [0, 9.99, 10, 10.01, 19.99]),
      (Making("outside a circle", { circle().inverse() }), [10.01, 19.99, 20, 30, 1e9]),
      (Making("outside a rectangle", { square().inverse() }), [20, 30, 1e9]),
      (Making("nowhere", { .infinite.inverse() }), []),
      (Making("twice turned over", { circle().inverse().inverse() }), [0, 9.99, 10]),
      (
        Making("a union", { circle().byUnion(with: square().inverse()) }),
        [0, 9.99, 10, 20, 30, 1e9]
      ),
      (Making("a difference", { square().byDifference(from: circle()) }), [10.01, 19.99]),
      (
        Making("an intersection", { square().byIntersection(with: circle().inverse()) }),
        [10.01, 19.99]
      ),
      (Making("outside a union", { circle().byUnion(with: square()).inverse() }), [20, 30, 1e9]),
      (
        Making("outside a difference", { square().byDifference(from: circle()).inverse() }),
        [0, 9.99, 10, 20, 30, 1e9]
      ),
      (
        Making("outside an intersection", { square().byIntersection(with: circle()).inverse() }),
        [10.01, 19.99, 20, 30, 1e9]
      ),
      (
        Making(
          "a second operand in the place of the first",
          { circle().byUnion(with: .infinite).byUnion(with: square().inverse()) }),
        [0, 9.99, 10, 20, 30, 1e9]
      ),
      (
        Making(
          "an operand without its own",
          { circle().byUnion(with: UIRegion(radius: 9.995).byUnion(with: .infinite)) }),
        [0, 9.99, 10]
      ),
      (Making("nothing", { UIRegion(radius: .nan) }), []),
      (Making("of negative size", { UIRegion(size: CGSize(width: -40, height: 40)) }), []),
    ] as [(Making, [CGFloat])])
  func contains(row: Making, expected: [CGFloat]) {
    let region = row.value()
    let found = UIRegionTests.places.filter { region.contains(CGPoint(x: $0, y: 0)) }
    #expect(found == expected)
  }

  @Test("measures both axes")
  func axes() {
    #expect(!UIRegion(radius: 10).contains(CGPoint(x: -8, y: 7)))
    #expect(UIRegion(radius: 10).contains(CGPoint(x: -8, y: -6)))
    let bar = UIRegion(size: CGSize(width: 100, height: 10))
    #expect(bar.contains(CGPoint(x: -49, y: -4)))
    #expect(!bar.contains(CGPoint(x: 0, y: 6)))
  }

  @Test("is not changed by what is made of it")
  func staysTheSame() {
    let circle = UIRegion(radius: 10)
    _ = circle.inverse()
    _ = circle.byUnion(with: .infinite)
    #expect(!circle.contains(CGPoint(x: 11, y: 0)))
    #expect(circle.copy() as? UIRegion === circle)
  }

  @Test("comes back from an archive")
  func archive() throws {
    let ring = UIRegion(size: CGSize(width: CGFloat.infinity, height: 40))
      .byDifference(from: UIRegion(radius: 10).inverse())
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: ring, requiringSecureCoding: false)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.requiresSecureCoding = false
    let copy = try #require(
      unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIRegion)
    for x in UIRegionTests.places {
      let point = CGPoint(x: x, y: 0)
      #expect(copy.contains(point) == ring.contains(point))
    }
    #expect(copy.contains(.zero))
    #expect(!copy.contains(CGPoint(x: 11, y: 0)))
  }
}
