import Testing

@testable import Imaging

/// The caching of encoders and digesters.
@Suite struct CachedBandsTests {
  private let first = image(40, 100, opaque: true, seed: 1)

  /// Returns the first image with rows of the second.
  private func changed(_ rows: Range<Int>) throws -> Bitmap {
    let other = image(40, 100, opaque: true, seed: 2)
    var pixels = first.pixels
    let bytes = rows.lowerBound * 160..<rows.upperBound * 160
    pixels.replaceSubrange(bytes, with: other.pixels[bytes])
    return try #require(Bitmap(width: 40, height: 100, pixels: pixels))
  }

  @Test(
    "an image with changed bands is encoded as if all had changed",
    arguments: [0..<1, 31..<33, 64..<96, 99..<100, 0..<100])
  func changedBands(rows: Range<Int>) throws {
    let next = try changed(rows)
    let (encoder, digester) = (PNGEncoder(), PixelDigester())
    first.withPixels { _ = (encoder.image(of: $0), digester.digest(of: $0)) }
    let image = next.withPixels { encoder.image(of: $0, changed: [rows]) }
    #expect(image.bytes == next.withPixels { PNGEncoder().encode($0) })
    #expect(image.pixels == next.withPixels { Digest(pixels: $0) })
    #expect(image.pixels == next.withPixels { digester.digest(of: $0, changed: [rows]) })
  }

  @Test("unchanged bands are not read") func unchangedBands() throws {
    let next = try changed(0..<100)
    let half = try changed(64..<100)
    let (encoder, digester) = (PNGEncoder(), PixelDigester())
    first.withPixels { _ = (encoder.image(of: $0), digester.digest(of: $0)) }
    let file = first.withPixels { PNGEncoder().encode($0) }
    #expect(next.withPixels { encoder.image(of: $0, changed: []) }.bytes == file)
    let image = next.withPixels { encoder.image(of: $0, changed: [70..<71, 99..<100]) }
    #expect(image.bytes == half.withPixels { PNGEncoder().encode($0) })
    #expect(
      next.withPixels { digester.digest(of: $0, changed: [70..<71, 99..<100]) } == image.pixels)
  }

  @Test("an image with a different size or format is read completely") func otherLayout() throws {
    let (encoder, digester) = (PNGEncoder(), PixelDigester())
    for bitmap in [first, image(100, 40, opaque: true), image(40, 101, opaque: true)] {
      let image = bitmap.withPixels { encoder.image(of: $0, changed: []) }
      #expect(image.bytes == bitmap.withPixels { PNGEncoder().encode($0) })
      #expect(bitmap.withPixels { digester.digest(of: $0, changed: []) } == image.pixels)
    }
    let opaque = try withView(of: first, .opaqueBGRX) { encoder.image(of: $0, changed: []) }
    #expect(try Bitmap(png: opaque.bytes) == first)
  }

  /// Creates an image with a color for each row.
  private func rows(_ colors: [UInt8]) throws -> Bitmap {
    let pixels: [UInt8] = colors.flatMap { color in
      (0..<9).flatMap { [color, UInt8($0), 0, 255] as [UInt8] }
    }
    return try #require(Bitmap(width: 9, height: colors.count, pixels: pixels))
  }

  @Test(
    "bands that equal the band above are encoded correctly",
    arguments: [
      ("flat", Array(repeating: 7, count: 150)),
      (
        "another row in the second band",
        Array(repeating: 7, count: 40) + [8] + Array(repeating: 7, count: 109)
      ),
      ("two halves", Array(repeating: 7, count: 64) + Array(repeating: 8, count: 64)),
      ("a border within a band", Array(repeating: 7, count: 70) + Array(repeating: 8, count: 70)),
      ("a different first row", [8] + Array(repeating: 7, count: 127)),
      ("one row more than the bands", Array(repeating: 7, count: 129)),
      ("all rows different", (0..<140).map { UInt8($0) }),
    ] as [(String, [UInt8])])
  func repeatedBands(
    id: String, colors: [UInt8]
  ) throws {
    let bitmap = try rows(colors)
    let encoder = PNGEncoder()
    let flat = try rows(Array(repeating: 7, count: colors.count))
    _ = flat.withPixels { encoder.image(of: $0) }
    let differing = colors.indices.filter { colors[$0] != 7 }.map { $0..<$0 + 1 }
    let image = bitmap.withPixels { encoder.image(of: $0, changed: differing) }
    #expect(try Bitmap(png: image.bytes) == bitmap)
    #expect(image.bytes == bitmap.withPixels { PNGEncoder().encode($0) })
    #expect(image.pixels == bitmap.withPixels { Digest(pixels: $0) })
    #expect((image.pixels == flat.withPixels { Digest(pixels: $0) }) == (bitmap == flat))
  }

  @Test("the hash depends on the position of repeated rows") func repeatedRowsHash() throws {
    let images = try [[1, 1, 2], [1, 2, 2], [1, 2, 1], [1, 1, 1], [2, 1, 1], [2, 2, 1]].map(rows)
    #expect(Set(images.map { $0.withPixels { Digest(pixels: $0) } }).count == images.count)
  }

  @Test("images of all widths are encoded the same after others of repeated rows")
  func repeatedRowsOfAnotherImage() throws {
    for width in 1...9 {
      let encoder = PNGEncoder()
      for round in 0..<12 {
        let pixels = (0..<70).flatMap { y -> [UInt8] in
          // Rows are repeated in other places in each round.
          let row = (y * (round + 1) / 5) % 7
          return (0..<width).flatMap { [UInt8(row * 31), UInt8($0 * row), 9, 255] as [UInt8] }
        }
        let bitmap = try #require(Bitmap(width: width, height: 70, pixels: pixels))
        let expected = bitmap.withPixels { PNGEncoder().encode($0) }
        #expect(bitmap.withPixels { encoder.encode($0) } == expected, "\(width), \(round)")
        let opaque = try withView(of: bitmap, .opaqueBGRX) { encoder.encode($0) }
        #expect(try opaque == withView(of: bitmap, .opaqueBGRX) { PNGEncoder().encode($0) })
      }
    }
  }

  @Test("rows with few changed columns are encoded the same after others, and decode to the image")
  func fewChangedColumns() throws {
    var numbers = Numbers(state: 5)
    func random(_ limit: Int) -> Int { Int(numbers.next() >> 40) % limit }
    for width in [33, 70, 255, 601] {
      let (encoder, opaqueEncoder) = (PNGEncoder(), PNGEncoder())
      for round in 0..<8 {
        var row = [UInt8](repeating: 255, count: width * 4)
        let pixels = (0..<70).flatMap { _ in
          // The changed columns and the rows without any are others in each round.
          for _ in 0..<random(4) {
            let first = random(width)
            for x in first..<min(width, first + 1 + random(9)) { row[x * 4] = UInt8(random(256)) }
          }
          return row
        }
        let bitmap = try #require(Bitmap(width: width, height: 70, pixels: pixels))
        let file = bitmap.withPixels { encoder.encode($0) }
        #expect(file == bitmap.withPixels { PNGEncoder().encode($0) }, "\(width), \(round)")
        let opaque = try withView(of: bitmap, .opaqueBGRX) { opaqueEncoder.encode($0) }
        #expect(try opaque == withView(of: bitmap, .opaqueBGRX) { PNGEncoder().encode($0) })
        // The decoder checks the sum of all bytes.
        #expect(try Bitmap(png: file) == bitmap)
        #expect(try Bitmap(png: opaque) == bitmap)
      }
    }
  }

  @Test("bands of one color have the same chunks whether the color was encoded before or not")
  func flatBands() throws {
    let encoder = PNGEncoder()
    for round in 0..<3 {
      for first in 0..<100 {
        // Three bands and one of fewer rows, two of them with the same color.
        let height = 3 * 32 + 4 + round % 2
        let rows = (0..<height).map { y in
          [first, first + 1, first, first / 2][y / 32] * 2 + (first % 5 == 0 && y == 40 ? 1 : 0)
        }
        let pixels = rows.flatMap { row in
          (0..<5).flatMap { _ in [UInt8(truncatingIfNeeded: row), 80, 0, 255] as [UInt8] }
        }
        let bitmap = try #require(Bitmap(width: 5, height: height, pixels: pixels))
        let colors = rows.map { 0xFF00_5000 | Int64(UInt8(truncatingIfNeeded: $0)) << 16 }
        let image = try [UInt8](repeating: 0, count: height * 20).withUnsafeBytes { bytes in
          encoder.image(
            of: PixelView(
              base: try #require(bytes.baseAddress), width: 5, height: height, bytesPerRow: 20,
              format: .opaqueBGRX, rowColors: colors))
        }
        let expected = try withView(of: bitmap, .opaqueBGRX) { PNGEncoder().image(of: $0) }
        #expect(image == expected, "\(round), \(first)")
      }
    }
  }
}
