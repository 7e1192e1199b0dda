import CoreGraphics
import Testing

@Suite struct ContinuousCornersTests {
  private static let rect = CGRect(x: 10, y: 20, width: 100, height: 60)

  private static func path(_ radius: CGFloat) -> CGPath {
    CGPath(continuousRoundedRect: rect, cornerRadius: radius)
  }

  @Test("a continuous corner has the published control points") func publishedPoints() {
    let elements = Self.path(10).elements
    let corner = CGPoint(x: 110, y: 20)
    #expect(isNear(elements[0].points[0], CGPoint(x: corner.x - 15.2866483, y: corner.y)))
    #expect(isNear(elements[1].points[0], CGPoint(x: corner.x - 6.6993427, y: corner.y + 0.654960)))
    #expect(
      isNear(elements[3].points[0], CGPoint(x: corner.x - 0.7491100, y: corner.y + 6.3149399)))
    #expect(isNear(elements[5].points[0], CGPoint(x: corner.x, y: corner.y + 15.2866483)))
    #expect(elements.count == 4 * 6 + 1)
  }

  @Test(
    "a path is inside its rectangle and has its symmetries", arguments: [1, 10, 19.6, 25, 30, 99])
  func symmetry(radius: CGFloat) {
    let path = Self.path(radius)
    #expect(isNear(path.boundingBoxOfPath, Self.rect))
    for point in path.flattened(tolerance: 0.1).joined() {
      let mirrored = [
        CGPoint(x: 120 - point.x, y: point.y), CGPoint(x: point.x, y: 100 - point.y),
      ]
      for image in mirrored {
        let towardCenter = CGPoint(
          x: image.x + (60 - image.x) * 0.02, y: image.y + (50 - image.y) * 0.02)
        #expect(path.contains(towardCenter))
      }
    }
  }

  @Test("the corners are circular if the sides are too short", arguments: [30, 99])
  func capsule(radius: CGFloat) {
    for point in Self.path(radius).flattened(tolerance: 0.001).joined() where point.x < 40 {
      #expect(isNear(hypot(point.x - 40, point.y - 50), 30, 0.01))
    }
  }

  @Test("corners become circular gradually as the sides get shorter")
  func gradualTransition() {
    let pairs = [(19.6, 19.7), (25, 25.1), (29.9, 30)] as [(CGFloat, CGFloat)]
    for (small, large) in pairs {
      for (first, second) in zip(Self.path(small).elements, Self.path(large).elements) {
        for (from, to) in zip(first.points, second.points) {
          #expect(isNear(from, to, 0.5))
        }
      }
    }
  }

  @Test("a radius of 0 or less gives the rectangle", arguments: [0, -5])
  func noRadius(radius: CGFloat) {
    #expect(Self.path(radius) == CGPath(rect: Self.rect))
  }
}
