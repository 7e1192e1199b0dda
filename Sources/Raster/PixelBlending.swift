import CoreGraphics

/// Blending of premultiplied pixels with four bytes each, with the same results as pixman's.
enum PixelBlending {
  /// Two channels of four pixels, as numbers of 16 bits.
  private typealias Channels = SIMD8<UInt16>

  /// Returns a color as Cairo converts it to a pixel: components of 16 bits, and of these the upper eight.
  static func pixel(_ color: CGColor, alpha: CGFloat) -> UInt32 {
    let alpha = color.alpha.unit * alpha.unit
    func byte(_ component: CGFloat) -> UInt32 {
      UInt32(component * 65_535 + 0.5) >> 8
    }
    return byte(alpha) << 24 | byte(color.red.unit * alpha) << 16
      | byte(color.green.unit * alpha) << 8 | byte(color.blue.unit * alpha)
  }

  /// Returns a pixel over another one.
  static func pixel(_ source: UInt32, over target: UInt32) -> UInt32 {
    over(SIMD4(source, 0, 0, 0), SIMD4(target, 0, 0, 0))[0]
  }

  /// Draws pixels over others.
  static func blend(
    _ source: UnsafePointer<UInt32>, over target: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    forEachFour(source, target, count: count) { over($0, $1) }
  }

  /// Adds pixels to others; sums are at most 255.
  static func add(
    _ source: UnsafePointer<UInt32>, to target: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    forEachFour(source, target, count: count) { sum($0, $1) }
  }

  @inline(__always)
  private static func forEachFour(
    _ source: UnsafePointer<UInt32>, _ target: UnsafeMutablePointer<UInt32>, count: Int,
    _ blend: (SIMD4<UInt32>, SIMD4<UInt32>) -> SIMD4<UInt32>
  ) {
    func blendFour(at index: Int) {
      let raw = UnsafeMutableRawPointer(target + index)
      let pixels = UnsafeRawPointer(source + index).loadUnaligned(as: SIMD4<UInt32>.self)
      raw.storeBytes(
        of: blend(pixels, raw.loadUnaligned(as: SIMD4<UInt32>.self)), as: SIMD4<UInt32>.self)
    }
    var index = 0
    while index &+ 16 <= count {
      if !isTransparent(source + index) {
        for offset in stride(from: 0, to: 16, by: 4) { blendFour(at: index &+ offset) }
      }
      index &+= 16
    }
    while index &+ 4 <= count {
      blendFour(at: index)
      index &+= 4
    }
    while index < count {
      let pixels = SIMD4(source[index], 0, 0, 0)
      target[index] = blend(pixels, SIMD4(target[index], 0, 0, 0))[0]
      index &+= 1
    }
  }

  /// Whether sixteen pixels are zero.
  @inline(__always)
  private static func isTransparent(_ pixels: UnsafePointer<UInt32>) -> Bool {
    var all = SIMD2<UInt64>()
    for offset in stride(from: 0, to: 64, by: 16) {
      all |= UnsafeRawPointer(pixels).loadUnaligned(
        fromByteOffset: offset, as: SIMD2<UInt64>.self)
    }
    return all[0] | all[1] == 0
  }

  /// Returns colors over pixels: products of bytes are divided by 255 and rounded.
  @inline(__always)
  private static func over(_ color: SIMD4<UInt32>, _ pixels: SIMD4<UInt32>) -> SIMD4<UInt32> {
    let inverse = 255 &- (color &>> 24)
    let rest = unsafeBitCast(inverse | inverse &<< 16, to: Channels.self)
    return joined(
      sum(low(color), product(low(pixels), rest)), sum(high(color), product(high(pixels), rest)))
  }

  /// Returns sums of bytes, at most 255.
  @inline(__always)
  private static func sum(_ color: SIMD4<UInt32>, _ pixels: SIMD4<UInt32>) -> SIMD4<UInt32> {
    joined(sum(low(color), low(pixels)), sum(high(color), high(pixels)))
  }

  @inline(__always)
  private static func product(_ channels: Channels, _ factors: Channels) -> Channels {
    let product = channels &* factors &+ 128
    return (product &+ product &>> 8) &>> 8
  }

  @inline(__always)
  private static func sum(_ left: Channels, _ right: Channels) -> Channels {
    let sum = left &+ right
    return (sum | (0 &- sum &>> 8)) & 255
  }

  /// Returns blue and red.
  @inline(__always)
  private static func low(_ pixels: SIMD4<UInt32>) -> Channels {
    unsafeBitCast(pixels & 0x00FF_00FF, to: Channels.self)
  }

  /// Returns green and alpha.
  @inline(__always)
  private static func high(_ pixels: SIMD4<UInt32>) -> Channels {
    unsafeBitCast(pixels &>> 8 & 0x00FF_00FF, to: Channels.self)
  }

  @inline(__always)
  private static func joined(_ low: Channels, _ high: Channels) -> SIMD4<UInt32> {
    unsafeBitCast(low, to: SIMD4<UInt32>.self) | unsafeBitCast(high, to: SIMD4<UInt32>.self) &<< 8
  }
}
