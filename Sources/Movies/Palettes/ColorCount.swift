/// How many pixels of a movie have each colour.
struct ColorCount: Sendable {
  /// A colour, red in the lowest byte, and how many pixels have it.
  struct Entry: Sendable {
    let pixel: UInt32
    let count: UInt32
  }

  /// A number for each of the 2²⁴ colours.
  private var counts = [UInt32](repeating: 0, count: 1 << 24)

  /// Counts the pixels of a frame: four bytes each, of which the last does not count.
  mutating func add(_ frame: [UInt8]) {
    counts.withUnsafeMutableBufferPointer { counts in
      frame.withUnsafeBytes { bytes in
        let pixels = bytes.bindMemory(to: UInt32.self)
        var x = 0
        while x < pixels.count {
          // Neighbours are mostly alike.
          let pixel = pixels[x] & 0xFF_FFFF
          let start = x
          repeat { x &+= 1 } while x < pixels.count && pixels[x] & 0xFF_FFFF == pixel
          let (sum, isOver) = counts[Int(pixel)].addingReportingOverflow(UInt32(x &- start))
          counts[Int(pixel)] = isOver ? .max : sum
        }
      }
    }
  }

  /// All colours that there are, in the order of their numbers.
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
