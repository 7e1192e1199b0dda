import CoreGraphics
import Testing

@Suite struct InterpolationTests {
  private static func turned(_ angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle)
  }

  @Test(
    "half way between two transforms each part is half way",
    arguments: [
      ("same", turned(1), turned(1), turned(1)),
      (
        "move", CGAffineTransform(translationX: 2, y: 4), CGAffineTransform(translationX: 4, y: -4),
        CGAffineTransform(translationX: 3, y: 0)
      ),
      (
        "scale", CGAffineTransform(scaleX: 1, y: 2), CGAffineTransform(scaleX: 3, y: 1),
        CGAffineTransform(scaleX: 2, y: 1.5)
      ),
      ("turn", turned(0.5), turned(1.5), turned(1)),
      ("the shorter way over half a turn", turned(3), turned(-3), turned(.pi)),
      ("the shorter way over zero", turned(-0.5), turned(0.25), turned(-0.125)),
      (
        "mirrored by x, nothing turns", .identity, CGAffineTransform(scaleX: -1, y: 1),
        CGAffineTransform(scaleX: 0, y: 1)
      ),
      (
        "mirrored by y, nothing turns", .identity, CGAffineTransform(scaleX: 1, y: -1),
        CGAffineTransform(scaleX: 1, y: 0)
      ),
      (
        "back from a mirror", CGAffineTransform(scaleX: -0.5, y: 1),
        CGAffineTransform(scaleX: 1, y: 1),
        CGAffineTransform(scaleX: 0.25, y: 1)
      ),
      (
        "mirrored throughout", CGAffineTransform(scaleX: -1, y: 1),
        CGAffineTransform(scaleX: -3, y: 1),
        CGAffineTransform(scaleX: -2, y: 1)
      ),
      (
        "half a turn is no mirror", turned(0.5), turned(2.5), turned(1.5)
      ),
    ])
  func halfWay(
    id: String, start: CGAffineTransform, end: CGAffineTransform, middle: CGAffineTransform
  ) {
    #expect(near(start.interpolated(to: end, fraction: 0.5), middle))
  }

  @Test(
    "the ends are exact",
    arguments: [
      (turned(0.1), turned(0.7)),
      (CGAffineTransform(1.1, 0.3, -0.7, 0.9, 0.1, 0.2), CGAffineTransform(scaleX: -0.3, y: 0.7)),
    ])
  func ends(start: CGAffineTransform, end: CGAffineTransform) {
    #expect(start.interpolated(to: end, fraction: 0) == start)
    #expect(start.interpolated(to: end, fraction: 1) == end)
  }

  @Test func numbersPointsAndRectangles() {
    #expect(CGFloat(0.1).interpolated(to: 0.7, fraction: 0) == 0.1)
    #expect(CGFloat(0.1).interpolated(to: 0.7, fraction: 1) == 0.7)
    let start = CGRect(x: 0, y: 10, width: 20, height: 30)
    let end = CGRect(x: 4, y: 6, width: 40, height: 10)
    #expect(
      start.interpolated(to: end, fraction: 0.25) == CGRect(x: 1, y: 9, width: 25, height: 25))
  }

  @Test func coloursMixWithStraightAlpha() {
    let start = CGColor(red: 1, green: 0, blue: 0.5, alpha: 1)
    let end = CGColor(red: 0, green: 1, blue: 0.5, alpha: 0)
    let middle = start.interpolated(to: end, fraction: 0.5)
    #expect(middle == CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5))
  }

  @Test func aMissingValueChangesAtTheEnd() {
    let none: CGFloat? = nil
    #expect(none.interpolated(to: 1, fraction: 0.9) == nil)
    #expect(none.interpolated(to: 1, fraction: 1) == 1)
    #expect(CGFloat?(1).interpolated(to: nil, fraction: 0.9) == 1)
    #expect(CGFloat?(1).interpolated(to: 2, fraction: 0.5) == 1.5)
  }
}
