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
    "a swipe moves by 50 points within 0.5 s",
    arguments: [
      ("50 pt", 50.0, 0.0, 10, true), ("under 50 pt", 49.9, 0, 10, false),
      ("0.5 s", 50, 0, 30, true),
      ("one tick over 0.5 s", 51, 0, 31, false), ("200 pt sideways", 50, 200, 10, true),
      ("over 200 pt sideways", 50, -201, 10, false), ("opposite direction", -100, 0, 10, false),
    ])
  func thresholds(id: String, x: CGFloat, y: CGFloat, ticks: Int, isSwipe: Bool) {
    _ = swipe()
    scene.drag(by: CGVector(dx: x, dy: y), ticks: ticks)
    scene.step(40)
    #expect(scene.log.contains("ended") == isSwipe)
  }

  @Test("a swipe is recognized while the finger moves") func recognizedDuringMove() {
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
    "a swipe is recognized in its directions only",
    arguments: [
      (.right, [true, false, false, false]), (.left, [false, true, false, false]),
      (.up, [false, false, true, false]), (.down, [false, false, false, true]),
      ([.left, .down], [false, true, false, true]), ([], [false, false, false, false]),
    ] as [(UISwipeGestureRecognizer.Direction, [Bool])])
  func directions(direction: UISwipeGestureRecognizer.Direction, expected: [Bool]) {
    let vectors = [
      CGVector(dx: 60, dy: 0), CGVector(dx: -60, dy: 0), CGVector(dx: 0, dy: -60),
      CGVector(dx: 0, dy: 60),
    ]
    for (vector, isSwipe) in zip(vectors, expected) {
      let scene = GestureScene()
      scene.add(UISwipeGestureRecognizer()).direction = direction
      scene.drag(by: vector, ticks: 6)
      scene.step(10)
      #expect(scene.log.contains("ended") == isSwipe)
    }
  }

  @Test(
    "a finger that moves backward by more than 10 points does not swipe",
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

  @Test(
    "a finger slower than 75 points per second at the end does not swipe",
    arguments: [(1.2, false), (1.3, true)])
  func slowEnd(step: CGFloat, isSwipe: Bool) {
    _ = swipe()
    let path = TouchPath(from: CGPoint(x: 120, y: 150)).moving(
      by: CGVector(dx: 48, dy: 0), in: 4.0 / 60
    ).moving(by: CGVector(dx: 5 * step, dy: 0), in: 5.0 / 60)
    scene.stage.touches.finger(along: path, time: 0)
    scene.step(20)
    #expect(scene.log.contains("ended") == isSwipe)
  }

  @Test(
    "a swipe requires its number of touches",
    arguments: [(1, 1, true), (2, 2, true), (1, 2, false), (3, 2, false)])
  func numberOfTouches(count: Int, required: Int, isSwipe: Bool) {
    _ = swipe(fingers: required)
    for _ in 0..<count { scene.drag(by: CGVector(dx: 80, dy: 0), ticks: 6) }
    scene.step(10)
    #expect(scene.log.contains("ended") == isSwipe)
  }

  @Test("the location of a swipe is where it started") func location() {
    var locations: [CGPoint] = []
    let swipe = swipe()
    swipe.addAction { (swipe: UISwipeGestureRecognizer) in
      locations = [swipe.location(in: swipe.view), swipe.location(ofTouch: 0, in: nil)]
    }
    scene.drag(by: CGVector(dx: 80, dy: 0), ticks: 6)
    scene.step(10)
    #expect(locations == [CGPoint(x: 50, y: 50), CGPoint(x: 150, y: 150)])
  }

  @Test("a pan that requires a swipe to fail begins when it fails")
  func waitingPan() {
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
