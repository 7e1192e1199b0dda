import Testing

@testable import Imaging

@Suite struct PNGEncoderTests {
  @Test(
    "libpng decodes the encoded pixels",
    arguments: [
      (1, 1), (1, 2), (2, 1), (1, 31), (1, 32), (1, 33), (7, 64), (31, 65), (32, 32), (33, 97),
      (255, 3), (1000, 5),
    ])
  func roundTrip(width: Int, height: Int) throws {
    for opaque in [true, false] {
      let bitmap = image(width, height, opaque: opaque)
      let file = bitmap.withPixels { PNGEncoder().encode($0) }
      #expect(try Bitmap(png: file) == bitmap)
    }
  }

  @Test("opaque Cairo pixels are encoded as RGB without loss") func opaquePixels() throws {
    let bitmap = image(37, 70, opaque: true)
    let file = try withView(of: bitmap, .opaqueBGRX) { PNGEncoder().encode($0) }
    #expect(Chunk.walk(file).first?.contents == [0, 0, 0, 37, 0, 0, 0, 70, 8, 2, 0, 0, 0])
    #expect(try Bitmap(png: file) == bitmap)
  }

  @Test(
    "rows that differ from the row above in some columns are encoded without loss",
    arguments: [
      ("the first", 100, [0], [0..<16]), ("the last", 100, [99], [96..<100]),
      ("both ends", 100, [0, 99], [0..<16, 96..<100]), ("the middle", 100, [40, 57], [32..<64]),
      ("after sixteen", 100, [16], [16..<32]), ("before sixteen", 33, [15], [0..<16]),
      ("an odd width", 37, [35, 36], [32..<37]), ("one pixel", 1, [0], [0..<1]),
      ("up to the last", 37, Array(16..<37), [16..<37]),
      ("two", 100, [3, 50, 51], [0..<16, 48..<64]),
      ("many", 400, Array(0..<257) + [399], [0..<320, 384..<400]),
    ] as [(String, Int, [Int], [Range<Int>])], [PixelView.Format.opaqueBGRX, .straightRGBA])
  func changedRuns(
    row: (id: String, width: Int, columns: [Int], expected: [Range<Int>]),
    format: PixelView.Format
  ) throws {
    var memory = [UInt8](repeating: 0, count: row.width * 4 * 40)
    for y in 0..<40 {
      for x in 0..<row.width {
        // In every other row, some columns change.
        let change = row.columns.contains(x) ? (y + 1) / 2 * 5 : 0
        for channel in 0..<4 {
          memory[(y * row.width + x) * 4 + channel] =
            channel == 3 ? 255 : UInt8(truncatingIfNeeded: x * 3 + channel * 40 + change)
        }
      }
    }
    let file = try memory.withUnsafeBytes { bytes in
      let view = PixelView(
        base: try #require(bytes.baseAddress), width: row.width, height: 40,
        bytesPerRow: row.width * 4, format: format)
      var runs: [Range<Int>] = []
      view.forEachChangedRun(ofRow: 1) { runs.append($0) }
      #expect(runs == row.expected)
      #expect(view.repeatsRowAbove(2))
      return PNGEncoder().encode(view)
    }
    let pixels = try Bitmap(png: file).pixels
    for (index, byte) in memory.enumerated() {
      let channel = index % 4
      let place = format == .straightRGBA || channel == 3 ? index : index - channel + 2 - channel
      #expect(pixels[place] == byte)
    }
  }

  @Test(
    "rows whose colors are given have the bytes of rows in memory",
    arguments: [.opaqueBGRX, .premultipliedBGRA] as [PixelView.Format])
  func rowColors(format: PixelView.Format) throws {
    let (width, height) = (37, 100)
    var memory = [UInt8](repeating: 0, count: width * 4 * height)
    var colors = [Int64](repeating: -1, count: height)
    // Blocks of rows: in memory with one color or with several, or by their colors alone.
    for y in 0..<height {
      let color: [UInt8] = [UInt8(y / 9 * 20), 7, 128, format == .opaqueBGRX ? 255 : 200]
      for x in 0..<width {
        let isOther = y % 13 == 5 && x > 20
        for channel in 0..<4 {
          memory[(y * width + x) * 4 + channel] = isOther ? 100 : color[channel]
        }
      }
      guard y % 13 != 5, y / 4 % 3 > 0 else { continue }
      colors[y] = color.reversed().reduce(0) { $0 << 8 | Int64($1) }
    }
    func image(_ memory: [UInt8], _ colors: UnsafePointer<Int64>?) throws -> EncodedImage {
      try memory.withUnsafeBytes { bytes in
        PNGEncoder().image(
          of: PixelView(
            base: try #require(bytes.baseAddress), width: width, height: height,
            bytesPerRow: width * 4, format: format, rowColors: colors))
      }
    }
    var unwritten = memory
    for y in 0..<height where colors[y] >= 0 {
      for index in y * width * 4..<(y + 1) * width * 4 {
        unwritten[index] = UInt8(truncatingIfNeeded: index * 31)
      }
    }
    let expected = try image(memory, nil)
    #expect(try image(unwritten, colors) == expected)
    #expect(try image(unwritten, nil) != expected)
  }

  @Test("translucent Cairo pixels are encoded as RGBA, divided by alpha") func translucentPixels()
    throws
  {
    let rows: [(premultiplied: [UInt8], straight: [UInt8])] = [
      ([10, 20, 30, 255], [30, 20, 10, 255]), ([10, 20, 30, 0], [0, 0, 0, 0]),
      ([64, 0, 128, 128], [255, 0, 128, 128]), ([1, 0, 2, 3], [170, 0, 85, 3]),
      ([9, 1, 0, 1], [0, 255, 255, 1]),
    ]
    let memory = rows.flatMap(\.premultiplied)
    let file = try memory.withUnsafeBytes { bytes in
      let base = try #require(bytes.baseAddress)
      return PNGEncoder().encode(
        PixelView(
          base: base, width: rows.count, height: 1,
          bytesPerRow: memory.count, format: .premultipliedBGRA))
    }
    #expect(Chunk.walk(file).first?.contents[9] == 6)
    #expect(try Bitmap(png: file).pixels == rows.flatMap(\.straight))
  }

  @Test(
    "a file consists of a header, bands and a trailer with valid checksums",
    arguments: [(1, 1), (31, 1), (32, 1), (33, 2), (64, 2), (65, 3)])
  func chunks(height: Int, bands: Int) throws {
    let file = image(20, height, opaque: false).withPixels { PNGEncoder().encode($0) }
    let chunks = Chunk.walk(file)
    let data = Array(repeating: "IDAT", count: bands + 2)
    #expect(chunks.map(\.name) == ["IHDR", "sRGB"] + data + ["IEND"])
    #expect(chunks.filter { !$0.hasRightChecksum } == [])
    #expect(chunks.map { $0.contents.count + 12 }.reduce(8, +) == file.count)
    // Each band ends with the empty stored block of a full flush.
    #expect(
      chunks.dropFirst(3).prefix(bands).allSatisfy { $0.contents.suffix(4) == [0, 0, 255, 255] })
  }

  @Test("equal bands have equal chunks at any position") func equalBands() throws {
    let band = image(20, 32, opaque: true, seed: 3)
    let other = image(20, 32, opaque: true, seed: 4)
    let chunks = try [band, other].map { first in
      let pixels = first.pixels + band.pixels + first.pixels
      let bitmap = try #require(Bitmap(width: 20, height: 96, pixels: pixels))
      return Chunk.walk(bitmap.withPixels { PNGEncoder().encode($0) })
    }
    #expect(chunks[0][3] == chunks[0][4] && chunks[0][4] == chunks[0][5])
    #expect(chunks[1][3] == chunks[1][5] && chunks[1][3] != chunks[1][4])
    #expect(chunks[0][4] == chunks[1][4])
  }

  @Test(
    "the bytes do not depend on the stride, unused bytes or earlier images",
    arguments: [PixelView.Format.opaqueBGRX, .premultipliedBGRA])
  func determinism(format: PixelView.Format) throws {
    let bitmap = image(45, 75, opaque: format == .opaqueBGRX)
    let expected = try withView(of: bitmap, format) { PNGEncoder().encode($0) }
    let used = PNGEncoder()
    for (padding, seed) in [(0, 2), (1, 3), (3, 4), (64, 5)] as [(Int, UInt64)] {
      for size in [(3, 3), (300, 40)] {
        _ = image(size.0, size.1, opaque: false, seed: seed).withPixels {
          used.encode($0)
        }
      }
      let file = try withView(of: bitmap, format, padding: padding, seed: seed) {
        used.encode($0)
      }
      #expect(file == expected)
    }
  }

  @Test("concurrent encoders give the same bytes") func concurrentEncoders() async throws {
    let bitmaps = (0..<8).map { image(64, 100, opaque: $0 % 2 == 0, seed: UInt64($0)) }
    let encoder = PNGEncoder()
    let expected = bitmaps.map { $0.withPixels { encoder.encode($0) } }
    let files = try await withThrowingTaskGroup(of: (Int, [UInt8]).self) { group in
      for (index, bitmap) in bitmaps.enumerated() {
        group.addTask { (index, bitmap.withPixels { PNGEncoder().encode($0) }) }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    #expect(expected.indices.allSatisfy { files[$0] == expected[$0] })
  }

  /// The bytes are equal on every machine.
  ///
  /// Changing them affects everybody who has committed frames.
  @Test("the bytes are stable across versions") func stableBytes() throws {
    let file = image(90, 70, opaque: true).withPixels { PNGEncoder().encode($0) }
    #expect(Digest(bytes: file).description == "fae59ea048492b6bf2dd36b799d5d90b")
  }
}
