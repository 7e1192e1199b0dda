import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite struct RepeatingAnimationTests {
  struct Row: CustomTestStringConvertible {
    let id: String
    let options: UIView.AnimationOptions
    /// The expected progress at times in seconds; a run takes one second.
    let expected: [(seconds: Double, progress: CGFloat)]
    var testDescription: String { id }
  }

  @Test(
    "repeat and autoreverse run animations again",
    arguments: [
      Row(
        id: "repeat", options: .repeat,
        expected: [(0.25, 0.25), (0.75, 0.75), (1.25, 0.25), (7.5, 0.5)]),
      Row(
        id: "repeat and autoreverse", options: [.repeat, .autoreverse],
        expected: [(0.25, 0.25), (1.25, 0.75), (1.75, 0.25), (2.25, 0.25), (7.25, 0.75)]),
      Row(
        id: "autoreverse", options: .autoreverse,
        expected: [(0.25, 0.25), (1.75, 0.25), (2, 1), (3, 1)]),
    ])
  func options(row: Row) {
    let scene = Scene()
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, row.options]) { scene.move() }
    for (seconds, progress) in row.expected {
      scene.step(Int(seconds * Double(Stage.ticksPerSecond)) - scene.stage.tick)
      #expect(isNear(scene.progress, progress), "at \(seconds) s")
    }
  }

  @Test(
    "modifyAnimations limits the number of runs",
    arguments: [
      (CGFloat(3), false, 180), (2.5, false, 150), (2, true, 240), (1, false, 60), (0, false, 60),
    ])
  func repeatCount(count: CGFloat, autoreverses: Bool, end: Int) {
    let scene = Scene()
    var log: [String] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.modifyAnimations(withRepeatCount: count, autoreverses: autoreverses) { scene.move() }
    } completion: {
      log.append("\($0)@\(scene.stage.tick)")
    }
    scene.step(end - 15)
    #expect(scene.progress != 1)
    scene.step(15 + 60)
    #expect(scene.progress == 1)
    #expect(log == ["true@\(end)"])
  }

  @Test("changes outside of modifyAnimations run once") func otherChanges() {
    let scene = Scene()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: false) { scene.view.alpha = 0 }
      scene.move()
    }
    scene.step(75)
    #expect(scene.progress == 1)
    #expect(isNear(scene.shown.opacity, 0.75))
  }

  @Test("modifyAnimations outside of a block neither repeats nor animates") func outsideOfBlock() {
    let scene = Scene()
    UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { scene.move() }
    #expect(scene.progress == 1)
  }

  @Test("another animation of the property ends the repetition") func replacing() {
    let scene = Scene()
    var log: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat]) {
      scene.move()
    } completion: {
      log.append($0)
    }
    scene.step(90)
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
      scene.view.center.x = 50
    }
    scene.step(1)
    #expect(log == [false])
    scene.step(29)
    #expect(isNear(scene.progress, 0.25))
    scene.step(90)
    #expect(scene.progress == 0)
  }

  @Test("animations in a property animator run once") func propertyAnimator() {
    let scene = Scene()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) { scene.move() }
    }
    animator.startAnimation()
    scene.step(75)
    #expect(scene.progress == 1)
    #expect(animator.state == .inactive)
  }
}
