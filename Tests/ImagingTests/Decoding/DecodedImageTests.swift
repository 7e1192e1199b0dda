import Testing

@testable import Imaging

@Suite struct DecodedImageTests {
  private static let smooth: [[UInt8]] = [
    [95, 99, 49], [154, 158, 108], [58, 50, 153], [3, 7, 0], [144, 148, 98], [230, 222, 255],
  ]

  /// The pixels that another build of the decoder read (Pillow's).
  static let colors: [(id: String, file: [UInt8], pixels: [[UInt8]])] = [
    ("halved colors", TinyJPEG.halved, smooth),
    ("progressive", TinyJPEG.progressive, smooth),
    (
      "full colors", TinyJPEG.full,
      [
        [252, 23, 18], [16, 240, 45], [31, 40, 231], [1, 0, 7], [128, 129, 131], [254, 252, 255],
      ]
    ),
    ("gray", TinyJPEG.gray, [10, 89, 161, 240].map { [$0, $0, $0] }),
  ]

  @Test("JPEG files have the pixels of other decoders", arguments: colors)
  func pixels(id: String, file: [UInt8], pixels: [[UInt8]]) throws {
    let image = try DecodedImage(file)
    #expect(image.bitmap.pixels == pixels.flatMap { $0 + [255] })
    #expect(image.orientation == 1 && image.profileProblem == nil)
  }

  @Test("EXIF's orientation is read, also of PNG files") func orientation() throws {
    #expect(try DecodedImage(TinyJPEG.turned).orientation == 6)
    let exif = Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 1, 18, 0, 3, 0, 0, 0, 1, 0, 8, 0, 0]
    let png = uncompressedPNG(
      width: 1, height: 1, colorType: 0, extra: [("eXIf", exif)], rows: [0, 9])
    #expect(try DecodedImage(png).orientation == 8)
  }

  @Test(
    "broken EXIF data mean upright",
    arguments: [
      [], Array("II".utf8), Array("MM".utf8) + [0, 42, 255, 255, 255, 255],
      Array("II".utf8) + [42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 9, 0, 0, 0],
      Array("II".utf8) + [42, 0, 8, 0, 0, 0, 255, 255, 1, 1],
    ] as [[UInt8]])
  func brokenExif(data: [UInt8]) {
    #expect(Exif.orientation(in: data) == 1)
  }

  @Test(
    "a JPEG that ends early is truncated wherever it ends",
    arguments: [TinyJPEG.halved, TinyJPEG.progressive, TinyJPEG.gray])
  func truncated(file: [UInt8]) {
    // Without the last two bytes, only the marker of the end is missing.
    for length in 3..<file.count - 2 where length % 3 == 0 {
      #expect(throws: ImagingError.self, "\(length) bytes") {
        try DecodedImage(Array(file.prefix(length)))
      }
    }
    #expect(throws: ImagingError.truncatedJPEG(name: "x")) {
      try DecodedImage(Array(file.prefix(30)), name: "x")
    }
  }

  @Test("a JPEG with any changed byte is read or rejected") func changedBytes() {
    for file in [TinyJPEG.halved, TinyJPEG.progressive] {
      for index in 2..<file.count {
        var changed = file
        changed[index] ^= 0x15
        let image = try? DecodedImage(changed, maxPixels: 10_000)
        #expect(
          image.map { $0.bitmap.pixels.count == $0.bitmap.width * $0.bitmap.height * 4 } ?? true)
      }
    }
  }

  static let refused: [(id: String, file: [UInt8], error: ImagingError)] = [
    ("no image", Array("GIF89a".utf8), .notAnImage(name: "x")),
    ("nothing", [], .truncatedPNG(name: "x")),
    ("printing", TinyJPEG.print, .printJPEG(name: "x")),
    (
      "no pixels", [0xFF, 0xD8, 0xFF, 0xD9, 0, 0],
      .corruptJPEG(name: "x", reason: "it has no pixels")
    ),
    (
      "no header", [0xFF, 0xD8, 0xFF, 0xDA, 0, 3, 1, 0],
      .corruptJPEG(name: "x", reason: "it has no header")
    ),
    (
      "30,000 px",
      [0xFF, 0xD8, 0xFF, 0xC0, 0, 9, 8, 0x75, 0x30, 0x75, 0x30, 3, 1, 0xFF, 0xDA, 0, 3, 3, 0],
      .imageTooLarge(name: "x", width: 30_000, height: 30_000)
    ),
    (
      "progressive, 5,000 px",
      [0xFF, 0xD8, 0xFF, 0xC2, 0, 9, 8, 0x13, 0x88, 0x13, 0x88, 3, 1, 0xFF, 0xDA, 0, 3, 3, 0],
      .imageTooLarge(name: "x", width: 5000, height: 5000)
    ),
  ]

  @Test("files that cannot be read have a reason", arguments: refused)
  func refusal(id: String, file: [UInt8], error: ImagingError) {
    #expect(throws: error) { try DecodedImage(file, name: "x") }
  }

  @Test("an encoded JPEG has nearly the same pixels, on white, and is smaller at a lower quality")
  func encoding() throws {
    let pixels = (0..<256).flatMap { index -> [UInt8] in
      [UInt8(index), UInt8(255 - index), 90, index < 128 ? 0 : 255]
    }
    let bitmap = try #require(Bitmap(width: 16, height: 16, pixels: pixels))
    let best = try bitmap.jpeg(quality: 100)
    let read = try DecodedImage(best).bitmap
    #expect(read.pixels[0..<3].allSatisfy { $0 > 240 })
    // Below the transparent half and the colors that are blurred with it.
    let differences = (10 * 64..<1024).map { index -> Int in
      abs(Int(read.pixels[index]) - Int(pixels[index]))
    }
    #expect(differences.max() ?? 255 < 24)
    #expect(try bitmap.jpeg(quality: 10).count < best.count)
    #expect(try bitmap.jpeg(quality: 100) == best)
  }
}
