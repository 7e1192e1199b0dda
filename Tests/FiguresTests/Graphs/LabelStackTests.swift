import Testing

@testable import Figures

@Suite struct LabelStackTests {
  @Test(
    "labels move apart as little as possible",
    arguments: [
      ("none", [], []),
      ("single", [20], [20]),
      ("far apart, all stay", [10, 50, 90], [10, 50, 90]),
      ("two overlapping", [50, 54], [47, 57]),
      ("equal positions", [50, 50, 50], [40, 50, 60]),
      ("the order of places counts, not that of names", [54, 50], [57, 47]),
      (
        "a block pushes a third", [50, 52, 58],
        [43.333_333_333_333_336, 53.333_333_333_333_336, 63.333_333_333_333_336]
      ),
      ("start of range", [2, 4], [0, 10]),
      ("end of range", [97, 99], [90, 100]),
      ("outside the range", [-50, 150], [0, 100]),
    ] as [(String, [Double], [Double])])
  func spread(
    id: String, places: [Double], expected: [Double]
  ) {
    let spread = LabelStack.spread(places, distance: 10, in: 0...100)
    #expect(spread.count == expected.count)
    #expect(zip(spread, expected).allSatisfy { abs($0 - $1) < 1e-9 }, "\(spread)")
  }

  @Test("labels share a range that is too short") func shortRange() {
    let spread = LabelStack.spread(Array(repeating: 7, count: 21), distance: 10, in: 0...100)
    #expect(zip(spread, (0..<21).map { Double($0) * 5 }).allSatisfy { abs($0 - $1) < 1e-9 })
  }
}
