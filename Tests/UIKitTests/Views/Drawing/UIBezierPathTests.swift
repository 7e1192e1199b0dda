import Testing
import UIKit

@Suite @MainActor struct UIBezierPathTests {
  private let square = CGRect(x: 10, y: 20, width: 30, height: 40)

  @Test("shapes fill their rectangle") func shapes() {
    let paths = [
      UIBezierPath(rect: square), UIBezierPath(ovalIn: square),
      UIBezierPath(roundedRect: square, cornerRadius: 6),
      UIBezierPath(
        roundedRect: square, byRoundingCorners: [.topLeft, .bottomRight],
        cornerRadii: CGSize(width: 6, height: 9)),
      UIBezierPath(cgPath: CGPath(rect: square)),
    ]
    for path in paths {
      #expect(path.bounds == square)
      #expect(path.contains(CGPoint(x: 25, y: 40)))
      #expect(!path.contains(CGPoint(x: 9, y: 40)))
    }
  }

  @Test(
    "only the given corners are rounded",
    arguments: [
      (UIRectCorner.topLeft, 0), (.topRight, 1), (.bottomRight, 2), (.bottomLeft, 3),
    ])
  func corners(corner: UIRectCorner, index: Int) {
    let near: CGFloat = 0.5
    let vertices = [
      CGPoint(x: square.minX + near, y: square.minY + near),
      CGPoint(x: square.maxX - near, y: square.minY + near),
      CGPoint(x: square.maxX - near, y: square.maxY - near),
      CGPoint(x: square.minX + near, y: square.maxY - near),
    ]
    let path = UIBezierPath(
      roundedRect: square, byRoundingCorners: corner, cornerRadii: CGSize(width: 8, height: 8))
    #expect(vertices.map(path.contains) == vertices.indices.map { $0 != index })
    let all = UIBezierPath(
      roundedRect: square, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: 8, height: 8))
    #expect(!vertices.contains(where: all.contains))
  }

  @Test(
    "an arc is clockwise as seen on the screen",
    arguments: [
      ("clockwise from the right", true, CGRect(x: 90, y: 100, width: 20, height: 10)),
      ("counter-clockwise from the right", false, CGRect(x: 90, y: 90, width: 20, height: 10)),
    ])
  func arc(id: String, clockwise: Bool, bounds: CGRect) {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 100, y: 100), radius: 10, startAngle: 0, endAngle: .pi,
      clockwise: clockwise)
    #expect(abs(path.bounds.minY - bounds.minY) < 1e-9)
    #expect(abs(path.bounds.height - bounds.height) < 1e-9)
    #expect(abs(path.currentPoint.x - 90) < 1e-9)
  }

  @Test("elements can be added and removed") func building() {
    let path = UIBezierPath()
    #expect(path.isEmpty && path.bounds.isNull)
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 10, y: 10), controlPoint: CGPoint(x: 20, y: 5))
    path.addCurve(
      to: CGPoint(x: 0, y: 10), controlPoint1: CGPoint(x: 8, y: 20),
      controlPoint2: CGPoint(x: 2, y: 20))
    #expect(path.currentPoint == CGPoint(x: 0, y: 10))
    path.close()
    #expect(path.currentPoint == .zero)
    #expect(abs(path.bounds.width - 15) < 1e-9 && path.bounds.height == 17.5)
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test("cgPath is a copy") func cgPath() {
    let path = UIBezierPath(rect: square)
    let outline = path.cgPath
    path.apply(CGAffineTransform(translationX: 5, y: 5))
    #expect(outline == CGPath(rect: square))
    #expect(path.bounds == square.offsetBy(dx: 5, dy: 5))
    path.cgPath = outline
    #expect(path.bounds == square)
  }

  @Test("the fill rule applies to overlapping subpaths") func fillRule() {
    let path = UIBezierPath(rect: square)
    path.append(UIBezierPath(rect: square.insetBy(dx: 10, dy: 10)))
    let middle = CGPoint(x: 25, y: 40)
    #expect(path.contains(middle))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(middle))
  }

  @Test("a reversed inner path is a hole") func reversedHole() {
    let path = UIBezierPath(rect: square)
    path.append(UIBezierPath(rect: square.insetBy(dx: 10, dy: 10)).reversing())
    #expect(!path.contains(CGPoint(x: 25, y: 40)))
    #expect(path.contains(CGPoint(x: 15, y: 40)))
  }

  @Test("reversing() keeps the drawing attributes") func reversing() {
    let path = UIBezierPath(rect: square)
    path.lineWidth = 3
    path.lineCapStyle = .round
    path.lineJoinStyle = .bevel
    path.miterLimit = 4
    path.usesEvenOddFillRule = true
    let reversed = path.reversing()
    #expect(reversed.lineWidth == 3 && reversed.miterLimit == 4 && reversed.usesEvenOddFillRule)
    #expect(reversed.lineCapStyle == .round && reversed.lineJoinStyle == .bevel)
  }
}
