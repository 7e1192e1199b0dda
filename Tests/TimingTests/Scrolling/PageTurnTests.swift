import Testing
import Timing

struct PageTurnTests {
  private static let range = 0.0...1280.0

  @Test(
    "content comes to rest on the nearest page or, if flicked, the next one",
    arguments: [
      ("nearer to the first", 100, 0, 0), ("nearer to the second", 170, 0, 320),
      ("slow release", 100, 0.249, 0), ("flick", 100, 0.25, 320),
      ("flick from beyond the center", 200, 1, 320), ("flick back", 250, -0.25, 0),
      ("flick from a page", 320, 1, 640), ("flick back from a page", 320, -1, 0),
      ("past the last", 1300, 1, 1280), ("before the first", -20, -1, 0),
      ("NaN", .nan, .nan, 0),
    ] as [(String, Double, Double, Double)])
  func choosesPages(id: String, position: Double, velocity: Double, expected: Double) {
    let page = PageTurn.page(
      from: position, velocity: velocity, length: 320, within: Self.range)
    #expect(page == expected)
  }

  @Test("an incomplete last page ends at the end of the content") func incompleteLastPage() {
    #expect(PageTurn.page(from: 600, velocity: 1, length: 320, within: 0...700) == 640)
    #expect(PageTurn.page(from: 650, velocity: 1, length: 320, within: 0...700) == 700)
    #expect(PageTurn.page(from: 650, velocity: 1, length: 0, within: 0...700) == 650)
  }

  /// Computed independently of the package, millisecond by millisecond.
  @Test(
    "a page attracts content as was observed",
    arguments: [
      ("from rest", 100, 0, 0, 320, 50, 77.32977532303248, 336),
      ("flicked", 100, 1, 320, 320, 100, 240.81016674628017, 340),
      ("another size", 390, -0.5, 0, 390, 200, 34.1632242522697, 371),
      ("length clamped to 1024", 0, 0, 800, 2000, 300, 754.7211453886084, 622),
    ] as [(String, Double, Double, Double, Double, Int, Double, Int)])
  func turns(
    id: String, position: Double, velocity: Double, target: Double, length: Double, time: Int,
    expected: Double, end: Int
  ) {
    var turn = PageTurn(position: position, velocity: velocity, target: target, length: length)
    for _ in 0..<time { turn.advance(by: 1, within: 0...2000, bounces: true) }
    #expect(abs(turn.position - expected) < 1e-9)
    for _ in time..<(end - 1) { turn.advance(by: 1, within: 0...2000, bounces: true) }
    #expect(!turn.isAtRest)
    turn.advance(by: 1, within: 0...2000, bounces: true)
    #expect(turn.isAtRest)
    #expect(turn.position == target)
  }

  @Test("frames accumulate to whole milliseconds") func frames() {
    var (frames, whole) = (
      PageTurn(position: 0, velocity: 1, target: 320, length: 320),
      PageTurn(position: 0, velocity: 1, target: 320, length: 320)
    )
    for _ in 0..<12 { frames.advance(by: 1000.0 / 60, within: Self.range, bounces: true) }
    for _ in 0..<200 { whole.advance(by: 1, within: Self.range, bounces: true) }
    #expect(frames.position == whole.position)
  }

  @Test("without bouncing, content stays within its range") func staysInRange() {
    var turn = PageTurn(position: 1270, velocity: 5, target: 1280, length: 320)
    turn.advance(by: 10, within: Self.range, bounces: false)
    #expect(turn.position == 1280)
  }

  @Test("any parameters give finite positions and come to rest")
  func extremeParameters() {
    let numbers = [0, 1, -1, 1e-300, 1e5, -1e300, .nan, .infinity]
    for position in numbers {
      for velocity in numbers {
        for length in numbers {
          let page = PageTurn.page(
            from: position, velocity: velocity, length: length, within: 0...500)
          var turn = PageTurn(
            position: position, velocity: velocity, target: page, length: length)
          turn.advance(by: .infinity, within: 0...500, bounces: true)
          #expect(turn.isAtRest && (0...500).contains(turn.position))
        }
      }
    }
  }
}
