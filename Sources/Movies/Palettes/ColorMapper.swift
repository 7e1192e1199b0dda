/// Turns frames into numbers of a palette's colours: the same colour into the same number, always.
struct ColorMapper: Sendable {
  private static let unknown: UInt16 = .max

  private let palette: Palette
  private let colors: [SeenColor]
  /// The palette's number for each of the 2²⁴ colours, once it has been asked for.
  private var known = [UInt16](repeating: Self.unknown, count: 1 << 24)

  init(_ palette: Palette) {
    self.palette = palette
    colors = palette.colors.map(SeenColor.init)
  }

  /// A frame as ffmpeg takes it: a byte for each pixel, and the palette.
  mutating func map(_ frame: [UInt8]) -> [UInt8] {
    let count = frame.count / 4
    return [UInt8](unsafeUninitializedCapacity: count + 1024) { indices, filled in
      frame.withUnsafeBytes { bytes in
        let pixels = bytes.bindMemory(to: UInt32.self)
        var (last, index): (UInt32, UInt8) = (.max, 0)
        var x = 0
        while x < count {
          let pixel = pixels[x] & 0xFF_FFFF
          if pixel != last { (last, index) = (pixel, number(of: pixel)) }
          indices[x] = index
          x &+= 1
        }
      }
      for (offset, byte) in palette.bytes.enumerated() { indices[count + offset] = byte }
      filled = count + 1024
    }
  }

  private mutating func number(of pixel: UInt32) -> UInt8 {
    let number = known[Int(pixel)]
    if number != Self.unknown { return UInt8(number) }
    let nearest = NearestColor.index(of: SeenColor(pixel), in: colors)
    known[Int(pixel)] = UInt16(nearest)
    return UInt8(nearest)
  }
}
