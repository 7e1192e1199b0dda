import CoreGraphics
import Testing

@Suite struct PathTests {
  private static let square = CGRect(x: 10, y: 20, width: 30, height: 40)

  @Test(
    "shapes have the same number of elements and bounding box as Apple's",
    arguments: [
      ("rectangle", CGPath(rect: square, transform: nil), 5, CGPoint(x: 10, y: 20)),
      ("ellipse", CGPath(ellipseIn: square, transform: nil), 6, CGPoint(x: 40, y: 40)),
      (
        "rounded", CGPath(roundedRect: square, cornerWidth: 5, cornerHeight: 8, transform: nil), 10,
        CGPoint(x: 40, y: 40)
      ),
      (
        "corner width 0",
        CGPath(roundedRect: square, cornerWidth: 0, cornerHeight: 8, transform: nil),
        5, CGPoint(x: 10, y: 20)
      ),
      (
        "corners clamped to half a side",
        CGPath(roundedRect: square, cornerWidth: 99, cornerHeight: 99, transform: nil), 10,
        CGPoint(x: 40, y: 40)
      ),
    ])
  func shape(id: String, path: CGPath, count: Int, start: CGPoint) {
    #expect(path.elements.count == count)
    #expect(path.currentPoint == start)
    #expect(isNear(path.boundingBoxOfPath, Self.square))
    #expect(isNear(path.boundingBox, Self.square))
  }

  @Test("the path of a null rectangle is empty") func nullRectangle() {
    #expect(CGPath(rect: .null, transform: nil).isEmpty)
    #expect(CGPath(ellipseIn: .null, transform: nil).isEmpty)
    #expect(CGMutablePath().boundingBox.isNull)
  }

  @Test("segments without a current point are ignored") func missingPoint() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addCurve(to: .zero, control1: .zero, control2: .zero)
    path.addQuadCurve(to: .zero, control: .zero)
    path.closeSubpath()
    #expect(path.isEmpty)
    path.addRect(Self.square)
    path.addLine(to: .zero)
    // A closed subpath's start is the current point.
    #expect(path.elements.last == .line(.zero) && path.elements.count == 6)
  }

  @Test("a transform applies to every point") func transformedPath() {
    var twice = CGAffineTransform(scaleX: 2, y: 2)
    let path = CGPath(ellipseIn: Self.square, transform: &twice)
    #expect(path == CGPath(ellipseIn: Self.square, transform: nil).copy(using: &twice))
    #expect(isNear(path.boundingBoxOfPath, CGRect(x: 20, y: 40, width: 60, height: 80)))
  }

  @Test("boundingBoxOfPath excludes control points") func controlPoints() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(isNear(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 5)))
  }

  @Test(
    "the bounding box of an arc equals that of its circle",
    arguments: [0.1, 1, 2.5, 4] as [CGFloat])
  func boundingBoxOfArc(start: CGFloat) {
    let path = CGMutablePath()
    path.addArc(
      center: CGPoint(x: 50, y: 50), radius: 10, startAngle: start, endAngle: start + 2 * .pi,
      clockwise: false)
    // A cubic quarter circle deviates by less than 0.03 % of the radius.
    #expect(isNear(path.boundingBoxOfPath, CGRect(x: 40, y: 40, width: 20, height: 20), 0.006))
  }

  @Test("boundingBoxOfPath ignores a final move") func boundingBoxOfMoves() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 3, y: 4))
    #expect(path.boundingBoxOfPath == CGRect(x: 3, y: 4, width: 0, height: 0))
    path.addLine(to: CGPoint(x: 5, y: 9))
    path.move(to: CGPoint(x: 100, y: 100))
    #expect(path.boundingBoxOfPath == CGRect(x: 3, y: 4, width: 2, height: 5))
  }

  @Test("a copy does not change with its original") func copyIsIndependent() {
    let path = CGMutablePath()
    path.addRect(Self.square)
    let copy = path.copy()
    path.addLine(to: .zero)
    #expect(copy == CGPath(rect: Self.square, transform: nil))
    #expect(path.currentPoint == .zero)
  }

  @Test("closeSubpath returns to the start of the subpath") func closeSubpath() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 1, y: 2), CGPoint(x: 5, y: 2), CGPoint(x: 5, y: 9)])
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test("flattened chords are within the tolerance") func flatteningTolerance() {
    let circle = CGPath(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100), transform: nil)
    for tolerance in [1, 0.1, 0.01] as [CGFloat] {
      for run in circle.flattened(tolerance: tolerance) {
        for (from, to) in zip(run, run.dropFirst()) {
          let midpoint = CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
          #expect(abs(hypot(midpoint.x, midpoint.y) - 50) <= tolerance + 0.015)
        }
      }
    }
  }

  @Test("flattening keeps subpaths separate") func flatteningSubpaths() {
    let path = CGMutablePath()
    path.addRect(Self.square)
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 1, y: 1))
    #expect(path.flattened(tolerance: 1).map(\.count) == [4, 2])
  }
}
