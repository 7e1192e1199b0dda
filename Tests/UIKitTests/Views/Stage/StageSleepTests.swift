import Testing
import UIKit
import UIKitTestSupport

@MainActor
struct StageSleepTests {
  @Test(
    "sleep(for:) continues at the first later tick",
    arguments: [
      ("half a second", 0.5, 30), ("between two ticks", 0.101, 7), ("zero", 0, 1),
      ("negative", -1, 1), ("NaN", .nan, 1),
    ] as [(String, Double, Int)])
  func duration(id: String, duration: Double, tick: Int) async {
    let stage = Stage()
    var ticks: [Int] = []
    let task = Task {
      for _ in 0..<3 {
        try await stage.sleep(for: duration)
        ticks.append(stage.tick)
      }
    }
    await stage.advance(by: 2)
    #expect(stage.tick == 120)
    #expect(ticks == [tick, 2 * tick, 3 * tick])
    await #expect(throws: Never.self) { try await task.value }
  }

  @Test("tasks of one tick continue in the order of their calls, whatever other stages do")
  func order() async {
    let (stage, other) = (Stage(), Stage())
    var log: [String] = []
    for name in ["a", "b", "c"] {
      Task {
        try await stage.sleep(for: name == "b" ? 0.1 : 0.2)
        log.append("\(name) \(stage.tick) \(Stage.current === stage)")
        try await stage.sleep(for: 0.1)
        log.append("\(name) \(stage.tick) \(Stage.current === stage)")
      }
    }
    let concurrent = Task { await other.advance(by: 1) }
    await stage.advance(by: 1)
    await concurrent.value
    #expect(
      log == ["b 6 true", "a 12 true", "c 12 true", "b 12 true", "a 18 true", "c 18 true"])
  }

  @Test("the order of many tasks is the same each time", arguments: [false, true])
  func repeatedOrder(cancels: Bool) async {
    for _ in 0..<20 {
      let stage = Stage()
      var log: [Int] = []
      let tasks = (0..<8).map { number in
        Task {
          for _ in 0..<3 {
            try? await stage.sleep(for: 0.1)
            log.append(number)
          }
        }
      }
      await stage.advance(by: 0.05)
      if cancels { for task in tasks { task.cancel() } }
      await stage.advance(by: 0.35)
      for task in tasks { await task.value }
      // A canceled task does not sleep again.
      #expect(log == (0..<24).map { cancels ? $0 / 3 : $0 % 8 })
    }
  }

  @Test("a canceled task stops sleeping") func cancellation() async {
    let stage = Stage()
    let task = Task { try await stage.sleep(for: 10) }
    await stage.advance(by: 0.1)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(stage.tick == 6)
    let canceled = Task { try await stage.sleep(for: 10) }
    canceled.cancel()
    await #expect(throws: CancellationError.self) { try await canceled.value }
  }

  @Test("step() resumes tasks that run once the caller suspends") func stepping() async {
    let stage = Stage()
    var tick: Int?
    let task = Task {
      try await stage.sleep(for: 0.1)
      tick = stage.tick
    }
    await Task.yield()
    stage.step(30)
    #expect(tick == nil)
    try? await task.value
    #expect(tick == 30)
  }
}
