import Testing

@testable import Imaging

@Suite struct DigestTests {
  @Test("the hash of bytes is XXH3") func hashOfBytes() {
    // The test vector of the empty input in the tests of xxHash (XXH3_128bits, seed 0).
    #expect(Digest(bytes: []).description == "99aa06d3014798d86001c324468d497f")
  }

  @Test(
    "invalid text is not a hash",
    arguments: [
      "", "99aa06d3014798d86001c324468d497", "99aa06d3014798d86001c324468d497f0",
      "99AA06D3014798D86001C324468D497F", "+9aa06d3014798d8+001c324468d497f",
    ])
  func invalidText(text: String) {
    #expect(Digest(text) == nil)
  }

  @Test("a hash is written and parsed") func text() {
    let digest = Digest("0000000000000001000000000000000a")
    #expect(digest?.description == "0000000000000001000000000000000a")
  }

  @Test(
    "pixels have the same hash in every format", arguments: [(1, 1), (33, 31), (5, 32), (40, 65)])
  func formats(width: Int, height: Int) throws {
    let bitmap = image(width, height, opaque: true)
    let expected = bitmap.withPixels { Digest(pixels: $0) }
    for format in [PixelView.Format.opaqueBGRX, .premultipliedBGRA] {
      for padding in [0, 5] {
        #expect(
          try withView(of: bitmap, format, padding: padding) { Digest(pixels: $0) } == expected)
      }
    }
  }

  @Test("a frame and its decoded file have the same hash") func decodedFile() throws {
    try withView(of: image(50, 40, opaque: false), .premultipliedBGRA) { view in
      let decoded = try Bitmap(png: PNGEncoder().encode(view))
      #expect(decoded.withPixels { Digest(pixels: $0) } == Digest(pixels: view))
    }
  }

  @Test("the hash depends on every pixel and on the size") func everyPixel() throws {
    let bitmap = image(6, 40, opaque: false)
    var seen = [bitmap.withPixels { Digest(pixels: $0) }]
    for index in stride(from: 0, to: bitmap.pixels.count, by: 4) {
      var pixels = bitmap.pixels
      pixels[index + 3] = pixels[index + 3] == 255 ? 254 : 255
      let changed = try #require(Bitmap(width: 6, height: 40, pixels: pixels))
      seen.append(changed.withPixels { Digest(pixels: $0) })
    }
    for (width, height) in [(40, 6), (3, 80), (12, 20)] {
      let other = try #require(Bitmap(width: width, height: height, pixels: bitmap.pixels))
      seen.append(other.withPixels { Digest(pixels: $0) })
    }
    #expect(Set(seen).count == seen.count)
  }

  @Test("the hash does not depend on invisible bytes") func invisibleBytes() throws {
    let clear = try #require(Bitmap(width: 1, height: 1, pixels: [0, 0, 0, 0]))
    let clearRed = try #require(Bitmap(width: 1, height: 1, pixels: [255, 0, 0, 0]))
    #expect(
      clear.withPixels { Digest(pixels: $0) } == clearRed.withPixels { Digest(pixels: $0) })
  }
}
