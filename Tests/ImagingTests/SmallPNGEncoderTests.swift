import Testing

@testable import Imaging

@Suite struct SmallPNGEncoderTests {
  @Test(
    "libpng decodes the encoded pixels", arguments: [(1, 1), (7, 64), (33, 97), (300, 200)])
  func roundTrip(width: Int, height: Int) throws {
    for opaque in [true, false] {
      let bitmap = image(width, height, opaque: opaque)
      let file = try bitmap.withPixels { try SmallPNGEncoder().image(of: $0) }
      #expect(try Bitmap(png: file.bytes) == bitmap)
      #expect(file.pixels == bitmap.withPixels { Digest(pixels: $0) })
    }
  }

  @Test("opaque pixels are encoded as RGB and marked as sRGB") func opaquePixels() throws {
    let bitmap = image(37, 70, opaque: true)
    let file = try withView(of: bitmap, .opaqueBGRX) { try SmallPNGEncoder().image(of: $0) }
    let chunks = Chunk.walk(file.bytes)
    #expect(chunks.first?.contents == [0, 0, 0, 37, 0, 0, 0, 70, 8, 2, 0, 0, 0])
    #expect(chunks.map(\.name).prefix(2) == ["IHDR", "sRGB"])
    #expect(try Bitmap(png: file.bytes) == bitmap)
  }

  @Test("flat and smooth images are smaller than with PNGEncoder") func sizes() throws {
    let (width, height) = (200, 150)
    let images = [
      // A flat area, and a gradient in each direction.
      { (x: Int, y: Int) in (x / 50 + y / 50) % 2 * 200 }, { x, y in x + y / 2 },
    ]
    for color in images {
      let pixels = (0..<height).flatMap { y in
        (0..<width).flatMap { x -> [UInt8] in
          let level = UInt8(truncatingIfNeeded: color(x, y))
          return [level, level / 2, 255 - level, 255]
        }
      }
      let bitmap = try #require(Bitmap(width: width, height: height, pixels: pixels))
      let small = try bitmap.withPixels { try SmallPNGEncoder().image(of: $0) }
      #expect(small.bytes.count < bitmap.withPixels { PNGEncoder().encode($0).count })
      #expect(try Bitmap(png: small.bytes) == bitmap)
    }
  }

  @Test("the bytes do not depend on earlier images") func determinism() throws {
    let (first, second) = (
      image(40, 100, opaque: true, seed: 1), image(40, 100, opaque: true, seed: 2)
    )
    let expected = try second.withPixels { try SmallPNGEncoder().image(of: $0) }
    let encoder = SmallPNGEncoder()
    _ = try first.withPixels { try encoder.image(of: $0) }
    #expect(try second.withPixels { try encoder.image(of: $0) } == expected)
    // Nothing has changed: the file is cached.
    #expect(try second.withPixels { try encoder.image(of: $0, changed: []) } == expected)
    #expect(try first.withPixels { try encoder.image(of: $0, changed: [0..<100]) } != expected)
  }

  @Test("an image with alpha is not confused with an opaque one") func alphaAndOpaque() throws {
    let bitmap = image(20, 20, opaque: true)
    let encoder = SmallPNGEncoder()
    let opaque = try withView(of: bitmap, .opaqueBGRX) { try encoder.image(of: $0) }
    let clear = try withView(of: bitmap, .premultipliedBGRA) { try encoder.image(of: $0) }
    #expect(opaque.pixels == clear.pixels)
    #expect(Chunk.walk(clear.bytes).first?.contents[9] == 6)
  }
}
