/// Pixels in somebody else's memory, read where they lie.
///
/// A view copies nothing and keeps nothing alive: it is good for as long as its owner says, which is
/// usually one call. Four bytes make a pixel; rows run from the top down.
package struct PixelView {
  /// What the four bytes of a pixel mean, in the order of memory.
  package enum Format: Sendable {
    /// Blue, green, red and a byte of no meaning: Cairo's RGB24 on a little-endian machine.
    case opaqueBGRX
    /// Blue, green and red multiplied by alpha, and alpha: Cairo's ARGB32 on a little-endian machine.
    case premultipliedBGRA
    /// Red, green and blue not multiplied by alpha, and alpha: PNG's own.
    case straightRGBA
  }

  package let base: UnsafeRawPointer
  /// Width in pixels.
  package let width: Int
  /// Height in pixels.
  package let height: Int
  /// Distance from the start of a row to that of the next, in bytes.
  package let bytesPerRow: Int
  package let format: Format

  package init(base: UnsafeRawPointer, width: Int, height: Int, bytesPerRow: Int, format: Format) {
    precondition(width > 0 && height > 0 && bytesPerRow >= width * 4)
    self.base = base
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.format = format
  }
}

extension PixelView {
  /// The one form in which pixels are compared, hashed and written: red, green, blue and alpha from the
  /// lowest byte up, not multiplied, and four zeros for a pixel that shows nothing.
  typealias CanonicalPixel = UInt32

  /// Writes row `y` in canonical form to `row`, which has room for `width` pixels.
  func copyRow(_ y: Int, to row: UnsafeMutablePointer<CanonicalPixel>) {
    let source = base + y * bytesPerRow
    // Arithmetic that cannot overflow says so, or the loops do not become vector instructions.
    func pixel(_ x: Int) -> UInt32 { source.loadUnaligned(fromByteOffset: x &* 4, as: UInt32.self) }

    switch format {
    case .opaqueBGRX:
      for x in 0..<width { row[x] = redFirst(pixel(x)) | 0xFF00_0000 }
    case .premultipliedBGRA:
      var alphas: UInt32 = 0xFF00_0000
      for x in 0..<width { alphas &= pixel(x) }
      if alphas == 0xFF00_0000 {
        for x in 0..<width { row[x] = redFirst(pixel(x)) }
      } else {
        for x in 0..<width { row[x] = straight(redFirst(pixel(x))) }
      }
    case .straightRGBA:
      for x in 0..<width { row[x] = pixel(x) >> 24 == 0 ? 0 : pixel(x) }
    }
  }

  /// Whether row `y` has the very bytes of the row above it.
  func repeatsRowAbove(_ y: Int) -> Bool {
    let row = UnsafeRawBufferPointer(start: base + y * bytesPerRow, count: width * 4)
    let above = UnsafeRawBufferPointer(start: base + (y - 1) * bytesPerRow, count: width * 4)
    return row.elementsEqualInMemory(above)
  }
}

/// Swaps the lowest byte of a pixel with the third.
private func redFirst(_ pixel: UInt32) -> UInt32 {
  (pixel & 0xFF00_FF00) | (pixel & 0xFF) << 16 | (pixel >> 16) & 0xFF
}

/// Divides the colours of a pixel by its alpha, rounding to the nearest.
private func straight(_ pixel: UInt32) -> UInt32 {
  let alpha = pixel >> 24
  if alpha == 255 { return pixel }
  if alpha == 0 { return 0 }
  func channel(_ shift: UInt32) -> UInt32 {
    min(255, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha) << shift
  }
  return channel(0) | channel(8) | channel(16) | alpha << 24
}
