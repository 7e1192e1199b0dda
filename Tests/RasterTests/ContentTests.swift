import DisplayList
import Testing

@testable import Raster

struct ContentTests {
  /// Returns an image with a red, a green, a blue and a translucent white pixel.
  private func image() throws -> CGImage {
    try #require(
      CGImage(
        width: 2, height: 2,
        pixels: [0, 0, 255, 255, 0, 255, 0, 255, 255, 0, 0, 255, 128, 128, 128, 128]))
  }

  private func layer(_ content: LayerContent, edit: (inout LayerAttributes) -> Void = { _ in })
    -> DisplayLayer
  {
    .make(CGRect(0, 0, 20, 20), content: content, edit: edit)
  }

  @Test("an image at its own size is drawn unchanged") func imageAtOwnSize() throws {
    let content = LayerContent.image(
      ImageContent(image: try image(), frame: CGRect(4, 6, 2, 2)))
    let rendered = try RenderedImage(layer(content))
    #expect(rendered.extents == [4, 6, 6, 8])
    #expect(rendered[4, 6] == .red)
    #expect(rendered[5, 6] == .green)
    #expect(rendered[4, 7] == .blue)
    #expect(rendered[5, 7] == RenderedImage.Pixel(red: 128, green: 128, blue: 128, alpha: 128))
  }

  @Test("an enlarged image has sharp edges") func enlargedImage() throws {
    let content = LayerContent.image(
      ImageContent(image: try image(), frame: CGRect(2, 2, 16, 16)))
    let rendered = try RenderedImage(layer(content))
    #expect(rendered.extents == [2, 2, 18, 18])
    #expect(rendered[2, 2] == .red)
    #expect(rendered[17, 2] == .green)
  }

  @Test("an image is clipped to the bounds only with masksToBounds") func masksToBounds() throws {
    let content = LayerContent.image(
      ImageContent(image: try image(), frame: CGRect(-4, -4, 18, 18)))
    func render(_ masks: Bool) throws -> RenderedImage {
      try RenderedImage(
        DisplayLayer.make(CGRect(5, 5, 10, 10), content: content) { $0.masksToBounds = masks })
    }
    #expect(try render(false).extents == [1, 1, 19, 19])
    #expect(try render(true).extents == [5, 5, 15, 15])
  }

  @Test("masksToBounds clips an image to rounded corners") func roundedCorners() throws {
    let content = LayerContent.image(
      ImageContent(image: try image(), frame: CGRect(0, 0, 20, 20), tint: .red))
    let round = layer(content) {
      $0.masksToBounds = true
      $0.cornerRadius = 10
    }
    #expect(try RenderedImage(round)[0, 0].alpha == 0)
    #expect(try RenderedImage(round)[10, 3].alpha == 255)
  }

  @Test("a tint replaces the colors of an image and keeps its alpha") func tint() throws {
    let content = LayerContent.image(
      ImageContent(image: try image(), frame: CGRect(0, 0, 2, 2), tint: .blue))
    let rendered = try RenderedImage(layer(content))
    #expect(rendered[0, 0] == .blue)
    #expect(rendered[1, 1] == RenderedImage.Pixel(red: 0, green: 0, blue: 128, alpha: 128))
  }

  private func gradient(
    _ kind: GradientContent.Kind, _ stops: [(CGColor, CGFloat)], _ start: CGPoint, _ end: CGPoint
  ) -> LayerContent {
    .gradient(
      GradientContent(
        kind: kind, stops: stops.map { .init(color: $0.0, location: $0.1) }, startPoint: start,
        endPoint: end))
  }

  @Test("an axial gradient changes from start to end") func axialGradient() throws {
    let content = gradient(
      .axial, [(.black, 0), (.red, 1)], CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
    let rendered = try RenderedImage(layer(content))
    for x in 0..<20 {
      #expect(abs(rendered[x, 3].red - Int(255 * (Double(x) + 0.5) / 20)) <= 2)
      #expect(rendered[x, 3].alpha == 255)
    }
  }

  @Test("a gradient's end colors extend beyond its ends") func gradientEnds() throws {
    let content = gradient(
      .axial, [(.red, 0.4), (.blue, 0.6)], CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 1))
    let rendered = try RenderedImage(layer(content))
    #expect(rendered[3, 2] == .red)
    #expect(rendered[3, 17] == .blue)
  }

  @Test("a radial gradient is an ellipse") func radialGradient() throws {
    let content = gradient(
      .radial, [(.red, 0), (.red, 1), (.blue, 1)], CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 0.75))
    let rendered = try RenderedImage(layer(content))
    #expect(rendered[18, 10] == .red)
    #expect(rendered[10, 14] == .red)
    #expect(rendered[10, 16] == .blue)
    #expect(rendered[18, 13] == .blue)
  }

  @Test("a radial gradient without extent has its last color") func emptyRadialGradient() throws {
    let content = gradient(
      .radial, [(.red, 0), (.blue, 1)], CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 1))
    #expect(try RenderedImage(layer(content))[3, 3] == .blue)
  }

  @Test("a conic gradient starts in the direction of its end and turns clockwise")
  func conicGradient() throws {
    let content = gradient(
      .conic, [(.red, 0), (.red, 0.25), (.green, 0.25), (.green, 0.5), (.blue, 0.5), (.blue, 1)],
      CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 0))
    let rendered = try RenderedImage(layer(content))
    #expect(rendered[15, 4] == .red)
    #expect(rendered[15, 15] == .green)
    #expect(rendered[4, 15] == .blue)
    #expect(rendered[4, 4] == .blue)
  }

  @Test("a gradient is clipped to rounded corners") func gradientCorners() throws {
    let content = gradient(.axial, [(.red, 0)], .zero, CGPoint(x: 1, y: 1))
    let rendered = try RenderedImage(layer(content) { $0.cornerRadius = 10 })
    #expect(abs(rendered.area - 100 * .pi) < 2)
  }

  @Test("a gradient without colors draws nothing") func emptyGradient() throws {
    #expect(try RenderedImage(layer(gradient(.axial, [], .zero, .zero))).extents == nil)
  }
}
