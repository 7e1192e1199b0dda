import Testing
import UIKit

/// The delivery of touches to views whose recognizers track them.
@MainActor
struct TouchDeliveryTests {
  private let scene = GestureScene()

  @Test("a recognized gesture cancels its touches in the view")
  func cancelsTouchesInView() {
    let pan = scene.add(UIPanGestureRecognizer())
    scene.drag(by: CGVector(dx: 30, dy: 0), ticks: 3)
    scene.step(5)
    #expect(
      scene.log == ["inner began", "began", "inner cancelled", "changed", "changed", "ended"])
    pan.cancelsTouchesInView = false
    scene.drag(by: CGVector(dx: 30, dy: 0), tick: 10, ticks: 1)
    scene.step(10)
    #expect(
      scene.log.dropFirst(6) == ["inner began", "began", "inner moved", "ended", "inner ended"])
  }

  @Test("a gesture that is not recognized leaves touches to the view")
  func unrecognizedGesture() {
    scene.add(UIPanGestureRecognizer())
    scene.drag(by: CGVector(dx: 5, dy: 0), ticks: 1)
    scene.step(3)
    #expect(scene.log == ["inner began", "inner moved", "inner ended"])
  }

  @Test(
    "delaysTouchesBegan delays touches until the gesture fails or cancels their delivery",
    arguments: [
      ("recognized", 30.0, ["began", "changed", "ended"]),
      ("failed", 5, ["inner began", "inner ended"]),
    ])
  func delayedBegan(id: String, x: CGFloat, expected: [String]) {
    let pan = scene.add(UIPanGestureRecognizer())
    pan.delaysTouchesBegan = true
    scene.drag(by: CGVector(dx: x, dy: 0), ticks: 2)
    scene.step(1)
    #expect(scene.log.allSatisfy { !$0.hasPrefix("inner") })
    scene.step(4)
    #expect(scene.log == expected)
  }

  @Test("a delayed touch is delivered when the recognizer fails during the touch")
  func delayedTouchAfterFailure() {
    let scripted = scene.add(ScriptedGestureRecognizer())
    scripted.delaysTouchesBegan = true
    scene.drag(by: CGVector(dx: 30, dy: 0), ticks: 3)
    scene.step(1)
    #expect(scene.log.isEmpty)
    scripted.state = .failed
    #expect(scene.log == ["inner began"])
    scene.step(4)
    #expect(scene.log == ["inner began", "inner moved", "inner moved", "inner ended"])
  }

  @Test(
    "delaysTouchesEnded delays the end of a touch while the gesture is possible",
    arguments: [true, false])
  func delayedEnded(isDelayed: Bool) {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    double.delaysTouchesEnded = isDelayed
    scene.add(double)
    scene.tap()
    scene.step(23)
    #expect(scene.log == (isDelayed ? ["inner began"] : ["inner began", "inner ended"]))
    scene.step(1)
    #expect(scene.log == ["inner began", "inner ended"])
    scene.tap(tick: 30)
    scene.tap(tick: 40)
    scene.step(30)
    // The delayed `touchesEnded` is sent with that of the second tap.
    let middle = isDelayed ? [] : ["inner ended"]
    #expect(
      Array(scene.log.dropFirst(2))
        == ["inner began"] + middle + ["inner began", "ended", "inner cancelled"])
  }

  @Test("a pan cancels the tracking of a control") func panCancelsControl() {
    let control = UIControl(frame: scene.inner.bounds)
    control.addAction(UIAction { [scene] _ in scene.record("cancel") }, for: .touchCancel)
    scene.inner.addSubview(control)
    scene.add(UIPanGestureRecognizer())
    scene.drag(by: CGVector(dx: 30, dy: 0), ticks: 3)
    scene.step(5)
    #expect(scene.log == ["began", "cancel", "changed", "changed", "ended"])
    #expect(!control.isTracking && !control.isHighlighted)
  }

  @Test("recognizers receive touches that the view does not")
  func touchesBeyondView() {
    let pan = scene.add(UIPanGestureRecognizer())
    pan.minimumNumberOfTouches = 2
    for _ in 0..<2 { scene.drag(by: CGVector(dx: 20, dy: 0), ticks: 1) }
    scene.step(3)
    #expect(scene.log == ["inner began", "began", "inner cancelled", "ended"])
  }
}
