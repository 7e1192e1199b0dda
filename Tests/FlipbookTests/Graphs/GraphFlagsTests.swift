import CoreGraphics
import Testing

@testable import Flipbook

@Suite struct GraphFlagsTests {
  /// A hundred points for a second.
  private func flags(_ moments: [(Double, String)]) -> GraphFlags {
    GraphFlags(
      moments.map { RecipeMoment(time: $0.0, caption: $0.1) }, right: 400,
      place: { CGFloat($0 * 100) })
  }

  @Test(
    arguments: [
      ("none", [], [], 0),
      ("far apart", [(0, "tap"), (1, "tap"), (2, "tap")], [0, 0, 0], 1),
      ("one over the next", [(0, "tap button"), (0.3, "tap")], [1, 0], 2),
      ("stairs", [(0, "tap button"), (0.2, "tap button"), (0.4, "tap button")], [2, 1, 0], 3),
      (
        "no fourth line", [(0, "tap it"), (0.1, "tap it"), (0.2, "tap it"), (0.3, "tap it")],
        [nil, 2, 1, 0], 3
      ),
      ("one moment, one flag", [(1, "tap"), (1, "set ball")], [0], 1),
    ] as [(String, [(Double, String)], [Int?], Int)])
  func `captions stand in the lowest line that is free`(
    id: String, moments: [(Double, String)], rows: [Int?], rowCount: Int
  ) {
    let flags = flags(moments)
    #expect(flags.flags.map(\.row) == rows)
    #expect(flags.rowCount == rowCount)
  }

  @Test func `captions end within the picture`() {
    let long = String(repeating: "long ", count: 30)
    let flags = flags([(0, long), (3.5, long)]).flags
    #expect((100...120).contains(flags[0].text.width))
    #expect((20...46).contains(flags[1].text.width))
  }
}
