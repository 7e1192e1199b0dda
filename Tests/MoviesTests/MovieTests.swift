import Foundation
import Imaging
import Testing

@testable import Movies

/// Movies created from piped frames, decoded by other programs.
@Suite(.enabled(if: DecodedMovie.canDecode, "ffmpeg or python3-pil is not installed"))
struct MovieTests {
  private let folder: MovieFolder

  init() throws {
    folder = try MovieFolder()
  }

  /// The description of a movie, and the expected content of its file.
  struct Row: CustomTestStringConvertible, Sendable {
    let format: MovieFormat
    var fps = "25"
    var duration = 0.4
    var plays: Int?
    /// The loop count that other programs report.
    var loop: Int?
    /// The delays in milliseconds.
    let delays: [Double]

    var testDescription: String { "\(format) at \(fps) for \(duration) s" }
  }

  private static func rate(_ text: String) -> FrameRate? {
    let parts = text.split(separator: "/").compactMap { Int($0) }
    return FrameRate(parts[0], parts.count > 1 ? parts[1] : 1)
  }

  @Test(
    "a movie has the size, frames, delays and loops of its description",
    arguments: [
      Row(format: .gif, loop: 0, delays: Array(repeating: 40, count: 10)),
      Row(
        format: .gif, fps: "50", duration: 0.2, plays: 3, loop: 2,
        delays: [20, 20, 20, 20, 20, 20, 20, 20, 20, 20]),
      Row(
        format: .gif, fps: "30", duration: 0.3, plays: 1, loop: nil,
        delays: [30, 40, 30, 30, 40, 30, 30, 40, 30]),
      Row(
        format: .gif, fps: "25", duration: 0.333, loop: 0, delays: [40, 40, 40, 40, 40, 40, 40, 50]),
      Row(format: .gif, fps: "40", duration: 0.15, loop: 0, delays: [30, 20, 30, 20, 30, 20]),
      Row(format: .gif, fps: "1", duration: 0.7, loop: 0, delays: [700]),
      Row(format: .apng, loop: 0, delays: Array(repeating: 40, count: 10)),
      Row(
        format: .apng, fps: "60", duration: 0.1, plays: 2, loop: 2,
        delays: Array(repeating: 100 / 6, count: 6)),
      Row(
        format: .apng, fps: "30000/1001", duration: 0.15, plays: 1, loop: 1,
        delays: [33.4, 33.4, 33.4, 33.4, 16.5]),
      Row(format: .webp, loop: 0, delays: Array(repeating: 40, count: 10)),
      Row(
        format: .webp, fps: "60", duration: 0.1, plays: 4, loop: 4,
        delays: [16, 17, 17, 16, 17, 17]),
      Row(format: .webp, fps: "10", duration: 0.25, loop: 0, delays: [100, 100, 50]),
      Row(format: .mp4, delays: Array(repeating: 40, count: 10)),
      Row(format: .mp4, fps: "60", duration: 0.2, delays: Array(repeating: 100 / 6, count: 12)),
      Row(format: .webm, delays: Array(repeating: 40, count: 10)),
    ])
  func movieProperties(row: Row) async throws {
    let movie = try Movie.small(
      row.format, fps: try #require(Self.rate(row.fps)), duration: row.duration, plays: row.plays)
    let path = folder.path("m.\(row.format.rawValue)")
    try await movie.write(to: path, feed: movie.smallFrames)
    let decoded = try DecodedMovie(path)
    #expect(decoded.width == 40 && decoded.height == 24)
    #expect(decoded.frames == row.delays.count)
    #expect(decoded.loop == row.loop)
    for (delay, expected) in zip(decoded.delays, row.delays) {
      #expect(abs(delay * 1000 - expected) < 1, "\(decoded.delays)")
    }
    #expect(abs(decoded.duration - movie.timing.duration) < 0.005)
    #expect(abs(movie.timing.duration - row.duration) < 0.005)
    #expect(try Files.names(in: folder.path) == ["m.\(row.format.rawValue)"])
  }

  @Test(
    "colors are preserved, and every frame has its own pixels", arguments: MovieFormat.allCases)
  func colors(
    format: MovieFormat
  ) async throws {
    let movie = try Movie.small(format, width: 80, height: 40)
    let path = folder.path("m.\(format.rawValue)")
    try await movie.write(to: path, feed: movie.smallFrames)
    let decoded = try DecodedMovie(path, pixels: [(5, 5), (60, 30), (2, 3)])
    let tolerance = format.isVideo ? 3 : 0
    func expect(_ pixel: [Int], _ color: [Int]) {
      for (channel, expected) in zip(pixel, color) {
        #expect(abs(channel - expected) <= tolerance, "\(pixel)")
      }
    }
    for pixels in decoded.pixels { expect(pixels[1], [255, 149, 0, 255]) }
    // The left edge of the square has moved.
    expect(decoded.pixels[0][0], [0, 122, 255, 255])
    expect(decoded.pixels[9][0], [255, 149, 0, 255])
  }

  @Test(
    "transparency is preserved", arguments: [MovieFormat.apng, .webp, .webm])
  func transparency(format: MovieFormat) async throws {
    let movie = try Movie.small(format, isTransparent: true)
    let path = folder.path("m.\(format.rawValue)")
    try await movie.write(to: path, feed: movie.smallFrames)
    let decoded = try DecodedMovie(path, pixels: [(5, 5), (30, 20)])
    for pixels in decoded.pixels { #expect(pixels[1][3] == 0) }
    #expect(decoded.pixels[0][0][3] == 255)
    #expect(decoded.pixels[9][0][3] == 0)
  }

  @Test(
    "a video declares its codec and color space",
    arguments: [
      (MovieFormat.mp4, Movie.Chroma.half, false, "h264", "yuv420p"),
      (.mp4, .full, false, "h264", "yuv444p"), (.webm, .half, false, "vp9", "yuv420p"),
      (.webm, .full, false, "vp9", "yuv444p"), (.webm, .half, true, "vp9", "yuv420p"),
    ])
  func videoMetadata(
    format: MovieFormat, chroma: Movie.Chroma, isTransparent: Bool, codec: String, pixels: String
  ) async throws {
    let movie = try Movie.small(format, isTransparent: isTransparent, chroma: chroma)
    let path = folder.path("m.\(format.rawValue)")
    try await movie.write(to: path, feed: movie.smallFrames)
    #expect(
      try DecodedMovie(path).words == [
        "codec_name": codec, "pix_fmt": pixels, "color_space": "bt709",
        "color_transfer": "iec61966-2-1", "color_primaries": "bt709", "color_range": "tv",
        "alpha": isTransparent ? "True" : "False",
      ])
  }

  @Test(
    "odd sides are padded by repeating the last row and column",
    arguments: [MovieFormat.mp4, .webm])
  func oddSides(
    format: MovieFormat
  ) async throws {
    let movie = try Movie.small(format, width: 41, height: 25)
    let path = folder.path("m.\(format.rawValue)")
    try await movie.write(to: path, feed: movie.smallFrames)
    let decoded = try DecodedMovie(path, pixels: [(41, 25), (41, 0)])
    #expect(decoded.width == 42 && decoded.height == 26)
    for (channel, expected) in zip(decoded.pixels[0][0], [255, 149, 0, 255]) {
      #expect(abs(channel - expected) <= 4)
    }
  }

  @Test(
    "other tools create equal movies",
    arguments: [
      (MovieFormat.gif, ExternalTool.gifsicle), (.webp, .img2webp),
    ])
  func otherTools(format: MovieFormat, tool: ExternalTool) async throws {
    guard tool.path() != nil else { return }
    let movie = try Movie.small(format, plays: 3, tool: tool)
    let path = folder.path("m.\(format.rawValue)")
    try await movie.write(to: path, feed: movie.smallFrames)
    let decoded = try DecodedMovie(path, pixels: [(5, 5)])
    #expect(decoded.frames == 10)
    #expect(decoded.loop == (format == .gif ? 2 : 3))
    #expect(abs(decoded.duration - 0.4) < 0.001)
    #expect(decoded.pixels[0][0] == [0, 122, 255, 255])
    #expect(try Files.names(in: folder.path) == ["m.\(format.rawValue)"])
  }

  @Test("equal frames give equal bytes") func determinism() async throws {
    let movie = try Movie.small(.gif)
    for name in ["a.gif", "b.gif"] {
      try await movie.write(to: folder.path(name), feed: movie.smallFrames)
    }
    #expect(try Files.read(folder.path("a.gif")) == Files.read(folder.path("b.gif")))
  }

  @Test("an error of the feed leaves the existing file unchanged") func feedError() async throws {
    let movie = try Movie.small(.mp4)
    let path = folder.path("m.mp4")
    try Files.write([1, 2, 3], to: path)
    await #expect(throws: ImagingError.self) {
      try await movie.write(to: path) { sink in
        try await sink(movie.smallFrame(0))
        throw ImagingError.notAFile(path: "x")
      }
    }
    #expect(try Files.read(path) == [1, 2, 3])
    #expect(try Files.names(in: folder.path) == ["m.mp4"])
  }

  @Test("an unwritable path is reported before the feed is called") func unwritablePath()
    async throws
  {
    let movie = try Movie.small(.gif)
    let error = await #expect(throws: MovieError.self) {
      try await movie.write(to: folder.path("nowhere/m.gif")) { _ in
        Issue.record("a frame was asked for")
      }
    }
    guard case .imaging(.system("write", _, ENOENT)) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
