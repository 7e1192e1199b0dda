import Glibc
import Imaging

/// Encodes the changed rectangles of an image as runs of pixels.
///
/// The pixels of a rectangle are encoded row by row, as words of 32 bits. The upper two bits of the
/// first word of a run are its operation, and the others its length n:
///
/// - 0: the next word is a pixel, repeated n times.
/// - 1: n words follow, each of which is a pixel.
/// - 2: n pixels are those in the row above, within the rectangle; n is at most the width.
/// - 3: n pixels stay as they are in the frame before; never in a key frame.
///
/// A pixel is opaque and has red in the lowest byte, as in the memory of a canvas.
package struct FrameEncoder {
  /// The operations of runs.
  enum Operation: UInt32 {
    case `repeat` = 0
    case literal = 1
    case copy = 2
    case keep = 3

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
  ///   - previous: The image that the frame before showed, of the same size; nil if it is not
  ///     known. The pixels that both have are not sent again.
  package func payload(
    _ header: FrameHeader, of pixels: PixelView, in rectangles: [PixelRectangle],
    after previous: PixelView? = nil
  ) -> [UInt8] {
    let previous = header.isKey ? nil : previous
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
        let end = Self.encode(rectangle, of: pixels, after: previous, to: words, at: start)
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
    _ rectangle: PixelRectangle, of pixels: PixelView, after previous: PixelView?,
    to buffer: UnsafeMutableRawPointer, at start: Int
  ) -> Int {
    let width = rectangle.width
    let output = (buffer + start).assumingMemoryBound(to: UInt32.self)
    var next = 0
    func append(_ operation: Operation, _ count: Int) {
      output[next] = operation.word(count).littleEndian
      next &+= 1
    }
    var above: UnsafePointer<UInt32>?
    for y in rectangle.y..<rectangle.y + rectangle.height {
      let row = pixels.row(y, from: rectangle.x)
      let old = previous?.row(y, from: rectangle.x)
      // Most rows are as a whole like others.
      let size = width &* MemoryLayout<UInt32>.stride
      var whole: Operation?
      if let old, memcmp(row, old, size) == 0 {
        whole = .keep
      } else if let above, memcmp(row, above, size) == 0 {
        whole = .copy
      }
      var x = 0
      if let whole {
        append(whole, width)
        x = width
      }
      while x < width {
        let rest = width &- x
        let kept = old.map { equalCount(row + x, $0 + x, rest) } ?? 0
        let copied = kept < minRun ? above.map { equalCount(row + x, $0 + x, rest) } ?? 0 : 0
        let repeated = max(kept, copied) < minRun ? runLength(row + x, rest) : 0
        if kept >= minRun {
          append(.keep, kept)
          x &+= kept
        } else if copied >= minRun {
          append(.copy, copied)
          x &+= copied
        } else if repeated >= minRun {
          append(.repeat, repeated)
          output[next] = canvasPixel(row[x])
          next &+= 1
          x &+= repeated
        } else {
          let count = literalCount(
            row + x, above: above.map { $0 + x }, old: old.map { $0 + x }, rest)
          append(.literal, count)
          for index in x..<x &+ count {
            output[next] = canvasPixel(row[index])
            next &+= 1
          }
          x &+= count
        }
      }
      above = row
    }
    return start + next * 4
  }

  /// Returns the number of pixels before the next run, at least 1.
  @inline(__always)
  private static func literalCount(
    _ row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>?, old: UnsafePointer<UInt32>?,
    _ count: Int
  ) -> Int {
    var index = 1
    while index &+ minRun <= count {
      // A run of four pixels that starts at the next three contains the third one.
      let pixel = row[index &+ 2]
      let mayBeRun =
        pixel == row[index &+ 3] || above.map { pixel == $0[index &+ 2] } ?? false
        || old.map { pixel == $0[index &+ 2] } ?? false
      guard mayBeRun else {
        index &+= 3
        continue
      }
      if isRun(row + index, row + index + 1, minRun - 1)
        || above.map({ isRun(row + index, $0 + index, minRun) }) ?? false
        || old.map({ isRun(row + index, $0 + index, minRun) }) ?? false
      {
        return index
      }
      index &+= 1
    }
    return count
  }

  /// Returns whether the first pixels of two rows are equal.
  @inline(__always)
  private static func isRun(
    _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, _ count: Int
  ) -> Bool {
    var index = 0
    while index < count, first[index] == second[index] { index &+= 1 }
    return index == count
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

extension PixelView {
  /// Returns a row from a column.
  fileprivate func row(_ y: Int, from x: Int) -> UnsafePointer<UInt32> {
    (base + y * bytesPerRow + x * 4).assumingMemoryBound(to: UInt32.self)
  }
}
