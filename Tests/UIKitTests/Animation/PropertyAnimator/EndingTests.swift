import Testing
import UIKit

/// What an animator leaves behind: the values, and who is told.
@MainActor @Suite struct EndingTests {
  @Test(
    "stopping keeps what is shown, finishing takes the values of a position",
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

  @Test("what is stopped for good tells nobody")
  func stoppingForGood() {
    let scene = Scene()
    let animator = scene.animator()
    var isTold = false
    animator.addCompletion { _ in isTold = true }
    animator.startAnimation()
    scene.step(15)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive && scene.view.center.x == 75)
    scene.step(60)
    #expect(!isTold)
  }

  @Test("an animator at its end is idle, tells all in order, and forgets its blocks")
  func natural() {
    let scene = Scene()
    let animator = scene.animator()
    var told: [String] = []
    animator.addCompletion { told.append("first \($0 == .end)") }
    animator.addCompletion { _ in told.append("second \(animator.state == .inactive)") }
    animator.startAnimation()
    scene.step(59)
    #expect(animator.isRunning && told.isEmpty)
    scene.step(1)
    #expect(told == ["first true", "second true"])
    #expect(!animator.isRunning && animator.fractionComplete == 0)
    scene.view.center.x = 50
    animator.startAnimation()
    scene.step(60)
    #expect(scene.view.center.x == 50 && told.count == 2)
    release(animator)
  }

  @Test("completions come when only a frame is animated")
  func onlyFrame() {
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

  @Test("an animator that pauses on completion waits there, and can go back")
  func pausing() {
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

  @Test("a running animator needs nobody to hold it")
  func lifetime() {
    let scene = Scene()
    weak var animator: UIViewPropertyAnimator?
    var isTold = false
    do {
      let made = scene.animator()
      made.addCompletion { _ in isTold = true }
      made.startAnimation()
      animator = made
    }
    scene.step(60)
    #expect(isTold && animator == nil)
  }

  @Test("an animator whose stage has gone, goes")
  func abandoned() {
    weak var animator: UIViewPropertyAnimator?
    do {
      let scene = Scene()
      let made = scene.animator()
      made.startAnimation()
      animator = made
    }
    VirtualClock.current = VirtualClock()
    #expect(animator == nil)
  }

  @Test func aPausedAnimatorMustBeHeld() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Scene().animator().pauseAnimation() }
    }
    #expect(words(of: result).contains("It is an error to release a paused or stopped property"))
  }
}
