import DisplayList
import Testing

@testable import Raster

struct StrokeTests {
  private static func path(_ points: (CGFloat, CGFloat)..., closed: Bool = false) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
    if closed { path.closeSubpath() }
    return path
  }

  private static let square = CGPath(rect: CGRect(5, 5, 10, 10))
  private static let line = path((5, 10), (15, 10))

  /// Returns a layer without an area that shows a shape.
  private func layer(
    _ path: CGPath, edit: (inout LayerAttributes) -> Void = { _ in },
    _ change: (inout ShapeContent) -> Void
  ) -> DisplayLayer {
    var shape = ShapeContent(path: path)
    change(&shape)
    return .make(.zero, content: .shape(shape), edit: edit)
  }

  private func render(
    _ path: CGPath, _ change: (inout ShapeContent) -> Void
  ) throws -> RenderedImage {
    try RenderedImage(layer(path, change))
  }

  @Test("a shape is filled, then stroked") func fillAndStroke() throws {
    let rendered = try render(Self.square) {
      $0.fillColor = .red
      $0.strokeColor = .blue
      $0.lineWidth = 4
    }
    #expect(rendered.extents == [3, 3, 17, 17])
    #expect(rendered[3, 10] == .blue)
    #expect(rendered[6, 10] == .blue)
    #expect(rendered[7, 10] == .red)
  }

  @Test("a shape without visible colors draws nothing") func noColors() throws {
    #expect(try render(Self.square) { _ in }.extents == nil)
    #expect(try render(Self.square) { ($0.strokeColor, $0.lineWidth) = (.red, 0) }.extents == nil)
    #expect(try render(Self.square) { ($0.strokeColor, $0.strokeEnd) = (.red, 0) }.extents == nil)
    #expect(try render(Self.square) { $0.fillColor = .clear }.extents == nil)
    #expect(try render(CGPath(elements: [])) { $0.fillColor = .red }.extents == nil)
  }

  @Test(
    "fillRule determines the filled area",
    arguments: [(CGPathFillRule.winding, RenderedImage.Pixel.red), (.evenOdd, .none)])
  func fillRule(rule: CGPathFillRule, inside: RenderedImage.Pixel) throws {
    let path = CGMutablePath()
    path.addRect(CGRect(2, 2, 16, 16))
    path.addRect(CGRect(6, 6, 8, 8))
    let rendered = try render(path) { ($0.fillColor, $0.fillRule) = (.red, rule) }
    #expect(rendered[4, 4] == .red)
    #expect(rendered[10, 10] == inside)
  }

  @Test(
    "lineCap determines the ends of a line",
    arguments: [
      (.butt, [5, 8, 15, 12], 40), (.round, [3, 8, 17, 12], 40 + 4 * .pi),
      (.square, [3, 8, 17, 12], 56),
    ] as [(CGLineCap, [Int], Double)])
  func lineCap(cap: CGLineCap, extents: [Int], area: Double) throws {
    let rendered = try render(Self.line) {
      ($0.strokeColor, $0.lineWidth, $0.lineCap) = (.red, 4, cap)
    }
    #expect(rendered.extents == extents)
    #expect(abs(rendered.area - area) < 0.3)
  }

  @Test(
    "lineJoin and miterLimit determine the corners",
    arguments: [
      (CGLineJoin.miter, 10, true), (.miter, 1.2, false), (.round, 10, false), (.bevel, 10, false),
    ] as [(CGLineJoin, CGFloat, Bool)])
  func lineJoin(join: CGLineJoin, limit: CGFloat, isPointed: Bool) throws {
    let rendered = try render(Self.path((2, 15), (15, 15), (15, 2))) {
      ($0.strokeColor, $0.lineWidth, $0.lineJoin, $0.miterLimit) = (.red, 6, join, limit)
    }
    #expect((rendered[17, 17].alpha > 127) == isPointed)
    #expect(rendered[15, 15].alpha == 255)
  }

  @Test(
    "lineDashPattern and lineDashPhase determine the dashes",
    arguments: [
      ("dashes", [2, 3], 0, [5, 6, 10, 11]),
      ("odd number of lengths", [3], 0, [5, 6, 7, 11, 12, 13]),
      ("phase", [2, 3], 1, [5, 9, 10, 14]), ("empty pattern", [], 0, Array(5..<15)),
      ("zero lengths", [0, 0], 0, Array(5..<15)), ("negative length", [2, -3], 0, Array(5..<15)),
      ("NaN", [.nan], .nan, Array(5..<15)), ("too fine to be visible", [1e-9], 0, Array(5..<15)),
    ] as [(String, [CGFloat], CGFloat, [Int])])
  func dashes(
    id: String, pattern: [CGFloat], phase: CGFloat, columns: [Int]
  ) throws {
    let rendered = try render(Self.line) {
      ($0.strokeColor, $0.lineWidth, $0.lineDashPattern) = (.red, 4, pattern)
      $0.lineDashPhase = phase
    }
    let covered = (0..<20).filter { rendered[$0, 10].alpha > 127 }
    #expect(covered == columns)
  }

  @Test("strokeStart and strokeEnd apply to the stroke only") func strokeStartAndEnd() throws {
    let rendered = try render(Self.square) {
      $0.fillColor = .red
      $0.strokeColor = .blue
      $0.lineWidth = 2
      ($0.strokeStart, $0.strokeEnd) = (0.25, 0.5)
    }
    #expect(rendered[15, 10] == .blue)
    #expect(rendered[4, 10] == .none)
    #expect(rendered[5, 10] == .red)
  }

  @Test("a stroke is transformed with its layer") func transform() throws {
    let rendered = try RenderedImage(
      layer(Self.path((0, -6), (0, 6))) {
        $0.position = CGPoint(x: 10, y: 10)
        $0.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 1)
      } _: {
        ($0.strokeColor, $0.lineWidth) = (.red, 2)
      })
    #expect(rendered.extents == [4, 8, 16, 12])
  }

  @Test("the fill doesn't show through the stroke of a translucent layer") func opacity() throws {
    let rendered = try RenderedImage(
      layer(Self.square) {
        $0.opacity = 0.5
      } _: {
        ($0.fillColor, $0.strokeColor, $0.lineWidth) = (.red, .blue, 4)
      })
    #expect(rendered[6, 10].red == 0)
    #expect(abs(rendered[6, 10].blue - 128) <= 1)
    #expect(abs(rendered[10, 10].red - 128) <= 1)
  }

  @Test("a translucent layer includes its sublayers' strokes") func groupExtents() throws {
    let inner = layer(Self.path((5, 15), (10, 5), (15, 15))) {
      ($0.strokeColor, $0.lineWidth) = (.red, 3)
    }
    let alone = try RenderedImage(inner)
    let grouped = try RenderedImage(
      .make(CGRect(8, 8, 1, 1), color: .clear, [inner, inner]) {
        $0.opacity = 0.5
        $0.bounds.origin = CGPoint(x: 8, y: 8)
      })
    #expect(grouped.extents == alone.extents)
  }

  @Test(
    "invalid and huge numbers draw nothing", arguments: [CGFloat.nan, .infinity, 1e30])
  func invalidNumbers(number: CGFloat) throws {
    let far = Self.path((0, 0), (number, 5))
    #expect(try render(far) { $0.strokeColor = .red }.extents == nil)
    #expect(
      try render(Self.line) { ($0.strokeColor, $0.lineWidth) = (.red, number) }.extents == nil)
  }

  @Test("an infinite miterLimit draws the corner") func infiniteMiterLimit() throws {
    let rendered = try render(Self.path((2, 15), (15, 15), (15, 2))) {
      ($0.strokeColor, $0.lineWidth, $0.miterLimit) = (.red, 6, .infinity)
    }
    #expect(rendered[17, 17].alpha == 255)
  }
}
