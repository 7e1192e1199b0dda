import Testing
import Timing
import UIKit
import UIKitTestSupport

/// Concurrent animations of one property.
@MainActor @Suite struct OverlappingTests {
  @Test("additive animations are presented as model + Σ fromᵢ · (1 − curveᵢ(t))")
  func additive() {
    let scene = Scene()
    let first = scene.animator(curve: .easeInOut)
    first.startAnimation()
    scene.step(20)
    let newer = UIViewPropertyAnimator(duration: 0.5, curve: .easeOut) {
      scene.view.center.x = 20
    }
    newer.startAnimation()
    scene.step(10)
    // The first is at 1/2 of its duration, the second at 1/3.
    let second: Double = 130 * (1 - CubicBezier.easeOut.progress(at: 1.0 / 3))
    let expected: Double = 20 - 50 + second
    #expect(isNear(scene.shown.position.x, CGFloat(expected), 1e-5))
    scene.step(40)
    #expect(scene.shown.position.x == 20 && scene.view.center.x == 20)
  }

  @Test("stopping one of two additive animations moves nothing")
  func stoppingOne() {
    let scene = Scene()
    let first = scene.animator()
    first.startAnimation()
    scene.step(30)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { scene.view.center.x = 50 }
    scene.step(15)
    let before = scene.shown.position.x
    first.stopAnimation(true)
    #expect(isNear(scene.shown.position.x, before))
    scene.step(60)
    #expect(isNear(scene.view.center.x, 25))
  }

  @Test(
    "additive animations may end in any order and at any position",
    arguments: 0..<100)
  func endingOrder(seed: Int) {
    let (chance, scene) = (RandomValues(seed: UInt64(seed)), Scene())
    var expected: CGFloat = 50
    let animators = (0..<4).map { _ in
      let target = chance.number(in: -200...400)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        scene.view.center.x = target
      }
      let distance = target - scene.view.center.x
      animator.startAnimation()
      scene.step(chance.index(below: 10))
      return (animator, distance)
    }
    for (animator, distance) in animators.shuffled(by: chance) {
      let fraction = animator.fractionComplete
      switch chance.index(below: 5) {
      case 0: animator.isReversed = true
      case 1: expected += distance
      case let choice:
        animator.stopAnimation(false)
        animator.finishAnimation(at: choice == 2 ? .start : choice == 3 ? .end : .current)
        expected += choice == 2 ? 0 : choice == 3 ? distance : distance * fraction
      }
      scene.step(chance.index(below: 4))
    }
    scene.step(60)
    #expect(isNear(scene.view.center.x, expected))
    #expect(scene.view.layer.animationKeys() == nil)
  }

  @Test("a non-additive animation starts from the presented value and replaces the older one")
  func replacing() {
    let scene = Scene()
    let older = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.alpha = 0 }
    older.startAnimation()
    scene.step(30)
    let newer = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.alpha = 1 }
    newer.startAnimation()
    #expect(isNear(scene.shown.opacity, 0.5))
    scene.step(15)
    #expect(isNear(scene.shown.opacity, 0.625))
    older.fractionComplete = 0.1
    older.isReversed = true
    #expect(isNear(scene.shown.opacity, 0.625))
    older.stopAnimation(false)
    older.finishAnimation(at: .start)
    #expect(scene.view.alpha == 1)
    scene.step(45)
    #expect(scene.shown.opacity == 1)
  }

  @Test(
    "a block added to a running animator is animated in the remaining time",
    arguments: [
      (CGFloat(0), CGFloat(0.5)), (0.5, 0),
    ])
  func addingWhileRunning(delayFactor: CGFloat, expected: CGFloat) {
    let scene = Scene()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.alpha = 0 }
    animator.startAnimation()
    scene.step(20)
    animator.addAnimations({ scene.move() }, delayFactor: delayFactor)
    scene.step(20)
    #expect(isNear(scene.progress, expected))
    scene.step(20)
    #expect(animator.state == .inactive && scene.progress == 1)
  }

  @Test("a block added to a paused animator is shown at its fraction")
  func addingWhilePaused() {
    let scene = Scene()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.alpha = 0 }
    animator.fractionComplete = 0.25
    animator.addAnimations { scene.move() }
    #expect(isNear(scene.progress, 0.25))
    release(animator)
  }

  @Test("an animator started without blocks runs the first one that is added")
  func startedEmpty() {
    let scene = Scene()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.startAnimation()
    scene.step(30)
    animator.addAnimations { scene.move() }
    #expect(animator.isRunning)
    scene.step(30)
    #expect(isNear(scene.progress, 0.5))
    release(animator)
  }

  @Test(
    "UIView.animate in an animator's block is scrubbed and reversed with it",
    arguments: [
      (UIView.AnimationOptions.curveLinear, CGFloat(0.5)),
      (UIView.AnimationOptions([.curveLinear, .overrideInheritedDuration]), CGFloat(1)),
    ])
  func nested(options: UIView.AnimationOptions, expected: CGFloat) {
    let scene = Scene()
    var isFinished: Bool?
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      #expect(UIView.inheritedAnimationDuration == 1)
      UIView.animate(withDuration: 0.5, delay: 0, options: options) {
        scene.move()
      } completion: {
        isFinished = $0
      }
    }
    animator.fractionComplete = 0.5
    #expect(isNear(scene.progress, expected))
    animator.isReversed = true
    animator.startAnimation()
    scene.step(31)
    #expect(isFinished == true && scene.view.center.x == 50)
  }

  @Test("runningPropertyAnimator waits for its delay and inherits the duration")
  func running() {
    let scene = Scene()
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0.5, options: .curveLinear, animations: { scene.move() })
    #expect(animator.isRunning && animator.delay == 0.5 && animator.isInterruptible)
    scene.step(30)
    #expect(scene.progress == 0)
    scene.step(30)
    #expect(isNear(scene.progress, 0.5))
    var inner: UIViewPropertyAnimator?
    UIView.animate(withDuration: 3) {
      inner = .runningPropertyAnimator(withDuration: 1, delay: 0, animations: {})
    }
    #expect(inner?.duration == 3 && inner?.isInterruptible == false)
  }
}

extension Array {
  @MainActor
  fileprivate func shuffled(by chance: RandomValues) -> [Element] {
    map { (chance.number(in: 0...1), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }
}
