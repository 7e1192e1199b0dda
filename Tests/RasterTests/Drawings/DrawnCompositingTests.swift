import DisplayList
import Testing

@testable import Raster

/// Blend modes, opacity, groups and shadows of recorded drawings.
struct DrawnCompositingTests {
  /// The results of all modes for a drawing of (0.8, 0.4, 0.2) with alpha 0.6 on (0.3, 0.6, 0.9) with
  /// alpha 0.5, premultiplied and in bytes: the formulas of "Compositing and Blending Level 1" (W3C),
  /// computed by a separate program; `plusDarker` is max(0, 1 − ((1 − D) + (1 − S))) of inks.
  private static let blended: [(CGBlendMode, [Int])] = [
    (.normal, [138, 92, 77, 204]), (.multiply, [95, 80, 75, 204]),
    (.screen, [142, 119, 132, 204]), (.overlay, [113, 101, 125, 204]),
    (.darken, [99, 92, 77, 204]), (.lighten, [138, 107, 130, 204]),
    (.colorDodge, [153, 138, 138, 204]), (.colorBurn, [86, 61, 99, 204]),
    (.softLight, [111, 103, 126, 204]), (.hardLight, [132, 98, 89, 204]),
    (.difference, [115, 76, 115, 204]), (.exclusion, [124, 101, 118, 204]),
    (.hue, [141, 95, 80, 204]), (.saturation, [99, 107, 130, 204]), (.color, [141, 95, 80, 204]),
    (.luminosity, [96, 104, 127, 204]), (.clear, [0, 0, 0, 0]), (.copy, [122, 61, 31, 153]),
    (.sourceIn, [61, 31, 15, 76]), (.sourceOut, [61, 31, 15, 76]),
    (.sourceAtop, [76, 61, 61, 128]), (.destinationOver, [99, 107, 130, 204]),
    (.destinationIn, [23, 46, 69, 76]), (.destinationOut, [15, 31, 46, 51]),
    (.destinationAtop, [84, 76, 84, 153]), (.xor, [76, 61, 61, 128]),
    (.plusDarker, [135, 112, 120, 255]), (.plusLighter, [161, 138, 145, 255]),
  ]

  @Test("there is a result for each mode") func allModes() {
    #expect(Self.blended.map(\.0) == CGBlendMode.allCases)
  }

  @Test("a blend mode mixes by its formula, within the shape only", arguments: blended)
  func mode(mode: CGBlendMode, expected: [Int]) throws {
    let below = [38, 77, 115, 128]
    let image = try RenderedImage { context in
      context.setFillColor(red: 0.3, green: 0.6, blue: 0.9, alpha: 0.5)
      context.fill(CGRect(0, 0, 20, 20))
      context.setFillColor(red: 0.8, green: 0.4, blue: 0.2, alpha: 0.6)
      context.setBlendMode(mode)
      context.fill(CGRect(4, 4, 6, 6))
      // Half of the pixels at the right edge is covered.
      context.fill(CGRect(12, 4, 1.5, 6))
    }
    #expect(image.components(6, 6).isNear(expected, 2))
    #expect(image.components(12, 6).isNear(expected, 2))
    #expect(image.components(3, 6).isNear(below))
    // Lights are added, so that the coverage counts before the sum is limited.
    if mode != .plusLighter {
      #expect(image.components(13, 6).isNear(zip(expected, below).map { ($0 + $1) / 2 }, 2))
    }
    #expect(image.components(15, 15).isNear(below))
  }

  @Test("an image is blended as a color is", arguments: blended)
  func imageMode(mode: CGBlendMode, expected: [Int]) throws {
    let source = try #require(
      CGImage(width: 1, height: 1, pixels: [31, 61, 122, 153]))
    let image = try RenderedImage { context in
      context.setFillColor(red: 0.3, green: 0.6, blue: 0.9, alpha: 0.5)
      context.fill(CGRect(0, 0, 20, 20))
      context.setBlendMode(mode)
      context.draw(source, in: CGRect(4, 4, 6, 6))
    }
    #expect(image.components(6, 6).isNear(expected, 2))
    #expect(image.components(3, 6).isNear([38, 77, 115, 128]))
  }

  @Test("alpha multiplies the opacity of each call") func alpha() throws {
    let image = try RenderedImage { context in
      context.setAlpha(0.5)
      context.setFillColor(.red)
      context.fill(CGRect(0, 0, 10, 10))
      context.setFillColor(.blue)
      context.fill(CGRect(5, 0, 10, 10))
    }
    #expect(image.components(2, 5).isNear([128, 0, 0, 128]))
    #expect(image.components(7, 5).isNear([64, 0, 128, 191]))
  }

  @Test("a transparency layer has one opacity, and its own state inside") func group() throws {
    let image = try RenderedImage { context in
      context.setAlpha(0.5)
      context.setBlendMode(.multiply)
      context.beginTransparencyLayer()
      context.setFillColor(.red)
      context.fill(CGRect(0, 0, 10, 10))
      context.setFillColor(.blue)
      context.fill(CGRect(5, 0, 10, 10))
      context.saveGState()
      context.endTransparencyLayer()
      context.setBlendMode(.normal)
      context.fill(CGRect(0, 15, 5, 5))
    }
    #expect(image.components(2, 5).isNear([128, 0, 0, 128]))
    #expect(image.components(7, 5).isNear([0, 0, 128, 128]))
    // The fill color from before the layer, black, and its alpha are back.
    #expect(image.components(2, 17).isNear([0, 0, 0, 128]))
  }

  @Test("clearing in a layer shows what is below it") func clearedGroup() throws {
    let image = try RenderedImage { context in
      context.setFillColor(.green)
      context.fill(CGRect(0, 0, 20, 20))
      context.beginTransparencyLayer(in: CGRect(2, 2, 10, 10))
      context.setFillColor(.red)
      context.fill(CGRect(0, 0, 20, 20))
      context.clear(CGRect(4, 4, 2, 2))
      context.endTransparencyLayer()
    }
    #expect(image[3, 3] == .red)
    #expect(image[4, 4] == .green)
    #expect(image[13, 3] == .green)
  }

  @Test("layers within layers have a limit, beyond which they are parts of their parents")
  func nestedGroups() throws {
    let image = try RenderedImage { context in
      for _ in 0..<2000 { context.beginTransparencyLayer() }
      context.fill(CGRect(2, 2, 4, 4))
      for _ in 0..<2001 { context.endTransparencyLayer() }
    }
    #expect(image.area == 16)
  }

  @Test("a sharp shadow is a copy below, at an offset that transforms do not change")
  func sharpShadow() throws {
    let image = try RenderedImage { context in
      context.scaleBy(x: 2, y: 2)
      context.setShadow(offset: CGSize(width: 3, height: 5), blur: 0, color: .blue)
      context.setFillColor(.red)
      context.fill(CGRect(1, 1, 3, 3))
      context.setShadow(offset: .zero, blur: 0, color: nil)
      context.fill(CGRect(8, 8, 1, 1))
    }
    #expect(image.extents == [2, 2, 18, 18])
    #expect(image[7, 7] == .red)
    #expect(image[10, 12] == .blue)
    #expect(image[11, 12] == .none)
    #expect(image[4, 12] == .none)
    #expect(image[5, 12] == .blue)
  }

  @Test("a shadow's opacity is that of its color, the drawing and the context") func shadowAlpha()
    throws
  {
    let image = try RenderedImage { context in
      context.setAlpha(0.5)
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
      context.setShadow(offset: CGSize(width: 8, height: 0), blur: 0)
      context.fill(CGRect(2, 2, 6, 6))
    }
    // 1/3 · 0.5 · 0.5
    #expect(image.components(12, 4).isNear([0, 0, 0, 21]))
    #expect(image.components(4, 4).isNear([64, 0, 0, 64]))
  }

  @Test("blur is twice the standard deviation of the shadow's edge") func blurredShadow() throws {
    let image = try RenderedImage(drawing: 60) { context in
      context.setShadow(offset: CGSize(width: 60, height: 0), blur: 8, color: .black)
      context.fill(CGRect(x: -100, y: -60, width: 70, height: 180))
    }
    // The integral of a Gaussian with a deviation of 4 pixels from the edge at x = 30: at its edge,
    // and a deviation inside and outside.
    let row = image.alphas(row: 30)
    #expect(abs((row[29] + row[30]) / 2 - 128) <= 2)
    #expect(abs((row[25] + row[26]) / 2 - 215) <= 3)
    #expect(abs((row[33] + row[34]) / 2 - 40) <= 3)
    #expect(row[10] == 255)
    #expect(row[45] == 0)
  }

  @Test("shadows of a layer are those of the whole, and are clipped") func groupShadow() throws {
    let image = try RenderedImage { context in
      context.clip(to: CGRect(0, 0, 20, 12))
      context.setShadow(offset: CGSize(width: 0, height: 6), blur: 0, color: .blue)
      context.beginTransparencyLayer()
      context.setFillColor(.red)
      context.fill(CGRect(0, 0, 10, 5))
      context.fill(CGRect(0, 5, 10, 5))
      context.endTransparencyLayer()
    }
    #expect(image[5, 7] == .red)
    #expect(image[5, 11] == .blue)
    #expect(image[5, 12] == .none)
  }
}
