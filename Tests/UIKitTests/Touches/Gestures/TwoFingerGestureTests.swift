import Testing
import UIKit

/// Pinches and rotations around the center of a view without multiple touch.
@MainActor
struct TwoFingerGestureTests {
  private let scene = GestureScene()
  private let center = CGPoint(x: 150, y: 150)

  @Test(
    "a pinch begins when the distance between the fingers has changed by 10 points",
    arguments: [
      ("9.9 pt", 60.0, 69.9, nil), ("10 pt", 60, 70, 1), ("24 pt apart", 60, 84, 1.2),
      ("20 pt together", 60, 40, 0.8), ("9.9 pt together", 60, 50.1, nil),
    ] as [(String, CGFloat, CGFloat, CGFloat?)])
  func pinchThreshold(id: String, start: CGFloat, end: CGFloat, scale: CGFloat?) {
    var seen: CGFloat?
    let pinch = UIPinchGestureRecognizer { seen = seen ?? $0.scale }
    scene.inner.addGestureRecognizer(pinch)
    scene.stage.touches.pinch(at: center, from: start, to: end, time: 0, duration: 1.0 / 60)
    scene.step(3)
    #expect((seen == nil) == (scale == nil))
    // Scales of 84/70 and 40/50.
    if let seen, let scale { #expect(abs(seen - scale) < 1e-9) }
  }

  @Test("a pinch reports scale and velocity") func pinchScale() {
    var seen: [CGFloat] = []
    let pinch = UIPinchGestureRecognizer { seen += [$0.scale, $0.velocity] }
    scene.inner.addGestureRecognizer(pinch)
    // The distance grows by 10 points per tick from 40, so the gesture begins at 50.
    scene.stage.touches.pinch(at: center, from: 40, to: 70, time: 0, duration: 3.0 / 60)
    scene.step(5)
    let expected: [CGFloat] = [1, 12, 1.2, 12, 1.4, 12, 1.4, 12]
    #expect(seen.count == expected.count)
    for (seen, expected) in zip(seen, expected) { #expect(abs(seen - expected) < 1e-9) }
  }

  @Test("setting the scale of a pinch makes later changes relative to it")
  func setScale() {
    var seen: [CGFloat] = []
    let pinch = UIPinchGestureRecognizer { pinch in
      seen.append(pinch.scale)
      pinch.scale = 1
    }
    scene.inner.addGestureRecognizer(pinch)
    scene.stage.touches.pinch(at: center, from: 40, to: 100, time: 0, duration: 3.0 / 60)
    scene.step(5)
    // Scales of 60/50, 80/60 and 100/80.
    let expected: [CGFloat] = [1.2, 80.0 / 60, 100.0 / 80, 1]
    #expect(seen.count == expected.count)
    for (seen, expected) in zip(seen, expected) { #expect(abs(seen - expected) < 1e-9) }
  }

  @Test(
    "a rotation begins when each finger has moved by 10 points",
    arguments: [
      ("under 0.2 rad", 0.199, nil), ("0.2 rad at a radius of 50 pt", 0.2001, 0.0001),
      ("counterclockwise", -0.5, -0.3),
    ] as [(String, CGFloat, CGFloat?)])
  func rotationThreshold(id: String, turn: CGFloat, rotation: CGFloat?) {
    var seen: CGFloat?
    let gesture = UIRotationGestureRecognizer { seen = seen ?? $0.rotation }
    scene.inner.addGestureRecognizer(gesture)
    scene.stage.touches.rotate(
      at: center, by: turn, distance: 100, angle: 0.3, time: 0, duration: 1.0 / 60)
    scene.step(3)
    #expect((seen == nil) == (rotation == nil))
    if let seen, let rotation { #expect(abs(seen - rotation) < 1e-9) }
  }

  /// The rotation crosses the angle at which `atan2` changes its sign, and makes one and a half
  /// turns.
  @Test("a rotation reports rotation and velocity") func rotation() {
    var seen: [CGFloat] = []
    let gesture = UIRotationGestureRecognizer { seen += [$0.rotation, $0.velocity] }
    scene.inner.addGestureRecognizer(gesture)
    scene.stage.touches.rotate(
      at: center, by: 3 * .pi, distance: 80, time: 0, duration: 30.0 / 60)
    scene.step(40)
    #expect(seen.count == 62)
    #expect(abs(seen[60] - (3 * .pi - 0.25)) < 1e-9)
    #expect(abs(seen[61] - 6 * .pi) < 1e-9)
  }

  @Test("a rotation is not recognized as a pinch, nor a pinch as a rotation")
  func distinctGestures() {
    scene.add(UIPinchGestureRecognizer(), name: "pinch")
    scene.add(UIRotationGestureRecognizer(), name: "rotation")
    scene.stage.touches.rotate(at: center, by: 1, distance: 80, time: 0, duration: 0.1)
    scene.stage.touches.pinch(at: center, from: 60, to: 90, time: 0.5, duration: 0.1)
    scene.step(50)
    #expect(
      scene.log.filter { $0.hasSuffix("began") } == [
        "inner began", "rotation began", "inner began", "pinch began",
      ])
  }

  @Test("a pinch and a rotation can be recognized simultaneously") func simultaneousGestures() {
    let delegate = GestureDelegateStub()
    delegate.shouldRecognizeSimultaneously = true
    scene.add(UIPinchGestureRecognizer(), name: "pinch").delegate = delegate
    scene.add(UIRotationGestureRecognizer(), name: "rotation")
    scene.stage.touches.pinch(
      at: center, from: 60, to: 120, turning: 1, time: 0, duration: 0.2)
    scene.step(20)
    withExtendedLifetime(delegate) {
      #expect(scene.log.contains("pinch ended") && scene.log.contains("rotation ended"))
    }
  }

  @Test("a pinch continues with one finger and ends with the last")
  func fingerChanges() {
    let pinch = scene.add(UIPinchGestureRecognizer())
    let touches = scene.stage.touches
    touches.drag(
      from: CGPoint(x: 110, y: 150), to: CGPoint(x: 190, y: 150), time: 0, duration: 20.0 / 60)
    touches.drag(
      from: CGPoint(x: 110, y: 150), to: CGPoint(x: 110, y: 180), time: 0, duration: 10.0 / 60)
    scene.step(12)
    let scale = pinch.scale
    #expect(pinch.state == .changed)
    #expect(pinch.numberOfTouches == 1)
    #expect(scale > 1)
    // A third finger forms a pair with the second, without a jump of the scale.
    touches.press(at: CGPoint(x: 110, y: 190), time: scene.time(13), duration: scene.time(7))
    scene.step(1)
    #expect(pinch.scale == scale)
    #expect(pinch.numberOfTouches == 2)
    scene.step(3)
    #expect(pinch.scale != scale)
    scene.step(10)
    #expect(scene.log.last == "ended")
    #expect(pinch.state == .possible)
  }

  @Test("a third finger is ignored") func thirdFinger() {
    let pinch = scene.add(UIPinchGestureRecognizer())
    scene.stage.touches.pinch(at: center, from: 40, to: 80, time: 0, duration: 0.2)
    scene.tap(tick: 2, at: CGPoint(x: 110, y: 110))
    scene.step(4)
    #expect(pinch.numberOfTouches == 2)
    #expect(abs(pinch.location(in: nil).x - 150) < 1e-9)
    scene.step(20)
    #expect(scene.log.contains("ended"))
  }

  @Test("fingers at the same location yield finite values")
  func coincidentFingers() {
    let pinch = scene.add(UIPinchGestureRecognizer())
    let rotation = scene.add(UIRotationGestureRecognizer())
    for _ in 0..<2 { scene.drag(by: CGVector(dx: 90, dy: 0), ticks: 6) }
    scene.stage.touches.pinch(at: center, from: 0, to: 60, time: 0.5, duration: 0.1)
    scene.step(50)
    #expect(pinch.scale.isFinite && rotation.rotation.isFinite)
    #expect(scene.log.filter { $0 == "ended" }.count == 1)
  }
}
