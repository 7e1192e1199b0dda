/// The number of pixels of each color in a movie.
struct ColorCount: Sendable {
  /// A color, with red in the lowest byte, and the number of its pixels.
  struct Entry: Sendable {
    let pixel: UInt32
    let count: UInt32
  }

  /// The number of pixels of each of the 2²⁴ colors.
  private var counts = [UInt32](repeating: 0, count: 1 << 24)

  /// Counts the pixels of a frame of four bytes each, ignoring the fourth byte.
  mutating func add(_ frame: [UInt8]) {
    counts.withUnsafeMutableBufferPointer { counts in
      frame.withUnsafeBytes { bytes in
        let pixels = bytes.bindMemory(to: UInt32.self)
        var x = 0
        while x < pixels.count {
          // Consecutive pixels are mostly equal.
          let pixel = pixels[x] & 0xFF_FFFF
          let start = x
          repeat { x &+= 1 } while x < pixels.count && pixels[x] & 0xFF_FFFF == pixel
          let (sum, isOver) = counts[Int(pixel)].addingReportingOverflow(UInt32(x &- start))
          counts[Int(pixel)] = isOver ? .max : sum
        }
      }
    }
  }

  /// All colors that occur, in ascending order of `pixel`.
  var entries: [Entry] {
    counts.withUnsafeBufferPointer { counts in
      var entries: [Entry] = []
      var pixel = 0
      while pixel < counts.count {
        if counts[pixel] > 0 {
          entries.append(Entry(pixel: UInt32(pixel), count: counts[pixel]))
        }
        pixel &+= 1
      }
      return entries
    }
  }
}
