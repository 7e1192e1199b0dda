import Testing

@testable import Imaging

/// Every kind of PNG: each color type with each of its depths, interlaced or not.
///
/// Interlaced images with 16 bits per channel are rejected.
@Suite struct PNGKindTests {
  /// A kind of PNG, as specified in its header.
  struct Kind: CustomTestStringConvertible {
    /// 0 gray, 2 RGB, 3 palette, 4 gray with alpha, 6 RGBA.
    let colorType: UInt8
    /// The bits per channel.
    let depth: Int
    let isInterlaced: Bool

    var testDescription: String {
      "type \(colorType), \(depth) bits\(isInterlaced ? ", interlaced" : "")"
    }

    var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 0 }
  }

  static let kinds: [Kind] = [
    (0, [1, 2, 4, 8, 16]), (2, [8, 16]), (3, [1, 2, 4, 8]), (4, [8, 16]), (6, [8, 16]),
  ]
  .flatMap { (colorType: UInt8, depths: [Int]) -> [Kind] in
    depths.flatMap { (depth: Int) -> [Kind] in
      (depth == 16 ? [false] : [false, true]).map {
        Kind(colorType: colorType, depth: depth, isInterlaced: $0)
      }
    }
  }

  /// Sizes for which passes of Adam7 are empty, partial or complete.
  static let sizes = [(1, 1), (2, 5), (5, 3), (8, 8), (11, 9)]

  @Test(
    "every color type and depth is decoded", arguments: kinds)
  func decoding(kind: Kind) throws {
    for (width, height) in Self.sizes {
      let file = uncompressedPNG(
        width: width, height: height, depth: UInt8(kind.depth), colorType: kind.colorType,
        interlaced: kind.isInterlaced,
        extra: kind.colorType == 3 ? Self.palette(of: kind) : [],
        rows: Self.rows(of: kind, width, height))
      let bitmap = try Bitmap(png: file)
      let expected = (0..<height).flatMap { y in (0..<width).flatMap { Self.color(kind, $0, y) } }
      #expect(bitmap.pixels == expected)
    }
  }

  private static let palette: [UInt8] = (0...255).flatMap { level -> [UInt8] in
    [level, 255 - level, 7]
  }
  private static let alphas: [UInt8] = (0..<100).map { 255 - $0 }

  /// The maximum number of colors for the depth, the first ones translucent.
  private static func palette(of kind: Kind) -> [(name: String, contents: [UInt8])] {
    let count = 1 << kind.depth
    return [
      ("PLTE", Array(palette.prefix(count * 3))), ("tRNS", Array(alphas.prefix(count))),
    ]
  }

  @Test(
    "interlaced images with 16 bits per channel are rejected", arguments: [UInt8(0), 2, 4, 6])
  func interlacedDeep(colorType: UInt8) {
    let file = uncompressedPNG(
      width: 5, height: 3, depth: 16, colorType: colorType, interlaced: true, rows: [])
    #expect(throws: ImagingError.interlacedDeepPNG(name: "deep")) {
      try Bitmap(png: file, name: "deep")
    }
  }

  /// Returns the value of a channel at a position, limited to the depth and to 255.
  private static func level(_ kind: Kind, _ x: Int, _ y: Int, _ channel: Int) -> Int {
    (x * 37 + y * 101 + channel * 59 + 1) % (1 << min(8, kind.depth))
  }

  /// Returns the color at a position according to the specification.
  private static func color(_ kind: Kind, _ x: Int, _ y: Int) -> [UInt8] {
    if kind.colorType == 3 {
      let index = level(kind, x, y, 0)
      return [
        UInt8(index), UInt8(255 - index), 7, index < alphas.count ? alphas[index] : 255,
      ]
    }
    let levels = (0..<kind.channels).map {
      UInt8(level(kind, x, y, $0) * 255 / ((1 << min(8, kind.depth)) - 1))
    }
    switch kind.colorType {
    case 0: return [levels[0], levels[0], levels[0], 255]
    case 2: return levels + [255]
    case 4: return [levels[0], levels[0], levels[0], levels[1]]
    default: return levels
    }
  }

  /// The unfiltered rows, in passes if interlaced.
  private static func rows(of kind: Kind, _ width: Int, _ height: Int) -> [UInt8] {
    // The start and the steps of each pass of Adam7 (PNG specification, 8.2).
    let passes =
      kind.isInterlaced
      ? [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
        (0, 1, 1, 2),
      ]
      : [(0, 0, 1, 1)]
    var bytes: [UInt8] = []
    for (left, top, stepX, stepY) in passes where left < width {
      for y in stride(from: top, to: height, by: stepY) {
        let bits = stride(from: left, to: width, by: stepX).flatMap { x in
          (0..<kind.channels).flatMap { channel -> [Int] in
            let level = level(kind, x, y, channel)
            let number = kind.depth == 16 ? level * 257 : level
            return (0..<kind.depth).reversed().map { number >> $0 & 1 }
          }
        }
        bytes.append(0)
        for start in stride(from: 0, to: bits.count, by: 8) {
          let byte = bits[start..<min(start + 8, bits.count)]
          bytes.append(UInt8(byte.reduce(0) { $0 << 1 | $1 } << (8 - byte.count)))
        }
      }
    }
    return bytes
  }
}
