/// The frames of a GIF file, decoded as they are shown: each over those before it.
struct GIFFile {
  /// A frame as it is shown.
  struct Frame {
    /// Red, green, blue and alpha of each pixel, row by row; alpha is 0 or 255.
    var pixels: [UInt8]
    /// The duration in hundredths of a second, as in the file.
    var delay: Int
  }

  private(set) var width = 0
  private(set) var height = 0
  private(set) var frames: [Frame] = []
  /// How often the frames are repeated; 0 for without an end.
  private(set) var loopCount = 1

  /// The maximum number of pixels of all frames.
  private static let maxPixels = 1 << 26

  /// Reads a file, up to the first error; nil if it has no frame.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: Array("GIF8".utf8)) else { return nil }
    var reader = Reader(bytes: bytes, place: 6)
    read(&reader)
    if frames.isEmpty { return nil }
  }

  private struct Reader {
    let bytes: [UInt8]
    var place: Int

    mutating func byte() -> Int? {
      guard place < bytes.count else { return nil }
      defer { place += 1 }
      return Int(bytes[place])
    }

    mutating func number() -> Int? {
      guard let low = byte(), let high = byte() else { return nil }
      return low | high << 8
    }

    mutating func colors(_ flags: Int) -> [UInt8]? {
      let count = 3 << (flags & 7 + 1)
      guard place + count <= bytes.count else { return nil }
      defer { place += count }
      return Array(bytes[place..<place + count])
    }

    /// Returns the bytes of a sequence of blocks.
    mutating func blocks() -> [UInt8] {
      var result: [UInt8] = []
      while let count = byte(), count > 0 {
        let end = min(place + count, bytes.count)
        result += bytes[place..<end]
        place = end
      }
      return result
    }
  }

  /// What an extension says about the next frame.
  private struct Control {
    var delay = 0
    var disposal = 0
    var transparent: Int?
  }

  private mutating func read(_ reader: inout Reader) {
    guard let width = reader.number(), let height = reader.number(), let flags = reader.byte(),
      reader.byte() != nil, reader.byte() != nil, width > 0, height > 0,
      width * height <= Self.maxPixels
    else { return }
    (self.width, self.height) = (width, height)
    let palette = flags & 0x80 != 0 ? reader.colors(flags) ?? [] : []
    var canvas = [UInt8](repeating: 0, count: width * height * 4)
    var control = Control()
    while let kind = reader.byte(), (frames.count + 1) * width * height <= Self.maxPixels {
      switch kind {
      case 0x21: readExtension(&reader, &control)
      case 0x2C:
        guard readFrame(&reader, control, palette, &canvas) else { return }
        control = Control()
      default: return
      }
    }
  }

  private mutating func readExtension(_ reader: inout Reader, _ control: inout Control) {
    let label = reader.byte()
    let data = reader.blocks()
    if label == 0xF9, data.count >= 4 {
      control.delay = Int(data[1]) | Int(data[2]) << 8
      control.disposal = Int(data[0]) >> 2 & 7
      control.transparent = data[0] & 1 == 1 ? Int(data[3]) : nil
    } else if label == 0xFF, data.count >= 14, data.starts(with: Array("NETSCAPE2.0".utf8)) {
      loopCount = Int(data[12]) | Int(data[13]) << 8
    }
  }

  private mutating func readFrame(
    _ reader: inout Reader, _ control: Control, _ global: [UInt8], _ canvas: inout [UInt8]
  ) -> Bool {
    guard let left = reader.number(), let top = reader.number(), let columns = reader.number(),
      let rows = reader.number(), let flags = reader.byte()
    else { return false }
    let palette = flags & 0x80 != 0 ? reader.colors(flags) ?? [] : global
    guard let bits = reader.byte(), 2...11 ~= bits, columns * rows <= Self.maxPixels else {
      return false
    }
    let indices = Self.decode(reader.blocks(), bits: bits, count: columns * rows)
    let before = canvas
    for (number, row) in Self.rows(rows, isInterlaced: flags & 0x40 != 0).enumerated() {
      for column in 0..<columns {
        let (x, y) = (left + column, top + row)
        let place = number * columns + column
        guard x < width, y < height, place < indices.count else { continue }
        let index = Int(indices[place])
        guard index != control.transparent, 3 * index + 2 < palette.count else { continue }
        let start = (y * width + x) * 4
        for component in 0..<3 { canvas[start + component] = palette[3 * index + component] }
        canvas[start + 3] = 255
      }
    }
    frames.append(Frame(pixels: canvas, delay: control.delay))
    switch control.disposal {
    case 2:
      for y in top..<max(min(top + rows, height), top) {
        for x in left..<max(min(left + columns, width), left) {
          for component in 0..<4 { canvas[(y * width + x) * 4 + component] = 0 }
        }
      }
    case 3: canvas = before
    default: break
    }
    return true
  }

  /// Returns the rows in the order in which they are stored.
  private static func rows(_ count: Int, isInterlaced: Bool) -> [Int] {
    guard isInterlaced else { return Array(0..<count) }
    return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { start, step in
      Array(stride(from: start, to: count, by: step))
    }
  }

  /// Decodes the indices of colors, compressed as Lempel, Ziv and Welch do.
  private static func decode(_ data: [UInt8], bits: Int, count: Int) -> [UInt8] {
    let (clear, end) = (1 << bits, 1 << bits + 1)
    // The code before and the last index of each code.
    var prefixes = [Int](repeating: -1, count: 4096)
    var suffixes = (0..<4096).map { UInt8(truncatingIfNeeded: $0) }
    var (next, width, last): (Int, Int, Int?) = (end + 1, bits + 1, nil)
    var result: [UInt8] = []
    result.reserveCapacity(count)
    var (buffer, available) = (0, 0)
    var first: UInt8 = 0
    for byte in data {
      buffer |= Int(byte) << available
      available += 8
      while available >= width {
        let code = buffer & (1 << width - 1)
        buffer >>= width
        available -= width
        if code == clear {
          (next, width, last) = (end + 1, bits + 1, nil)
          continue
        }
        guard code != end, code <= next, result.count < count else { return result }
        guard let previous = last else {
          guard code < clear else { return result }
          first = UInt8(code)
          result.append(first)
          last = code
          continue
        }
        // A code that is defined by itself repeats the first index of the one before.
        var string: [UInt8] = code == next ? [first] : []
        var current = code == next ? previous : code
        while current >= 0 {
          string.append(suffixes[current])
          current = prefixes[current]
        }
        first = string[string.count - 1]
        result += string.reversed()
        if next < 4096 {
          (prefixes[next], suffixes[next]) = (previous, first)
          next += 1
          if next == 1 << width, width < 12 { width += 1 }
        }
        last = code
      }
    }
    return result
  }
}
