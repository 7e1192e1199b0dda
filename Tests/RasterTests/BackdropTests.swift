import DisplayList
import Testing

@testable import Raster

#if canImport(Glibc)
  import Glibc
#endif

@Suite struct BackdropTests {
  private static func glass(
    _ frame: CGRect, radius: CGFloat, saturation: CGFloat = 1, tints: [CGColor] = []
  ) -> DisplayLayer {
    .make(frame) {
      $0.effects.backdrop = BackdropEffect(
        blurRadius: radius, saturation: saturation, tints: tints)
    }
  }

  private static func list(_ layers: [DisplayLayer], size: CGFloat = 200) -> DisplayList {
    DisplayList(
      size: CGSize(width: size, height: size), background: CGColor(gray: 1, alpha: 1),
      layers: layers)
  }

  @Test(
    "an edge becomes that of a Gaussian within 2 percent of its contrast",
    arguments: [1, 3, 6, 10, 20, 40] as [CGFloat])
  func edge(sigma: CGFloat) throws {
    let size = 400
    let black = DisplayLayer.make(CGRect(200, 0, 200, 400), color: .black)
    let image = RenderedImage(
      try FrameRenderer(scale: 1).draw(
        Self.list(
          [black, Self.glass(CGRect(0, 0, 400, 400), radius: sigma)], size: CGFloat(size))))
    for x in 0..<size {
      let distance = (Double(x) + 0.5 - 200) / Double(sigma)
      let expected = 255 * (1 - 0.5 * (1 + erf(distance / 2.squareRoot())))
      #expect(
        abs(Double(image[x, 200].red) - expected) <= 0.02 * 255, "sigma \(sigma), column \(x)")
    }
  }

  @Test(
    "equal colors stay as they are, for every size of squares",
    arguments: [0, 0.5, 5, 9, 17, 33, 300] as [CGFloat])
  func flat(radius: CGFloat) throws {
    let image = RenderedImage(
      try FrameRenderer(scale: 1).draw(
        Self.list([Self.glass(CGRect(0, 0, 200, 200), radius: radius)])))
    #expect(image.bytes.allSatisfy { $0 == 255 })
  }

  @Test("a blur in a screen does not reach beyond it", arguments: [2, 6, 20, 40] as [CGFloat])
  func screen(radius: CGFloat) throws {
    func image(isScreen: Bool) throws -> RenderedImage {
      let glass = Self.glass(CGRect(0, 0, 60, 100), radius: radius)
      var screen = DisplayLayer.make(CGRect(50.5, 50, 99.5, 100), color: .white).attributes
      screen.masksToBounds = true
      screen.effects.isScreen = isScreen
      let page = DisplayLayer.make(CGRect(0, 0, 200, 200), color: .black)
      let stage = DisplayLayer(id: 1, attributes: screen, sublayers: [glass])
      return RenderedImage(try FrameRenderer(scale: 1).draw(Self.list([page, stage])))
    }
    let bounded = try image(isScreen: true)
    for x in 51..<110 {
      #expect(bounded[x, 51].red == 255 && bounded[x, 100].red == 255, "column \(x)")
    }
    #expect(try image(isScreen: false)[52, 100].red < 250)
  }

  @Test("the blur is within the layer's outline") func outline() throws {
    let black = DisplayLayer.make(CGRect(100, 0, 100, 200), color: .black)
    var glass = Self.glass(CGRect(60, 60, 80, 80), radius: 8)
    var attributes = glass.attributes
    attributes.cornerRadius = 40
    glass = DisplayLayer(id: 0, attributes: attributes)
    let image = RenderedImage(try FrameRenderer(scale: 1).draw(Self.list([black, glass])))
    #expect(image[98, 40].red == 255 && image[101, 40].red == 0)
    #expect((40...220).contains(image[98, 100].red) && (20...200).contains(image[101, 100].red))
    #expect(image[62, 62].red == 255)
  }

  @Test("saturation and tints apply after the blur, in order") func colors() throws {
    let red = DisplayLayer.make(
      CGRect(0, 0, 200, 200), color: CGColor(srgbRed: 0.6, green: 0.4, blue: 0.4, alpha: 1))
    func center(_ glass: DisplayLayer) throws -> RenderedImage.Pixel {
      RenderedImage(try FrameRenderer(scale: 1).draw(Self.list([red, glass])))[100, 100]
    }
    // The gray is 0.2126 · 0.6 + 0.7874 · 0.4 = 0.4425.
    let vivid = try center(Self.glass(CGRect(0, 0, 200, 200), radius: 4, saturation: 2))
    #expect(vivid.isNear([193, 91, 91, 255]))
    let gray = try center(Self.glass(CGRect(0, 0, 200, 200), radius: 4, saturation: 0))
    #expect(gray.isNear([113, 113, 113, 255]))
    let tinted = try center(
      Self.glass(
        CGRect(0, 0, 200, 200), radius: 4,
        tints: [CGColor(gray: 1, alpha: 0.5), CGColor(gray: 0, alpha: 0.5)]))
    #expect(tinted.isNear([102, 89, 89, 255]))
  }

  @Test(
    "what moves behind a blur redraws it as far as the blur reaches, and no farther",
    arguments: [1, 2] as [CGFloat])
  func damage(scale: CGFloat) throws {
    let renderer = try FrameRenderer(scale: scale)
    func list(_ x: CGFloat, _ y: CGFloat) -> DisplayList {
      Self.list([
        .make(CGRect(x, y, 10, 10), color: .red),
        Self.glass(CGRect(40, 40, 120, 120), radius: 5),
        Self.glass(CGRect(100, 100, 80, 80), radius: 3, tints: [CGColor(gray: 0, alpha: 0.2)]),
      ])
    }
    for (x, y) in [(5, 5), (30, 60), (60, 60), (95, 95), (120, 130), (170, 175), (5, 5)]
      as [(CGFloat, CGFloat)]
    {
      let drawn = try renderer.draw(list(x, y))
      #expect(
        RenderedImage(drawn) == RenderedImage(try FrameRenderer(scale: scale).draw(list(x, y))))
    }
    _ = try renderer.draw(list(50, 180))
    let rows = try #require(try renderer.draw(list(60, 180)).changedRows)
    #expect(rows.allSatisfy { CGFloat($0.lowerBound) > 120 * scale })
  }

  @Test(
    "rounded superviews and masks clip a blur of what is behind them",
    arguments: ["outline", "mask"], [1, 1.5] as [CGFloat])
  func clipped(by shape: String, scale: CGFloat) throws {
    let renderer = try FrameRenderer(scale: scale)
    func list(_ x: CGFloat) -> DisplayList {
      let glass = Self.glass(CGRect(0, 0, 100, 100), radius: 12)
      var card = DisplayLayer.make(
        CGRect(50, 50, 100, 100), [glass, .make(CGRect(0, 90, 10, 10), color: .red)]
      ) {
        $0.cornerRadius = 30
        $0.masksToBounds = true
      }
      if shape == "mask" {
        card = Self.glass(CGRect(50, 50, 100, 100), radius: 12)
        var attributes = card.attributes
        attributes.effects.mask = .make(CGRect(0, 0, 100, 100), color: .black) {
          $0.cornerRadius = 30
        }
        card = DisplayLayer(id: 1, attributes: attributes)
      }
      return Self.list([.make(CGRect(x, 0, 100, 200), color: .black), card])
    }
    for x in [100, 104, 90] as [CGFloat] {
      let image = RenderedImage(try renderer.draw(list(x)))
      #expect(image == RenderedImage(try FrameRenderer(scale: scale).draw(list(x))))
      func red(_ place: CGFloat, _ y: CGFloat) -> Int {
        image[Int(place * scale), Int(y * scale)].red
      }
      // Blurred in the middle, and sharp beyond the rounded corner.
      #expect(red(x - 1, 100) > 100 && red(x - 1, 100) < 155)
      #expect(red(x - 1, 30) == 255 && red(x + 1, 30) == 0)
      #expect(red(147, 52) == 0 && red(52, 52) == 255 && red(52, 147) == 255)
    }
  }

  @Test("a still blur costs nothing when something changes elsewhere") func unrelated() throws {
    let renderer = try FrameRenderer(scale: 1)
    func list(_ x: CGFloat) -> DisplayList {
      Self.list([
        .make(CGRect(x, 180, 5, 5), color: .red), Self.glass(CGRect(0, 0, 60, 60), radius: 4),
      ])
    }
    _ = try renderer.draw(list(10))
    let rows = try #require(try renderer.draw(list(20)).changedRows)
    #expect(rows.allSatisfy { $0.lowerBound > 170 })
  }

  @Test(
    "values that are not finite are drawn as none or as the greatest",
    arguments: [CGFloat.nan, .infinity, -1, 1e300])
  func degenerate(value: CGFloat) throws {
    let glass = Self.glass(
      CGRect(0, 0, 200, 200), radius: value, saturation: value,
      tints: [CGColor(srgbRed: value, green: 0, blue: 0, alpha: 0.5)])
    _ = try FrameRenderer(scale: 1).draw(Self.list([glass]))
  }

  @Test("in a translucent group, only what the group has drawn is blurred") func group() throws {
    let black = DisplayLayer.make(CGRect(100, 0, 100, 200), color: .black)
    let group = DisplayLayer.make(
      CGRect(0, 0, 200, 200),
      [Self.glass(CGRect(0, 0, 200, 200), radius: 20), .make(CGRect(0, 0, 9, 9), color: .red)]
    ) { $0.opacity = 0.5 }
    let image = RenderedImage(try FrameRenderer(scale: 1).draw(Self.list([black, group])))
    #expect(image[99, 100].red == 255 && image[100, 100].red == 0)
  }
}
