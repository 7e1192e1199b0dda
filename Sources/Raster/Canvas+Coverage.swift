import CCairo
import CoreGraphics

extension Canvas {
  /// Fills a shape that is given by its coverage with an opaque color, with the same result as filling its
  /// path with Cairo; returns false if a clip cuts the shape.
  ///
  /// The matrix must be the identity, and clips may be rectangles of whole pixels alone.
  func fill(_ mask: ShapeMask, with color: CGColor) -> Bool {
    let surface = mask.surface
    let box = CGRect(
      origin: mask.origin, size: CGSize(width: surface.width, height: surface.height))
    guard clipBounds.contains(box) else { return false }
    let blending = CoverageBlending(color)
    withTarget { target in
      for row in 0..<surface.height {
        blending.fill(
          UnsafeMutableRawPointer(target.pixel(Int(box.minX), Int(box.minY) + row))
            .assumingMemoryBound(to: UInt32.self),
          coverage: surface.bytes + row * surface.bytesPerRow, count: surface.width)
      }
    }
    return true
  }
}

/// Blending of an opaque color in proportion to coverage, with Cairo's arithmetic for spans.
struct CoverageBlending {
  /// The color as a premultiplied pixel.
  let pixel: UInt32

  init(_ color: CGColor) {
    pixel = PixelBlending.pixel(color, alpha: 1)
  }

  /// Fills pixels in proportion to their coverage from 0 to 255.
  func fill(
    _ pixels: UnsafeMutablePointer<UInt32>, coverage: UnsafePointer<UInt8>, count: Int
  ) {
    var index = 0
    while index < count {
      if index &+ 8 <= count {
        let eight = UnsafeRawPointer(coverage + index).loadUnaligned(as: UInt64.self)
        if eight == 0 {
          index &+= 8
          continue
        }
        if eight == .max {
          (pixels + index).update(repeating: pixel, count: 8)
          index &+= 8
          continue
        }
      }
      let amount = UInt32(coverage[index])
      if amount == 255 {
        pixels[index] = pixel
      } else if amount > 0 {
        pixels[index] = mixed(pixels[index], amount)
      }
      index &+= 1
    }
  }

  /// Returns the color over a pixel, in proportion to a coverage.
  func mixed(_ below: UInt32, _ amount: UInt32) -> UInt32 {
    let rest = 255 &- amount
    return sum(product(pixel, amount), product(below, rest))
      | sum(product(pixel >> 8, amount), product(below >> 8, rest)) << 8
  }

  /// Returns two bytes, each multiplied by a fraction out of 255; halves are rounded down.
  private func product(_ bytes: UInt32, _ factor: UInt32) -> UInt32 {
    let product = (bytes & 0x00FF_00FF) &* factor &+ 0x007F_007F
    return (product &+ (product >> 8 & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
  }

  /// Returns the sums of two bytes each, at most 255.
  private func sum(_ left: UInt32, _ right: UInt32) -> UInt32 {
    let sum = left &+ right
    return (sum | 0x0100_0100 &- (sum >> 8 & 0x00FF_00FF)) & 0x00FF_00FF
  }
}
