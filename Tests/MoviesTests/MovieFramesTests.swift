import Foundation
import Imaging
import Testing

@testable import Movies

private let hasFFmpeg = ExternalTool.ffmpeg.path() != nil

@Suite struct MovieFramesTests {
  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private static func chunk(_ name: String, length: Int = 0) -> [UInt8] {
    [0, 0, 0, UInt8(length)] + Array(name.utf8) + Array(repeating: 1, count: length + 4)
  }

  @Test(
    "the format is detected by the bytes",
    arguments: [
      ("GIF87a", Array("GIF87a".utf8), MovieKind.gif), ("GIF89a", Array("GIF89a…".utf8), .gif),
      (
        "animated", png + chunk("IHDR", length: 13) + chunk("acTL", length: 8) + chunk("IDAT"),
        .apng
      ),
      ("still", png + chunk("IHDR", length: 13) + chunk("IDAT") + chunk("acTL", length: 8), nil),
      ("truncated", png + chunk("IHDR", length: 13).dropLast(5), nil), ("signature", png, nil),
      ("empty", [], nil),
    ] as [(String, [UInt8], MovieKind?)])
  func detection(id: String, bytes: [UInt8], kind: MovieKind?) {
    #expect(MovieKind(bytes) == kind)
  }

  /// Calls `body` with a movie of five flat frames, in a folder with special characters in its
  /// name.
  private func withMovie(_ format: [String], _ body: (String, [Bitmap]) async throws -> Void)
    async throws
  {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(
      "MoviesTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let folder = root.appendingPathComponent("100% of 'it'; %d $HOME").path
    try Files.makeFolder(folder)
    var images: [Bitmap] = []
    for number in 0..<5 {
      let pixel: [UInt8] = [UInt8(number * 50), 100, number < 3 ? 7 : 207, 255]
      let bitmap = try #require(
        Bitmap(width: 8, height: 4, pixels: (0..<32).flatMap { _ in pixel }))
      try Files.write(
        bitmap.withPixels { PNGEncoder().encode($0) },
        to: "\(folder)/\(FramePattern.standard.name(of: number))")
      images.append(bitmap)
    }
    let path = "\(folder)/movie"
    try await ExternalTool.ffmpeg.run(
      ["-loglevel", "error", "-y", "-framerate", "25"]
        + ["-i", "file:\(folder.escapedForFFmpeg)/frame_%06d.png"] + format + ["file:\(path)"])
    try await body(path, images)
  }

  @Test(
    "extract(to:) writes every frame exactly",
    .enabled(if: hasFFmpeg, "ffmpeg is not installed"),
    arguments: [
      (
        MovieKind.gif,
        ["-lavfi", "split[a][b];[a]palettegen[p];[b][p]paletteuse=dither=none", "-f", "gif"]
      ),
      (.apng, ["-f", "apng"]),
    ])
  func extraction(kind: MovieKind, format: [String]) async throws {
    try await withMovie(format) { path, images in
      #expect(MovieKind(try Files.read(path)) == kind)
      let folder = "\(path) frames %d"
      try Files.makeFolder(folder)
      try await MovieFrames(path: path, kind: kind).extract(to: folder)
      let names = try Files.names(in: folder)
      #expect(names == (0..<5).map(FramePattern.standard.name))
      for (name, image) in zip(names, images) {
        #expect(try Bitmap(pngFile: "\(folder)/\(name)") == image, "\(name)")
      }
    }
  }

  /// The range of bytes to keep, and the reason of the error.
  @Test(
    "a truncated movie is rejected",
    .enabled(if: hasFFmpeg, "ffmpeg is not installed"),
    arguments: [
      (9..<10, "truncated"), (12..<13, "truncated"), (60..<61, "truncated"),
      (-1..<0, "truncated"),
    ])
  func truncatedMovie(end: Range<Int>, reason: String) async throws {
    let format = ["-f", "gif"]
    try await withMovie(format) { path, _ in
      let bytes = try Files.read(path)
      let length = end.lowerBound < 0 ? bytes.count + end.lowerBound : end.lowerBound
      try Files.write(Array(bytes.prefix(length)), to: path)
      await #expect {
        try await MovieFrames(path: path, kind: .gif).extract(to: "/nowhere")
      } throws: { error in
        "\(error)".hasPrefix("cannot read \(path): ") && "\(error)".contains(reason)
      }
    }
  }

  @Test(
    "a movie with an invalid frame is rejected", .enabled(if: hasFFmpeg, "ffmpeg is not installed"))
  func invalidFrame() async throws {
    try await withMovie(["-f", "gif"]) { path, _ in
      var bytes = try Files.read(path)
      // An invalid code size of the second image.
      let images = bytes.indices.filter {
        bytes[$0] == 0x2C && bytes[$0 + 1..<$0 + 5] == [0, 0, 0, 0]
      }
      let flags = bytes[images[1] + 9]
      let table = flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)
      bytes[images[1] + 10 + table] = 200
      try Files.write(bytes, to: path)
      let folder = "\(path) frames"
      try Files.makeFolder(folder)
      await #expect(throws: MovieError.self) {
        try await MovieFrames(path: path, kind: .gif).extract(to: folder)
      }
    }
  }

  @Test("a damaged animated PNG is rejected") func damagedPNG() async throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("MoviesTests-\(UUID().uuidString)").path
    defer { Files.discard(path) }
    try Files.write(Self.png + Self.chunk("acTL", length: 8), to: path)
    await #expect(
      throws: MovieError.imaging(
        .corruptPNG(name: path, reason: "the checksum of chunk acTL does not match"))
    ) { try await MovieFrames(path: path, kind: .apng).extract(to: "/nowhere") }
  }
}
