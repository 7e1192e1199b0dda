import Testing

@testable import Movies

@Suite struct WebPDurationsTests {
  /// Returns a chunk with its padding: contents of odd size are followed by a zero byte (WebP Container
  /// Specification, "RIFF File Format").
  private static func chunk(_ name: String, _ contents: [UInt8]) -> [UInt8] {
    let size = (0..<4).map { UInt8(contents.count >> (8 * $0) & 0xFF) }
    return Array(name.utf8) + size + contents + (contents.count % 2 == 0 ? [] : [0])
  }

  /// Returns a frame with a duration in milliseconds and some bytes of image data.
  private static func frame(_ milliseconds: Int, length: Int) -> [UInt8] {
    let header =
      Array(repeating: UInt8(0), count: 12)
      + (0..<3).map { UInt8(milliseconds >> (8 * $0) & 0xFF) } + [0]
    return chunk("ANMF", header + Array(repeating: 7, count: length))
  }

  private static func file(_ chunks: [UInt8]) -> [UInt8] {
    chunk("RIFF", Array("WEBP".utf8) + chunks)
  }

  @Test(
    "the last frame gets the rest of the duration, also after chunks of odd size",
    arguments: [
      ("even frames", [frame(40, length: 8), frame(40, length: 8)], frame(160, length: 8)),
      ("odd frames", [frame(40, length: 7), frame(40, length: 9)], frame(160, length: 9)),
      (
        "odd header", [chunk("VP8X", [1, 2, 3]), frame(40, length: 8), frame(40, length: 8)],
        frame(160, length: 8)
      ),
      (
        "odd metadata between frames",
        [frame(40, length: 8), chunk("XMP ", [1]), frame(40, length: 1)], frame(160, length: 1)
      ),
      ("a single frame", [frame(40, length: 3)], frame(200, length: 3)),
      (
        "a frame longer than the movie", [frame(900, length: 3), frame(40, length: 3)],
        frame(1, length: 3)
      ),
    ] as [(String, [[UInt8]], [UInt8])])
  func lastDuration(id: String, chunks: [[UInt8]], last: [UInt8]) {
    let movie = Self.file(chunks.flatMap(\.self))
    let expected = Self.file(chunks.dropLast().flatMap(\.self) + last)
    #expect(WebPDurations.setting(0.2, of: movie) == expected)
  }

  @Test(
    "a file without complete frames is unchanged",
    arguments: [[], Array("RIFF".utf8), file([]), file(chunk("VP8L", [1, 2, 3]))] as [[UInt8]])
  func unchanged(file: [UInt8]) {
    #expect(WebPDurations.setting(0.2, of: file) == file)
  }
}
