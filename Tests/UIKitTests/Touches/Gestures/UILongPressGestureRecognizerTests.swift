import Testing
import UIKit

@MainActor
struct UILongPressGestureRecognizerTests {
  private let scene = GestureScene()

  private func press(ticks: Int, tick: Int = 0, by x: CGFloat = 0) {
    scene.drag(by: CGVector(dx: x, dy: 0), tick: tick, ticks: ticks)
  }

  @Test(
    "a long press takes 0.5 s within 10 points",
    arguments: [
      ("0.5 s", 30, 0.0, []), ("one tick over 0.5 s", 31, 0, ["began", "ended"]),
      ("10 pt", 35, 10, ["began", "changed", "changed", "changed", "changed", "changed", "ended"]),
      ("over 10 pt", 35, 12, []),
    ])
  func thresholds(id: String, ticks: Int, x: CGFloat, expected: [String]) {
    scene.add(UILongPressGestureRecognizer()).cancelsTouchesInView = false
    press(ticks: ticks, by: x)
    scene.step(60)
    #expect(scene.log.filter { !$0.hasPrefix("inner") } == expected)
  }

  @Test("a long press begins while the finger rests") func beginsDuringPress() {
    let press = scene.add(UILongPressGestureRecognizer())
    self.press(ticks: 60)
    scene.step(29)
    #expect(scene.log == ["inner began"])
    scene.step(1)
    #expect(scene.log == ["inner began", "began", "inner cancelled"])
    #expect(press.state == .began)
    #expect(press.location(in: scene.inner) == CGPoint(x: 50, y: 50))
  }

  @Test("a long press that has begun reports movement of any distance")
  func followsFinger() {
    var locations: [CGFloat] = []
    let press = UILongPressGestureRecognizer { locations.append($0.location(in: nil).x) }
    scene.inner.addGestureRecognizer(press)
    scene.stage.touches.finger(
      along: TouchPath(from: CGPoint(x: 150, y: 150)).holding(for: 0.6)
        .moving(by: CGVector(dx: 150, dy: 0), in: 3.0 / 60), time: 0)
    scene.step(60)
    #expect(locations == [150, 200, 250, 300, 300])
  }

  @Test("duration, movement and number of touches are configurable")
  func configuration() {
    let press = scene.add(UILongPressGestureRecognizer())
    press.minimumPressDuration = 0.1
    press.allowableMovement = 40
    press.numberOfTouchesRequired = 2
    self.press(ticks: 20)
    scene.step(30)
    #expect(!scene.log.contains("began"))
    self.press(ticks: 6, tick: 40, by: 30)
    self.press(ticks: 20, tick: 40, by: 30)
    scene.step(16)
    #expect(press.state == .possible)
    scene.step(1)
    #expect(!scene.log.contains("began"))
    self.press(ticks: 20, tick: 80, by: 30)
    self.press(ticks: 8, tick: 82, by: 30)
    self.press(ticks: 2, tick: 89)
    scene.step(42)
    #expect(press.numberOfTouches == 2)
    scene.step(20)
    #expect(scene.log.filter { ["began", "ended"].contains($0) } == ["began", "ended"])
  }

  @Test("a long press without a minimum duration begins immediately")
  func zeroDuration() {
    scene.add(UILongPressGestureRecognizer()).minimumPressDuration = 0
    press(ticks: 3)
    scene.step(1)
    #expect(scene.log == ["began"])
  }

  @Test(
    "numberOfTapsRequired requires taps before the press",
    arguments: [(0, false), (1, true), (2, false)])
  func taps(count: Int, isRecognized: Bool) {
    scene.add(UILongPressGestureRecognizer()).numberOfTapsRequired = 1
    for tap in 0..<count { scene.tap(tick: 12 * tap) }
    press(ticks: 40, tick: 12 * count)
    scene.step(100)
    #expect(scene.log.contains("began") == isRecognized)
  }

  @Test("a long press makes a tap fail") func preventsTap() {
    scene.add(UITapGestureRecognizer(), name: "tap")
    scene.add(UILongPressGestureRecognizer(), name: "press")
    press(ticks: 40)
    press(ticks: 20, tick: 60)
    scene.step(90)
    #expect(
      scene.log.filter { !$0.hasPrefix("inner") } == ["press began", "press ended", "tap ended"])
  }
}
