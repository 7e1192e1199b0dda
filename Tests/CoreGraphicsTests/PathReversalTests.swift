import CoreGraphics
import Testing

@Suite struct PathReversalTests {
  private static func path(_ elements: CGPath.Element...) -> CGPath {
    CGPath(elements: elements)
  }

  private static let (a, b) = (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0))
  private static let (c, d) = (CGPoint(x: 2, y: 1), CGPoint(x: 3, y: 3))

  @Test(
    "reversed traverses a path from its end to its start",
    arguments: [
      ("empty", path(), path()),
      ("line", path(.move(a), .line(b), .line(c)), path(.move(c), .line(b), .line(a))),
      (
        "closed", path(.move(a), .line(b), .line(c), .close),
        path(.move(c), .line(b), .line(a), .close)
      ),
      (
        "quadratic", path(.move(a), .quadCurve(c, control: b)),
        path(.move(c), .quadCurve(a, control: b))
      ),
      (
        "cubic", path(.move(a), .curve(d, control1: b, control2: c)),
        path(.move(d), .curve(a, control1: c, control2: b))
      ),
      (
        "two subpaths", path(.move(a), .line(b), .move(c), .line(d)),
        path(.move(d), .line(c), .move(b), .line(a))
      ),
      (
        "continued after closing", path(.move(a), .line(b), .close, .line(c)),
        path(.move(c), .line(a), .move(b), .line(a), .close)
      ),
    ])
  func reversed(id: String, path: CGPath, expected: CGPath) {
    #expect(path.reversed() == expected)
  }

  @Test("a path reversed twice has the same outline") func reversedTwice() {
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    let twice = circle.reversed().reversed()
    #expect(twice.elements.count == circle.elements.count)
    #expect(isNear(twice.boundingBoxOfPath, circle.boundingBoxOfPath))
  }
}
