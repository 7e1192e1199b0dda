import Testing

@testable import Imaging

@Suite struct PNGReadingTests {
  struct Kind: CustomTestStringConvertible {
    var testDescription: String
    var file: [UInt8]
    var pixels: [UInt8]
  }

  static let kinds: [Kind] = [
    Kind(
      testDescription: "gray",
      file: uncompressedPNG(width: 2, height: 1, colorType: 0, rows: [0, 7, 200]),
      pixels: [7, 7, 7, 255, 200, 200, 200, 255]),
    Kind(
      testDescription: "gray of one bit",
      file: uncompressedPNG(width: 3, height: 1, depth: 1, colorType: 0, rows: [0, 0b0100_0000]),
      pixels: [0, 0, 0, 255, 255, 255, 255, 255, 0, 0, 0, 255]),
    Kind(
      testDescription: "gray with a transparent level",
      file: uncompressedPNG(
        width: 2, height: 1, colorType: 0, extra: [("tRNS", [0, 7])], rows: [0, 7, 200]),
      pixels: [7, 7, 7, 0, 200, 200, 200, 255]),
    Kind(
      testDescription: "gray and alpha",
      file: uncompressedPNG(width: 1, height: 1, colorType: 4, rows: [0, 7, 99]),
      pixels: [7, 7, 7, 99]),
    Kind(
      testDescription: "16 bits",
      file: uncompressedPNG(
        width: 1, height: 1, depth: 16, colorType: 2, rows: [0, 0, 0, 128, 128, 255, 255]),
      pixels: [0, 128, 255, 255]),
    Kind(
      testDescription: "palette with transparency",
      file: uncompressedPNG(
        width: 2, height: 1, colorType: 3,
        extra: [("PLTE", [1, 2, 3, 4, 5, 6]), ("tRNS", [40])], rows: [0, 1, 0]),
      pixels: [4, 5, 6, 255, 1, 2, 3, 40]),
    Kind(
      testDescription: "RGB with a transparent color",
      file: uncompressedPNG(
        width: 1, height: 2, colorType: 2, extra: [("tRNS", [0, 1, 0, 2, 0, 3])],
        rows: [0, 1, 2, 3, 0, 1, 2, 4]),
      pixels: [1, 2, 3, 0, 1, 2, 4, 255]),
    Kind(
      testDescription: "interlaced",
      // Three of the seven passes of a 2x2 image have pixels: (0,0), (1,0), and the second row.
      file: uncompressedPNG(
        width: 2, height: 2, colorType: 0, interlaced: true, rows: [0, 10, 0, 20, 0, 30, 40]),
      pixels: [10, 20, 30, 40].flatMap { [$0, $0, $0, 255] }),
  ]

  @Test(
    "every kind of PNG is decoded", arguments: kinds)
  func decoding(kind: Kind) throws {
    #expect(try Bitmap(png: kind.file).pixels == kind.pixels)
  }

  @Test(
    "a file truncated anywhere is rejected", arguments: kinds)
  func truncatedFile(kind: Kind) {
    for length in 0..<kind.file.count {
      #expect(throws: ImagingError.truncatedPNG(name: "cut")) {
        try Bitmap(png: Array(kind.file.prefix(length)), name: "cut")
      }
    }
  }

  @Test(
    "a file with any changed byte is rejected", arguments: kinds)
  func changedByte(kind: Kind) {
    for index in kind.file.indices {
      for change: UInt8 in [0x01, 0x80, 0xFF] {
        var file = kind.file
        file[index] ^= change
        #expect(throws: ImagingError.self) { try Bitmap(png: file) }
      }
    }
  }

  @Test("invalid data with valid checksums never traps") func invalidData() {
    var numbers = Numbers(state: 5)
    for _ in 0..<2000 {
      let rows = (0..<Int.random(in: 0...40, using: &numbers)).map { _ in
        UInt8.random(in: 0...255, using: &numbers)
      }
      let file = uncompressedPNG(
        width: .random(in: 0...9, using: &numbers), height: .random(in: 0...9, using: &numbers),
        depth: [1, 2, 4, 8, 16, 3].randomElement(using: &numbers) ?? 8,
        colorType: .random(in: 0...7, using: &numbers), interlaced: .random(using: &numbers),
        extra: [
          ["PLTE", "tRNS", "gAMA", "cHRM", "IDAT", "ABCD"].randomElement(using: &numbers) ?? "",
          "tRNS",
        ]
        .map { ($0, Array(rows.prefix(.random(in: 0...12, using: &numbers)))) },
        rows: rows)
      do {
        let bitmap = try Bitmap(png: file)
        #expect(bitmap.pixels.count == bitmap.width * bitmap.height * 4)
      } catch {
        #expect(!error.description.isEmpty)
      }
    }
  }

  static let refusals: [(id: String, file: [UInt8], error: ImagingError)] = [
    ("not a PNG", Array("GIF89a".utf8), .notPNG(name: "x")),
    ("empty", [], .truncatedPNG(name: "x")),
    (
      "a side too long", uncompressedPNG(width: 16_385, height: 1, colorType: 0, rows: []),
      .imageTooLarge(name: "x", width: 16_385, height: 1)
    ),
    (
      "too many pixels", uncompressedPNG(width: 16_384, height: 16_384, colorType: 0, rows: []),
      .imageTooLarge(name: "x", width: 16_384, height: 16_384)
    ),
    (
      "a size beyond any", uncompressedPNG(width: -1, height: -1, colorType: 0, rows: []),
      .imageTooLarge(name: "x", width: 4_294_967_295, height: 4_294_967_295)
    ),
    (
      "no width", uncompressedPNG(width: 0, height: 5, colorType: 0, rows: []),
      .corruptPNG(name: "x", reason: "its size is 0x5 px")
    ),
  ]

  @Test(
    "an invalid file is rejected with a reason", arguments: refusals)
  func rejections(row: (id: String, file: [UInt8], error: ImagingError)) {
    #expect(throws: row.error) { try Bitmap(png: row.file, name: "x") }
  }

  @Test("the chunk with an invalid checksum is named") func invalidChecksum() {
    var file = uncompressedPNG(width: 1, height: 1, colorType: 0, rows: [0, 1])
    file[file.count - 1] ^= 1
    #expect(
      throws: ImagingError.corruptPNG(
        name: "x", reason: "the checksum of chunk IEND does not match")
    ) { try Bitmap(png: file, name: "x") }
  }

  @Test("an image with missing rows is rejected") func missingRows() {
    #expect(throws: ImagingError.self) {
      try Bitmap(png: uncompressedPNG(width: 1, height: 3, colorType: 0, rows: [0, 1, 0, 2]))
    }
  }

  @Test("a file is read by its path, and a missing file is named") func readingFile() throws {
    try withFolder { folder in
      let bitmap = image(3, 3, opaque: false)
      let path = "\(folder)/a.png"
      try Files.write(bitmap.withPixels { PNGEncoder().encode($0) }, to: path)
      #expect(try Bitmap(pngFile: path) == bitmap)
      #expect(throws: ImagingError.system(action: "read", path: "\(folder)/b.png", code: 2)) {
        try Bitmap(pngFile: "\(folder)/b.png")
      }
    }
  }

  @Test(
    "a bitmap's pixels must match its size",
    arguments: [(0, 1, 0), (1, 0, 0), (2, 2, 15), (2, 2, 17), (-1, -1, 4), (2, 3, 28)])
  func bitmapSize(width: Int, height: Int, count: Int) {
    #expect(Bitmap(width: width, height: height, pixels: Array(repeating: 0, count: count)) == nil)
  }
}
