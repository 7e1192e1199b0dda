import Imaging

/// Encodes the changed rectangles of an image as runs of pixels.
///
/// The pixels of a rectangle are encoded row by row, as words of 32 bits. The upper two bits of the
/// first word of a run are its operation, and the others its length n:
///
/// - 0: the next word is a pixel, repeated n times.
/// - 1: n words follow, each of which is a pixel.
/// - 2: n pixels are those in the row above, within the rectangle; n is at most the width.
///
/// A pixel is opaque and has red in the lowest byte, as in the memory of a canvas.
package struct FrameEncoder {
  /// The operations of runs.
  enum Operation: UInt32 {
    case `repeat` = 0
    case literal = 1
    case copy = 2

    func word(_ count: Int) -> UInt32 { rawValue << 30 | UInt32(count) }
  }

  /// The minimum length of a run that is not a literal: shorter ones cost more than they save.
  private static let minRun = 4

  package init() {}

  /// Returns the payload of a frame.
  ///
  /// - Parameters:
  ///   - header: The fields of the frame.
  ///   - pixels: The image, whose pixels are opaque and have blue in the lowest byte.
  ///   - rectangles: The rectangles to encode; those outside of the image are left out.
  package func payload(
    _ header: FrameHeader, of pixels: PixelView, in rectangles: [PixelRectangle]
  ) -> [UInt8] {
    let rectangles = rectangles.compactMap {
      $0.clipped(width: pixels.width, height: pixels.height)
    }
    // A literal for each pixel, and an operation for each half of the shortest run.
    let capacity = rectangles.reduce(FrameHeader.size) { sum, rectangle in
      sum + FrameHeader.rectangleSize
        + (rectangle.width * rectangle.height * 3 / 2 + 2 * rectangle.height + 8) * 4
    }
    return [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      guard let base = buffer.baseAddress else { return }
      let words = UnsafeMutableRawPointer(base)
      for (index, byte) in header.bytes(rectangles: rectangles.count).enumerated() {
        buffer[index] = byte
      }
      var offset = FrameHeader.size
      for rectangle in rectangles {
        let start = offset + FrameHeader.rectangleSize
        let end = Self.encode(rectangle, of: pixels, to: words, at: start)
        for (index, number) in [
          UInt32(rectangle.x) | UInt32(rectangle.y) << 16,
          UInt32(rectangle.width) | UInt32(rectangle.height) << 16, UInt32(end - start),
        ].enumerated() {
          words.storeBytes(
            of: number.littleEndian, toByteOffset: offset + index * 4, as: UInt32.self)
        }
        offset = end
      }
      count = offset
    }
  }

  /// Encodes a rectangle at an offset of a buffer and returns the offset of its end.
  private static func encode(
    _ rectangle: PixelRectangle, of pixels: PixelView, to buffer: UnsafeMutableRawPointer,
    at start: Int
  ) -> Int {
    let width = rectangle.width
    let output = (buffer + start).assumingMemoryBound(to: UInt32.self)
    var next = 0
    var above: UnsafePointer<UInt32>?
    for y in rectangle.y..<rectangle.y + rectangle.height {
      let row = (pixels.base + y * pixels.bytesPerRow + rectangle.x * 4)
        .assumingMemoryBound(to: UInt32.self)
      var x = 0
      /// The index of the operation of the current literal; -1 for none.
      var literal = -1
      while x < width {
        let copied = above.map { equalCount(row + x, $0 + x, width &- x) } ?? 0
        // A row is often like the one above as a whole.
        if copied >= minRun {
          output[next] = Operation.copy.word(copied).littleEndian
          next &+= 1
          x &+= copied
          literal = -1
          continue
        }
        let repeated = runLength(row + x, width &- x)
        if repeated >= minRun {
          output[next] = Operation.repeat.word(repeated).littleEndian
          output[next &+ 1] = canvasPixel(row[x])
          next &+= 2
          x &+= repeated
          literal = -1
          continue
        }
        if literal < 0 {
          literal = next
          output[next] = Operation.literal.word(0).littleEndian
          next &+= 1
        }
        output[next] = canvasPixel(row[x])
        output[literal] = (UInt32(littleEndian: output[literal]) &+ 1).littleEndian
        next &+= 1
        x &+= 1
      }
      above = row
    }
    return start + next * 4
  }

  /// Returns the number of equal pixels at the starts of two rows.
  @inline(__always)
  private static func equalCount(
    _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, _ count: Int
  ) -> Int {
    var index = 0
    let (wide, other) = (UnsafeRawPointer(first), UnsafeRawPointer(second))
    while index &+ 8 <= count {
      let left = wide.loadUnaligned(fromByteOffset: index &* 4, as: SIMD8<UInt32>.self)
      let right = other.loadUnaligned(fromByteOffset: index &* 4, as: SIMD8<UInt32>.self)
      guard left == right else { break }
      index &+= 8
    }
    while index < count, first[index] == second[index] { index &+= 1 }
    return index
  }

  /// Returns the number of pixels that equal the first one.
  @inline(__always)
  private static func runLength(_ row: UnsafePointer<UInt32>, _ count: Int) -> Int {
    let pixel = row[0]
    var index = 1
    let wide = UnsafeRawPointer(row)
    while index &+ 8 <= count {
      let pixels = wide.loadUnaligned(fromByteOffset: index &* 4, as: SIMD8<UInt32>.self)
      guard pixels == SIMD8(repeating: pixel) else { break }
      index &+= 8
    }
    while index < count, row[index] == pixel { index &+= 1 }
    return index
  }

  /// Returns a pixel with red in the lowest byte.
  @inline(__always)
  private static func canvasPixel(_ pixel: UInt32) -> UInt32 {
    (0xFF00_0000 | pixel & 0xFF00 | (pixel & 0xFF) << 16 | (pixel >> 16) & 0xFF).littleEndian
  }
}
