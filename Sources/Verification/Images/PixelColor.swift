import Glibc

/// The color of a pixel in an image: sRGB, not premultiplied.
struct PixelColor: Equatable {
  let red: UInt8
  let green: UInt8
  let blue: UInt8
  let alpha: UInt8
}

extension PixelColor {
  /// Returns the perceptual distance between two colors, in OKLab.
  ///
  /// The background of a translucent color is unknown, so the result is the larger of the distances
  /// over white and over black.
  func distance(to other: PixelColor) -> Double {
    if alpha == 255, other.alpha == 255 { return OKLab(self).distance(to: OKLab(other)) }
    return max(
      OKLab(self, over: 1).distance(to: OKLab(other, over: 1)),
      OKLab(self, over: 0).distance(to: OKLab(other, over: 0)))
  }
}

/// A view of pixels in memory, indexed by column and row.
struct PixelGrid {
  let width: Int
  let height: Int
  /// The pixels, four bytes each, row by row.
  let bytes: UnsafeRawBufferPointer

  /// The pixel in a column and row; all transparent pixels are equal.
  subscript(x: Int, y: Int) -> PixelColor {
    let start = (y * width + x) * 4
    guard bytes[start + 3] > 0 else { return PixelColor(red: 0, green: 0, blue: 0, alpha: 0) }
    return PixelColor(
      red: bytes[start], green: bytes[start + 1], blue: bytes[start + 2], alpha: bytes[start + 3])
  }

  /// Returns whether a row has the same bytes as the row of another grid of equal width.
  func hasRow(_ y: Int, of other: PixelGrid) -> Bool {
    guard let base = bytes.baseAddress, let otherBase = other.bytes.baseAddress else { return true }
    let length = width * 4
    return memcmp(base + y * length, otherBase + y * length, length) == 0
  }
}
