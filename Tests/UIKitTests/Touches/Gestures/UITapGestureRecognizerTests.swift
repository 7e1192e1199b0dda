import Testing
import UIKit

@MainActor
struct UITapGestureRecognizerTests {
  private let scene = GestureScene()

  private func tap(_ taps: Int = 1, fingers: Int = 1) -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = taps
    tap.numberOfTouchesRequired = fingers
    return scene.add(tap)
  }

  @Test("a tap is recognized when the finger lifts") func recognizedOnLift() {
    let tap = tap()
    scene.tap(at: CGPoint(x: 120, y: 130))
    scene.step(2)
    #expect(scene.log == ["inner began"])
    scene.step(1)
    #expect(scene.log == ["inner began", "ended", "inner cancelled"])
    #expect(tap.state == .possible)
  }

  @Test(
    "a tap lasts up to 0.75 s and moves by up to 45 points",
    arguments: [
      ("45 pt", 45.0, 0.0, 3, true), ("45 pt diagonally", 27, 36, 3, true),
      ("over 45 pt", 45.1, 0, 3, false), ("over 45 pt diagonally", 32, 32, 3, false),
      ("0.75 s", 0, 0, 45, true), ("one tick over 0.75 s", 0, 0, 46, false),
    ])
  func thresholds(id: String, x: CGFloat, y: CGFloat, ticks: Int, isTap: Bool) {
    _ = tap()
    scene.drag(by: CGVector(dx: x, dy: y), ticks: ticks)
    scene.step(ticks + 2)
    #expect(scene.log.contains("ended") == isTap)
    #expect(scene.log.contains("inner ended") == !isTap)
  }

  @Test(
    "consecutive taps are within 0.35 s and 45 points",
    arguments: [
      ("0.35 s", 24, 0.0, true), ("one tick over 0.35 s", 25, 0, false), ("45 pt", 10, 45, true),
      ("over 45 pt", 10, 45.1, false),
    ])
  func doubleTap(id: String, tick: Int, x: CGFloat, isDouble: Bool) {
    _ = tap(2)
    scene.tap(at: CGPoint(x: 120, y: 150))
    scene.tap(tick: tick, at: CGPoint(x: 120 + x, y: 150))
    scene.step(60)
    #expect(scene.log.contains("ended") == isDouble)
  }

  @Test("three required taps are not two, and a fourth starts a new sequence")
  func wrongTapCount() {
    _ = tap(3)
    for tick in [0, 10] { scene.tap(tick: tick) }
    scene.step(60)
    #expect(!scene.log.contains("ended"))
    for tick in [60, 70, 80, 90] { scene.tap(tick: tick) }
    scene.step(60)
    #expect(scene.log.filter { $0 == "ended" }.count == 1)
  }

  @Test(
    "a tap requires its number of touches at once",
    arguments: [
      ("one of two", 2, [0], false), ("two of two", 2, [0, 2], true),
      ("two of one", 1, [0, 2], false), ("two, one after the other", 2, [0, 5], false),
      ("three of three", 3, [0, 1, 2], true),
    ])
  func numberOfTouches(id: String, required: Int, ticks: [Int], isTap: Bool) {
    let tap = tap(fingers: required)
    var count = 0
    tap.addAction { (tap: UITapGestureRecognizer) in count = tap.numberOfTouches }
    for tick in ticks { scene.tap(tick: tick, at: CGPoint(x: 110 + 10 * CGFloat(tick), y: 150)) }
    scene.step(20)
    #expect(scene.log.contains("ended") == isTap)
    #expect(count == (isTap ? required : 0))
  }

  @Test("the location of a double tap is that of the first tap")
  func location() {
    var locations: [CGPoint] = []
    let tap = tap(2)
    tap.addAction { (tap: UITapGestureRecognizer) in
      locations = [tap.location(in: tap.view), tap.location(ofTouch: 0, in: nil)]
    }
    scene.tap(at: CGPoint(x: 120, y: 130))
    scene.tap(tick: 10, at: CGPoint(x: 140, y: 130))
    scene.step(20)
    #expect(locations == [CGPoint(x: 20, y: 30), CGPoint(x: 140, y: 130)])
  }

  /// As Apple documents, without a failure requirement a double tap is also recognized as a single
  /// tap.
  @Test("a single tap does not prevent a double tap") func singleAndDoubleTap() {
    for taps in [1, 2] {
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = taps
      scene.add(tap, name: "\(taps)")
    }
    scene.tap()
    scene.step(5)
    #expect(scene.log == ["inner began", "1 ended", "inner cancelled"])
    scene.tap(tick: 10)
    scene.step(10)
    #expect(scene.log.dropFirst(3).contains("2 ended"))
  }

  @Test(
    "a tap that requires a double tap to fail waits for it",
    arguments: [
      ([0], ["inner began", "1 ended", "inner cancelled"], 24),
      (
        [0, 10], ["inner began", "inner began", "2 ended", "inner cancelled"], 13
      ),
    ])
  func failureRequirement(ticks: [Int], expected: [String], tick: Int) {
    let single = UITapGestureRecognizer()
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    scene.add(single, name: "1")
    scene.add(double, name: "2")
    for tick in ticks { scene.tap(tick: tick) }
    scene.step(tick - 1)
    #expect(!scene.log.contains { $0.hasSuffix("ended") })
    scene.step(1)
    #expect(scene.log == expected)
    scene.step(60)
    #expect(scene.log == expected)
  }

  @Test("a tap on an enabled button is not recognized by its superview")
  func tapOnButton() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    button.addAction(UIAction { [scene] _ in scene.record("button") }, for: .touchUpInside)
    scene.inner.addSubview(button)
    scene.add(UITapGestureRecognizer())
    scene.tap(at: CGPoint(x: 110, y: 110))
    scene.tap(tick: 60, at: CGPoint(x: 180, y: 180))
    scene.step(80)
    #expect(scene.log == ["button", "inner began", "ended", "inner cancelled"])
    button.isEnabled = false
    scene.tap(tick: 100, at: CGPoint(x: 110, y: 110))
    scene.step(40)
    #expect(scene.log.suffix(1) == ["ended"])
  }
}
