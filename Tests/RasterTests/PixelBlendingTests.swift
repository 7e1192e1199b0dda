import CCairo
import CoreGraphics
import Testing

@testable import Raster

/// Filling pixels with translucent colors, and blending particles.
struct PixelBlendingTests {
  private let area = CGRect(3, 2, 41, 30)

  /// Returns the bytes of a surface after `draw`.
  private func bytes(_ draw: (Canvas) throws -> Void) throws -> [UInt8] {
    let surface = try Surface(CAIRO_FORMAT_ARGB32, width: 50, height: 40)
    var state: UInt32 = 1
    for y in 0..<40 {
      for x in 0..<50 {
        state = state &* 1_664_525 &+ 1_013_904_223
        // Opaque pixels keep premultiplied components valid.
        for channel in 0..<4 {
          surface.bytes[y * surface.bytesPerRow + x * 4 + channel] =
            channel == 3 ? 255 : UInt8(truncatingIfNeeded: state >> (8 * UInt32(channel) + 8))
        }
      }
    }
    cairo_surface_mark_dirty(surface.pointer)
    let canvas = Canvas(surface)
    try draw(canvas)
    try canvas.finish()
    return Array(UnsafeBufferPointer(start: surface.bytes, count: 40 * surface.bytesPerRow))
  }

  @Test(
    "a translucent color has the same pixels as Cairo's fill",
    arguments: [0, 0.01, 0.25, 0.5, 0.7, 0.996, 0.998, 1], [false, true])
  func samePixelsAsFill(alpha: CGFloat, isReplacing: Bool) throws {
    for index in 0..<40 {
      func component(_ factor: Int) -> CGFloat { CGFloat(index * factor % 41) / 40 }
      let below = CGColor(red: component(3), green: component(7), blue: component(11), alpha: 1)
      let color = CGColor(
        red: component(13), green: component(17), blue: component(19), alpha: 1)
      let pixels = try [true, false].map { keepsRows -> [UInt8] in
        let surface = try Surface(CAIRO_FORMAT_ARGB32, width: 9, height: 2)
        if keepsRows { surface.keepUniformRows() }
        let canvas = Canvas(surface)
        canvas.fillPixels(in: surface.bounds, with: below)
        canvas.fillPixels(in: surface.bounds, with: color, alpha: alpha, replacing: isReplacing)
        #expect((surface.uniformRows?[1] != nil) == keepsRows)
        canvas.prepareToDraw()
        try canvas.finish()
        return Array(UnsafeBufferPointer(start: surface.bytes, count: 2 * surface.bytesPerRow))
      }
      #expect(pixels[0] == pixels[1], "\(index)")
    }
  }

  @Test("pixels are blended over and added to others as by Cairo", arguments: [false, true])
  func samePixelsAsPaint(isAdditive: Bool) throws {
    let source = try Surface(CAIRO_FORMAT_ARGB32, width: 41, height: 30)
    var state: UInt32 = 5
    for y in 0..<30 {
      for x in 0..<41 where (x / 3 + y) % 4 > 0 {
        state = state &* 1_664_525 &+ 1_013_904_223
        let alpha = y == 0 ? 255 : state >> 24
        for channel in 0..<4 {
          let component = channel == 3 ? alpha : (state >> UInt32(channel * 8) & 255) * alpha / 255
          source.bytes[y * source.bytesPerRow + x * 4 + channel] = UInt8(component)
        }
      }
    }
    cairo_surface_mark_dirty(source.pointer)
    let painted = try bytes { canvas in
      if isAdditive {
        canvas.add(source, at: area.origin, alpha: 1)
      } else {
        canvas.paint(source, at: area.origin, alpha: 1)
      }
    }
    let blended = try bytes { canvas in
      canvas.withTarget { target in
        for row in 0..<30 {
          let pixels = UnsafeRawPointer(source.bytes + row * source.bytesPerRow)
            .assumingMemoryBound(to: UInt32.self)
          let below = UnsafeMutableRawPointer(
            target.pixel(Int(area.minX), Int(area.minY) + row)
          ).assumingMemoryBound(to: UInt32.self)
          if isAdditive {
            PixelBlending.add(pixels, to: below, count: 41)
          } else {
            PixelBlending.blend(pixels, over: below, count: 41)
          }
        }
      }
    }
    #expect(painted == blended)
    #expect(try painted != bytes { _ in })
  }
}
