import CoreGraphics
import Testing

@testable import Figures

@Suite struct GraphCurveTests {
  private func curve(_ values: [Double?], ticksPerPixel: CGFloat = 1) -> GraphCurve {
    GraphCurve(values, resolution: 2) { tick, value in
      CGPoint(x: CGFloat(tick) / ticksPerPixel / 2, y: CGFloat(value))
    }
  }

  @Test("gaps divide a line into pieces") func gaps() {
    let curve = curve([nil, 1, 2, nil, nil, 3, nil])
    #expect(
      curve.pieces == [[CGPoint(x: 0.5, y: 1), CGPoint(x: 1, y: 2)], [CGPoint(x: 2.5, y: 3)]])
    #expect(curve.end == CGPoint(x: 2.5, y: 3))
    #expect(self.curve([nil, nil]).pieces == [])
    #expect(self.curve([]).end == nil)
  }

  @Test("visible points of a pixel column are kept") func visiblePoints() {
    let values: [Double?] = [5, 1, 7, 9, 2, 6, 6, 6, 6, 6]
    #expect(curve(values).pieces[0].map(\.y) == [5, 1, 7, 9, 2, 6, 6, 6, 6, 6])
    #expect(curve(values, ticksPerPixel: 5).pieces[0].map(\.y) == [5, 1, 9, 2, 6, 6])
  }

  @Test("a line has at most four points per pixel column") func pointLimit() {
    let curve = curve((0..<36_000).map { Double($0 * 7919 % 101) }, ticksPerPixel: 30)
    #expect(curve.pieces[0].count <= 1200 * 4)
    #expect(curve.pieces[0].map(\.y).max() == 100)
    #expect(curve.end?.x == CGFloat(35_999) / 60)
  }
}
