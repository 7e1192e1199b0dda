import Imaging

/// A movie format whose frames can be extracted exactly.
package enum MovieKind: String, Sendable {
  case gif, apng

  /// Detects the format of a file's bytes; nil for anything else, such as a PNG with one image.
  package init?(_ bytes: [UInt8]) {
    if bytes.starts(with: Array("GIF87a".utf8)) || bytes.starts(with: Array("GIF89a".utf8)) {
      self = .gif
    } else if Bitmap.isPNG(bytes), Self.isAnimated(bytes) {
      self = .apng
    } else {
      return nil
    }
  }

  /// Returns whether a PNG declares an animation before its first image data (PNG specification,
  /// third edition, 11.3.6.1).
  private static func isAnimated(_ bytes: [UInt8]) -> Bool {
    var position = 8
    while bytes.count - position >= 12 {
      let length = bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      let name = bytes[position + 4..<position + 8]
      if name.elementsEqual("acTL".utf8) { return true }
      if name.elementsEqual("IDAT".utf8) { return false }
      guard length <= bytes.count - position - 12 else { return false }
      position += length + 12
    }
    return false
  }
}
