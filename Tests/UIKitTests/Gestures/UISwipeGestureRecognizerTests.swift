import Testing
import UIKit

@MainActor
struct UISwipeGestureRecognizerTests {
  private let scene = GestureScene()

  private func swipe(
    _ direction: UISwipeGestureRecognizer.Direction = .right, fingers: Int = 1
  ) -> UISwipeGestureRecognizer {
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = direction
    swipe.numberOfTouchesRequired = fingers
    return scene.add(swipe)
  }

  @Test(
    "50 points within half a second",
    arguments: [
      ("50 pt", 50.0, 0.0, 10, true), ("less", 49.9, 0, 10, false), ("0.5 s", 50, 0, 30, true),
      ("a tick more", 51, 0, 31, false), ("200 pt aside", 50, 200, 10, true),
      ("more aside", 50, -201, 10, false), ("back", -100, 0, 10, false),
    ])
  func thresholds(id: String, x: CGFloat, y: CGFloat, ticks: Int, isSwipe: Bool) {
    _ = swipe()
    scene.drag(by: CGVector(dx: x, dy: y), ticks: ticks)
    scene.step(40)
    #expect(scene.log.contains("ended") == isSwipe)
  }

  @Test func itIsRecognizedWhileTheFingerMoves() {
    _ = swipe()
    scene.drag(by: CGVector(dx: 100, dy: 0), ticks: 10)
    scene.step(4)
    #expect(!scene.log.contains("ended"))
    scene.step(1)
    #expect(scene.log.suffix(2) == ["ended", "inner cancelled"])
    scene.step(20)
    #expect(scene.log.last == "inner cancelled")
  }

  @Test(
    "ways to the right, to the left, up and down",
    arguments: [
      (.right, [true, false, false, false]), (.left, [false, true, false, false]),
      (.up, [false, false, true, false]), (.down, [false, false, false, true]),
      ([.left, .down], [false, true, false, true]), ([], [false, false, false, false]),
    ] as [(UISwipeGestureRecognizer.Direction, [Bool])])
  func directions(direction: UISwipeGestureRecognizer.Direction, expected: [Bool]) {
    let ways = [
      CGVector(dx: 60, dy: 0), CGVector(dx: -60, dy: 0), CGVector(dx: 0, dy: -60),
      CGVector(dx: 0, dy: 60),
    ]
    for (way, isSwipe) in zip(ways, expected) {
      let scene = GestureScene()
      scene.add(UISwipeGestureRecognizer()).direction = direction
      scene.drag(by: way, ticks: 6)
      scene.step(10)
      #expect(scene.log.contains("ended") == isSwipe)
    }
  }

  @Test(
    "a finger that turns back has not swiped",
    arguments: [(10.0, true), (11.0, false)])
  func turningBack(retreat: CGFloat, isSwipe: Bool) {
    _ = swipe()
    let path = TouchPath(from: CGPoint(x: 120, y: 150)).moving(
      by: CGVector(dx: 40, dy: 0), in: 4.0 / 60
    ).moving(by: CGVector(dx: -retreat, dy: 0), in: 1.0 / 60)
      .moving(by: CGVector(dx: 60, dy: 0), in: 4.0 / 60)
    scene.stage.touches.finger(along: path, time: 0)
    scene.step(20)
    #expect(scene.log.contains("ended") == isSwipe)
  }

  @Test("a finger that creeps has not swiped", arguments: [(1.2, false), (1.3, true)])
  func creeping(step: CGFloat, isSwipe: Bool) {
    _ = swipe()
    let path = TouchPath(from: CGPoint(x: 120, y: 150)).moving(
      by: CGVector(dx: 48, dy: 0), in: 4.0 / 60
    ).moving(by: CGVector(dx: 5 * step, dy: 0), in: 5.0 / 60)
    scene.stage.touches.finger(along: path, time: 0)
    scene.step(20)
    #expect(scene.log.contains("ended") == isSwipe)
  }

  @Test(arguments: [(1, 1, true), (2, 2, true), (1, 2, false), (3, 2, false)])
  func fingers(count: Int, required: Int, isSwipe: Bool) {
    _ = swipe(fingers: required)
    for _ in 0..<count { scene.drag(by: CGVector(dx: 80, dy: 0), ticks: 6) }
    scene.step(10)
    #expect(scene.log.contains("ended") == isSwipe)
  }

  @Test func itsLocationIsWhereItStarted() {
    var places: [CGPoint] = []
    let swipe = swipe()
    swipe.addAction { (swipe: UISwipeGestureRecognizer) in
      places = [swipe.location(in: swipe.view), swipe.location(ofTouch: 0, in: nil)]
    }
    scene.drag(by: CGVector(dx: 80, dy: 0), ticks: 6)
    scene.step(10)
    #expect(places == [CGPoint(x: 50, y: 50), CGPoint(x: 150, y: 150)])
  }

  @Test func aPanThatWaitsForItStartsWhenItFails() {
    let swipe = swipe()
    let pan = scene.add(UIPanGestureRecognizer(), name: "pan")
    pan.require(toFail: swipe)
    scene.drag(by: CGVector(dx: 90, dy: 0), ticks: 6)
    scene.drag(by: CGVector(dx: 0, dy: 90), tick: 20, ticks: 60)
    scene.step(100)
    let gestures = scene.log.filter { !$0.hasPrefix("inner") && !$0.hasSuffix("changed") }
    #expect(gestures == ["ended", "pan began", "pan ended"])
  }
}
