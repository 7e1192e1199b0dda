import CCairo
import DisplayList

extension LayerPainter {
  /// Draws particles, from back to front.
  func draw(_ content: ParticleContent, in context: LayerContext) throws(RasterError) {
    let visible = content.extents.applying(context.matrix).pixelAligned
      .intersection(context.visible)
    let damaged = damage.part(of: visible)
    guard !damaged.isEmpty else { return }
    let image = try Surface(
      CAIRO_FORMAT_ARGB32, width: Int(visible.width), height: Int(visible.height))
    let levels = content.sprites.map { sprites.levels(of: $0) }
    for particle in content.particles {
      guard levels.indices.contains(particle.sprite), let levels = levels[particle.sprite],
        let stamp = ParticleStamp(
          particle, of: content.sprites[particle.sprite], levels, matrix: context.matrix)
      else { continue }
      stamp.draw(on: image, at: visible.origin, in: damaged, adding: content.isAdditive)
    }
    cairo_surface_mark_dirty(image.pointer)
    canvas.setMatrix(.identity)
    if content.isAdditive {
      canvas.add(image, at: visible.origin, alpha: context.alpha)
    } else {
      canvas.paint(image, at: visible.origin, alpha: context.alpha)
    }
    canvas.setMatrix(context.matrix)
  }
}

extension ParticleContent {
  /// The bounding box of all visible particles; null for none.
  package var extents: CGRect {
    var (left, top) = (CGFloat.infinity, CGFloat.infinity)
    var (right, bottom) = (-CGFloat.infinity, -CGFloat.infinity)
    for particle in particles where sprites.indices.contains(particle.sprite) {
      let size = sprites[particle.sprite].size
      let reach = abs(particle.scale) * hypot(size.width, size.height) / 2
      guard reach > 0, particle.color[3] > 0, particle.position.x.isFinite,
        particle.position.y.isFinite, reach.isFinite
      else { continue }
      left = min(left, particle.position.x - reach)
      top = min(top, particle.position.y - reach)
      right = max(right, particle.position.x + reach)
      bottom = max(bottom, particle.position.y + reach)
    }
    guard left <= right else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// A particle that is ready to be drawn: fixed-point arithmetic makes its pixels independent of the
/// rectangle that is drawn.
struct ParticleStamp {
  private let level: SpriteLevels.Level
  /// The pixels of the canvas that it may cover.
  private let box: CGRect
  /// The transform from the canvas' pixels to those of the level.
  private let toLevel: CGAffineTransform
  /// The factors of blue, green, red and alpha, premultiplied, from 0 to 256.
  private let factors: SIMD4<UInt16>

  /// Returns nil for a particle that shows nothing.
  init?(
    _ particle: ParticleContent.Particle, of sprite: ParticleContent.Sprite, _ levels: SpriteLevels,
    matrix: CGAffineTransform
  ) {
    func unit(_ component: Float) -> Float { component > 0 ? min(component, 1) : 0 }
    func factor(_ component: Float, _ alpha: Float) -> UInt16 {
      UInt16((unit(component) * alpha * 256).rounded())
    }
    let color = particle.color
    let alpha = unit(color[3])
    factors = SIMD4(
      factor(color[2], alpha), factor(color[1], alpha), factor(color[0], alpha), factor(1, alpha))
    let toPixels = CGAffineTransform(scaleX: particle.scale, y: particle.scale)
      .concatenating(CGAffineTransform(rotationAngle: particle.rotation))
      .concatenating(
        CGAffineTransform(translationX: particle.position.x, y: particle.position.y)
      )
      .concatenating(matrix)
    guard factors[3] > 0, sprite.size.width > 0, sprite.size.height > 0, toPixels.isDrawable else {
      return nil
    }
    let area = CGRect(
      x: -sprite.size.width / 2, y: -sprite.size.height / 2, width: sprite.size.width,
      height: sprite.size.height)
    box = area.applying(toPixels).pixelAligned.insetBy(dx: -1, dy: -1)
    // The level with at most two pixels per pixel of the canvas.
    let density = max(
      CGFloat(levels.levels[0].width)
        / (sprite.size.width * hypot(toPixels.a, toPixels.b)),
      CGFloat(levels.levels[0].height)
        / (sprite.size.height * hypot(toPixels.c, toPixels.d)))
    var (index, rest) = (0, density)
    while rest > 2, index < levels.levels.count - 1 { (index, rest) = (index + 1, rest / 2) }
    level = levels.levels[index]
    let (width, height) = (CGFloat(level.width), CGFloat(level.height))
    toLevel = toPixels.inverted()
      .concatenating(CGAffineTransform(translationX: -area.minX, y: -area.minY))
      .concatenating(
        CGAffineTransform(scaleX: width / area.width, y: height / area.height))
    let limit = CGFloat(1 << 20)
    guard
      [toLevel.a, toLevel.b, toLevel.c, toLevel.d, toLevel.tx, toLevel.ty].allSatisfy({
        abs($0) < limit
      })
    else { return nil }
  }

  /// Draws the particle's pixels in `rect` on an image whose first pixel is at `origin`.
  func draw(on image: Surface, at origin: CGPoint, in rect: CGRect, adding: Bool) {
    let pixels = box.intersection(rect)
    guard !pixels.isEmpty else { return }
    let unit = CGFloat(1 << 32)
    let (stepX, stepY) = (Int64(toLevel.a * unit), Int64(toLevel.b * unit))
    let stride = level.width + 2
    let (endX, endY) = (Int64(level.width + 1) << 32, Int64(level.height + 1) << 32)
    level.pixels.withUnsafeBufferPointer { source in
      guard let source = source.baseAddress else { return }
      for y in Int(pixels.minY)..<Int(pixels.maxY) {
        // The position of the pixel's center, relative to that of the transparent pixel before the
        // level's first one.
        let start = CGPoint(x: 0.5, y: CGFloat(y) + 0.5).applying(toLevel)
        let (rowX, rowY) = (Int64((start.x + 0.5) * unit), Int64((start.y + 0.5) * unit))
        let columns = intersection(
          intersection(
            Self.range(from: rowX, step: stepX, to: endX),
            Self.range(from: rowY, step: stepY, to: endY)),
          (Int64(pixels.minX), Int64(pixels.maxX) - 1))
        guard columns.first <= columns.last else { continue }
        let target = UnsafeMutableRawPointer(
          image.bytes + (y - Int(origin.y)) * image.bytesPerRow
        ).assumingMemoryBound(to: UInt32.self)
        var pixel = target + (Int(columns.first) - Int(origin.x))
        var (column, row) = (rowX + stepX * columns.first, rowY + stepY * columns.first)
        for _ in columns.first...columns.last {
          let index = Int(row >> 32) &* stride &+ Int(column >> 32)
          let right = UInt16(truncatingIfNeeded: column >> 24 & 255)
          let bottom = UInt16(truncatingIfNeeded: row >> 24 & 255)
          let color = Channels.scaled(
            Channels.bilinear(source + index, stride, right, bottom), factors)
          if color[3] != 0 {
            pixel.pointee =
              adding ? Channels.sum(color, pixel.pointee) : Channels.over(color, pixel.pointee)
          }
          pixel += 1
          column &+= stepX
          row &+= stepY
        }
      }
    }
  }

  /// Returns the whole numbers x for which `start` + x · `step` is at least 0 and below `end`.
  private static func range(
    from start: Int64, step: Int64, to end: Int64
  ) -> (first: Int64, last: Int64) {
    guard step != 0 else {
      return start >= 0 && start < end ? (.min, .max) : (.max, .min)
    }
    /// Returns the quotient, rounded down.
    func quotient(_ number: Int64) -> Int64 {
      let (whole, rest) = number.quotientAndRemainder(dividingBy: step)
      return rest != 0 && (rest < 0) != (step < 0) ? whole - 1 : whole
    }
    return step > 0
      ? (quotient(-start - 1) + 1, quotient(end - 1 - start))
      : (quotient(end - start) + 1, quotient(-start))
  }
}

/// Returns the numbers that are in both ranges.
private func intersection(
  _ a: (first: Int64, last: Int64), _ b: (first: Int64, last: Int64)
) -> (first: Int64, last: Int64) {
  (max(a.first, b.first), min(a.last, b.last))
}

/// Arithmetic with the four bytes of a pixel at once, as numbers of 16 bits in the order blue, green,
/// red, alpha.
private enum Channels {
  typealias Pixel = SIMD4<UInt16>

  /// Returns the color between four pixels; the fractions are out of 256.
  @inline(__always)
  static func bilinear(
    _ first: UnsafePointer<UInt32>, _ stride: Int, _ right: UInt16, _ bottom: UInt16
  ) -> Pixel {
    let both = (pair(first) &* (256 &- bottom) &+ pair(first + stride) &* bottom &+ 128) &>> 8
    return (both.lowHalf &* (256 &- right) &+ both.highHalf &* right &+ 128) &>> 8
  }

  /// Returns two neighbors.
  @inline(__always)
  private static func pair(_ first: UnsafePointer<UInt32>) -> SIMD8<UInt16> {
    SIMD8(truncatingIfNeeded: UnsafeRawPointer(first).loadUnaligned(as: SIMD8<UInt8>.self))
  }

  /// Returns a color multiplied by factors out of 256.
  @inline(__always) static func scaled(_ color: Pixel, _ factors: Pixel) -> Pixel {
    (color &* factors &+ 128) &>> 8
  }

  /// Returns a color over a pixel.
  @inline(__always) static func over(_ color: Pixel, _ pixel: UInt32) -> UInt32 {
    let alpha = color[3]
    let rest = 256 &- (alpha &+ alpha >> 7)
    return packed(color &+ (unpacked(pixel) &* rest) &>> 8)
  }

  /// Returns the sum of a color and a pixel.
  @inline(__always) static func sum(_ color: Pixel, _ pixel: UInt32) -> UInt32 {
    let sum = unpacked(pixel) &+ color
    return packed(sum.replacing(with: 255, where: sum .> 255))
  }

  @inline(__always) private static func unpacked(_ pixel: UInt32) -> Pixel {
    Pixel(truncatingIfNeeded: unsafeBitCast(pixel, to: SIMD4<UInt8>.self))
  }

  @inline(__always) private static func packed(_ color: Pixel) -> UInt32 {
    unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: color), to: UInt32.self)
  }
}
