import DisplayList
import Testing

@Suite struct DisplayListInterpolationTests {
  private static func layer(
    _ id: Int, content: LayerContent = .none, sublayers: [DisplayLayer] = [],
    _ change: (inout LayerAttributes) -> Void = { _ in }
  ) -> DisplayLayer {
    var attributes = LayerAttributes()
    change(&attributes)
    return DisplayLayer(id: id, attributes: attributes, content: content, sublayers: sublayers)
  }

  private static func list(_ layers: DisplayLayer..., background: CGColor? = nil) -> DisplayList {
    DisplayList(size: CGSize(width: 100, height: 100), background: background, layers: layers)
  }

  private static let start = list(layer(1) { $0.position.x = 0.1 }, background: .black)
  private static let end = list(layer(1) { $0.position.x = 0.7 }, background: .white)

  @Test(
    "fractions up to 0 and from 1 return the lists themselves",
    arguments: [
      (0, start), (-1, start), (1, end), (2, end),
    ] as [(CGFloat, DisplayList)])
  func exactEnds(fraction: CGFloat, expected: DisplayList) {
    let mixed = Self.start.interpolated(to: Self.end, fraction: fraction)
    #expect(mixed == expected)
    #expect(mixed.layers.first === expected.layers.first)
  }

  @Test("masks, projections, blurs and tints are interpolated") func effects() throws {
    func effects(_ change: (inout LayerEffects) -> Void) -> DisplayLayer {
      Self.layer(1) { change(&$0.effects) }
    }
    let mixed = Self.list(
      effects {
        $0.mask = Self.layer(2) { $0.position.x = 10 }
        $0.backdrop = BackdropEffect(blurRadius: 4, saturation: 1)
        $0.tint = .black
      }
    ).interpolated(
      to: Self.list(
        effects {
          $0.mask = Self.layer(2) { $0.position.x = 20 }
          $0.backdrop = BackdropEffect(blurRadius: 8, saturation: 2)
          $0.tint = .white
          $0.projection = Projection(CGAffineTransform(translationX: 6, y: 0))
        }), fraction: 0.5)
    let shown = try #require(mixed.layers.first).attributes
    #expect(shown.mask?.attributes.position.x == 15)
    #expect(shown.effects.backdrop == BackdropEffect(blurRadius: 6, saturation: 1.5))
    #expect(shown.effects.tint == CGColor(gray: 0.5, alpha: 1))
    #expect(shown.projection?.affine == CGAffineTransform(translationX: 3, y: 0))
  }

  @Test("layers without effects store none") func noEffects() {
    var attributes = LayerAttributes()
    attributes.effects.tint = .black
    #expect(attributes.hasEffects)
    attributes.effects.tint = nil
    #expect(!attributes.hasEffects && attributes == LayerAttributes())
  }

  @Test("every numeric attribute is interpolated") func attributes() throws {
    let next = Self.layer(1) {
      $0.position = CGPoint(x: 10, y: 20)
      $0.anchorPoint = .zero
      $0.bounds = CGRect(x: 4, y: 8, width: 40, height: 60)
      $0.transform = CGAffineTransform(rotationAngle: 1)
      $0.opacity = 0
      $0.backgroundColor = .black
      $0.cornerRadius = 8
      $0.borderWidth = 2
      $0.borderColor = .black
      $0.shadow = Shadow(
        color: .white, opacity: 1, offset: CGSize(width: 4, height: 4), radius: 8)
    }
    let first = Self.layer(1) {
      $0.backgroundColor = .white
      $0.borderColor = .white
      $0.shadow = Shadow(color: .black, opacity: 0, offset: .zero, radius: 0)
    }
    let mixed = Self.list(first).interpolated(to: Self.list(next), fraction: 0.5)
    let attributes = try #require(mixed.layers.first?.attributes)
    let gray = CGColor(gray: 0.5, alpha: 1)
    #expect(attributes.position == CGPoint(x: 5, y: 10))
    #expect(attributes.anchorPoint == CGPoint(x: 0.25, y: 0.25))
    #expect(attributes.bounds == CGRect(x: 2, y: 4, width: 20, height: 30))
    #expect(abs(attributes.transform.decomposed().rotation - 0.5) < 1e-12)
    #expect(attributes.opacity == 0.5)
    #expect(attributes.backgroundColor == gray)
    #expect(attributes.cornerRadius == 4)
    #expect(attributes.borderWidth == 1)
    #expect(attributes.borderColor == gray)
    #expect(
      attributes.shadow
        == Shadow(color: gray, opacity: 0.5, offset: CGSize(width: 2, height: 2), radius: 4))
  }

  @Test(
    "a rotation is interpolated along the shorter way",
    arguments: [(3, -3, CGFloat.pi), (-0.5, 0.5, 0)])
  func rotation(from: CGFloat, to: CGFloat, middle: CGFloat) throws {
    let mixed = Self.list(Self.layer(1) { $0.transform = .init(rotationAngle: from) })
      .interpolated(
        to: Self.list(Self.layer(1) { $0.transform = .init(rotationAngle: to) }), fraction: 0.5)
    let rotation = try #require(mixed.layers.first?.attributes.transform.decomposed().rotation)
    #expect(abs((rotation - middle).remainder(dividingBy: 2 * .pi)) < 1e-12)
  }

  @Test("layers are matched by identifier") func identifiers() {
    let first = Self.list(
      Self.layer(1) { $0.opacity = 0 }, Self.layer(2) { $0.opacity = 0 }, Self.layer(3))
    let next = Self.list(Self.layer(4), Self.layer(2), Self.layer(1) { $0.opacity = 0.5 })
    let mixed = first.interpolated(to: next, fraction: 0.5)
    #expect(mixed.layers.map(\.id) == [1, 2, 3])
    #expect(mixed.layers.map(\.attributes.opacity) == [0.25, 0.5, 1])
  }

  @Test("sublayers are interpolated") func sublayers() {
    let first = Self.list(Self.layer(1, sublayers: [Self.layer(2)]))
    let next = Self.list(Self.layer(1, sublayers: [Self.layer(2) { $0.position.y = 8 }]))
    let mixed = first.interpolated(to: next, fraction: 0.25)
    #expect(mixed.layers.first?.sublayers.first?.attributes.position.y == 2)
  }

  @Test("an unchanged layer is the same object") func unchangedLayer() {
    let still = Self.layer(2)
    let first = Self.list(Self.layer(1, sublayers: [still]) { $0.opacity = 0 })
    let next = Self.list(Self.layer(1, sublayers: [still]))
    let mixed = first.interpolated(to: next, fraction: 0.5)
    #expect(mixed.layers.first?.sublayers.first === still)
  }

  @Test("properties that can't be interpolated change with the next tick") func discreteProperties()
  {
    let text = LayerContent.glyphs([
      GlyphRun(fontFile: "a", faceIndex: 0, size: 17, color: .black, glyphs: [])
    ])
    let first = Self.list(
      Self.layer(1, content: text) { $0.masksToBounds = true })
    let next = Self.list(
      Self.layer(1) {
        $0.backgroundColor = .black
        $0.cornerCurve = .continuous
      })
    let mixed = first.interpolated(to: next, fraction: 0.9)
    #expect(mixed == first)
  }

  @Test("image frames and gradients are interpolated") func content() throws {
    let image = try #require(CGImage(width: 1, height: 1, pixels: [0, 0, 0, 0]))
    func imageContent(_ x: CGFloat) -> LayerContent {
      .image(ImageContent(image: image, frame: CGRect(x: x, y: 0, width: 10, height: 10)))
    }
    func gradient(_ color: CGColor, _ location: CGFloat) -> LayerContent {
      .gradient(
        GradientContent(
          kind: .axial, stops: [.init(color: color, location: location)],
          startPoint: CGPoint(x: location, y: 0), endPoint: CGPoint(x: 1, y: location)))
    }
    #expect(imageContent(0).interpolated(to: imageContent(8), fraction: 0.25) == imageContent(2))
    #expect(
      gradient(.black, 0).interpolated(to: gradient(.white, 1), fraction: 0.5)
        == gradient(CGColor(gray: 0.5, alpha: 1), 0.5))
    #expect(imageContent(0).interpolated(to: gradient(.black, 0), fraction: 0.5) == imageContent(0))
  }
}
