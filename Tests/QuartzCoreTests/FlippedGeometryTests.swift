import CoreGraphics
import DisplayList
import Testing

@testable import QuartzCore

@MainActor
@Suite struct FlippedGeometryTests {
  @Test("a flipped layer's points count from its lower edge") func points() {
    let (outer, flipped, inner) = (CALayer(), CALayer(), CALayer())
    outer.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    flipped.frame = CGRect(x: 0, y: 50, width: 100, height: 100)
    flipped.isGeometryFlipped = true
    inner.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    outer.addSublayer(flipped)
    flipped.addSublayer(inner)
    #expect(outer.convert(CGPoint(x: 0, y: 0), from: inner) == CGPoint(x: 10, y: 130))
    #expect(inner.convert(CGPoint(x: 10, y: 120), from: outer) == CGPoint(x: 0, y: 10))
    #expect(outer.hitTest(CGPoint(x: 15, y: 125)) === inner)
    #expect(outer.hitTest(CGPoint(x: 15, y: 75)) === flipped)
    #expect(flipped.contentsAreFlipped() && inner.contentsAreFlipped())
    #expect(!outer.contentsAreFlipped())
    inner.isGeometryFlipped = true
    #expect(!inner.contentsAreFlipped())
    flipped.isGeometryFlipped = false
    #expect(outer.convert(CGPoint(x: 0, y: 0), from: flipped) == CGPoint(x: 0, y: 50))
  }

  @Test("the path of a flipped shape layer is upside down, an image in it is upright")
  func contents() throws {
    let (shape, image) = (CAShapeLayer(), CALayer())
    shape.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20), transform: nil)
    shape.isGeometryFlipped = true
    image.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    image.contents = CGImage(width: 1, height: 1, pixels: [0, 0, 0, 255])
    shape.addSublayer(image)
    let shown = try #require(shape.ownDisplayLayer(at: 0, in: nil))
    guard case .shape(let content) = shown.content else {
      Issue.record("expected a shape")
      return
    }
    #expect(content.path.boundingBoxOfPath == CGRect(x: 0, y: 80, width: 10, height: 20))
    let inner = try #require(shown.sublayers.first)
    #expect(inner.attributes.transform.d == -1)
    #expect(inner.content == .none)
    #expect(inner.sublayers.first?.attributes.transform.d == -1)
    #expect(inner.sublayers.first?.content != LayerContent.none)
  }
}
