import DisplayList
import Testing

@testable import Raster

struct GeometryTests {
  struct Row: CustomTestStringConvertible {
    let id: String
    let edit: @Sendable (inout LayerAttributes) -> Void
    /// Left, top, right and bottom.
    let extents: [Int]?
    var testDescription: String { id }
  }

  /// Draws a layer of 8 by 4 points around (10, 10).
  @Test(
    "attributes determine a layer's extents",
    arguments: [
      Row(id: "default attributes", edit: { _ in }, extents: [6, 8, 14, 12]),
      Row(id: "position", edit: { $0.position.x += 3 }, extents: [9, 8, 17, 12]),
      Row(id: "anchor point", edit: { $0.anchorPoint = .zero }, extents: [10, 10, 18, 14]),
      Row(
        id: "translation", edit: { $0.transform = CGAffineTransform(translationX: -2, y: 5) },
        extents: [4, 13, 12, 17]),
      Row(
        id: "scale", edit: { $0.transform = CGAffineTransform(scaleX: 0.5, y: 3) },
        extents: [8, 4, 12, 16]),
      Row(
        id: "mirror", edit: { $0.transform = CGAffineTransform(scaleX: -1, y: 1) },
        extents: [6, 8, 14, 12]),
      Row(
        id: "quarter turn", edit: { $0.transform = CGAffineTransform(rotationAngle: .pi / 2) },
        extents: [8, 6, 12, 14]),
      Row(
        id: "quarter turn about a corner",
        edit: {
          $0.anchorPoint = .zero
          $0.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        }, extents: [6, 10, 10, 18]),
      Row(
        id: "bounds origin", edit: { $0.bounds.origin = CGPoint(x: 50, y: 60) },
        extents: [6, 8, 14, 12]),
      Row(id: "outside of the canvas", edit: { $0.position.x = 100 }, extents: nil),
      Row(id: "partly outside of the canvas", edit: { $0.position.x = 0 }, extents: [0, 8, 4, 12]),
      Row(id: "no area", edit: { $0.bounds.size.width = 0 }, extents: nil),
      Row(id: "transparent", edit: { $0.opacity = 0 }, extents: nil),
      Row(
        id: "singular transform", edit: { $0.transform = CGAffineTransform(scaleX: 1, y: 0) },
        extents: nil),
    ])
  func extents(row: Row) throws {
    let layer = DisplayLayer.make(CGRect(6, 8, 8, 4), color: .red, edit: row.edit)
    #expect(try RenderedImage(layer).extents == row.extents)
  }

  @Test(
    "a sublayer outside of Cairo's range doesn't affect others",
    arguments: [1e7, 1e20, .infinity, .nan])
  func farSublayer(x: CGFloat) throws {
    let near = DisplayLayer.make(CGRect(2, 3, 4, 5), color: .red)
    let far = DisplayLayer.make(CGRect(0, 0, 4, 5), color: .blue) { $0.position.x = x }
    #expect(try RenderedImage(.make(CGRect(0, 0, 20, 20), [near, far])).extents == [2, 3, 6, 8])
  }

  @Test("sublayers are in the coordinate space of their superlayer's bounds") func boundsOrigin()
    throws
  {
    let inner = DisplayLayer.make(CGRect(52, 61, 2, 3), color: .red)
    let outer = DisplayLayer.make(CGRect(4, 6, 10, 10), [inner]) {
      $0.bounds.origin = CGPoint(x: 50, y: 60)
    }
    #expect(try RenderedImage(outer).extents == [6, 7, 8, 10])
  }

  @Test("sublayers are transformed with their superlayer") func transform() throws {
    let inner = DisplayLayer.make(CGRect(0, 0, 2, 4), color: .red)
    let outer = DisplayLayer.make(CGRect(6, 6, 8, 8), [inner]) {
      $0.transform = CGAffineTransform(rotationAngle: .pi / 2).concatenating(
        CGAffineTransform(translationX: 1, y: 0))
    }
    #expect(try RenderedImage(outer).extents == [11, 6, 15, 8])
  }

  @Test("the scale converts points to pixels") func scale() throws {
    let rendered = try RenderedImage(DisplayLayer.make(CGRect(1, 2, 3, 4), color: .red), scale: 3)
    #expect(rendered.width == 60 && rendered.height == 60)
    #expect(rendered.extents == [3, 6, 12, 18])
  }

  @Test(
    "edges between pixel boundaries are antialiased",
    arguments: [(0.25, [191, 255, 64]), (0.5, [128, 255, 128]), (1.0 / 256, [254, 255, 1])])
  func antialiasing(x: Double, expected: [Int]) throws {
    let rendered = try RenderedImage(DisplayLayer.make(CGRect(5 + x, 5, 2, 2), color: .red))
    for (alpha, expected) in zip(rendered.alphas(row: 5)[5...7], expected) {
      #expect(abs(alpha - expected) <= 1)
    }
  }

  @Test("a rotated square keeps its area") func rotation() throws {
    let layer = DisplayLayer.make(CGRect(5, 5, 10, 10), color: .red) {
      $0.transform = CGAffineTransform(rotationAngle: 0.3)
    }
    #expect(abs(try RenderedImage(layer).area - 100) < 0.5)
  }

  @Test("later layers are drawn over earlier ones") func order() throws {
    let rendered = try RenderedImage(
      DisplayLayer.make(CGRect(0, 0, 10, 10), color: .red),
      DisplayLayer.make(
        CGRect(5, 0, 10, 10), color: .green, [.make(CGRect(5, 0, 5, 5), color: .blue)]))
    #expect(rendered[4, 0] == .red)
    #expect(rendered[5, 0] == .green)
    #expect(rendered[10, 0] == .blue)
  }
}
