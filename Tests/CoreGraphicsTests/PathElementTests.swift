import CoreGraphics
import Testing

@Suite struct PathElementTests {
  @Test("applyWithBlock passes the types and the points, with control points first")
  func elements() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 2, y: 1))
    path.addQuadCurve(to: CGPoint(x: 3, y: 1), control: CGPoint(x: 30, y: 0))
    path.addCurve(
      to: CGPoint(x: 4, y: 1), control1: CGPoint(x: 41, y: 0), control2: CGPoint(x: 42, y: 0))
    path.closeSubpath()
    var types: [CGPathElementType] = []
    var numbers: [CGFloat] = []
    let counts: [CGPathElementType: Int] = [
      .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3,
    ]
    path.applyWithBlock { element in
      types.append(element.pointee.type)
      for index in 0..<(counts[element.pointee.type] ?? 0) {
        numbers.append(element.pointee.points[index].x)
      }
    }
    #expect(
      types == [
        .moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath,
      ])
    #expect(numbers == [1, 2, 30, 3, 41, 42, 4])
  }

  @Test("isRect accepts rectangles with sides along the axes only") func rectangles() {
    var rect = CGRect.zero
    #expect(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).isRect(&rect))
    #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(!CGPath(ellipseIn: rect).isRect(nil))
    var turn = CGAffineTransform(rotationAngle: 0.3)
    #expect(CGPath(rect: rect, transform: &turn).isRect(nil) == false)
  }

  @Test("an arc between tangents touches both lines") func tangents() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
    #expect(abs(path.currentPoint.x - 100) < 1e-9)
    #expect(abs(path.currentPoint.y - 20) < 1e-9)
    #expect(abs(path.boundingBoxOfPath.maxX - 100) < 1e-6)
    #expect(path.boundingBoxOfPath.minY > -1e-6)
  }

  @Test("an arc between tangents turns to either side") func otherSide() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: -100), radius: 20)
    #expect(abs(path.currentPoint.y + 20) < 1e-9)
    #expect(path.boundingBoxOfPath.maxY < 1e-6)
  }

  @Test("an arc between parallel lines is a line to the corner") func parallel() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 90, y: 0), radius: 20)
    #expect(path.currentPoint == CGPoint(x: 50, y: 0))
  }

  @Test("a relative arc ends at the sum of its angles", arguments: [1.5, -1.5] as [CGFloat])
  func relativeArc(delta: CGFloat) {
    let path = CGMutablePath()
    path.addRelativeArc(center: .zero, radius: 10, startAngle: 0.5, delta: delta)
    #expect(abs(path.currentPoint.x - 10 * cos(0.5 + delta)) < 1e-9)
    #expect(abs(path.currentPoint.y - 10 * sin(0.5 + delta)) < 1e-9)
  }

  @Test("points and rectangles compare by value") func comparison() {
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPointMake(1, 2)))
    #expect(!CGSize(width: 1, height: 2).equalTo(CGSizeMake(1, 3)))
    #expect(CGRect(x: 5, y: 0, width: -5, height: 1).equalTo(CGRectMake(0, 0, 5, 1)))
    #expect(HUGE == Float.greatestFiniteMagnitude)
  }
}
