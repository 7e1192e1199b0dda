import CoreGraphics
import Testing

@testable import Figures

@Suite struct GraphFlagsTests {
  /// Creates flags at 100 points per second.
  private func flags(_ events: [(Double, String)]) -> GraphFlags {
    GraphFlags(
      events.map { RecipeEvent(time: $0.0, caption: $0.1) }, right: 400,
      x: { CGFloat($0 * 100) })
  }

  @Test(
    "captions are in the lowest free row",
    arguments: [
      ("none", [], [], 0),
      ("far apart", [(0, "tap"), (1, "tap"), (2, "tap")], [0, 0, 0], 1),
      ("overlapping", [(0, "tap button"), (0.3, "tap")], [1, 0], 2),
      ("stairs", [(0, "tap button"), (0.2, "tap button"), (0.4, "tap button")], [2, 1, 0], 3),
      (
        "no fourth line", [(0, "tap it"), (0.1, "tap it"), (0.2, "tap it"), (0.3, "tap it")],
        [nil, 2, 1, 0], 3
      ),
      ("same time", [(1, "tap"), (1, "set ball")], [0], 1),
    ] as [(String, [(Double, String)], [Int?], Int)])
  func rows(
    id: String, events: [(Double, String)], rows: [Int?], rowCount: Int
  ) {
    let flags = flags(events)
    #expect(flags.flags.map(\.row) == rows)
    #expect(flags.rowCount == rowCount)
  }

  @Test("captions end within the figure") func width() {
    let long = String(repeating: "long ", count: 30)
    let flags = flags([(0, long), (3.5, long)]).flags
    #expect((100...120).contains(flags[0].text.width))
    #expect((20...46).contains(flags[1].text.width))
  }
}
