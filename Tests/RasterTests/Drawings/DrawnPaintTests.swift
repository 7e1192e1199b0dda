import DisplayList
import Testing

@testable import Raster

/// Gradients, patterns, images and glyphs of recorded drawings.
struct DrawnPaintTests {
  private static let blackToRed = CGGradient([.black, .red], locations: nil)

  @Test(
    "a gradient along a line is extended where its options say so",
    arguments: [
      ("neither", CGGradientDrawingOptions(), [0, 0], [0, 0]),
      ("start", .drawsBeforeStartLocation, [0, 255], [0, 0]),
      ("end", .drawsAfterEndLocation, [0, 0], [255, 255]),
      ("both", [.drawsBeforeStartLocation, .drawsAfterEndLocation], [0, 255], [255, 255]),
    ] as [(String, CGGradientDrawingOptions, [Int], [Int])])
  func linear(
    id: String, options: CGGradientDrawingOptions, before: [Int], after: [Int]
  ) throws {
    let gradient = try #require(Self.blackToRed)
    let image = try RenderedImage { context in
      context.drawLinearGradient(
        gradient, start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0), options: options)
    }
    func components(_ x: Int) -> [Int] { [image[x, 9].red, image[x, 9].alpha] }
    #expect(components(2).isNear(before))
    #expect(components(17).isNear(after))
    for x in 5..<15 {
      #expect(components(x).isNear([Int((Double(x) - 4.5) / 10 * 255), 255], 2))
    }
  }

  @Test("colors of a gradient are interpolated with straight alpha") func straightAlpha() throws {
    let gradient = try #require(
      CGGradient([.red, CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0)], locations: nil))
    let image = try RenderedImage { context in
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 20, y: 0), options: [])
    }
    // In the middle: half of red and half of blue at half of the opacity.
    #expect(image.components(10, 5).isNear([58, 0, 64, 121], 3))
  }

  @Test("a gradient between circles leaves the inside and the outside to its options")
  func radial() throws {
    let gradient = try #require(Self.blackToRed)
    func draw(_ options: CGGradientDrawingOptions) throws -> RenderedImage {
      try RenderedImage { context in
        context.drawRadialGradient(
          gradient, startCenter: CGPoint(x: 10, y: 10), startRadius: 3,
          endCenter: CGPoint(x: 10, y: 10), endRadius: 8, options: options)
      }
    }
    let bare = try draw([])
    #expect(bare[10, 10] == .none)
    #expect(bare[0, 0] == .none)
    #expect(bare[16, 10].alpha == 255)
    // At a radius of 6.5 pixels, 70 % of the way.
    #expect([bare[16, 10].red].isNear([181], 4))
    #expect(try draw(.drawsBeforeStartLocation).components(10, 10) == [0, 0, 0, 255])
    #expect(try draw(.drawsBeforeStartLocation)[0, 0] == .none)
    #expect(try draw(.drawsAfterEndLocation)[0, 0] == .red)
    #expect(try draw(.drawsAfterEndLocation)[10, 10] == .none)
  }

  @Test("a gradient without an extent has its last color, where it is extended")
  func degenerateGradient() throws {
    let gradient = try #require(Self.blackToRed)
    func draw(_ options: CGGradientDrawingOptions) throws -> RenderedImage {
      try RenderedImage { context in
        context.drawLinearGradient(
          gradient, start: CGPoint(x: 5, y: 5), end: CGPoint(x: 5, y: 5), options: options)
      }
    }
    #expect(try draw([]).extents == nil)
    #expect(try draw(.drawsAfterEndLocation)[3, 3] == .red)
  }

  // MARK: Patterns

  /// Returns a pattern of cells of 4 × 4 with a square of 2 × 2 at the top left.
  private func squares(isColored: Bool, bounds: CGFloat = 4) -> CGPattern? {
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in
        if isColored { context.setFillColor(.red) }
        context.fill(CGRect(0, 0, 2, 2))
      }, releaseInfo: nil)
    return CGPattern(
      info: nil, bounds: CGRect(0, 0, bounds, bounds), matrix: .identity, xStep: 4, yStep: 4,
      tiling: .constantSpacing, isColored: isColored, callbacks: &callbacks)
  }

  private static let squareAlphas = (0..<20).map { $0 % 4 < 2 ? 255 : 0 }

  @Test("a pattern is repeated from the origin of a new context, whatever the transform")
  func coloredPattern() throws {
    let pattern = try #require(squares(isColored: true))
    let space = try #require(CGColorSpace(patternBaseSpace: nil))
    let image = try RenderedImage { context in
      context.setFillColorSpace(space)
      context.translateBy(x: 1, y: 1)
      context.setFillPattern(pattern, colorComponents: [1])
      context.fill(CGRect(-1, -1, 20, 10))
    }
    #expect(image.alphas(row: 0) == Self.squareAlphas)
    #expect(image[4, 4] == .red)
    #expect(image.alphas(row: 2).allSatisfy { $0 == 0 })
    #expect(image.alphas(row: 12).allSatisfy { $0 == 0 })
  }

  @Test("a pattern without colors has those that it is set with") func uncoloredPattern() throws {
    let pattern = try #require(squares(isColored: false))
    let space = try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()))
    let image = try RenderedImage { context in
      context.setFillColorSpace(space)
      context.setFillPattern(pattern, colorComponents: [0, 1, 0, 1])
      context.fill(CGRect(0, 0, 20, 20))
    }
    #expect(image[4, 4] == .green)
    #expect(image.area == 100)
  }

  @Test("the phase moves a pattern, and its alpha multiplies") func patternPhase() throws {
    let pattern = try #require(squares(isColored: true))
    let image = try RenderedImage { context in
      context.setPatternPhase(CGSize(width: 1, height: 0))
      context.setFillPattern(pattern, colorComponents: [0.5])
      context.fill(CGRect(0, 0, 20, 20))
    }
    #expect(image.alphas(row: 0).isNear((0..<20).map { 1...2 ~= $0 % 4 ? 128 : 0 }))
  }

  @Test("cells that are larger than their distance overlap") func overlappingCells() throws {
    var callbacks = CGPatternCallbacks(
      version: 0, drawPattern: { _, context in context.fill(CGRect(0, 0, 1, 6)) },
      releaseInfo: nil)
    let pattern = try #require(
      CGPattern(
        info: nil, bounds: CGRect(0, 0, 6, 6), matrix: .identity, xStep: 4, yStep: 4,
        tiling: .noDistortion, isColored: true, callbacks: &callbacks))
    let image = try RenderedImage { context in
      context.setFillPattern(pattern, colorComponents: [1])
      context.fill(CGRect(0, 0, 20, 20))
    }
    #expect(image.alphas(column: 4).allSatisfy { $0 == 255 })
    #expect(image.alphas(row: 9) == (0..<20).map { $0 % 4 == 0 ? 255 : 0 })
  }

  @Test("a stroke is painted with a pattern as well") func strokedPattern() throws {
    let pattern = try #require(squares(isColored: true))
    let image = try RenderedImage { context in
      context.setStrokePattern(pattern, colorComponents: [1])
      context.setAlpha(0.5)
      context.setLineWidth(2)
      context.strokeLineSegments(between: [CGPoint(x: 0, y: 1), CGPoint(x: 20, y: 1)])
    }
    #expect(image.alphas(row: 1).isNear(Self.squareAlphas.map { $0 / 2 }))
  }

  // MARK: Images

  @Test("Core Graphics draws images upside down in UIKit's contexts, and UIKit upright")
  func images() throws {
    let source = try pixels("rg", "bw")
    let image = try RenderedImage { context in
      context.draw(source, in: CGRect(0, 0, 2, 2))
      context.drawUpright(source, in: CGRect(4, 4, 2, 2))
    }
    #expect(image[0, 1] == .red)
    #expect(image[1, 1] == .green)
    #expect(image[0, 0] == .blue)
    #expect(image[4, 4] == .red)
    #expect(image[4, 5] == .blue)
  }

  @Test("an image is enlarged without interpolation if that is asked for") func nearest() throws {
    let source = try pixels("rb")
    func draw(_ quality: CGInterpolationQuality) throws -> RenderedImage {
      try RenderedImage { context in
        context.interpolationQuality = quality
        context.draw(source, in: CGRect(0, 0, 20, 20))
      }
    }
    #expect(try draw(.none)[9, 9] == .red)
    #expect(try draw(.none)[10, 9] == .blue)
    let linear = try draw(.default).components(10, 9)
    #expect(linear[0] > 90 && linear[0] < 160 && linear[2] > 90 && linear[2] < 160)
  }

  @Test("an image is tiled over the clip") func tiledImage() throws {
    let source = try pixels("rb", "gw")
    let image = try RenderedImage { context in
      context.clip(to: CGRect(0, 0, 10, 20))
      context.draw(source, in: CGRect(1, 0, 2, 2), byTiling: true)
    }
    #expect(image[1, 1] == .red)
    #expect(image[0, 1] == .blue)
    #expect(image[3, 3] == .red)
    #expect(image[9, 10] == .green)
    #expect(image[10, 10] == .none)
  }

  @Test("an image mask is a stencil for the fill color, where its samples are 0") func stencil()
    throws
  {
    let provider = try #require(CGDataProvider(data: CFData([0, 255, 128, 255])))
    let mask = try #require(
      CGImage(
        maskWidth: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
        provider: provider, decode: nil, shouldInterpolate: false))
    #expect(mask.isMask)
    let image = try RenderedImage { context in
      context.interpolationQuality = .none
      context.setFillColor(.red)
      context.draw(mask, in: CGRect(0, 0, 2, 2))
    }
    // The first row is at the greatest y.
    #expect(image[0, 1] == .red)
    #expect(image[1, 1] == .none)
    #expect(image.components(0, 0).isNear([127, 0, 0, 127]))
  }

  @Test(
    "an image clips by its alpha, or by its brightness if it is opaque",
    arguments: [["w.", ".."], ["wk", "kk"]])
  func imageClip(rows: [String]) throws {
    let mask = try pixels(rows[0], rows[1])
    let image = try RenderedImage { context in
      context.saveGState()
      context.clip(to: CGRect(0, 0, 2, 2), mask: mask)
      context.setFillColor(.red)
      context.fill(CGRect(0, 0, 20, 20))
      context.restoreGState()
      context.fill(CGRect(10, 10, 1, 1))
    }
    #expect(image[0, 1] == .red)
    #expect(image[1, 1] == .none)
    #expect(image[0, 0] == .none)
    #expect(image[10, 10].alpha == 255)
  }

  // MARK: Glyphs and layers

  @Test("glyphs have the pixels of a label, in their own color") func glyphs() throws {
    let runs = GlyphRun.runs("Ag", size: 15, color: .blue)
    let expected = try RenderedImage(.make(CGRect(0, 0, 20, 20), content: .glyphs(runs)))
    let drawn = try RenderedImage { $0.draw(runs) }
    #expect(drawn == expected)
    #expect(drawn.area > 20)
  }

  @Test("glyphs follow the transform, the opacity and the shadow of the context")
  func transformedGlyphs() throws {
    let runs = GlyphRun.runs("i", size: 15)
    let plain = try RenderedImage { $0.draw(runs) }
    let moved = try RenderedImage { context in
      context.translateBy(x: 4, y: 0)
      context.draw(runs)
    }
    let extents = try #require(plain.extents)
    #expect(moved.extents == [extents[0] + 4, extents[1], extents[2] + 4, extents[3]])
    let faint = try RenderedImage { context in
      context.setAlpha(0.5)
      context.draw(runs)
    }
    #expect(abs(faint.area - plain.area / 2) < 0.2)
    let shadowed = try RenderedImage { context in
      context.setShadow(offset: CGSize(width: 8, height: 0), blur: 0, color: .red)
      context.draw(runs)
    }
    #expect(abs(shadowed.area - plain.area * 2) < 0.2)
  }

  @Test("layers are drawn as on a screen") func layers() throws {
    let layer = DisplayLayer.make(CGRect(2, 3, 8, 8), color: .red) { $0.cornerRadius = 4 }
    let drawn = try RenderedImage { $0.draw(EmbeddedDrawing(LayerTree([layer]))) }
    #expect(drawn == (try RenderedImage(layer)))
    let small = try RenderedImage { context in
      context.scaleBy(x: 0.5, y: 0.5)
      context.draw(EmbeddedDrawing(LayerTree([layer])))
    }
    #expect(small.extents == [1, 1, 5, 6])
  }

  @Test("a CGLayer is drawn as it is at that time, in both orientations") func layerOfContext()
    throws
  {
    let image = try RenderedImage { context in
      guard let layer = CGLayer(context, size: CGSize(width: 4, height: 4), auxiliaryInfo: nil)
      else { return }
      layer.context?.setFillColor(.red)
      layer.context?.fill(CGRect(0, 0, 4, 2))
      context.draw(layer, at: CGPoint(x: 2, y: 2))
      layer.context?.fill(CGRect(0, 0, 4, 4))
      context.draw(layer, in: CGRect(10, 10, 8, 8))
    }
    #expect(image[2, 2] == .red)
    #expect(image[2, 4] == .none)
    #expect(image[17, 17] == .red)
    let bitmap = try CGContext.bitmap(8)
    let layer = try #require(
      CGLayer(bitmap, size: CGSize(width: 4, height: 4), auxiliaryInfo: nil))
    layer.context?.setFillColor(.red)
    layer.context?.fill(CGRect(0, 0, 4, 2))
    bitmap.draw(layer, at: .zero)
    // The origin is at the bottom.
    #expect(try RenderedImage(bitmap).extents == [0, 6, 4, 8])
  }
}
