import Imaging
import Testing

@testable import Movies

@Suite struct MovieTimingTests {
  @Test(
    "the frames of a GIF start at whole hundredths of a second",
    arguments: [
      ("50 per second", 50, 1, 0.1, [0, 2, 4, 6, 8], 0.02),
      ("30 per second, between hundredths", 30, 1, 0.2, [0, 3, 7, 10, 13, 17], 0.03),
      ("an end that browsers would lengthen", 100, 3, 0.1, [0, 3, 6], 0.04),
      ("an end between hundredths", 25, 1, 0.1234, [0, 4, 8], 0.04),
      ("a single frame", 25, 1, 0.001, [0], 0.02),
      ("the shortest last frame", 50, 1, 0.21, [0, 2, 4, 6, 8, 10, 12, 14, 16, 18], 0.03),
    ])
  func gifTicks(
    id: String, numerator: Int, denominator: Int, duration: Double, ticks: [Int], last: Double
  ) throws {
    let fps = try #require(FrameRate(numerator, denominator))
    let timing = try MovieTiming(.gif, fps: fps, duration: duration)
    #expect(timing.clock == FrameRate(100))
    #expect(timing.ticks == ticks)
    #expect(abs((timing.lastDelay ?? 0) - last) < 1e-9)
    #expect(abs(timing.duration - max(0.02, duration)) <= 0.005)
  }

  @Test(
    "a GIF has at most 50 frames per second",
    arguments: [(51, 1), (60, 1), (120, 1), (50_001, 1000)])
  func gifRateLimit(numerator: Int, denominator: Int) throws {
    let fps = try #require(FrameRate(numerator, denominator))
    let error = #expect(throws: MovieError.self) {
      try MovieTiming(.gif, fps: fps, duration: 1)
    }
    #expect("\(error.map { "\($0)" } ?? "")".contains("choose --fps 50"))
  }

  @Test(
    "other formats contain every frame that starts before the end",
    arguments: [
      (MovieFormat.mp4, 60, 1.0, 60, 1.0), (.webm, 24, 1.01, 25, 25.0 / 24),
      (.apng, 24, 1.01, 25, 1.01),
      (.webp, 30, 0.05, 2, 0.05), (.mp4, 60, 1.1, 66, 1.1),
    ])
  func otherFormats(
    format: MovieFormat, fps: Int, duration: Double, count: Int, total: Double
  ) throws {
    let timing = try MovieTiming(format, fps: try #require(FrameRate(fps)), duration: duration)
    #expect(timing.clock == timing.fps)
    #expect(timing.ticks == Array(0..<count))
    #expect(abs(timing.duration - total) < 1e-9)
  }

  @Test("milliseconds are rounded without accumulating errors") func milliseconds() throws {
    let timing = try MovieTiming(.webp, fps: .standard, duration: 0.1)
    #expect(timing.milliseconds == [17, 16, 17, 17, 16, 17])
    #expect(timing.milliseconds.reduce(0, +) == 100)
  }

  @Test("unevenDelays lists the distinct delays") func unevenDelays() throws {
    #expect(
      try MovieTiming(.gif, fps: try #require(FrameRate(30)), duration: 1).unevenDelays == [3, 4])
    #expect(
      try MovieTiming(.gif, fps: try #require(FrameRate(25)), duration: 1.01).unevenDelays == [])
    #expect(try MovieTiming(.mp4, fps: try #require(FrameRate(30)), duration: 1).unevenDelays == [])
  }

  private static let refusals: [(MovieFormat, @Sendable (inout MovieRequest) -> Void, String)] = [
    (MovieFormat.mp4, { (m: inout MovieRequest) in m.plays = 2 }, "<video loop>"),
    (.gif, { $0.plays = 0 }, "expected 1 to 65535"),
    (.gif, { $0.plays = 65_536 }, "expected 1 to 65535"),
    (.gif, { $0.isTransparent = true }, "create an .apng"),
    (.mp4, { $0.isTransparent = true }, "create an .apng"),
    (.apng, { $0.chroma = .full }, "only .mp4, .webm and .y4m"),
    (
      .webm,
      {
        $0.chroma = .full; $0.isTransparent = true
      }, "leave --chroma out"
    ),
    (.mp4, { $0.tool = .gifski }, "gifski does not support MP4: choose ffmpeg"),
    (.gif, { $0.tool = .img2webp }, "choose ffmpeg or gifsicle or gifski"),
    (.gif, { $0.width = 0 }, "invalid size 0x24 px"),
    (.gif, { $0.width = 16_385 }, "invalid size 16385x24 px"),
  ]

  @Test(
    "options that a format does not support are rejected", arguments: refusals)
  func unsupportedOptions(
    format: MovieFormat, change: @Sendable (inout MovieRequest) -> Void, words: String
  ) throws {
    var request = MovieRequest()
    change(&request)
    let error = #expect(throws: MovieError.self) {
      try Movie.small(
        format, width: request.width, plays: request.plays, isTransparent: request.isTransparent,
        chroma: request.chroma, tool: request.tool)
    }
    #expect("\(error.map { "\($0)" } ?? "")".contains(words))
  }
}

/// The options of a movie.
struct MovieRequest: Sendable {
  var width = 40
  var plays: Int?
  var isTransparent = false
  var chroma = Movie.Chroma.half
  var tool: ExternalTool?
}
