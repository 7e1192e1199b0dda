import Testing

@testable import Flipbook

@Suite struct LabelStackTests {
  @Test(
    arguments: [
      ("none", [], []),
      ("one stays", [20], [20]),
      ("far apart, all stay", [10, 50, 90], [10, 50, 90]),
      ("two that touch part evenly", [50, 54], [47, 57]),
      ("equal ones keep their order", [50, 50, 50], [40, 50, 60]),
      ("the order of places counts, not that of names", [54, 50], [57, 47]),
      (
        "a block pushes a third", [50, 52, 58],
        [43.333_333_333_333_336, 53.333_333_333_333_336, 63.333_333_333_333_336]
      ),
      ("the upper end holds", [2, 4], [0, 10]),
      ("the lower end holds", [97, 99], [90, 100]),
      ("outside of the range", [-50, 150], [0, 100]),
    ] as [(String, [Double], [Double])])
  func `names move apart as little as need be`(
    id: String, places: [Double], expected: [Double]
  ) {
    let spread = LabelStack.spread(places, distance: 10, in: 0...100)
    #expect(spread.count == expected.count)
    #expect(zip(spread, expected).allSatisfy { abs($0 - $1) < 1e-9 }, "\(spread)")
  }

  @Test func `where there is no room for all they share it`() {
    let spread = LabelStack.spread(Array(repeating: 7, count: 21), distance: 10, in: 0...100)
    #expect(zip(spread, (0..<21).map { Double($0) * 5 }).allSatisfy { abs($0 - $1) < 1e-9 })
  }
}
