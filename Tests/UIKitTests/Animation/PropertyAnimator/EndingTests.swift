import Testing
import UIKit
import UIKitTestSupport

/// The values that an animator leaves when it ends, and the completions it calls.
@MainActor @Suite struct EndingTests {
  @Test(
    "stopAnimation keeps presented values, and finishAnimation sets those of a position",
    arguments: [
      (UIViewAnimatingPosition.current, CGFloat(75), CGFloat(0.75)), (.start, 50, 1),
      (.end, 150, 0),
    ])
  func finishing(position: UIViewAnimatingPosition, x: CGFloat, alpha: CGFloat) {
    let scene = Scene()
    let animator = scene.animator()
    animator.addAnimations { scene.view.alpha = 0 }
    var ended: [UIViewAnimatingPosition] = []
    animator.addCompletion { ended.append($0) }
    animator.startAnimation()
    scene.step(15)
    animator.stopAnimation(false)
    #expect(scene.view.center.x == 75 && isNear(scene.view.alpha, 0.75))
    #expect(scene.view.layer.animationKeys() == nil && ended.isEmpty)
    animator.finishAnimation(at: position)
    #expect(scene.view.center.x == x && isNear(scene.view.alpha, alpha))
    #expect(ended == [position])
    scene.step(60)
    #expect(ended == [position] && scene.view.center.x == x)
  }

  @Test("stopAnimation(true) calls no completion")
  func stopWithoutFinishing() {
    let scene = Scene()
    let animator = scene.animator()
    var isCompleted = false
    animator.addCompletion { _ in isCompleted = true }
    animator.startAnimation()
    scene.step(15)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive && scene.view.center.x == 75)
    scene.step(60)
    #expect(!isCompleted)
  }

  @Test("a finished animator is inactive and has called its completions in order")
  func naturalEnd() {
    let scene = Scene()
    let animator = scene.animator()
    var calls: [String] = []
    animator.addCompletion { calls.append("first \($0 == .end)") }
    animator.addCompletion { _ in calls.append("second \(animator.state == .inactive)") }
    animator.startAnimation()
    scene.step(59)
    #expect(animator.isRunning && calls.isEmpty)
    scene.step(1)
    #expect(calls == ["first true", "second true"])
    #expect(!animator.isRunning && animator.fractionComplete == 0)
    scene.view.center.x = 50
    animator.startAnimation()
    scene.step(60)
    #expect(scene.view.center.x == 50 && calls.count == 2)
    release(animator)
  }

  @Test("completions are called if only a frame is animated")
  func frameOnly() {
    let scene = Scene()
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) {
      scene.view.frame = CGRect(x: 100, y: 100, width: 50, height: 200)
    }
    var ended: UIViewAnimatingPosition?
    animator.addCompletion { ended = $0 }
    animator.startAnimation()
    scene.step(15)
    #expect(scene.shown.bounds.size == CGSize(width: 75, height: 150))
    #expect(scene.shown.position == CGPoint(x: 87.5, y: 125))
    scene.step(15)
    #expect(ended == .end)
  }

  @Test("pausesOnCompletion pauses the animator at its end")
  func pausesOnCompletion() {
    let scene = Scene()
    let animator = scene.animator()
    animator.pausesOnCompletion = true
    var ended: UIViewAnimatingPosition?
    animator.addCompletion { ended = $0 }
    animator.startAnimation()
    scene.step(70)
    #expect(animator.state == .active && !animator.isRunning && ended == nil)
    #expect(animator.fractionComplete == 1 && scene.progress == 1)
    animator.isReversed = true
    animator.pausesOnCompletion = false
    animator.startAnimation()
    scene.step(30)
    #expect(isNear(scene.progress, 0.5))
    scene.step(31)
    #expect(ended == .start && scene.view.center.x == 50)
  }

  @Test("a running animator is retained")
  func lifetime() {
    let scene = Scene()
    weak var animator: UIViewPropertyAnimator?
    var isCompleted = false
    do {
      let newAnimator = scene.animator()
      newAnimator.addCompletion { _ in isCompleted = true }
      newAnimator.startAnimation()
      animator = newAnimator
    }
    scene.step(60)
    #expect(isCompleted && animator == nil)
  }

  @Test("an animator is released together with its stage")
  func abandoned() {
    weak var animator: UIViewPropertyAnimator?
    do {
      let scene = Scene()
      let newAnimator = scene.animator()
      newAnimator.startAnimation()
      animator = newAnimator
    }
    VirtualClock.current = VirtualClock()
    #expect(animator == nil)
  }

  @Test("releasing a paused animator stops the program") func releasingPaused() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Scene().animator().pauseAnimation() }
    }
    #expect(
      standardError(of: result).contains("It is an error to release a paused or stopped property"))
  }
}
