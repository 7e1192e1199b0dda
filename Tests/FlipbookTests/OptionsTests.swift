import FlipbookTestSupport
import Testing

@testable import Flipbook
@testable import Recipes

@Suite struct FrameRateTextTests {
  @Test(
    "a frame rate is parsed",
    arguments: [
      ("60", 60, 1), ("1", 1, 1), ("12.5", 25, 2), ("0.5", 1, 2), ("30000/1001", 30000, 1001),
      ("120/2", 60, 1), ("23.976", 24000, 1001), ("23.98", 24000, 1001), ("29.97", 30000, 1001),
      ("59.94", 60000, 1001), ("47.952", 48000, 1001), ("119.88", 120_000, 1001),
      ("24.001", 24001, 1000),
    ])
  func parsing(text: String, numerator: Int, denominator: Int) throws {
    let rate = try #require(FrameRate(text))
    #expect(rate.numerator == numerator)
    #expect(rate.denominator == denominator)
  }

  @Test(
    "an invalid frame rate is nil",
    arguments: [
      "", "0", "-1", "sixty", "60fps", "1/0", "0/1", "1/2/3", "60.", ".5", "12.3456", "1e3", "nan",
      "99999999999999999999", "２４",
    ])
  func invalidText(text: String) {
    #expect(FrameRate(text) == nil)
  }
}

@Suite struct FrameSelectionTests {
  @Test(
    "frame ranges are parsed",
    arguments: [
      ("7", 7...7, 1), ("0-59", 0...59, 1), ("100-119", 100...119, 1), ("0-59x10", 0...59, 10),
      ("5-5", 5...5, 1),
    ])
  func ranges(text: String, range: ClosedRange<Int>, step: Int) {
    #expect(FrameSelection(frames: text) == .range(range, step: step))
  }

  @Test(
    "an invalid frame range is nil",
    arguments: [
      "", "-", "-5", "9-5", "0-9x0", "0-9x", "1-2-3", "0-9999999999", "3,", "1.5", "1s-0.5s",
      "0-x2-",
    ])
  func invalidRange(text: String) {
    #expect(FrameSelection(frames: text) == nil)
  }

  @Test("times are parsed") func times() {
    #expect(
      FrameSelection(times: "0.5s,250ms,2,end")
        == .times([.seconds(0.5), .seconds(0.25), .seconds(2), .end]))
  }

  @Test(
    "an invalid time is nil",
    arguments: ["", "0.5s,", "a b", "-1s", "1m", "0.5 s", "1e3", "1s-a-b", "_a"])
  func invalidTime(text: String) {
    #expect(FrameSelection(times: text) == nil)
  }

  @Test(
    "a selection has frame numbers",
    arguments: [
      ("all", FrameSelection.all, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
      ("range", .range(3...5), [3, 4, 5]),
      ("step", .range(1...9, step: 4), [1, 5, 9]),
      // At 10 fps: the nearest frames in order, without duplicates; the end selects the last frame.
      ("times", .times([.end, .seconds(0.32), .seconds(0), .seconds(0.28)]), [0, 3, 9]),
      ("the end", .times([.seconds(1)]), [9]),
      ("an open range", .parsed("7-"), [7, 8, 9]),
      ("single frames", .parsed("7,3,3"), [3, 7]),
      ("ranges that overlap", .parsed("1-3,2-4,9-"), [1, 2, 3, 4, 9]),
      ("steps", .parsed("0-x4,1-3x2"), [0, 1, 3, 4, 8]),
      ("times among frames", .parsed("1,0.32s-500ms,end"), [1, 3, 4, 5, 9]),
      ("a marker", .parsed("hit,9"), [4, 9]),
      ("a range from a marker", .parsedTimes("hit-0.6,0"), [0, 4, 5, 6]),
      ("a range to a marker", .parsed("2-hit"), [2, 3, 4]),
      ("a range of times", .parsedTimes("0.2-0.4,end"), [2, 3, 4, 9]),
      ("every second frame of a range of times", .parsedTimes("0.2s-endx2"), [2, 4, 6, 8]),
    ])
  func numbers(id: String, selection: FrameSelection, numbers: [Int]) throws {
    let markers = Markers([Markers.Marker(name: "hit", time: 0.42), .init(name: "x2", time: 0.8)])
    #expect(try selection.numbers(count: 10, fps: .of("10"), markers: markers) == numbers)
  }

  @Test(
    "a selection outside the animation throws",
    arguments: [
      (FrameSelection.range(3...10), FlipbookError.frameOutOfRange(10, last: 9)),
      (.range(12...20), .frameOutOfRange(20, last: 9)),
      (.range(-1...2), .frameOutOfRange(-1, last: 9)),
      (.range(0...2, step: 0), .stepOutOfRange(0)),
      (.times([.seconds(2)]), .timeOutOfRange(2, last: 0.9)),
      (.parsed("hit"), .unknownMarker("hit", known: [])),
      (.parsed("3,10-"), .frameOutOfRange(10, last: 9)),
      (.parsed("end-3"), .frameRangeEmpty(first: 9, last: 3)),
      (.parsedTimes("0.1-2s"), .timeOutOfRange(2, last: 0.9)),
      (.times([.seconds(.infinity)]), .timeOutOfRange(.infinity, last: 0.9)),
    ])
  func outOfRange(
    selection: FrameSelection, error: FlipbookError
  ) {
    #expect(throws: error) { try selection.numbers(count: 10, fps: .of("10")) }
  }
}

@Suite struct OutputSizeTests {
  @Test("a size in pixels is parsed") func parsing() {
    #expect(OutputSize(pixels: "640x1136") == .pixels(width: 640, height: 1136))
  }

  @Test(
    "an invalid size is nil",
    arguments: ["", "640", "640x", "x1136", "640*1136", "-1x5", "1.5x3", "9999999999x1"])
  func invalidText(text: String) {
    #expect(OutputSize(pixels: text) == nil)
  }
}

extension FrameSelection {
  /// The frames of a text, of which no frame is selected if it is invalid.
  fileprivate static func parsed(_ text: String) -> FrameSelection {
    FrameSelection(frames: text) ?? .numbers([])
  }

  /// The times of a text, of which no frame is selected if it is invalid.
  fileprivate static func parsedTimes(_ text: String) -> FrameSelection {
    FrameSelection(times: text) ?? .numbers([])
  }
}
