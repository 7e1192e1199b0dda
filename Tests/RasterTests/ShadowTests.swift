import CCairo
import DisplayList
import Testing

@testable import Raster

struct ShadowTests {
  private func shadow(
    radius: CGFloat, opacity: CGFloat = 1, offset: CGSize = .zero, path: CGPath? = nil
  ) -> Shadow {
    Shadow(color: .blue, opacity: opacity, offset: offset, radius: radius, path: path)
  }

  /// Returns a layer of 20 by 20 points in the center of a canvas of 60 by 60.
  private func layer(
    _ shadow: Shadow, color: CGColor? = .red, _ sublayers: [DisplayLayer] = [],
    edit: (inout LayerAttributes) -> Void = { _ in }
  ) -> DisplayLayer {
    .make(CGRect(20, 20, 20, 20), color: color, sublayers) {
      $0.shadow = shadow
      edit(&$0)
    }
  }

  @Test("shadowRadius is the blur's standard deviation") func standardDeviation() throws {
    let wide = DisplayLayer.make(CGRect(-100, 30, 260, 130), color: .red) {
      $0.shadow = shadow(radius: 5)
    }
    let rendered = try RenderedImage(wide, size: 60)
    // The fraction of a Gaussian beyond a number of standard deviations, at the center of each row
    // above the edge.
    for (row, part) in [(29, 0.4602), (24, 0.1357), (19, 0.0179)] {
      #expect(abs(Double(rendered[30, row].alpha) / 255 - part) < 0.01)
    }
  }

  @Test(
    "a shadow ends three radii beyond its layer", arguments: [0.0, 1, 3, 5])
  func extents(radius: Double) throws {
    let extents = try #require(try RenderedImage(layer(shadow(radius: radius)), size: 60).extents)
    let reach = Int(radius * 3 + 1)
    #expect(extents[0] >= 20 - reach && extents[0] <= 20 - Int(radius * 2))
    #expect(extents[0] == extents[1] && extents[2] == extents[3])
    #expect(extents[2] == 60 - extents[0])
  }

  @Test("a shadow without radius is the offset shape") func noRadius() throws {
    let rendered = try RenderedImage(
      layer(shadow(radius: 0, opacity: 0.5, offset: CGSize(width: 5, height: -3))), size: 60)
    #expect(rendered.extents == [20, 17, 45, 40])
    #expect(rendered[42, 18].alpha == 128)
    #expect(rendered[30, 30] == .red)
  }

  @Test("a shadow rotates with its layer") func rotation() throws {
    let offset = CGSize(width: 10, height: 0)
    let turned = layer(shadow(radius: 0, offset: offset)) {
      $0.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    }
    #expect(try RenderedImage(turned, size: 60).extents == [20, 20, 40, 50])
  }

  @Test("a layer with masksToBounds has no shadow") func masksToBounds() throws {
    let masked = layer(shadow(radius: 4)) { $0.masksToBounds = true }
    #expect(try RenderedImage(masked, size: 60).extents == [20, 20, 40, 40])
  }

  @Test("shadowPath determines the shadow's shape") func shadowPath() throws {
    let path = CGPath(rect: CGRect(0, 30, 20, 5))
    let rendered = try RenderedImage(layer(shadow(radius: 0, path: path)), size: 60)
    #expect(rendered.extents == [20, 20, 40, 55])
    #expect(rendered[30, 45].alpha == 0)
  }

  @Test("without a background, the content casts the shadow") func contentShadow() throws {
    let inner = DisplayLayer.make(CGRect(5, 5, 4, 4), color: .green)
    for radius in [0, 1.0] {
      let rendered = try RenderedImage(
        layer(
          shadow(radius: radius, offset: CGSize(width: 10, height: 0)), color: nil, [inner]),
        size: 60)
      #expect(rendered[37, 27].blue > 200)
      #expect(rendered[22, 22].alpha == 0)
      #expect(rendered[27, 27] == .green)
    }
  }

  @Test("a sublayer outside of the bounds casts a shadow") func outsideSublayer() throws {
    let inner = DisplayLayer.make(CGRect(15, 5, 15, 4), color: .green)
    let rendered = try RenderedImage(
      layer(shadow(radius: 1, offset: CGSize(width: 0, height: 8)), [inner]), size: 60)
    #expect(rendered[45, 34].blue > 150)
  }

  @Test("the background's alpha applies to the shadow") func backgroundAlpha() throws {
    let faint = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5)
    let rendered = try RenderedImage(
      layer(shadow(radius: 2, offset: CGSize(width: 25, height: 0)), color: faint), size: 80)
    #expect(abs(rendered[55, 30].alpha - 128) <= 2)
  }

  @Test("a shadow and its layer fade as one image") func opacity() throws {
    let faded = layer(shadow(radius: 0, offset: CGSize(width: 10, height: 0))) { $0.opacity = 0.5 }
    let rendered = try RenderedImage(faded, size: 60)
    #expect(rendered[35, 30].blue == 0)
    #expect(abs(rendered[45, 30].blue - 128) <= 1)
  }

  @Test(
    "a shadow moves by fractions of a pixel", arguments: [0.1, 0.25, 0.5, 0.9], [0, 0.3])
  func subpixels(shift: Double, angle: Double) throws {
    func centroid(_ x: CGFloat) throws -> Double {
      let clear = CGColor(gray: 0, alpha: 0)
      let path = CGPath(rect: CGRect(0, 0, 20, 20))
      let moved = layer(shadow(radius: 3, path: path), color: clear) {
        $0.position.x += x
        $0.transform = CGAffineTransform(rotationAngle: angle)
      }
      return try RenderedImage(moved, size: 60).centroid.x
    }
    #expect(abs(try centroid(shift) - centroid(0) - shift) < 0.02)
  }

  @Test(
    "skipping the shadow under an opaque background doesn't change pixels",
    arguments: [CornerCurve.circular, .continuous],
    [(0.0, 0.0, 1.0), (0.3, 0, 1), (0, 0.4, 1), (0.7, 2, 0.6)])
  func coveredShadow(
    curve: CornerCurve, pose: (shift: CGFloat, angle: CGFloat, scale: CGFloat)
  ) throws {
    func layer(_ edit: (inout LayerAttributes) -> Void) -> DisplayLayer {
      .make(CGRect(20, 20, 20, 20)) {
        $0.cornerRadius = 8
        $0.cornerCurve = curve
        $0.position.x += pose.shift
        $0.transform = CGAffineTransform(rotationAngle: pose.angle)
          .scaledBy(x: pose.scale, y: 1)
        edit(&$0)
      }
    }
    var outline = LayerAttributes()
    let whole = layer {
      $0.backgroundColor = .red
      outline = $0
    }
    let cast = Shadow(
      color: .blue, opacity: 1, offset: CGSize(width: 3, height: 2), radius: 2,
      path: outline.outline())
    let together = layer {
      $0.backgroundColor = .red
      $0.shadow = cast
    }
    #expect(
      try RenderedImage(together, size: 60)
        == RenderedImage(layer { $0.shadow = cast }, whole, size: 60))
  }

  @Test(
    "a blur has the Gaussian's sum and variance", arguments: [0.3, 0.5, 1, 2, 3.7, 10, 24])
  func gaussian(sigma: Double) {
    let size = Int(sigma * 8) + 9
    var samples = [Float](repeating: 0, count: size * size)
    samples[size / 2 * size + size / 2] = 1
    GaussianBlur(sigma: sigma).apply(to: &samples, width: size, height: size)
    var (mass, varianceX, varianceY) = (0.0, 0.0, 0.0)
    for row in 0..<size {
      for column in 0..<size {
        let sample = Double(samples[row * size + column])
        mass += sample
        varianceX += sample * Double((column - size / 2) * (column - size / 2))
        varianceY += sample * Double((row - size / 2) * (row - size / 2))
      }
    }
    #expect(abs(mass - 1) < 1e-3)
    #expect(abs(varianceX / (sigma * sigma) - 1) < 0.01)
    #expect(abs(varianceY / (sigma * sigma) - 1) < 0.01)
  }

  @Test(
    "lines are blurred as each is alone, whatever their number",
    arguments: [(1, 1), (5, 3), (16, 16), (17, 1), (1, 40), (33, 50)])
  func independentLines(width: Int, height: Int) {
    let blur = GaussianBlur(sigma: 2.3)
    let image = (0..<width * height).map { Float($0 * 73 % 256) }
    var whole = image
    blur.apply(to: &whole, width: width, height: height)
    var rows = (0..<height).flatMap { row in
      var line = Array(image[row * width..<(row + 1) * width])
      blur.apply(to: &line, width: width, height: 1)
      return line
    }
    for column in 0..<width {
      var line = (0..<height).map { rows[$0 * width + column] }
      blur.apply(to: &line, width: 1, height: height)
      for row in 0..<height { rows[row * width + column] = line[row] }
    }
    // A line alone is also blurred across, where there are only zeros beside it: each sample twice.
    var single: [Float] = [1]
    blur.apply(to: &single, width: 1, height: 1)
    for index in image.indices {
      #expect(abs(whole[index] * single[0] - rows[index]) <= 1e-3 * max(1, whole[index]))
    }
  }

  @Test("contents with the alpha of earlier ones have their mask, and others one of their own")
  func contentMasks() throws {
    let cache = ShadowMaskCache()
    func mask(alpha: UInt8, radius: CGFloat, x: CGFloat = 0) throws -> ShadowMask {
      let rect = CGRect(x, 0, 4, 3)
      let area = try #require(ShadowMask.Area(rect, radius: radius, resolution: 1))
      let surface = try Surface(
        CAIRO_FORMAT_ARGB32, width: area.grid.width, height: area.grid.height)
      let center = surface.height / 2 * surface.bytesPerRow + surface.width / 2 * 4
      surface.bytes[center + 3] = alpha
      return cache.mask(ofAlphaOf: surface, area: area)
    }
    let first = try mask(alpha: 200, radius: 2)
    #expect(try mask(alpha: 200, radius: 2) === first)
    #expect(try mask(alpha: 201, radius: 2) !== first)
    #expect(try mask(alpha: 200, radius: 2, x: 1) !== first)
    #expect(try mask(alpha: 200, radius: 2.1) !== first)
    #expect(try mask(alpha: 200, radius: 2) === first)
  }

  @Test("a blur with a standard deviation of 0 has no effect") func noBlur() {
    let before: [Float] = [0, 1, 2, 3, 4, 5]
    var samples = before
    GaussianBlur(sigma: 0).apply(to: &samples, width: 3, height: 2)
    #expect(samples == before)
  }
}
