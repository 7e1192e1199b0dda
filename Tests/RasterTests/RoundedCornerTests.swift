import DisplayList
import Testing

@testable import Raster

@Suite struct RoundedCornerTests {
  private static func outline(_ corners: RoundedCorners, _ curve: CornerCurve) -> CGPath {
    var attributes = LayerAttributes()
    attributes.bounds = CGRect(x: 0, y: 0, width: 100, height: 60)
    attributes.cornerRadius = 20
    attributes.cornerCurve = curve
    attributes.roundedCorners = corners
    return attributes.outline()
  }

  @Test(
    "only the given corners are rounded",
    arguments: [CornerCurve.circular, .continuous],
    [.minXMinY, .maxXMinY, .minXMaxY, .maxXMaxY, [.minXMinY, .maxXMaxY], .all, []]
      as [RoundedCorners])
  func corners(curve: CornerCurve, corners: RoundedCorners) {
    let path = Self.outline(corners, curve)
    let points: [(RoundedCorners, CGPoint)] = [
      (.minXMinY, CGPoint(x: 1, y: 1)), (.maxXMinY, CGPoint(x: 99, y: 1)),
      (.minXMaxY, CGPoint(x: 1, y: 59)), (.maxXMaxY, CGPoint(x: 99, y: 59)),
    ]
    for (corner, point) in points { #expect(path.contains(point) != corners.contains(corner)) }
    #expect(path.contains(CGPoint(x: 50, y: 30)))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 100, height: 60))
  }

  @Test("rounded corners are those of a layer with all of them") func curves() {
    for curve in [CornerCurve.circular, .continuous] {
      let (some, all) = (Self.outline(.minXMinY, curve), Self.outline(.all, curve))
      for x in stride(from: 0.5, to: 40, by: 1) {
        for y in stride(from: 0.5, to: 30, by: 1) {
          let point = CGPoint(x: x, y: y)
          #expect(some.contains(point) == all.contains(point))
        }
      }
    }
  }
}
