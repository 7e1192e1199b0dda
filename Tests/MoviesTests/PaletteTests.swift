import Testing

@testable import Movies

@Suite struct PaletteTests {
  private func frame(_ colors: [(pixel: UInt32, count: Int)]) -> [UInt8] {
    colors.flatMap { color in
      (0..<color.count).flatMap { _ in
        [
          UInt8(color.pixel & 0xFF), UInt8(color.pixel >> 8 & 0xFF),
          UInt8(color.pixel >> 16 & 0xFF), 255,
        ]
      }
    }
  }

  private func palette(_ frames: [[UInt8]], limit: Int = 255) -> Palette {
    var count = ColorCount()
    for frame in frames { count.add(frame) }
    return Palette(of: count, limit: limit)
  }

  @Test("a few colors are all preserved") func fewColors() {
    let colors: [UInt32] = (0..<255).map { UInt32($0) * 0x010203 }
    let palette = palette([frame(colors.map { ($0, 1) })])
    #expect(palette.colors == colors)
    #expect(palette.bytes.count == 1024)
    #expect(palette.bytes[4..<8].elementsEqual([1, 2, 3, 255]))
    // The last entry is transparent.
    #expect(palette.bytes.suffix(4).elementsEqual([0, 0, 0, 0]))
  }

  @Test("frequent colors are exact among many others") func frequentColors() {
    let flat: [UInt32] = [0xFFFFFF, 0xFEFEFE, 0x637800, 0xFF7A00, 0x0095FF]
    let gradient = (0..<2000).map { (pixel: UInt32($0 * 8353 % 0xFFFFFF), count: 1) }
    let palette = palette([frame(flat.map { ($0, 5000) } + gradient)], limit: 64)
    #expect(palette.colors.count <= 64)
    for color in flat { #expect(palette.colors.contains(color), "\(color)") }
  }

  @Test(
    "a gradient is divided evenly", arguments: [2, 16, 255])
  func gradient(limit: Int) {
    let grays = (0..<256).map { (pixel: UInt32($0) * 0x010101, count: 100) }
    let palette = palette([frame(grays)], limit: limit)
    #expect(palette.colors.count >= limit * 9 / 10)
    var mapper = ColorMapper(palette)
    let mapped = mapper.map(frame(grays))
    #expect(mapped.count == 25_600 + 1024)
    let widest =
      (0..<256).map { level -> Int in
        let color = palette.colors[Int(mapped[level * 100])]
        return abs(Int(color & 0xFF) - level)
      }.max() ?? 256
    #expect(widest <= 256 / limit + 8)
  }

  @Test("a color has the same index in every frame") func stableIndices() {
    let first = frame([(0x102030, 3), (0xFFEEDD, 2)])
    let second = frame([(0xFFEEDD, 4), (0x102030, 1)])
    var mapper = ColorMapper(palette([first, second]))
    let (a, b) = (mapper.map(first), mapper.map(second))
    #expect(a[0] == b[4] && a[4] == b[0] && a[0] != a[4])
  }

  @Test(
    "conversion to OKLab and back is exact",
    arguments: [0x000000, 0xFFFFFF, 0xFF7A00, 0x637800, 0x123456] as [UInt32])
  func okLabRoundTrip(pixel: UInt32) {
    #expect(OKLabColor(pixel).pixel == pixel)
  }

  @Test("OKLab values match the publication") func okLabValues() {
    // sRGB red, from the tables of the publication's author.
    let red = OKLabColor(0x0000FF)
    #expect(abs(red.lightness - 0.628) < 0.001)
    #expect(abs(red.a - 0.225) < 0.001)
    #expect(abs(red.b - 0.126) < 0.001)
  }
}
