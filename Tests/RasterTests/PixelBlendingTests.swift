import CCairo
import CoreGraphics
import Testing

@testable import Raster

/// Blending translucent colors over rows with and without a single color.
struct PixelBlendingTests {
  private let area = CGRect(3, 2, 41, 30)

  /// Returns the bytes of a surface after `draw`; `pattern` states, repeatedly, which rows have a
  /// single color.
  private func bytes(
    _ pattern: [Bool], _ draw: (Canvas) throws -> Void
  ) throws -> [UInt8] {
    let surface = try Surface(CAIRO_FORMAT_ARGB32, width: 50, height: 40)
    var state: UInt32 = 1
    for y in 0..<40 {
      for x in 0..<50 {
        if x == 0 || !pattern[y % pattern.count] { state = state &* 1_664_525 &+ 1_013_904_223 }
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
    "blendPixels(in:) produces the same pixels as Cairo's fill",
    arguments: [
      ("every row", [true]), ("no row", [false]),
      ("the upper half", (0..<40).map { $0 < 17 }),
      ("stripes", (0..<8).map { $0 < 4 }),
      ("more stripes than the maximum", [true, false]),
    ] as [(String, [Bool])], [0, 0.01, 0.25, 0.5, 0.997])
  func samePixelsAsFill(
    rows: (id: String, haveOneColor: [Bool]), alpha: CGFloat
  ) throws {
    let color = CGColor(red: 0.9, green: 0.2, blue: 0.55, alpha: 1)
    let mixed = try bytes(rows.haveOneColor) { canvas in
      canvas.setSource(color, alpha: alpha)
      canvas.blendPixels(in: area)
    }
    let filled = try bytes(rows.haveOneColor) { canvas in
      canvas.setSource(color, alpha: alpha)
      canvas.fill(CGPath(rect: area))
    }
    #expect(mixed == filled)
    #expect((mixed == (try bytes(rows.haveOneColor) { _ in })) == (alpha == 0))
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
    let painted = try bytes([false]) { canvas in
      if isAdditive {
        canvas.add(source, at: area.origin, alpha: 1)
      } else {
        canvas.paint(source, at: area.origin, alpha: 1)
      }
    }
    let blended = try bytes([false]) { canvas in
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
    #expect(try painted != bytes([false]) { _ in })
  }

  @Test("blendPixels(in:) respects clips and groups") func clipsAndGroups() throws {
    let circle = CGPath(ellipseIn: CGRect(5, 5, 20, 20), transform: nil)
    func draw(_ fill: @escaping (Canvas) -> Void) throws -> [UInt8] {
      try bytes([true]) { canvas in
        canvas.setSource(.red, alpha: 0.5)
        canvas.clipping(to: circle) { fill(canvas) }
        try canvas.grouping { () throws(RasterError) in
          canvas.setSource(.blue, alpha: 0.5)
          fill(canvas)
        }
        canvas.paintSource(alpha: 0.5)
      }
    }
    #expect(try draw { $0.blendPixels(in: area) } == draw { $0.fill(CGPath(rect: area)) })
  }
}
