import Foundation

/// A pixel's colour as it stands in a picture: sRGB, not multiplied by alpha.
struct PixelColor: Equatable {
  let red: UInt8
  let green: UInt8
  let blue: UInt8
  let alpha: UInt8
}

extension PixelColor {
  /// How far two colours are apart for the eye: a distance in OKLab.
  ///
  /// Where one is translucent, nobody knows what will lie below: the distance is the larger one of those
  /// over white and over black.
  func distance(to other: PixelColor) -> Double {
    if alpha == 255, other.alpha == 255 { return OKLab(self).distance(to: OKLab(other)) }
    return max(
      OKLab(self, over: 1).distance(to: OKLab(other, over: 1)),
      OKLab(self, over: 0).distance(to: OKLab(other, over: 0)))
  }
}

/// Pixels in memory, read by column and row.
struct PixelGrid {
  let width: Int
  let height: Int
  /// Four bytes a pixel, row by row.
  let bytes: UnsafeRawBufferPointer

  /// A pixel; what shows nothing is the same whatever colour stands behind it.
  subscript(x: Int, y: Int) -> PixelColor {
    let start = (y * width + x) * 4
    guard bytes[start + 3] > 0 else { return PixelColor(red: 0, green: 0, blue: 0, alpha: 0) }
    return PixelColor(
      red: bytes[start], green: bytes[start + 1], blue: bytes[start + 2], alpha: bytes[start + 3])
  }

  /// Whether a row has the very bytes of another grid's, which is as wide.
  func hasRow(_ y: Int, of other: PixelGrid) -> Bool {
    guard let base = bytes.baseAddress, let otherBase = other.bytes.baseAddress else { return true }
    let length = width * 4
    return memcmp(base + y * length, otherBase + y * length, length) == 0
  }
}
