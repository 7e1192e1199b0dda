import CCairo
import CoreGraphics
import Testing

@testable import Raster

/// Translucent colours over rows of one colour, and over others.
struct MixedPixelsTests {
  private let area = CGRect(3, 2, 41, 30)

  /// What `draw` makes of a surface whose rows have one colour, or many, as `pattern` says again and again.
  private func bytes(
    _ pattern: [Bool], _ draw: (Canvas) throws -> Void
  ) throws -> [UInt8] {
    let surface = try Surface(CAIRO_FORMAT_ARGB32, width: 50, height: 40)
    var state: UInt32 = 1
    for y in 0..<40 {
      for x in 0..<50 {
        if x == 0 || !pattern[y % pattern.count] { state = state &* 1_664_525 &+ 1_013_904_223 }
        // Opaque: what is multiplied by alpha is never more than alpha.
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
    arguments: [
      ("every row", [true]), ("no row", [false]),
      ("the upper half", (0..<40).map { $0 < 17 }),
      ("stripes", (0..<8).map { $0 < 4 }),
      ("more stripes than are worth it", [true, false]),
    ] as [(String, [Bool])], [0, 0.01, 0.25, 0.5, 0.997])
  func `pixels are those that Cairo mixes one by one`(
    rows: (id: String, haveOneColor: [Bool]), alpha: CGFloat
  ) throws {
    let color = CGColor(red: 0.9, green: 0.2, blue: 0.55, alpha: 1)
    let mixed = try bytes(rows.haveOneColor) { canvas in
      canvas.setSource(color, alpha: alpha)
      canvas.mixPixels(of: area)
    }
    let filled = try bytes(rows.haveOneColor) { canvas in
      canvas.setSource(color, alpha: alpha)
      canvas.fill(CGPath(rect: area))
    }
    #expect(mixed == filled)
    #expect((mixed == (try bytes(rows.haveOneColor) { _ in })) == (alpha == 0))
  }

  @Test func `a clip and a picture of its own are heeded`() throws {
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
    #expect(try draw { $0.mixPixels(of: area) } == draw { $0.fill(CGPath(rect: area)) })
  }
}
