/// A kind of file that holds frames and loses none of their pixels' places or times.
package enum MovieKind: String, Sendable {
  case gif, apng

  /// Tells the kind from a file's bytes; nil for anything else, such as a PNG with one picture.
  package init?(_ bytes: [UInt8]) {
    if bytes.starts(with: Array("GIF87a".utf8)) || bytes.starts(with: Array("GIF89a".utf8)) {
      self = .gif
    } else if bytes.starts(with: pngSignature), Self.isAnimated(bytes) {
      self = .apng
    } else {
      return nil
    }
  }

  /// Whether a PNG says before its first pixels that more pictures follow (PNG specification, third
  /// edition, 11.3.6.1).
  private static func isAnimated(_ bytes: [UInt8]) -> Bool {
    var position = pngSignature.count
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

private let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
