import DisplayList
import Testing

@testable import Raster

struct DamageTests {
  /// Twenty disjoint rectangles.
  private static let grid = (0..<20).map { (index: Int) -> CGRect in
    CGRect(CGFloat(400 * (index % 5)), CGFloat(400 * (index / 5)), 90, 90)
  }

  @Test(
    "overlapping, adjacent and excess rectangles are merged",
    arguments: [
      ("disjoint", [CGRect(0, 0, 100, 100), CGRect(300, 300, 100, 100)], 2),
      ("overlapping", [CGRect(0, 0, 100, 100), CGRect(50, 50, 100, 100)], 1),
      ("adjacent", [CGRect(0, 0, 100, 100), CGRect(100, 0, 100, 100)], 1),
      (
        "connected by a third one",
        [CGRect(0, 0, 100, 100), CGRect(300, 0, 100, 100), CGRect(90, 0, 220, 100)], 1
      ),
      ("empty", [CGRect(5, 5, 0, 9), CGRect.null], 0),
      ("many", grid, 8),
    ] as [(String, [CGRect], Int)])
  func merging(id: String, rects: [CGRect], count: Int) {
    var damage = Damage()
    rects.forEach { damage.add($0) }
    #expect(damage.rects.count == count)
    for rect in rects where !rect.isEmpty {
      #expect(damage.rects.contains { $0.contains(rect) })
    }
    for (index, rect) in damage.rects.enumerated() {
      #expect(!damage.rects.dropFirst(index + 1).contains { $0.intersects(rect) })
    }
  }

  @Test("part(of:) is the bounding box of the damage in a rectangle") func part() {
    var damage = Damage(CGRect(0, 0, 10, 10))
    damage.add(CGRect(200, 200, 10, 10))
    #expect(damage.part(of: CGRect(5, 5, 100, 100)) == CGRect(5, 5, 5, 5))
    #expect(damage.part(of: CGRect(5, 5, 200, 200)) == CGRect(5, 5, 200, 200))
    #expect(damage.part(of: CGRect(50, 50, 20, 20)).isNull)
    #expect(damage.part(of: CGRect(10, 0, 20, 20)).isNull)
  }
}
