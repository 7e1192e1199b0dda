import DisplayList
import Testing

@testable import Raster

/// Fills, strokes, transforms and clips of recorded drawings.
struct DrawnShapeTests {
  @Test("a rectangle fills its pixels in the fill color") func fill() throws {
    let image = try RenderedImage { context in
      context.setFillColor(.red)
      context.fill(CGRect(3, 4, 5, 6))
    }
    #expect(image.extents == [3, 4, 8, 10])
    #expect(image[3, 4] == .red)
    #expect(image.area == 30)
  }

  @Test(
    "the rules of fills differ for nested outlines of one direction",
    arguments: [(CGPathFillRule.winding, 100.0), (.evenOdd, 64)])
  func rules(rule: CGPathFillRule, area: Double) throws {
    let image = try RenderedImage { context in
      context.addRects([CGRect(2, 2, 10, 10), CGRect(4, 4, 6, 6)])
      context.fillPath(using: rule)
    }
    #expect(image.area == area)
  }

  @Test(
    "a mode of a path draws the inside, the outline, or both",
    arguments: [
      (CGPathDrawingMode.fill, [0, 255, 255]), (.eoFill, [0, 255, 0]), (.stroke, [128, 0, 0]),
      (.fillStroke, [128, 255, 255]), (.eoFillStroke, [128, 255, 0]),
    ])
  func modes(mode: CGPathDrawingMode, alphas: [Int]) throws {
    let image = try RenderedImage { context in
      context.setLineWidth(1)
      context.addRects([CGRect(4, 4, 12, 12), CGRect(8, 8, 4, 4)])
      context.drawPath(using: mode)
      #expect(context.isPathEmpty)
    }
    // Outside of the edge, between the outlines, and within both.
    #expect([image[3, 10].alpha, image[6, 10].alpha, image[10, 10].alpha].isNear(alphas))
  }

  @Test("open subpaths are closed when they are filled") func closing() throws {
    let image = try RenderedImage { context in
      context.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
      context.fillPath()
    }
    #expect(abs(image.area - 50) < 0.5)
  }

  @Test(
    "the ends of lines are butt, round or square",
    arguments: [
      (CGLineCap.butt, [5, 8, 15, 12], 40.0), (.round, [3, 8, 17, 12], 40 + 4 * Double.pi),
      (.square, [3, 8, 17, 12], 56),
    ])
  func caps(cap: CGLineCap, extents: [Int], area: Double) throws {
    let image = try RenderedImage { context in
      context.setLineCap(cap)
      context.setLineWidth(4)
      context.move(to: CGPoint(x: 5, y: 10))
      context.addLine(to: CGPoint(x: 15, y: 10))
      context.strokePath()
    }
    #expect(image.extents == extents)
    #expect(abs(image.area - area) < 0.3)
  }

  @Test(
    "corners are mitered up to the limit, round or beveled",
    arguments: [
      (CGLineJoin.miter, 10.0, 56.0), (.miter, 1.2, 54), (.round, 10, 52 + Double.pi),
      (.bevel, 10, 54),
    ] as [(CGLineJoin, CGFloat, Double)])
  func joins(join: CGLineJoin, limit: CGFloat, area: Double) throws {
    // Two legs of 7 × 4 overlap in a square of 2 × 2; as much is left for the join.
    let image = try RenderedImage { context in
      context.setLineJoin(join)
      context.setMiterLimit(limit)
      context.setLineWidth(4)
      context.addLines(
        between: [CGPoint(x: 18, y: 4), CGPoint(x: 11, y: 4), CGPoint(x: 11, y: 11)])
      context.strokePath()
    }
    #expect(abs(image.area - area) < 0.3)
  }

  @Test("dashes alternate with gaps from the phase on, in each subpath") func dashes() throws {
    let image = try RenderedImage { context in
      context.setLineWidth(2)
      context.setLineDash(phase: 1, lengths: [4, 2])
      for y in [3.0, 9] as [CGFloat] {
        context.move(to: CGPoint(x: 0, y: y))
        context.addLine(to: CGPoint(x: 12, y: y))
      }
      context.strokePath()
    }
    let expected =
      [255, 255, 255, 0, 0, 255, 255, 255, 255, 0, 0, 255] + [Int](repeating: 0, count: 8)
    #expect(image.alphas(row: 2) == expected)
    #expect(image.alphas(row: 9) == expected)
  }

  @Test("an odd number of lengths is repeated with dashes and gaps exchanged") func oddDashes()
    throws
  {
    let image = try RenderedImage { context in
      context.setLineWidth(2)
      context.setLineDash(phase: 0, lengths: [3])
      context.strokeLineSegments(between: [CGPoint(x: 0, y: 3), CGPoint(x: 12, y: 3)])
    }
    #expect(image.alphas(row: 3).prefix(12) == [255, 255, 255, 0, 0, 0, 255, 255, 255, 0, 0, 0])
  }

  @Test("a line without a length shows round and square caps only") func dots() throws {
    func area(_ cap: CGLineCap) throws -> Double {
      try RenderedImage { context in
        context.setLineCap(cap)
        context.setLineWidth(4)
        context.strokeLineSegments(between: [CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 10)])
      }.area
    }
    #expect(try area(.butt) == 0)
    #expect(abs(try area(.round) - 4 * .pi) < 0.3)
    #expect(abs(try area(.square) - 16) < 0.3)
  }

  @Test("points are transformed when they are added, and lines when they are stroked")
  func penTransform() throws {
    let image = try RenderedImage { context in
      context.move(to: CGPoint(x: 4, y: 10))
      context.addLine(to: CGPoint(x: 16, y: 10))
      context.scaleBy(x: 1, y: 3)
      context.setLineWidth(2)
      context.strokePath()
    }
    #expect(image.extents == [4, 7, 16, 13])
  }

  /// A change of a context's transform, and the box of a square of 2 points at (1, 1).
  struct Change: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let extents: [Int]
    let change: @Sendable (CGContext) -> Void
  }

  private static let changes = [
    Change(testDescription: "translate, scale", extents: [6, 6, 10, 10]) { context in
      context.translateBy(x: 4, y: 4)
      context.scaleBy(x: 2, y: 2)
    },
    Change(testDescription: "scale, translate", extents: [10, 10, 14, 14]) { context in
      context.scaleBy(x: 2, y: 2)
      context.translateBy(x: 4, y: 4)
    },
    Change(testDescription: "quarter turn", extents: [7, 11, 9, 13]) { context in
      context.translateBy(x: 10, y: 10)
      context.rotate(by: .pi / 2)
    },
    Change(testDescription: "concatenated", extents: [1, 1, 5, 3]) { context in
      context.concatenate(CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: -1, ty: 0))
    },
  ]

  @Test(
    "the last transform applies first, and angles turn clockwise on the screen",
    arguments: changes)
  func transforms(change: Change) throws {
    let image = try RenderedImage { context in
      change.change(context)
      context.fill(CGRect(1, 1, 2, 2))
    }
    #expect(image.extents == change.extents)
  }

  @Test("edges are antialiased unless that is turned off") func antialiasing() throws {
    func alphas(_ isOn: Bool) throws -> [Int] {
      try RenderedImage { context in
        context.setShouldAntialias(isOn)
        context.fill(CGRect(2.25, 2, 3, 3))
      }.alphas(row: 3).prefix(7).map { $0 }
    }
    #expect(try alphas(true).isNear([0, 0, 191, 255, 255, 64, 0]))
    #expect(try alphas(false).allSatisfy { $0 == 0 || $0 == 255 })
  }

  @Test("clips intersect, and only the state's end widens them") func clips() throws {
    let image = try RenderedImage { context in
      context.clip(to: CGRect(2, 2, 10, 10))
      context.saveGState()
      context.clip(to: [CGRect(0, 0, 4, 20), CGRect(8, 0, 4, 20)])
      context.setFillColor(.red)
      context.fill(CGRect(0, 0, 20, 8))
      context.restoreGState()
      context.setFillColor(.blue)
      context.fill(CGRect(0, 8, 20, 20))
      context.resetClip()
      context.fill(CGRect(18, 18, 2, 2))
    }
    #expect(image.alphas(row: 5).map { $0 > 0 } == (0..<20).map { 2..<4 ~= $0 || 8..<12 ~= $0 })
    #expect(image[3, 5] == .red)
    #expect(image.alphas(row: 10).map { $0 > 0 } == (0..<20).map { 2..<12 ~= $0 })
    #expect(image[19, 19] == .blue)
  }

  @Test("the even-odd rule clips to a ring") func ringClip() throws {
    let image = try RenderedImage { context in
      context.addRects([CGRect(2, 2, 12, 12), CGRect(5, 5, 6, 6)])
      context.clip(using: .evenOdd)
      context.fill(CGRect(0, 0, 20, 20))
    }
    #expect(image.area == 144 - 36)
  }

  @Test("an empty clip draws nothing") func emptyClip() throws {
    let image = try RenderedImage { context in
      context.clip(to: CGRect(2, 2, 4, 4))
      context.clip(to: CGRect(10, 10, 4, 4))
      context.fill(CGRect(0, 0, 20, 20))
      context.resetClip()
      context.beginPath()
      context.clip()
      context.fill(CGRect(0, 0, 20, 20))
    }
    #expect(image.extents == nil)
  }

  @Test("clear makes a rectangle transparent, whatever the state") func clear() throws {
    let image = try RenderedImage { context in
      context.fill(CGRect(0, 0, 20, 20))
      context.setAlpha(0.5)
      context.setShadow(offset: CGSize(width: 3, height: 3), blur: 0, color: .red)
      context.clear(CGRect(5, 5, 4, 4))
    }
    #expect(image.area == 400 - 16)
    #expect(image[6, 6] == .none)
    #expect(image[9, 9].red == 0)
  }

  @Test("what cannot be drawn draws nothing, and the rest stays") func invalidGeometry() throws {
    let image = try RenderedImage { context in
      context.move(to: CGPoint(x: CGFloat.nan, y: 1))
      context.addLine(to: CGPoint(x: 10, y: 10))
      context.drawPath(using: .fillStroke)
      context.fill(CGRect(x: 1, y: CGFloat.infinity, width: 3, height: 3))
      context.stroke(CGRect(2, 2, 3, 3), width: .nan)
      context.stroke(CGRect(2, 2, 3, 3), width: -1)
      context.addArc(
        center: .zero, radius: .infinity, startAngle: 0, endAngle: .nan, clockwise: true)
      context.strokePath()
      context.setShadow(offset: CGSize(width: CGFloat.nan, height: 0), blur: .infinity)
      context.concatenate(CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0))
      context.saveGState()
      context.scaleBy(x: 0, y: 1)
      context.fill(CGRect(0, 0, 20, 20))
      context.stroke(CGRect(0, 0, 20, 20))
      context.restoreGState()
      for _ in 0..<3 { context.restoreGState() }
      context.endTransparencyLayer()
      context.setFillColor(.green)
      context.fill(CGRect(15, 15, 2, 2))
    }
    #expect(image.extents == [15, 15, 17, 17])
  }

  @Test("geometry beyond Cairo's range is drawn where it is visible") func hugeGeometry() throws {
    let image = try RenderedImage { context in
      context.fill(CGRect(x: -1e12, y: 5, width: 2e12, height: 5))
      context.scaleBy(x: 1e9, y: 1e9)
      context.setLineDash(phase: 0, lengths: [1e-30, 1e-30])
      context.stroke(CGRect(x: 0, y: 1e-8, width: 1e-8, height: 1), width: 2e-9)
    }
    #expect(image.alphas(row: 7) == [Int](repeating: 255, count: 20))
    #expect(image[5, 10].alpha == 255)
    #expect(image[5, 13].alpha == 0)
  }
}
