import Imaging
import Testing

@testable import Movies

@Suite struct MovieTimingTests {
  @Test(arguments: [
    ("50 a second", 50, 1, 0.1, [0, 2, 4, 6, 8], 0.02),
    ("30 a second, between hundredths", 30, 1, 0.2, [0, 3, 7, 10, 13, 17], 0.03),
    ("an end that browsers would stretch", 100, 3, 0.1, [0, 3, 6], 0.04),
    ("an end between hundredths", 25, 1, 0.1234, [0, 4, 8], 0.04),
    ("a single frame", 25, 1, 0.001, [0], 0.02),
    ("the shortest end", 50, 1, 0.21, [0, 2, 4, 6, 8, 10, 12, 14, 16, 18], 0.03),
  ])
  func `a GIF shows what there is at whole hundredths of a second`(
    id: String, numerator: Int, denominator: Int, duration: Double, moments: [Int], last: Double
  ) throws {
    let fps = try #require(FrameRate(numerator, denominator))
    let timing = try MovieTiming(.gif, fps: fps, duration: duration)
    #expect(timing.clock == FrameRate(100))
    #expect(timing.moments == moments)
    #expect(abs((timing.lastDelay ?? 0) - last) < 1e-9)
    #expect(abs(timing.duration - max(0.02, duration)) <= 0.005)
  }

  @Test(arguments: [(51, 1), (60, 1), (120, 1), (50_001, 1000)])
  func `a GIF has at most 50 frames a second`(numerator: Int, denominator: Int) throws {
    let fps = try #require(FrameRate(numerator, denominator))
    let error = #expect(throws: MovieError.self) {
      try MovieTiming(.gif, fps: fps, duration: 1)
    }
    #expect("\(error.map { "\($0)" } ?? "")".contains("choose --fps 50"))
  }

  @Test(arguments: [
    (MovieFormat.mp4, 60, 1.0, 60, 1.0), (.webm, 24, 1.01, 25, 25.0 / 24),
    (.apng, 24, 1.01, 25, 1.01),
    (.webp, 30, 0.05, 2, 0.05), (.mp4, 60, 1.1, 66, 1.1),
  ])
  func `others have every frame that begins before the end`(
    format: MovieFormat, fps: Int, duration: Double, count: Int, lasting: Double
  ) throws {
    let timing = try MovieTiming(format, fps: try #require(FrameRate(fps)), duration: duration)
    #expect(timing.clock == timing.fps)
    #expect(timing.moments == Array(0..<count))
    #expect(abs(timing.duration - lasting) < 1e-9)
  }

  @Test func `milliseconds are rounded so that no errors add up`() throws {
    let timing = try MovieTiming(.webp, fps: .standard, duration: 0.1)
    #expect(timing.milliseconds == [17, 16, 17, 17, 16, 17])
    #expect(timing.milliseconds.reduce(0, +) == 100)
  }

  @Test func `uneven delays are known`() throws {
    #expect(
      try MovieTiming(.gif, fps: try #require(FrameRate(30)), duration: 1).unevenDelays == [3, 4])
    #expect(
      try MovieTiming(.gif, fps: try #require(FrameRate(25)), duration: 1.01).unevenDelays == [])
    #expect(try MovieTiming(.mp4, fps: try #require(FrameRate(30)), duration: 1).unevenDelays == [])
  }

  private static let refusals: [(MovieFormat, @Sendable (inout MovieRequest) -> Void, String)] = [
    (MovieFormat.mp4, { (m: inout MovieRequest) in m.plays = 2 }, "<video loop>"),
    (.gif, { $0.plays = 0 }, "from 1 to 65535"), (.gif, { $0.plays = 65_536 }, "from 1 to 65535"),
    (.gif, { $0.isTransparent = true }, "make an .apng"),
    (.mp4, { $0.isTransparent = true }, "make an .apng"),
    (.apng, { $0.chroma = .full }, "only .mp4 and .webm"),
    (
      .webm,
      {
        $0.chroma = .full; $0.isTransparent = true
      }, "leave --chroma out"
    ),
    (.mp4, { $0.tool = .gifski }, "gifski makes no MP4: choose ffmpeg"),
    (.gif, { $0.tool = .img2webp }, "choose ffmpeg or gifsicle or gifski"),
    (.gif, { $0.width = 0 }, "cannot have 0x24 px"),
    (.gif, { $0.width = 16_385 }, "cannot have 16385x24 px"),
  ]

  @Test(arguments: refusals)
  func `what a format cannot have is told`(
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

/// What a test asks for.
struct MovieRequest: Sendable {
  var width = 40
  var plays: Int?
  var isTransparent = false
  var chroma = Movie.Chroma.half
  var tool: ExternalTool?
}
