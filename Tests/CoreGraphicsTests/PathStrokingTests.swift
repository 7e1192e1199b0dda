import CoreGraphics
import Testing

@Suite struct PathStrokingTests {
  private static let corner = {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 20, y: 0), .zero, CGPoint(x: 0, y: 20)])
    return path
  }()

  private func stroked(
    _ path: CGPath, _ cap: CGLineCap = .butt, _ join: CGLineJoin = .miter, limit: CGFloat = 10
  ) -> CGPath {
    path.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: join, miterLimit: limit)
  }

  @Test(
    "the outline of a stroke has its ends and corners",
    arguments: [
      ("miter", CGLineCap.butt, CGLineJoin.miter, [-2, -2, 20, 20], [-1.9, -1.9], true),
      ("bevel", .butt, .bevel, [-2, -2, 20, 20], [-1.5, -1.5], false),
      ("round", .butt, .round, [-2, -2, 20, 20], [-1.5, -1.5], false),
      ("round inside", .butt, .round, [-2, -2, 20, 20], [-1.35, -1.35], true),
      ("square", .square, .miter, [-2, -2, 22, 22], [21.9, 1.9], true),
      ("round cap", .round, .miter, [-2, -2, 22, 22], [21.9, 1.9], false),
      ("round cap inside", .round, .miter, [-2, -2, 22, 22], [21.3, 1.3], true),
      ("butt", .butt, .miter, [-2, -2, 20, 20], [20.1, 0], false),
    ] as [(String, CGLineCap, CGLineJoin, [CGFloat], [CGFloat], Bool)])
  func outline(
    id: String, cap: CGLineCap, join: CGLineJoin, box: [CGFloat], point: [CGFloat], isInside: Bool
  ) {
    let path = stroked(Self.corner, cap, join)
    let expected = CGRect(x: box[0], y: box[1], width: box[2] - box[0], height: box[3] - box[1])
    #expect(isNear(path.boundingBoxOfPath, expected, 0.02))
    #expect(path.contains(CGPoint(x: point[0], y: point[1])) == isInside)
    #expect(path.contains(CGPoint(x: 10, y: 1)))
    #expect(!path.contains(CGPoint(x: 10, y: 10)))
  }

  @Test("on its inner side, the outline of a curve has no detours through the curve")
  func innerSide() {
    let circle = CGPath(ellipseIn: CGRect(x: -30, y: -30, width: 60, height: 60), transform: nil)
    let arc = CGMutablePath()
    arc.addArc(
      center: .zero, radius: 30, startAngle: 0.1, endAngle: 1.234, clockwise: false)
    for path in [circle, arc] {
      for element in stroked(path).elements.dropLast() {
        let distances = element.points.map { hypot($0.x, $0.y) }
        #expect(distances.allSatisfy { isNear($0, 28, 0.1) || isNear($0, 32, 0.1) })
      }
    }
    // One corner is within both segments; a curve that is tighter than the pen stays filled.
    #expect(stroked(Self.corner).elements.count == 9)
    let tight = CGMutablePath()
    tight.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: 3, clockwise: false)
    #expect(stroked(tight).contains(.zero))
  }

  @Test("a miter beyond the limit is beveled") func miterLimit() {
    #expect(!stroked(Self.corner, limit: 1.2).contains(CGPoint(x: -1.5, y: -1.5)))
    #expect(stroked(Self.corner, limit: 1.5).contains(CGPoint(x: -1.5, y: -1.5)))
  }

  @Test("a closed path has an outer and an inner outline") func closedPath() {
    let path = stroked(CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40)))
    #expect(isNear(path.boundingBoxOfPath, CGRect(x: -2, y: -2, width: 44, height: 44), 0.05))
    #expect(!path.contains(CGPoint(x: 20, y: 20)))
    #expect(path.contains(CGPoint(x: 0, y: 20)))
    #expect(path.contains(CGPoint(x: 1.9, y: 20)))
    #expect(!path.contains(CGPoint(x: 2.2, y: 20)))
  }

  @Test("a line without a length has round and square caps") func dot() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: .zero)
    #expect(stroked(path, .butt).isEmpty)
    let box = CGRect(x: -2, y: -2, width: 4, height: 4)
    #expect(isNear(stroked(path, .round).boundingBoxOfPath, box))
    #expect(isNear(stroked(path, .square).boundingBoxOfPath, box))
  }

  @Test("dashes start anew in each subpath, at the phase") func dashes() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    path.addLines(between: [CGPoint(x: 0, y: 5), CGPoint(x: 0, y: 10), CGPoint(x: 5, y: 10)])
    let expected = CGMutablePath()
    expected.addLines(between: [.zero, CGPoint(x: 2, y: 0)])
    expected.addLines(between: [CGPoint(x: 4, y: 0), CGPoint(x: 7, y: 0)])
    expected.addLines(between: [CGPoint(x: 9, y: 0), CGPoint(x: 10, y: 0)])
    expected.addLines(between: [CGPoint(x: 0, y: 5), CGPoint(x: 0, y: 7)])
    expected.addLines(
      between: [CGPoint(x: 0, y: 9), CGPoint(x: 0, y: 10), CGPoint(x: 2, y: 10)])
    expected.addLines(between: [CGPoint(x: 4, y: 10), CGPoint(x: 5, y: 10)])
    let dashed = path.copy(dashingWithPhase: 1, lengths: [3, 2])
    #expect(dashed == expected)
    #expect(path.copy(dashingWithPhase: 11, lengths: [3, 2]) == expected)
    #expect(path.copy(dashingWithPhase: -4, lengths: [3, 2]) == expected)
  }

  @Test(
    "invalid dashes are a solid line",
    arguments: [[], [0, 0], [-1, 2], [.nan], [1e-9, 1e-9]] as [[CGFloat]])
  func invalidDashes(lengths: [CGFloat]) {
    #expect(Self.corner.copy(dashingWithPhase: 0, lengths: lengths) == Self.corner)
  }

  @Test("a path with invalid points has no outline") func invalidPath() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: CGFloat.nan, y: 0)])
    #expect(stroked(path).isEmpty)
    #expect(
      Self.corner.copy(
        strokingWithWidth: 0, lineCap: .butt, lineJoin: .miter, miterLimit: 10
      ).isEmpty)
  }
}
