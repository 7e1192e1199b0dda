import CoreGraphics
import Testing

@Suite struct PathContainsTests {
  private static func squares(innerReversed: Bool) -> CGPath {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    let inner = [(10, 10), (20, 10), (20, 20), (10, 20)].map { CGPoint(x: $0, y: $1) }
    path.addLines(between: innerReversed ? inner.reversed() : inner)
    path.closeSubpath()
    return path
  }

  private static let circle = CGPath(
    ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)

  @Test(
    "contains follows the fill rule",
    arguments: [
      ("outer square only, winding", squares(innerReversed: false), 5, 15, .winding, true),
      ("outer square only, even-odd", squares(innerReversed: false), 5, 15, .evenOdd, true),
      ("both squares, winding", squares(innerReversed: false), 15, 15, .winding, true),
      ("both squares, even-odd", squares(innerReversed: false), 15, 15, .evenOdd, false),
      ("reversed inner square, winding", squares(innerReversed: true), 15, 15, .winding, false),
      ("outside", squares(innerReversed: false), 31, 15, .winding, false),
      ("inside a circle", circle, 10, 10, .winding, true),
      ("corner of a circle's bounding box", circle, 2, 2, .winding, false),
      ("just inside a circle", circle, 0.01, 10, .evenOdd, true),
      ("empty path", CGMutablePath(), 0, 0, .winding, false),
    ] as [(String, CGPath, CGFloat, CGFloat, CGPathFillRule, Bool)])
  func contains(
    id: String, path: CGPath, x: CGFloat, y: CGFloat, rule: CGPathFillRule, expected: Bool
  ) {
    #expect(path.contains(CGPoint(x: x, y: y), using: rule) == expected)
  }

  @Test("contains treats an open subpath as closed") func openSubpath() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
    #expect(path.contains(CGPoint(x: 2, y: 2)))
    #expect(!path.contains(CGPoint(x: 8, y: 8)))
  }

  @Test("contains transforms the point, not the path") func transformedPoint() {
    let half = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(Self.circle.contains(CGPoint(x: 30, y: 20), transform: half))
    #expect(!Self.circle.contains(CGPoint(x: 30, y: 20)))
  }
}
