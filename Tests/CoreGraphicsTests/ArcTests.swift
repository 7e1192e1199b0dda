import CoreGraphics
import Testing

@Suite struct ArcTests {
  private static func arc(_ start: CGFloat, _ end: CGFloat, clockwise: Bool) -> CGMutablePath {
    let path = CGMutablePath()
    path.addArc(
      center: CGPoint(x: 100, y: 50), radius: 10, startAngle: start, endAngle: end,
      clockwise: clockwise)
    return path
  }

  @Test(
    "the angle of an arc increases unless it is clockwise",
    arguments: [
      ("quarter", 0, .pi / 2, false, 1, CGRect(x: 100, y: 50, width: 10, height: 10)),
      ("quarter, clockwise", 0, .pi / 2, true, 3, CGRect(x: 90, y: 40, width: 20, height: 20)),
      ("half", 0, .pi, false, 2, CGRect(x: 90, y: 50, width: 20, height: 10)),
      ("half, clockwise", 0, .pi, true, 2, CGRect(x: 90, y: 40, width: 20, height: 10)),
      ("past zero", -.pi / 2, .pi / 2, false, 2, CGRect(x: 100, y: 40, width: 10, height: 20)),
      ("end before start", .pi / 2, 0, false, 3, CGRect(x: 90, y: 40, width: 20, height: 20)),
      ("full", 0, 2 * .pi, false, 4, CGRect(x: 90, y: 40, width: 20, height: 20)),
      ("full, clockwise", 0, 2 * .pi, true, 4, CGRect(x: 90, y: 40, width: 20, height: 20)),
      (
        "full from the top", -.pi / 2, 1.5 * .pi, true, 4,
        CGRect(x: 90, y: 40, width: 20, height: 20)
      ),
      ("more than a turn", 0, 7, false, 4, CGRect(x: 90, y: 40, width: 20, height: 20)),
      (
        "empty", .pi, .pi, false, 0,
        CGRect(x: 90, y: 50, width: 0, height: 0)
      ),
    ] as [(String, CGFloat, CGFloat, Bool, Int, CGRect)])
  func direction(
    id: String, start: CGFloat, end: CGFloat, clockwise: Bool, curves: Int, box: CGRect
  ) {
    let path = Self.arc(start, end, clockwise: clockwise)
    #expect(path.elements.count == curves + 1)
    #expect(isNear(path.boundingBoxOfPath, box))
  }

  @Test(
    "every point of an arc is at the radius from its center",
    arguments: [
      (0.3, 5.9, false), (0.3, 5.9, true), (-2, 1, false),
    ] as [(CGFloat, CGFloat, Bool)])
  func radius(start: CGFloat, end: CGFloat, clockwise: Bool) {
    let path = Self.arc(start, end, clockwise: clockwise)
    for point in path.flattened(tolerance: 0.001).joined() {
      #expect(isNear(hypot(point.x - 100, point.y - 50), 10, 0.003))
    }
    #expect(isNear(path.currentPoint, CGPoint(x: 100 + 10 * cos(end), y: 50 + 10 * sin(end))))
  }

  @Test("an arc is connected to the current point by a line") func connectingLine() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 100, y: 50))
    path.addArc(
      center: CGPoint(x: 100, y: 50), radius: 10, startAngle: 0, endAngle: .pi / 2,
      clockwise: false)
    #expect(
      path.elements.prefix(2) == [
        .move(CGPoint(x: 100, y: 50)), .line(CGPoint(x: 110, y: 50)),
      ])
  }

  @Test(
    "an arc with a non-finite parameter adds no element",
    arguments: [
      (.nan, 0, 1), (10, .infinity, 1), (10, 0, .nan),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func nonFiniteParameters(radius: CGFloat, start: CGFloat, end: CGFloat) {
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: radius, startAngle: start, endAngle: end, clockwise: false)
    #expect(path.isEmpty)
  }
}
