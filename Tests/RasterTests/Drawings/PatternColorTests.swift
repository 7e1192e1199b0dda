import DisplayList
import Testing

@testable import Raster

/// Colors that are patterns, as of layers.
struct PatternColorTests {
  /// Returns a color that repeats a red and a blue pixel.
  private func stripes(alpha: CGFloat = 1) throws -> CGColor {
    let bounds = CGRect(0, 0, 2, 1)
    let context = CGContext(bounds: bounds, scale: 1)
    context.drawUpright(try pixels("rb"), in: bounds)
    let pattern = try #require(CGPattern(cell: context.drawing, bounds: bounds))
    return CGColor(pattern: pattern, alpha: alpha)
  }

  @Test("a background repeats a pattern from the layer's origin, with its opacity")
  func background() throws {
    let color = try stripes()
    let image = try RenderedImage(.make(CGRect(3, 2, 7, 5), color: color))
    #expect(image.extents == [3, 2, 10, 7])
    #expect((3..<7).map { image[$0, 4] } == [.red, .blue, .red, .blue])
    let faint = try RenderedImage(.make(CGRect(3, 2, 7, 5), color: color) { $0.opacity = 0.5 })
    #expect(faint.components(4, 4).isNear([0, 0, 128, 128]))
    let paler = try RenderedImage(.make(CGRect(3, 2, 7, 5), color: try stripes(alpha: 0.5)))
    #expect(paler.components(4, 4).isNear([0, 0, 128, 128]))
  }

  @Test("what is below a pattern is drawn, as it may have holes") func holes() throws {
    let bounds = CGRect(0, 0, 2, 1)
    let context = CGContext(bounds: bounds, scale: 1)
    context.drawUpright(try pixels("r."), in: bounds)
    let pattern = try #require(CGPattern(cell: context.drawing, bounds: bounds))
    let image = try RenderedImage(
      .make(CGRect(0, 0, 20, 20), color: .green),
      .make(CGRect(0, 0, 20, 20), color: CGColor(pattern: pattern)))
    #expect(image[4, 4] == .red)
    #expect(image[5, 4] == .green)
  }

  @Test("a shape is filled and stroked with patterns") func shapes() throws {
    var shape = ShapeContent(path: CGPath(rect: CGRect(2, 2, 10, 10)))
    shape.fillColor = try stripes()
    shape.strokeColor = .green
    shape.lineWidth = 2
    let image = try RenderedImage(.make(CGRect(0, 0, 20, 20), content: .shape(shape)))
    #expect(image[6, 6] == .red)
    #expect(image[7, 6] == .blue)
    #expect(image[1, 6] == .green)
  }

  @Test("a pattern changes at the end of an interpolation") func interpolation() throws {
    let color = try stripes()
    #expect(color.interpolated(to: .red, fraction: 0.9) == color)
    #expect(CGColor.red.interpolated(to: color, fraction: 1) == color)
    #expect(try stripes() != color)
    #expect(!color.isOpaque && color.alpha == 1 && color.components == [1])
  }
}
