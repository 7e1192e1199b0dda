/// The fields of a frame before its rectangles.
///
/// A frame has a header of 24 bytes, then for each rectangle 12 bytes (x, y, width and height as 16
/// bits each, the number of bytes as 32 bits) and the bytes. Numbers start with the least significant
/// byte, and everything is aligned to four bytes, so that a page reads it as a `Uint32Array`.
package struct FrameHeader: Hashable, Sendable {
  /// The number of bytes of a header and of the fields of a rectangle.
  package static let (size, rectangleSize) = (24, 12)
  /// The version of the encoding.
  package static let version: UInt8 = 2

  /// Whether the frame covers the whole stage and needs no earlier one.
  package var isKey: Bool
  /// Whether no other frame of the same tick follows.
  package var isLastOfTick: Bool
  /// 0 for the first setting, 1 for the one that it is compared with.
  package var view: UInt8
  package var sequence: UInt32
  package var tick: UInt32
  /// The size of the stage, in pixels.
  package var width: UInt16
  package var height: UInt16
  /// The `id` of the last touch that the frame shows the effect of; 0 for none.
  package var echo: UInt32

  package init(
    isKey: Bool, isLastOfTick: Bool = true, view: UInt8 = 0, sequence: UInt32, tick: UInt32,
    width: UInt16, height: UInt16, echo: UInt32 = 0
  ) {
    self.isKey = isKey
    self.isLastOfTick = isLastOfTick
    self.view = view
    self.sequence = sequence
    self.tick = tick
    self.width = width
    self.height = height
    self.echo = echo
  }

  /// The bytes of the header.
  func bytes(rectangles: Int) -> [UInt8] {
    let flags: UInt8 = (isKey ? 1 : 0) | (isLastOfTick ? 2 : 0)
    var bytes: [UInt8] = [Self.version, flags, view, 0]
    for number in [sequence, tick, UInt32(width) | UInt32(height) << 16, echo] {
      bytes.append(number: number)
    }
    bytes.append(number: UInt32(clamping: rectangles))
    return bytes
  }

  /// Reads a header; nil for other bytes.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count >= Self.size, bytes[0] == Self.version, bytes[3] == 0 else { return nil }
    let size = bytes.number(at: 12)
    self.init(
      isKey: bytes[1] & 1 != 0, isLastOfTick: bytes[1] & 2 != 0, view: bytes[2],
      sequence: bytes.number(at: 4), tick: bytes.number(at: 8),
      width: UInt16(truncatingIfNeeded: size), height: UInt16(truncatingIfNeeded: size >> 16),
      echo: bytes.number(at: 16))
  }
}

/// A rectangle of whole pixels.
package struct PixelRectangle: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Returns the part within an image of a size; nil if there is none.
  func clipped(width maxWidth: Int, height maxHeight: Int) -> PixelRectangle? {
    let (left, top) = (max(0, x), max(0, y))
    let (right, bottom) = (min(maxWidth, x + width), min(maxHeight, y + height))
    guard left < right, top < bottom else { return nil }
    return PixelRectangle(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension [UInt8] {
  /// Appends a number, the least significant byte first.
  mutating func append(number: UInt32) {
    for shift in stride(from: 0 as UInt32, to: 32, by: 8) {
      append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  /// Returns the number at an index, which must have four bytes.
  func number(at index: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 | UInt32(self[index + $1]) << ($1 * 8) }
  }
}
