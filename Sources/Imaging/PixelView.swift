import Glibc

/// A view of pixels in memory that another object owns.
///
/// A view does not copy the pixels and does not keep them alive: it is valid as long as its owner
/// specifies, typically during one call. A pixel has four bytes, and rows are ordered from top to
/// bottom.
package struct PixelView {
  /// The meaning of the four bytes of a pixel, in memory order.
  package enum Format: Sendable {
    /// Blue, green, red and an unused byte: Cairo's RGB24 on a little-endian machine.
    case opaqueBGRX
    /// Premultiplied blue, green and red, and alpha: Cairo's ARGB32 on a little-endian machine.
    case premultipliedBGRA
    /// Red, green and blue, not premultiplied, and alpha: PNG's format.
    case straightRGBA
  }

  package let base: UnsafeRawPointer
  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int
  /// The distance between the starts of consecutive rows, in bytes.
  package let bytesPerRow: Int
  package let format: Format
  /// The color of each row whose pixels all have that color and are not in memory; −1 for the other rows.
  private let rowColors: UnsafePointer<Int64>?

  /// Creates a view of pixels.
  ///
  /// - Parameter rowColors: For each row, the value of all its pixels, whose memory is then not read, or −1; nil if all
  ///   pixels are in memory.
  package init(
    base: UnsafeRawPointer, width: Int, height: Int, bytesPerRow: Int, format: Format,
    rowColors: UnsafePointer<Int64>? = nil
  ) {
    precondition(width > 0 && height > 0 && bytesPerRow >= width * 4)
    self.rowColors = rowColors
    self.base = base
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.format = format
  }
}

extension PixelView {
  /// A pixel in the form in which pixels are compared, hashed and written: red, green, blue and
  /// alpha from the least significant byte up, not premultiplied, and zero for a transparent pixel.
  typealias CanonicalPixel = UInt32

  /// Writes row `y` in canonical form to `row`, which must have room for `width` pixels.
  func copyRow(_ y: Int, to row: UnsafeMutablePointer<CanonicalPixel>) {
    copy(0..<width, ofRow: y, to: row)
  }

  /// Writes some columns of row `y` in canonical form to `row`, which must have room for `width` pixels.
  func copy(
    _ columns: Range<Int>, ofRow y: Int, to row: UnsafeMutablePointer<CanonicalPixel>
  ) {
    if var color = color(ofRow: y) {
      var pixel: CanonicalPixel = 0
      copy(0..<1, of: &color, to: &pixel)
      (row + columns.lowerBound).update(repeating: pixel, count: columns.count)
    } else {
      copy(columns, of: base + y * bytesPerRow, to: row)
    }
  }

  /// Returns the color of a row whose pixels are not in memory; nil for another row.
  private func color(ofRow y: Int) -> UInt32? {
    guard let color = rowColors?[y], color >= 0 else { return nil }
    return UInt32(color)
  }

  /// Returns the color of rows that have the same one and are not in memory; nil for other rows.
  func color(ofRows rows: Range<Int>) -> UInt32? {
    guard let first = rows.first, let color = color(ofRow: first) else { return nil }
    return rows.allSatisfy { rowColors?[$0] == Int64(color) } ? color : nil
  }

  private func copy(
    _ columns: Range<Int>, of source: UnsafeRawPointer,
    to row: UnsafeMutablePointer<CanonicalPixel>
  ) {
    // Overflow-checked arithmetic would prevent vectorization of the loops.
    func pixel(_ x: Int) -> UInt32 { source.loadUnaligned(fromByteOffset: x &* 4, as: UInt32.self) }

    switch format {
    case .opaqueBGRX:
      for x in columns { row[x] = redFirst(pixel(x)) | 0xFF00_0000 }
    case .premultipliedBGRA:
      var alphas: UInt32 = 0xFF00_0000
      for x in columns { alphas &= pixel(x) }
      if alphas == 0xFF00_0000 {
        for x in columns { row[x] = redFirst(pixel(x)) }
      } else {
        for x in columns { row[x] = straight(redFirst(pixel(x))) }
      }
    case .straightRGBA:
      for x in columns { row[x] = pixel(x) >> 24 == 0 ? 0 : pixel(x) }
    }
  }

  /// Calls a closure with runs of columns outside of which row `y` has the same bytes as the row above it.
  ///
  /// Runs consist of blocks of sixteen columns, the last of which may be narrower, and do not touch.
  @inline(__always)
  func forEachChangedRun(ofRow y: Int, _ body: (Range<Int>) -> Void) {
    if color(ofRow: y) != nil || color(ofRow: y - 1) != nil { return body(0..<width) }
    let row = base + y * bytesPerRow
    let above = row - bytesPerRow
    func isEqual(_ x: Int) -> Bool {
      if x &+ 16 <= width { return Self.areSixteenEqual(row + x &* 4, above + x &* 4) }
      return memcmp(row + x &* 4, above + x &* 4, (width &- x) &* 4) == 0
    }
    var x = 0
    while x < width {
      guard !isEqual(x) else {
        x &+= 16
        continue
      }
      let start = x
      // In a long run, not every block is compared: columns that are equal are allowed in it.
      repeat { x &+= x &- start < 128 ? 16 : 64 } while x < width && !isEqual(x)
      body(start..<min(x, width))
    }
  }

  /// Returns whether sixteen pixels have the same bytes.
  @inline(__always)
  private static func areSixteenEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    typealias Bits = SIMD2<UInt64>
    var difference = Bits()
    for offset in stride(from: 0, to: 64, by: 16) {
      difference |=
        left.loadUnaligned(fromByteOffset: offset, as: Bits.self)
        ^ right.loadUnaligned(fromByteOffset: offset, as: Bits.self)
    }
    return difference[0] | difference[1] == 0
  }

  /// Returns whether row `y` has the same bytes as the row above it.
  func repeatsRowAbove(_ y: Int) -> Bool {
    switch (color(ofRow: y), color(ofRow: y - 1)) {
    case (let color?, let above?): color == above
    case (let color?, nil): hasPixels(y - 1, of: color)
    case (nil, let above?): hasPixels(y, of: above)
    case (nil, nil): bytes(ofRow: y).elementsEqualInMemory(bytes(ofRow: y - 1))
    }
  }

  /// Returns whether all pixels of a row in memory have a color.
  private func hasPixels(_ y: Int, of color: UInt32) -> Bool {
    let bytes = bytes(ofRow: y)
    return bytes.loadUnaligned(as: UInt32.self) == color
      && UnsafeRawBufferPointer(rebasing: bytes.dropFirst(4)).elementsEqualInMemory(
        UnsafeRawBufferPointer(rebasing: bytes.dropLast(4)))
  }

  private func bytes(ofRow y: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: base + y * bytesPerRow, count: width * 4)
  }
}

/// Swaps the first and the third byte of a pixel.
private func redFirst(_ pixel: UInt32) -> UInt32 {
  (pixel & 0xFF00_FF00) | (pixel & 0xFF) << 16 | (pixel >> 16) & 0xFF
}

/// Divides the color components of a pixel by its alpha, rounding to nearest.
private func straight(_ pixel: UInt32) -> UInt32 {
  let alpha = pixel >> 24
  if alpha == 255 { return pixel }
  if alpha == 0 { return 0 }
  func channel(_ shift: UInt32) -> UInt32 {
    min(255, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha) << shift
  }
  return channel(0) | channel(8) | channel(16) | alpha << 24
}
