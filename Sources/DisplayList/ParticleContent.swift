import CoreGraphics

/// Copies of a few images, each with a position, a size, a rotation and a color of its own.
public struct ParticleContent: Equatable, Sendable {
  /// An image that particles show.
  public struct Sprite: Hashable, Sendable {
    /// The image.
    public var image: CGImage
    /// The part of the image that is shown, in fractions of it.
    public var part: CGRect
    /// The size of the part at a scale of 1, in points.
    public var size: CGSize

    /// Creates a sprite.
    public init(
      image: CGImage, part: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), size: CGSize
    ) {
      (self.image, self.part, self.size) = (image, part, size)
    }
  }

  /// A copy of a sprite.
  public struct Particle: Equatable, Sendable {
    /// The particle's number, the same in all frames.
    public var id: Int
    /// The index of its sprite.
    public var sprite: Int
    /// The position of its center in the layer's coordinate space, in points.
    public var position: CGPoint
    /// The factor of the sprite's size; a negative one turns it by half a turn.
    public var scale: CGFloat
    /// The rotation about its center in radians, clockwise on the screen.
    public var rotation: CGFloat
    /// The factors of red, green, blue and alpha, from 0 to 1.
    public var color: SIMD4<Float>

    /// Creates a particle.
    public init(
      id: Int, sprite: Int = 0, position: CGPoint, scale: CGFloat = 1, rotation: CGFloat = 0,
      color: SIMD4<Float> = SIMD4(repeating: 1)
    ) {
      (self.id, self.sprite, self.position) = (id, sprite, position)
      (self.scale, self.rotation, self.color) = (scale, rotation, color)
    }
  }

  /// The images.
  public var sprites: [Sprite]
  /// The particles from back to front.
  public var particles: [Particle]
  /// Whether colors are added to what is behind, instead of covering it.
  public var isAdditive: Bool

  /// Creates particles.
  public init(sprites: [Sprite], particles: [Particle], isAdditive: Bool = false) {
    (self.sprites, self.particles, self.isAdditive) = (sprites, particles, isAdditive)
  }

  /// Returns the particles between these and `end`; those that have no counterpart stay.
  func interpolated(to end: ParticleContent, fraction: CGFloat) -> ParticleContent {
    let next = Dictionary(
      end.particles.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var result = self
    for index in particles.indices {
      guard let end = next[particles[index].id] else { continue }
      let start = particles[index]
      result.particles[index].position = start.position.interpolated(
        to: end.position, fraction: fraction)
      result.particles[index].scale = start.scale.interpolated(to: end.scale, fraction: fraction)
      result.particles[index].rotation = start.rotation.interpolated(
        to: end.rotation, fraction: fraction)
      result.particles[index].color =
        start.color + (end.color - start.color) * Float(fraction)
    }
    return result
  }
}
