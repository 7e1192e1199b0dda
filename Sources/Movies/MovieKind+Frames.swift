extension MovieKind {
  /// Returns the number of frames that a movie declares; nil if it is truncated or invalid.
  func frameCount(of bytes: [UInt8]) -> Int? {
    switch self {
    case .gif: Self.imageCount(ofGIF: bytes)
    case .apng: Self.declaredCount(ofPNG: bytes)
    }
  }

  /// Counts the images of a GIF up to its trailer (GIF89a specification, appendix B).
  ///
  /// ffmpeg itself accepts a truncated file.
  private static func imageCount(ofGIF bytes: [UInt8]) -> Int? {
    func tableLength(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }

    guard bytes.count > 13 else { return nil }
    var position = 13 + tableLength(bytes[10])
    var count = 0
    while position < bytes.count {
      switch bytes[position] {
      case extensionIntroducer: position += 2
      case imageSeparator:
        guard position + 9 < bytes.count else { return nil }
        count += 1
        position += 11 + tableLength(bytes[position + 9])
      case trailer: return count
      default: return nil
      }
      // Sub-blocks, each preceded by its length, up to an empty one.
      while position < bytes.count, bytes[position] > 0 { position += Int(bytes[position]) + 1 }
      position += 1
    }
    return nil
  }

  /// Returns the number of frames in the chunk acTL of a PNG.
  private static func declaredCount(ofPNG bytes: [UInt8]) -> Int? {
    guard let start = bytes.firstRange(of: Array("acTL".utf8))?.upperBound, start + 4 <= bytes.count
    else { return nil }
    return bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}

private let extensionIntroducer: UInt8 = 0x21
private let imageSeparator: UInt8 = 0x2C
private let trailer: UInt8 = 0x3B
