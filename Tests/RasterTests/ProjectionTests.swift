import DisplayList
import Testing

@testable import Raster

@Suite struct ProjectionTests {
  /// Returns a square of 40 pt around (50, 50), turned about the y axis, seen from a distance.
  private static func turned(
    by angle: CGFloat, distance: CGFloat = 100, color: CGColor = .red,
    _ sublayers: [DisplayLayer] = []
  ) -> DisplayLayer {
    var space = CATransform3DIdentity
    space.m34 = -1 / distance
    space = CATransform3DRotate(space, angle, 0, 1, 0)
    let transform = CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeTranslation(-20, -20, 0), space),
      CATransform3DMakeTranslation(50, 50, 0))
    return .make(CGRect(30, 30, 40, 40), color: color, sublayers) {
      $0.effects.projection = Projection(transform)
    }
  }

  @Test("a plane parallel to the screen looks as without a projection") func parallel() throws {
    let flat = DisplayLayer.make(CGRect(30, 30, 40, 40), color: .red)
    let image = try RenderedImage(Self.turned(by: 0), size: 100)
    #expect(image == (try RenderedImage(flat, size: 100)))
  }

  @Test("a plane that is turned about y has its corners where the projection has them")
  func corners() throws {
    let image = try RenderedImage(Self.turned(by: .pi / 4), size: 100)
    // x' = 20 cos 45°, z = ∓20 sin 45°, w = 1 ± 0.1414: the right edge is farther away.
    let box = try #require(image.extents)
    #expect(abs(CGFloat(box[0]) - (50 - 14.142 / 0.8586)) <= 1)
    #expect(abs(CGFloat(box[2]) - (50 + 14.142 / 1.1414)) <= 1)
    #expect(abs(CGFloat(box[1]) - (50 - 20 / 0.8586)) <= 1)
    // The area of the quadrilateral: its parallel sides are 46.59 and 35.05 long.
    #expect(abs(image.area - (46.59 + 35.05) / 2 * (16.47 + 12.39)) < 8)
    #expect(image[50, 50] == .red)
  }

  @Test("lines stay straight, and farther halves are shorter") func foreshortening() throws {
    let half = DisplayLayer.make(CGRect(20, 0, 20, 40), color: .blue)
    let image = try RenderedImage(Self.turned(by: 1, [half]), size: 100)
    let row = (0..<100).map { image[$0, 50] }
    let red = row.filter { $0.red > $0.blue }.count
    let blue = row.filter { $0.blue > $0.red }.count
    #expect(red > blue + 2)
  }

  @Test("what is behind the eye is not drawn") func behind() throws {
    // The near edge is 20 pt behind the eye.
    let image = try RenderedImage(Self.turned(by: .pi / 2 - 0.05, distance: 10), size: 100)
    #expect(image.area < 100 * 100)
    var projection = Projection(.identity)
    projection.constant.w = -1
    #expect(projection.boundingBox(of: CGRect(0, 0, 10, 10)).isNull)
    #expect(projection.projected(.zero) == nil)
  }

  @Test("a projection and its inverse return each point", arguments: [0, 0.6, -1.2] as [CGFloat])
  func inverse(angle: CGFloat) throws {
    let projection = try #require(Self.turned(by: angle).attributes.projection)
    let inverse = try #require(projection.inverted())
    for point in [CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 10), CGPoint(x: 13, y: 37)] {
      let back = try #require(projection.projected(point).flatMap(inverse.projected))
      #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9)
    }
  }

  @Test(
    "geometry that is not finite, or seen from its edge, draws nothing",
    arguments: [CGFloat.nan, .infinity, 0, 1e300])
  func degenerate(entry: CGFloat) throws {
    var projection = Projection(CGAffineTransform(scaleX: 1, y: 1))
    projection.x.x = entry
    projection.x.w = entry
    let layer = DisplayLayer.make(CGRect(0, 0, 10, 10), color: .red) {
      $0.effects.projection = projection
    }
    _ = try RenderedImage(layer)
    projection.x = Projection.Row(0, 0, 0)
    let edge = DisplayLayer.make(CGRect(0, 0, 10, 10), color: .red) {
      $0.effects.projection = projection
    }
    #expect(try RenderedImage(edge).extents == nil)
  }

  @Test("only the layer's old and new places are redrawn") func damage() throws {
    let renderer = try FrameRenderer(scale: 1)
    func list(_ angle: CGFloat) -> DisplayList {
      DisplayList(
        size: CGSize(width: 200, height: 200), background: .white,
        layers: [.make(CGRect(0, 100, 200, 100), color: .blue), Self.turned(by: angle)])
    }
    _ = try renderer.draw(list(0.3))
    let drawn = try renderer.draw(list(0.5))
    #expect(try #require(drawn.changedRows).allSatisfy { $0.upperBound < 80 })
    #expect(RenderedImage(drawn) == RenderedImage(try FrameRenderer(scale: 1).draw(list(0.5))))
  }
}
