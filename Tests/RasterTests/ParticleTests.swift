import DisplayList
import Testing

@testable import Raster

@Suite struct ParticleTests {
  private static func sprite(_ size: Int, points: CGFloat) throws -> ParticleContent.Sprite {
    let pixels = [UInt8](repeating: 255, count: size * size * 4)
    let image = try #require(CGImage(width: size, height: size, pixels: pixels))
    return ParticleContent.Sprite(image: image, size: CGSize(width: points, height: points))
  }

  private static func layer(
    _ sprites: [ParticleContent.Sprite], _ particles: [ParticleContent.Particle],
    isAdditive: Bool = false
  ) -> DisplayLayer {
    .make(
      CGRect(0, 0, 10, 10),
      content: .particles(
        ParticleContent(sprites: sprites, particles: particles, isAdditive: isAdditive)))
  }

  @Test("a particle is centered at its position, also outside of the bounds") func place() throws {
    let layer = Self.layer(
      [try Self.sprite(4, points: 4)], [.init(id: 1, position: CGPoint(x: 14, y: 6))])
    let image = try RenderedImage(layer)
    #expect(image.extents == [12, 4, 16, 8])
    #expect(abs(image.area - 16) < 0.1)
  }

  @Test(
    "the scale is that of the sides, whatever the resolution of the image",
    arguments: [4, 16, 64], [0.5, 1, 2, -2] as [CGFloat])
  func scale(pixels: Int, scale: CGFloat) throws {
    let layer = Self.layer(
      [try Self.sprite(pixels, points: 6)],
      [.init(id: 1, position: CGPoint(x: 10, y: 10), scale: scale)])
    #expect(abs(try RenderedImage(layer).area - 36 * Double(scale * scale)) < 1.5)
  }

  @Test("a rotation turns it about its center") func rotation() throws {
    let layer = Self.layer(
      [try Self.sprite(8, points: 8)],
      [.init(id: 1, position: CGPoint(x: 10, y: 10), rotation: .pi / 4)])
    let image = try RenderedImage(layer)
    #expect(image[10, 5].alpha > 200 && image[5, 5].alpha == 0)
    #expect(abs(image.area - 64) < 2)
    #expect(abs(image.centroid.x - 10) < 0.02 && abs(image.centroid.y - 10) < 0.02)
  }

  @Test("the color multiplies the image, its alpha all of it") func color() throws {
    let layer = Self.layer(
      [try Self.sprite(8, points: 8)],
      [.init(id: 1, position: CGPoint(x: 10, y: 10), color: SIMD4(1, 0.5, 0, 0.5))])
    #expect(try RenderedImage(layer)[10, 10].isNear([128, 64, 0, 128]))
  }

  @Test("later particles cover earlier ones, unless colors are added") func blending() throws {
    let sprites = [try Self.sprite(8, points: 8)]
    let particles: [ParticleContent.Particle] = [
      .init(id: 1, position: CGPoint(x: 10, y: 10), color: SIMD4(1, 0, 0, 1)),
      .init(id: 2, position: CGPoint(x: 10, y: 10), color: SIMD4(0, 1, 0, 0.5)),
    ]
    #expect(try RenderedImage(Self.layer(sprites, particles))[10, 10].isNear([127, 128, 0, 255]))
    let added = try RenderedImage(Self.layer(sprites, particles, isAdditive: true))
    #expect(added[10, 10].isNear([255, 128, 0, 255]))
  }

  @Test(
    "particles have the same pixels within a clip, where an image of them is drawn first",
    arguments: [false, true], [1, 2] as [CGFloat])
  func withinClip(isAdditive: Bool, scale: CGFloat) throws {
    var state: UInt64 = 3
    func random(_ range: ClosedRange<CGFloat>) -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let fraction = CGFloat(state >> 40) / CGFloat(1 << 24)
      return range.lowerBound + fraction * (range.upperBound - range.lowerBound)
    }
    let pixels = (0..<16 * 16).flatMap { index -> [UInt8] in
      let alpha = UInt8(max(0, 255 - 5 * abs(index % 16 - 8) * abs(index / 16 - 8)))
      return [alpha, alpha / 2, alpha / 3, alpha]
    }
    let image = try #require(CGImage(width: 16, height: 16, pixels: pixels))
    let sprite = ParticleContent.Sprite(image: image, size: CGSize(width: 12, height: 9))
    let particles = (0..<120).map { id in
      ParticleContent.Particle(
        id: id, position: CGPoint(x: random(-8...108), y: random(-8...108)),
        scale: id % 9 == 0 ? random(0.001...0.1) : random(-2...2), rotation: random(-4...4),
        color: SIMD4(
          Float(random(0...1)), Float(random(0...1)), Float(random(0...1)), Float(random(0...1))))
    }
    let layer = DisplayLayer.make(
      CGRect(0, 0, 100, 100),
      content: .particles(
        ParticleContent(sprites: [sprite], particles: particles, isAdditive: isAdditive)))
    func draw(_ layer: DisplayLayer) throws -> RenderedImage {
      let background = CGColor(red: 0.2, green: 0.4, blue: 0.7, alpha: 1)
      return RenderedImage(
        try FrameRenderer(scale: scale).draw(
          DisplayList(
            size: CGSize(width: 100, height: 100), background: background, layers: [layer])))
    }
    let clip = DisplayLayer.make(CGRect(0, 0, 100, 100), [layer]) {
      $0.masksToBounds = true
    }
    #expect(try draw(layer) == draw(clip))
    #expect(try draw(layer) != draw(DisplayLayer.make(CGRect(0, 0, 1, 1))))
  }

  @Test("a particle far smaller than a pixel draws nothing and overflows nothing")
  func tinyParticle() throws {
    let layer = Self.layer(
      [try Self.sprite(4, points: 1)],
      [.init(id: 1, position: CGPoint(x: 2300.3, y: 9.3), scale: 1.02e-6)])
    let size = CGSize(width: 2400, height: 20)
    let renderer = try FrameRenderer(scale: 1, isTransparent: true)
    #expect(RenderedImage(try renderer.draw(DisplayList(size: size, layers: [layer]))).area < 1)
  }

  @Test("a sprite shows a part of its image") func part() throws {
    let pixels = (0..<64).flatMap { (index: Int) -> [UInt8] in
      index % 8 < 4 ? [0, 0, 255, 255] : [255, 0, 0, 255]
    }
    let image = try #require(CGImage(width: 8, height: 8, pixels: pixels))
    let sprite = ParticleContent.Sprite(
      image: image, part: CGRect(0.5, 0, 0.5, 1), size: CGSize(width: 4, height: 8))
    let drawn = try RenderedImage(
      Self.layer([sprite], [.init(id: 1, position: CGPoint(x: 10, y: 10))]))
    #expect(drawn[10, 10] == .blue)
    #expect(drawn.extents == [8, 6, 12, 14])
  }

  @Test(
    "values that are not finite or refer to no sprite draw nothing",
    arguments: [
      ParticleContent.Particle(id: 1, position: CGPoint(x: CGFloat.nan, y: 0)),
      .init(id: 1, position: .zero, scale: .infinity), .init(id: 1, position: .zero, scale: 0),
      .init(id: 1, sprite: 7, position: CGPoint(x: 10, y: 10)),
      .init(id: 1, position: CGPoint(x: 10, y: 10), rotation: .nan),
      .init(id: 1, position: CGPoint(x: 1e30, y: 10)),
      .init(id: 1, position: CGPoint(x: 10, y: 10), color: SIMD4(repeating: .nan)),
      .init(id: 1, position: CGPoint(x: 10, y: 10), color: SIMD4(.nan, .infinity, -1, 0)),
    ])
  func degenerate(particle: ParticleContent.Particle) throws {
    let layer = Self.layer([try Self.sprite(4, points: 4)], [particle])
    #expect(try RenderedImage(layer).extents == nil)
  }

  @Test("particles between two ticks are between their places") func interpolation() throws {
    let sprites = [try Self.sprite(4, points: 4)]
    func list(_ particles: [ParticleContent.Particle]) -> DisplayList {
      DisplayList(size: CGSize(width: 9, height: 9), layers: [Self.layer(sprites, particles)])
    }
    let middle = list([
      .init(id: 1, position: .zero), .init(id: 2, position: CGPoint(x: 3, y: 3)),
    ]).interpolated(
      to: list([.init(id: 1, position: CGPoint(x: 4, y: 0), scale: 3)]), fraction: 0.5)
    guard case .particles(let content) = middle.layers[0].content else {
      Issue.record("no particles")
      return
    }
    #expect(content.particles.map(\.position) == [CGPoint(x: 2, y: 0), CGPoint(x: 3, y: 3)])
    #expect(content.particles.map(\.scale) == [2, 1])
  }
}
