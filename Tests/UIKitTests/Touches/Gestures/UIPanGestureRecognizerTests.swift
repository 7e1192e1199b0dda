import Testing
import UIKit

@MainActor
struct UIPanGestureRecognizerTests {
  private let scene = GestureScene()

  @Test(
    "a pan begins after 10 points along either axis",
    arguments: [
      (CGVector(dx: 9.9, dy: 9.9), nil), (CGVector(dx: 10, dy: 0), CGPoint(x: 0, y: 0)),
      (CGVector(dx: 0, dy: -10), CGPoint(x: 0, y: 0)),
      (CGVector(dx: 14, dy: -30), CGPoint(x: 4, y: -20)),
      (CGVector(dx: -14, dy: 9), CGPoint(x: -4, y: 0)),
    ] as [(CGVector, CGPoint?)])
  func hysteresis(vector: CGVector, translation: CGPoint?) {
    var seen: CGPoint?
    let pan = UIPanGestureRecognizer { pan in
      if pan.state == .began { seen = pan.translation(in: nil) }
    }
    scene.inner.addGestureRecognizer(pan)
    scene.drag(by: vector, ticks: 1)
    scene.step(3)
    #expect(seen == translation)
    #expect(pan.state == .possible)
  }

  @Test("a pan begins, changes and ends with the finger") func states() {
    scene.add(UIPanGestureRecognizer())
    scene.drag(by: CGVector(dx: 24, dy: 0), ticks: 4)
    scene.step(6)
    #expect(
      scene.log == [
        "inner began", "inner moved", "began", "inner cancelled", "changed", "changed", "ended",
      ])
  }

  /// The finger moves by 10 points per tick, that is 600 points per second.
  @Test("velocity(in:) weights the previous move") func velocity() {
    var velocities: [CGFloat] = []
    let pan = UIPanGestureRecognizer { velocities.append($0.velocity(in: nil).x) }
    scene.inner.addGestureRecognizer(pan)
    scene.stage.touches.drag(
      along: [CGPoint(x: 110, y: 150), CGPoint(x: 150, y: 150), CGPoint(x: 130, y: 150)], time: 0,
      duration: 6.0 / 60)
    scene.step(8)
    // Moves of +10, +10, +10, +10, −10 and −10 points.
    let expected: [CGFloat] = [600, 600, 600, 600, 360, -600, -600]
    #expect(velocities.count == expected.count)
    for (velocity, expected) in zip(velocities, expected) {
      #expect(abs(velocity - expected) < 1e-9)
    }
  }

  @Test("translation(in:) and velocity(in:) use the view's coordinate system")
  func coordinateSystem() {
    let turned = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    turned.transform = CGAffineTransform(scaleX: 2, y: 2).rotated(by: .pi / 2)
    scene.stage.view.addSubview(turned)
    var seen: [CGPoint] = []
    let pan = UIPanGestureRecognizer { pan in
      guard pan.state == .ended else { return }
      seen = [pan.translation(in: nil), pan.translation(in: turned), pan.velocity(in: turned)]
    }
    scene.inner.addGestureRecognizer(pan)
    scene.drag(by: CGVector(dx: 40, dy: 0), ticks: 4)
    scene.step(5)
    #expect(seen.first == CGPoint(x: 30, y: 0))
    #expect(abs(seen[1].x) < 1e-9 && abs(seen[1].y + 15) < 1e-9)
    #expect(abs(seen[2].x) < 1e-9 && abs(seen[2].y + 300) < 1e-9)
  }

  @Test("setTranslation(_:in:) leaves the velocity unchanged")
  func setTranslation() {
    var seen: [CGPoint] = []
    let pan = UIPanGestureRecognizer { [outer = scene.outer] pan in
      if pan.state == .changed { seen.append(pan.translation(in: outer)) }
      if pan.state == .ended { seen.append(pan.velocity(in: outer)) }
      pan.setTranslation(CGPoint(x: 5, y: 1), in: outer)
    }
    scene.outer.transform = CGAffineTransform(scaleX: 2, y: 2)
    scene.inner.addGestureRecognizer(pan)
    scene.drag(by: CGVector(dx: 60, dy: 0), ticks: 3)
    scene.step(4)
    #expect(seen == [CGPoint(x: 15, y: 1), CGPoint(x: 15, y: 1), CGPoint(x: 600, y: 0)])
  }

  @Test("fingers that touch or lift do not change the translation")
  func regrouping() {
    scene.inner.isMultipleTouchEnabled = true
    var seen: [CGFloat] = []
    let pan = UIPanGestureRecognizer { seen.append($0.translation(in: nil).x) }
    scene.inner.addGestureRecognizer(pan)
    // One finger moves by 20 points per tick; another one rests from tick 2 to tick 4.
    scene.drag(by: CGVector(dx: 120, dy: 0), ticks: 6)
    scene.stage.touches.press(
      at: CGPoint(x: 110, y: 180), time: scene.time(2), duration: scene.time(2))
    scene.step(8)
    #expect(seen == [10, 30, 40, 50, 70, 90, 90])
    #expect(pan.numberOfTouches == 0)
  }

  @Test(
    "a pan requires a number of touches within its limits",
    arguments: [
      ("one of two", 2, 2, 1, []), ("two of two", 2, 2, 2, ["began", "changed", "ended"]),
      ("three of two", 2, 2, 3, []), ("two of one", 1, 1, 2, []),
      ("two of one or more", 1, Int.max, 2, ["began", "changed", "ended"]),
    ])
  func numberOfTouches(id: String, minimum: Int, maximum: Int, fingers: Int, expected: [String]) {
    let pan = scene.add(UIPanGestureRecognizer())
    pan.cancelsTouchesInView = false
    pan.minimumNumberOfTouches = minimum
    pan.maximumNumberOfTouches = maximum
    for _ in 0..<fingers { scene.drag(by: CGVector(dx: 30, dy: 0), ticks: 2) }
    scene.step(4)
    #expect(scene.log.filter { !$0.hasPrefix("inner") } == expected)
  }

  @Test("an extra finger is ignored after the pan has begun")
  func extraFinger() {
    let pan = scene.add(UIPanGestureRecognizer())
    pan.maximumNumberOfTouches = 1
    scene.drag(by: CGVector(dx: 60, dy: 0), ticks: 6)
    scene.tap(tick: 3)
    scene.step(5)
    #expect(pan.numberOfTouches == 1)
    #expect(pan.translation(in: nil) == CGPoint(x: 40, y: 0))
    #expect(pan.location(ofTouch: 0, in: scene.inner) == CGPoint(x: 100, y: 50))
    scene.step(3)
    #expect(scene.log.suffix(3) == ["changed", "ended", "inner ended"])
  }

  @Test("a pan with two required touches ends when the first finger lifts")
  func twoFingerPan() {
    let pan = scene.add(UIPanGestureRecognizer())
    pan.minimumNumberOfTouches = 2
    scene.drag(by: CGVector(dx: 40, dy: 0), ticks: 4)
    scene.drag(by: CGVector(dx: 80, dy: 0), ticks: 8)
    scene.step(6)
    #expect(scene.log.last == "ended")
    #expect(pan.state == .possible)
    // The centroid while both fingers were on the screen.
    #expect(pan.location(in: nil) == CGPoint(x: 190, y: 150))
  }

  @Test("a pan that waited for a failure starts with a translation of zero")
  func delayedPan() {
    var seen: [CGPoint] = []
    let pan = UIPanGestureRecognizer { seen.append($0.translation(in: nil)) }
    let first = scene.add(ScriptedGestureRecognizer())
    pan.require(toFail: first)
    scene.inner.addGestureRecognizer(pan)
    scene.drag(by: CGVector(dx: 60, dy: 0), ticks: 6)
    scene.step(4)
    #expect(seen.isEmpty)
    first.state = .failed
    #expect(seen == [.zero])
    scene.step(1)
    #expect(seen == [.zero, CGPoint(x: 10, y: 0)])
  }
}
