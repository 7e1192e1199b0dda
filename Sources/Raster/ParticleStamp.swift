import CBytes
import CoreGraphics
import DisplayList

/// A particle that is ready to be drawn: fixed-point arithmetic makes its pixels independent of the
/// rectangle that is drawn.
struct ParticleStamp {
  /// The rows and columns of the canvas that it may cover, within the drawn rectangle.
  let rows: Range<Int>
  let columns: Range<Int>
  private let level: SpriteLevels.Level
  /// The transform from the canvas' pixels to those of the level.
  private let toLevel: CGAffineTransform
  /// The factors of blue, green, red and alpha, premultiplied, from 0 to 256.
  private let factors: SIMD4<UInt16>

  /// Returns nil for a particle that shows nothing in `rect`, a rectangle of whole pixels.
  init?(
    _ particle: ParticleContent.Particle, of sprite: ParticleContent.Sprite, _ levels: SpriteLevels,
    matrix: CGAffineTransform, in rect: CGRect
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
    let pixels = area.applying(toPixels).pixelAligned.insetBy(dx: -1, dy: -1).intersection(rect)
    guard !pixels.isEmpty else { return nil }
    rows = Int(pixels.minY)..<Int(pixels.maxY)
    columns = Int(pixels.minX)..<Int(pixels.maxX)
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

  /// Draws some rows of the particle over, or added to, pixels of four bytes.
  ///
  /// - Parameters:
  ///   - start: The pixel at the canvas' row `top` and column `left`.
  ///   - pixelsPerRow: The number of pixels from the start of one row to the next.
  func draw(
    rows drawn: Range<Int>, on start: UnsafeMutablePointer<UInt32>, pixelsPerRow: Int, left: Int,
    top: Int, adding: Bool
  ) {
    let unit = CGFloat(1 << 32)
    // Beyond, fixed-point numbers would overflow: a particle that is far smaller than a pixel.
    let limit = CGFloat(1 << 31) - 2
    let (stepX, stepY) = (Int64(toLevel.a * unit), Int64(toLevel.b * unit))
    let (edgesX, edgesY) = (
      Steps(stepX, to: Int64(level.width + 1) << 32),
      Steps(stepY, to: Int64(level.height + 1) << 32)
    )
    level.pixels.withUnsafeBufferPointer { source in
      guard let source = source.baseAddress else { return }
      for y in rows.clamped(to: drawn) {
        // The position of the pixel's center, relative to that of the transparent pixel before the
        // level's first one.
        let first = CGPoint(x: 0.5, y: CGFloat(y) + 0.5).applying(toLevel)
        guard abs(first.x) < limit, abs(first.y) < limit else { continue }
        let (rowX, rowY) = (Int64((first.x + 0.5) * unit), Int64((first.y + 0.5) * unit))
        let covered = edgesX.inside(from: rowX, edgesY.inside(from: rowY, columns))
        guard !covered.isEmpty else { continue }
        let column = Int64(covered.lowerBound)
        Self.draw(
          from: ParticleSamples(
            pixels: source, stride: level.width + 2, x: rowX &+ stepX &* column,
            y: rowY &+ stepY &* column, stepX: stepX, stepY: stepY),
          factors, to: start + ((y - top) * pixelsPerRow + covered.lowerBound - left),
          count: covered.count, adding: adding)
      }
    }
  }

  private static func draw(
    from samples: ParticleSamples, _ factors: SIMD4<UInt16>,
    to pixels: UnsafeMutablePointer<UInt32>, count: Int, adding: Bool
  ) {
    var samples = samples
    let factors = SIMD8(lowHalf: factors, highHalf: factors)
    // The last color of an area in which the sprite has a single color.
    var (flat, flatColor) = (UInt64(0), SIMD8<UInt16>())
    var index = 0
    while index < count {
      let isLast = index &+ 1 == count
      let pair = samples.nextPair(isLast: isLast)
      let target = pixels + index
      index &+= 2
      let color: SIMD8<UInt16>
      if pair.isFlat {
        if pair.first.upper != flat {
          flat = pair.first.upper
          flatColor = PixelPair.scaled(PixelPair.unpacked(flat), factors)
        }
        color = flatColor
      } else {
        color = PixelPair.scaled(pair.color, factors)
      }
      guard isLast else {
        let raw = UnsafeMutableRawPointer(target)
        let below = PixelPair.unpacked(raw.loadUnaligned(as: UInt64.self))
        let result = adding ? PixelPair.sum(color, below) : PixelPair.over(color, below)
        raw.storeBytes(of: PixelPair.packed(result), as: UInt64.self)
        continue
      }
      let below = PixelPair.unpacked(UInt64(target.pointee))
      let result = adding ? PixelPair.sum(color, below) : PixelPair.over(color, below)
      target.pointee = UInt32(truncatingIfNeeded: PixelPair.packed(result))
    }
  }
}

/// The pixels of a row at which a coordinate is inside of a sprite.
private struct Steps {
  private let step: Int64
  private let end: Int64
  private let inverse: Double

  /// - Parameter end: The coordinate after the last one inside; the first one is 0.
  init(_ step: Int64, to end: Int64) {
    (self.step, self.end) = (step, end)
    inverse = step == 0 ? 0 : 1 / Double(step)
  }

  /// Returns the whole numbers x of a range for which `start` + x · step is inside.
  @inline(__always)
  func inside(from start: Int64, _ range: Range<Int>) -> Range<Int> {
    guard step != 0 else { return start >= 0 && start < end ? range : 0..<0 }
    let (first, last) =
      step > 0
      ? (quotient(-1 &- start) &+ 1, quotient(end &- 1 &- start))
      : (quotient(end &- start) &+ 1, quotient(-start))
    let (lower, upper) = (max(first, range.lowerBound), min(last &+ 1, range.upperBound))
    return lower < upper ? lower..<upper : 0..<0
  }

  /// Returns a number divided by the step, rounded down; far beyond any canvas, any such number.
  @inline(__always)
  private func quotient(_ number: Int64) -> Int {
    let limit = Double(1 << 40)
    let estimate = max(-limit, min(Double(number) * inverse, limit))
    var result = Int64(estimate)
    guard abs(estimate) < limit else { return Int(result) }
    // The estimate may be wrong by a little, and is rounded toward zero.
    var rest = number &- result &* step
    if step < 0 { rest = -rest }
    while rest < 0 {
      result &-= 1
      rest &+= abs(step)
    }
    while rest >= abs(step) {
      result &+= 1
      rest &-= abs(step)
    }
    return Int(result)
  }
}

/// The samples of a sprite along a row of the canvas, at fixed-point positions with 32 fractional bits.
private struct ParticleSamples {
  let pixels: UnsafePointer<UInt32>
  let stride: Int
  var x: Int64
  var y: Int64
  let stepX: Int64
  let stepY: Int64

  /// What is about a position: two pixels, two below them, and the weights of the right and lower ones.
  struct Sample {
    var upper: UInt64 = 0
    var lower: UInt64 = 0
    var right: UInt64 = 0
    var bottom: UInt64 = 0

    /// The colors to the left and to the right.
    @inline(__always) fileprivate var columns: PixelPair.Bits {
      let weight = PixelPair.weights(bottom, bottom)
      let color =
        (PixelPair.unpacked(upper) &* (256 &- weight) &+ PixelPair.unpacked(lower) &* weight
          &+ 128) &>> 8
      return unsafeBitCast(color, to: PixelPair.Bits.self)
    }
  }

  /// What is about two positions.
  struct Pair {
    let first: Sample
    let second: Sample

    /// Whether all pixels are equal: then so are the colors.
    @inline(__always) var isFlat: Bool {
      let upper = first.upper
      return (upper ^ first.lower) | (upper ^ second.upper) | (upper ^ second.lower)
        | (upper ^ (upper &<< 32 | upper &>> 32)) == 0
    }

    /// The colors at the positions.
    @inline(__always) var color: SIMD8<UInt16> {
      PixelPair.mixed(first.columns, second.columns, first.right, second.right)
    }
  }

  /// Returns what is about the next two positions; nothing is about the second one after the last position.
  @inline(__always)
  mutating func nextPair(isLast: Bool) -> Pair {
    let first = next()
    return Pair(first: first, second: isLast ? Sample() : next())
  }

  @inline(__always)
  private mutating func next() -> Sample {
    let source = UnsafeRawPointer(pixels + (Int(y >> 32) &* stride &+ Int(x >> 32)))
    let sample = Sample(
      upper: source.loadUnaligned(as: UInt64.self),
      lower: (source + stride &* 4).loadUnaligned(as: UInt64.self),
      right: UInt64(truncatingIfNeeded: x >> 24 & 255),
      bottom: UInt64(truncatingIfNeeded: y >> 24 & 255))
    x &+= stepX
    y &+= stepY
    return sample
  }
}

/// Arithmetic with the bytes of two pixels at once, as numbers of 16 bits in the order blue, green, red,
/// alpha.
///
/// Lanes are moved as halves of 64 bits: the compiler turns single lanes into scalar code.
private enum PixelPair {
  typealias Pixels = SIMD8<UInt16>
  typealias Bits = SIMD2<UInt64>

  /// Returns numbers below 2^16 as the lanes of the first and the second pixel.
  @inline(__always) static func weights(_ first: UInt64, _ second: UInt64) -> Pixels {
    let ones: UInt64 = 0x0001_0001_0001_0001
    return unsafeBitCast(Bits(first &* ones, second &* ones), to: Pixels.self)
  }

  /// Returns two colors, each between the two halves of a vector; weights are out of 256.
  @inline(__always)
  static func mixed(
    _ first: Bits, _ second: Bits, _ firstRight: UInt64, _ secondRight: UInt64
  ) -> Pixels {
    let left = unsafeBitCast(Bits(first[0], second[0]), to: Pixels.self)
    let right = unsafeBitCast(Bits(first[1], second[1]), to: Pixels.self)
    let weight = weights(firstRight, secondRight)
    return (left &* (256 &- weight) &+ right &* weight &+ 128) &>> 8
  }

  /// Returns colors multiplied by factors out of 256.
  @inline(__always) static func scaled(_ color: Pixels, _ factors: Pixels) -> Pixels {
    (color &* factors &+ 128) &>> 8
  }

  /// Returns colors over pixels; a transparent color leaves its pixel unchanged.
  @inline(__always) static func over(_ color: Pixels, _ pixels: Pixels) -> Pixels {
    let alpha = alpha(of: color)
    let rest = 256 &- (alpha &+ alpha &>> 7)
    return visible(color, alpha) &+ (pixels &* rest) &>> 8
  }

  /// Returns the sums of colors and pixels; a transparent color leaves its pixel unchanged.
  @inline(__always) static func sum(_ color: Pixels, _ pixels: Pixels) -> Pixels {
    let sum = pixels &+ visible(color, alpha(of: color))
    return (sum | (0 &- sum &>> 8)) & 255
  }

  @inline(__always) private static func alpha(of color: Pixels) -> Pixels {
    var bits = unsafeBitCast(color, to: Bits.self) &>> 48
    bits |= bits &<< 16
    bits |= bits &<< 32
    return unsafeBitCast(bits, to: Pixels.self)
  }

  /// Returns colors, which are zero where they are transparent.
  @inline(__always) private static func visible(_ color: Pixels, _ alpha: Pixels) -> Pixels {
    color & (0 &- (alpha &+ 255) &>> 8)
  }

  @inline(__always) static func unpacked(_ pixels: UInt64) -> Pixels {
    flipbook_words_of_bytes(pixels)
  }

  @inline(__always) static func packed(_ color: Pixels) -> UInt64 {
    flipbook_bytes_of_words(color)
  }
}
