import Testing
import UIKit
import UIKitTestSupport

@MainActor
struct StageTimerTests {
  @Test(
    "after(_:perform:) runs once, at the first later tick",
    arguments: [
      ("half a second", 0.5, [40]), ("between two ticks", 0.101, [17]), ("zero", 0, [11]),
      ("negative", -3, [11]), ("NaN", .nan, [11]), ("never", .infinity, []),
    ] as [(String, Double, [Int])])
  func delay(id: String, delay: Double, ticks: [Int]) {
    let stage = Stage()
    stage.step(10)
    var fired: [Int] = []
    let timer = stage.after(delay) { fired.append(stage.tick) }
    _ = stage.displayList()
    #expect(fired == [])
    stage.step(100)
    #expect(fired == ticks)
    #expect(timer.isValid == ticks.isEmpty)
  }

  @Test(
    "every(_:perform:) runs at the first tick at or after each multiple",
    arguments: [
      ("a quarter of a second", 0.25, [15, 30, 45, 60]),
      // 0.11 s are 6.6 ticks: added up tick by tick they would be 7 each.
      ("between two ticks", 0.11, [7, 14, 20, 27, 33, 40, 47, 53, 60]),
      ("less than a tick", 0.001, Array(1...60)), ("zero", 0, Array(1...60)),
      ("negative", -1, Array(1...60)), ("NaN", .nan, Array(1...60)), ("never", .infinity, []),
    ] as [(String, Double, [Int])])
  func interval(id: String, interval: Double, ticks: [Int]) {
    let stage = Stage()
    var fired: [Int] = []
    stage.every(interval) { _ in fired.append(stage.tick) }
    stage.step(60)
    #expect(fired == ticks)
  }

  @Test("an invalidated timer does not fire") func invalidation() {
    let stage = Stage()
    var log: [String] = []
    stage.after(0.1) { log.append("after") }.invalidate()
    stage.every(0.1) { timer in
      log.append("every \(stage.tick)")
      if stage.tick == 12 { timer.invalidate() }
    }
    stage.step(60)
    #expect(log == ["every 6", "every 12"])
  }

  @Test("timers and actions of one tick run in the order of the calls") func order() {
    let stage = Stage()
    var log: [String] = []
    stage.at(0.5) { log.append("at") }
    stage.after(0.5) {
      log.append("after")
      stage.after(0) { log.append("nested at \(stage.tick)") }
    }
    stage.every(0.5) { _ in log.append("every") }
    stage.step(31)
    #expect(log == ["at", "after", "every", "nested at 31"])
  }

  @Test("animations of a timer's action start at its tick") func animation() {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.view.addSubview(view)
    stage.after(0.5) { UIView.animate(withDuration: 0.5) { view.alpha = 0 } }
    let (other, expected) = (Stage(), UIView(frame: view.frame))
    other.view.addSubview(expected)
    other.at(0.5) { UIView.animate(withDuration: 0.5) { expected.alpha = 0 } }
    for tick in 0..<70 {
      #expect(
        view.layer.presentation()?.opacity == expected.layer.presentation()?.opacity, "\(tick)")
      stage.step()
      other.step()
    }
    #expect(view.alpha == 0)
  }
}
