/// Maps the pixels of frames to palette indices: equal colors always have equal indices.
struct ColorMapper: Sendable {
  private static let unknown: UInt16 = .max

  private let palette: Palette
  private let colors: [OKLabColor]
  /// The cached palette index of each of the 2²⁴ colors.
  private var cache = [UInt16](repeating: Self.unknown, count: 1 << 24)

  init(_ palette: Palette) {
    self.palette = palette
    colors = palette.colors.map(OKLabColor.init)
  }

  /// Returns a frame in ffmpeg's format: a byte for each pixel, followed by the palette.
  mutating func map(_ frame: [UInt8]) -> [UInt8] {
    let count = frame.count / 4
    return [UInt8](unsafeUninitializedCapacity: count + 1024) { indices, filled in
      frame.withUnsafeBytes { bytes in
        let pixels = bytes.bindMemory(to: UInt32.self)
        var (last, index): (UInt32, UInt8) = (.max, 0)
        var x = 0
        while x < count {
          let pixel = pixels[x] & 0xFF_FFFF
          if pixel != last { (last, index) = (pixel, paletteIndex(of: pixel)) }
          indices[x] = index
          x &+= 1
        }
      }
      for (offset, byte) in palette.bytes.enumerated() { indices[count + offset] = byte }
      filled = count + 1024
    }
  }

  private mutating func paletteIndex(of pixel: UInt32) -> UInt8 {
    let cached = cache[Int(pixel)]
    if cached != Self.unknown { return UInt8(cached) }
    let nearest = NearestColor.index(of: OKLabColor(pixel), in: colors)
    cache[Int(pixel)] = UInt16(nearest)
    return UInt8(nearest)
  }
}
