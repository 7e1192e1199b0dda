import DisplayList
import Testing

@testable import Studio

@Suite struct TickHistoryTests {
  private func list(_ id: Int) -> DisplayList {
    DisplayList(
      size: CGSize(width: 1, height: 1),
      layers: (0..<10).map { DisplayLayer(id: $0 + id, attributes: LayerAttributes()) })
  }

  @Test("the number of lists stays below its limit, and recent ones are all kept") func count() {
    var history = TickHistory(maxCount: 2000)
    for tick in 0..<36_000 { history.insert(list(0), at: tick) }
    #expect(history.count <= 2000)
    #expect(history.lastTick == 35_999)
    #expect((35_999 - 600..<36_000).allSatisfy { history.list(at: $0) != nil })
    #expect(history.list(at: 0) != nil)
    for tick in stride(from: 0, to: 36_000, by: 777) {
      #expect(history.nearestTick(to: tick).map { tick - $0 < 2 * history.interval } == true)
    }
  }

  @Test("the estimated memory stays below its limit, and shared layers count once") func memory() {
    var history = TickHistory(maxBytes: 4 << 20)
    for tick in 0..<20_000 { history.insert(list(tick), at: tick) }
    #expect(history.estimatedBytes <= 4 << 20)
    var still = TickHistory()
    let shown = list(0)
    for tick in 0..<1000 { still.insert(shown, at: tick) }
    #expect(still.estimatedBytes < 300_000)
  }

  @Test("lists after a tick are removed") func truncation() {
    var history = TickHistory()
    for tick in 0..<100 { history.insert(list(tick), at: tick) }
    history.removeAll(after: 40)
    #expect(history.lastTick == 40)
    #expect(history.list(at: 41) == nil)
    #expect(history.list(at: 40) != nil)
  }
}
