import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct FractionTests {
  @Test(
    "fractionComplete is that of the time while running, and of the distance while paused",
    arguments: [
      (true, 0.129162), (false, 0.25),
    ])
  func pausing(scrubsLinearly: Bool, expected: CGFloat) {
    let scene = Scene()
    let animator = scene.animator(curve: .easeInOut)
    animator.scrubsLinearly = scrubsLinearly
    animator.startAnimation()
    scene.step(15)
    #expect(isNear(animator.fractionComplete, 0.25))
    animator.pauseAnimation()
    #expect(isNear(animator.fractionComplete, expected, 1e-6))
    #expect(isNear(scene.progress, 0.129162, 1e-6))
    release(animator)
  }

  @Test(
    "scrubbing is linear, or follows the curve if scrubsLinearly is false",
    arguments: [(true, 0.25), (false, 0.129162)])
  func scrubbing(scrubsLinearly: Bool, expected: CGFloat) {
    let scene = Scene()
    let animator = scene.animator(curve: .easeInOut)
    animator.scrubsLinearly = scrubsLinearly
    animator.fractionComplete = 0.25
    #expect(isNear(scene.progress, expected, 1e-6))
    #expect(scene.view.center.x == 150)
    release(animator)
  }

  @Test(
    "fractionComplete never quite reaches 0 or 1, but reports them",
    arguments: [
      (CGFloat(-3), CGFloat(0), CGFloat(0.00001)), (0, 0, 0.00001), (1, 1, 0.99999),
      (.infinity, 1, 0.99999),
    ])
  func ends(value: CGFloat, reported: CGFloat, shown: CGFloat) {
    let scene = Scene()
    let animator = scene.animator()
    animator.fractionComplete = value
    #expect(animator.fractionComplete == reported)
    #expect(isNear(scene.progress, shown))
    animator.fractionComplete = .nan
    #expect(animator.fractionComplete == reported)
    release(animator)
  }

  @Test("an animator paused in the tick of its start has a fraction of 0")
  func pausingImmediately() {
    let scene = Scene()
    let animator = scene.animator(curve: .easeOut)
    animator.startAnimation()
    animator.pauseAnimation()
    #expect(animator.fractionComplete == 0 && scene.progress == 0)
    release(animator)
  }

  @Test(
    "delayed animations are scrubbed in their part of the duration",
    arguments: [
      (CGFloat(0.25), CGFloat(0)), (0.5, 0), (0.75, 0.5), (0.9, 0.8),
    ])
  func delayed(fraction: CGFloat, expected: CGFloat) {
    let scene = Scene()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn)
    animator.addAnimations({ scene.move() }, delayFactor: 0.5)
    animator.fractionComplete = fraction
    #expect(isNear(scene.progress, expected))
    release(animator)
  }

  @Test("a spring's fraction decreases beyond its end as it increased before it")
  func overshoot() {
    let scene = Scene()
    let animator = scene.animator(timing: UISpringTimingParameters(dampingRatio: 0.3))
    animator.startAnimation()
    while scene.progress < 1.1 { scene.step(1) }
    let overshot = scene.progress
    animator.pauseAnimation()
    #expect(isNear(animator.fractionComplete, 2 - overshot))
    #expect(scene.progress == overshot)
    animator.fractionComplete = 0.5
    #expect(isNear(scene.progress, 0.5))
    release(animator)
  }

  @Test("a spring's fraction increases before its start")
  func undershoot() {
    let scene = Scene()
    let timing = UISpringTimingParameters(
      dampingRatio: 0.5, initialVelocity: CGVector(dx: -10, dy: -10))
    let animator = scene.animator(timing: timing)
    animator.startAnimation()
    scene.step(3)
    let progress = scene.progress
    animator.pauseAnimation()
    #expect(progress < -0.1 && isNear(animator.fractionComplete, -progress))
    release(animator)
  }

  @Test("setting fractionComplete of a running animator jumps and continues")
  func jumping() {
    let scene = Scene()
    let animator = scene.animator()
    var ended: UIViewAnimatingPosition?
    animator.addCompletion { ended = $0 }
    animator.startAnimation()
    scene.step(6)
    animator.fractionComplete = 0.5
    #expect(isNear(scene.progress, 0.5))
    scene.step(15)
    #expect(isNear(scene.progress, 0.75))
    scene.step(14)
    #expect(ended == nil)
    scene.step(1)
    #expect(ended == .end)
  }
}
