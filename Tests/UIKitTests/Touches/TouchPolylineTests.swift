import Testing

@testable import UIKit

struct TouchPolylineTests {
  @Test(
    "a polyline is traversed at constant speed",
    arguments: [
      ("start", 0, 10.0, 10.0), ("first line", 0.25, 60, 10), ("corner", 0.5, 110, 10),
      ("second line", 0.75, 110, 60), ("end", 1, 110, 110),
    ])
  func constantSpeed(
    id: String, fraction: CGFloat, x: CGFloat, y: CGFloat
  ) throws {
    let path = try #require(
      TouchPolyline(points: [
        CGPoint(x: 10, y: 10), CGPoint(x: 110, y: 10), CGPoint(x: 110, y: 110),
      ]))
    #expect(path.point(at: fraction) == CGPoint(x: x, y: y))
  }

  @Test("repeated points of a polyline count once")
  func repeatedPoints() throws {
    let (point, end) = (CGPoint(x: 3, y: 4), CGPoint(x: 13, y: 4))
    #expect(try #require(TouchPolyline(points: [point])).point(at: 0.5) == point)
    #expect(try #require(TouchPolyline(points: [point, point])).point(at: 0.5) == point)
    let path = try #require(TouchPolyline(points: [point, point, end, end]))
    #expect(path.point(at: 0) == point)
    #expect(path.point(at: 0.5) == CGPoint(x: 8, y: 4))
    #expect(path.point(at: 1) == end)
    #expect(TouchPolyline(points: []) == nil)
  }
}
