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
