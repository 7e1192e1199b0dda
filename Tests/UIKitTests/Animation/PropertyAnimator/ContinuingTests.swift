import Testing
import Timing
import UIKit
import UIKitTestSupport

/// How paused animators continue.
@MainActor @Suite struct ContinuingTests {
  /// Runs an animator to its end and returns the number of ticks.
  private func ticks(_ animator: UIViewPropertyAnimator, in scene: Scene) -> Int {
    var count = 0
    while animator.state == .active, count < 1000 {
      scene.step(1)
      count += 1
    }
    return count
  }

  @Test(
    "continueAnimation spans the whole distance with a new curve and plays its rest",
    arguments: [
      // 1.315, 0.5 · 2 · (1 − 0.5) and 1 · (1 − 0.6575): of easeOut, y(0.3425) = 0.5.
      (UIView.AnimationCurve.easeOut, CGFloat(1), 79), (.linear, 1, 60), (.linear, 0.5, 30),
      (.linear, 0, 30), (.easeOut, 0, 40), (.easeIn, 0, 21),
    ])
  func newCurve(curve: UIView.AnimationCurve, factor: CGFloat, expected: Int) {
    let scene = Scene()
    let animator = scene.animator()
    animator.fractionComplete = 0.5
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: curve), durationFactor: factor)
    #expect(isNear(scene.progress, 0.5))
    #expect(ticks(animator, in: scene) == expected)
    #expect(scene.progress == 1)
  }

  @Test(
    "no duration factor delays an animator that was scrubbed to its end",
    arguments: [0, 0.5, 1])
  func scrubbedToEnd(factor: CGFloat) {
    let scene = Scene()
    let animator = scene.animator(curve: .easeInOut)
    var ended: UIViewAnimatingPosition?
    animator.addCompletion { ended = $0 }
    animator.fractionComplete = 1
    animator.continueAnimation(withTimingParameters: nil, durationFactor: factor)
    #expect(ticks(animator, in: scene) <= 1)
    #expect(ended == .end)
  }

  @Test("a spring continues with its initial velocity")
  func spring() {
    let scene = Scene()
    let animator = scene.animator()
    animator.fractionComplete = 0.5
    let timing = UISpringTimingParameters(
      dampingRatio: 1, initialVelocity: CGVector(dx: 2, dy: 2))
    animator.continueAnimation(withTimingParameters: timing, durationFactor: 1)
    // One second for the remaining half: critically damped, ω solves ((ω − 2) + 1)e^(−ω) = −0.001.
    let spring = Spring(dampingRatio: 1, duration: 1, initialVelocity: 2)
    for tick in 1...59 {
      scene.step(1)
      let expected = 0.5 + 0.5 * spring.value(at: Double(tick) / Double(Stage.ticksPerSecond))
      #expect(isNear(scene.progress, CGFloat(expected), 1e-9))
    }
    #expect(ticks(animator, in: scene) == 1)
  }

  @Test("a spring's velocity applies to a center by component")
  func velocityComponents() {
    let scene = Scene()
    let animator = UIViewPropertyAnimator(
      duration: 1,
      timingParameters: UISpringTimingParameters(
        dampingRatio: 0.5, initialVelocity: CGVector(dx: 0, dy: 3)))
    animator.addAnimations { scene.view.center = CGPoint(x: 150, y: 150) }
    animator.startAnimation()
    scene.step(12)
    let resting = Spring(dampingRatio: 0.5, duration: 1, initialVelocity: 0)
    let moving = Spring(dampingRatio: 0.5, duration: 1, initialVelocity: 3)
    #expect(isNear(scene.shown.position.x, CGFloat(50 + 100 * resting.value(at: 0.2)), 1e-9))
    #expect(isNear(scene.shown.position.y, CGFloat(50 + 100 * moving.value(at: 0.2)), 1e-9))
    release(animator)
  }

  @Test(
    "reversing a running animator retraces its path",
    arguments: [
      UIView.AnimationCurve.linear, .easeIn, .easeOut, .easeInOut,
    ])
  func reversing(curve: UIView.AnimationCurve) {
    let scene = Scene()
    let animator = scene.animator(curve: curve)
    var ended: UIViewAnimatingPosition?
    animator.addCompletion { ended = $0 }
    animator.startAnimation()
    var path: [CGFloat] = [scene.progress]
    for _ in 0..<20 {
      scene.step(1)
      path.append(scene.progress)
    }
    animator.isReversed = true
    #expect(isNear(scene.progress, path[20]))
    for tick in (1..<20).reversed() {
      scene.step(1)
      #expect(isNear(scene.progress, path[tick], 1e-9))
    }
    #expect(ended == nil)
    scene.step(1)
    #expect(ended == .start)
    #expect(scene.view.center.x == 50 && !animator.isReversed)
  }

  @Test("an animator can run to a fraction and pause there")
  func pausingAtFraction() {
    let scene = Scene()
    let animator = scene.animator()
    animator.fractionComplete = 0.25
    animator.startAnimation()
    while animator.fractionComplete < 0.75 - 1e-9 { scene.step(1) }
    animator.pauseAnimation()
    #expect(scene.stage.tick == 30 && isNear(scene.progress, 0.75))
    scene.step(30)
    #expect(isNear(animator.fractionComplete, 0.75) && isNear(scene.progress, 0.75))
    release(animator)
  }

  @Test(
    "a paused animator that is reversed returns from its fraction",
    arguments: [0.4, 0.9])
  func reversingPaused(fraction: CGFloat) {
    let scene = Scene()
    let animator = scene.animator()
    animator.fractionComplete = fraction
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    #expect(isNear(scene.progress, fraction))
    scene.step(12)
    #expect(isNear(scene.progress, fraction - 0.2))
    #expect(
      ticks(animator, in: scene) == Int((fraction * CGFloat(Stage.ticksPerSecond)).rounded()) - 12)
    #expect(scene.view.center.x == 50)
  }

  @Test("reversing a custom curve does not jump")
  func reversingCustomCurve() {
    let scene = Scene()
    let timing = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.1, y: 0.9), controlPoint2: CGPoint(x: 0.3, y: 1))
    let animator = scene.animator(timing: timing)
    animator.startAnimation()
    scene.step(7)
    let before = scene.progress
    animator.isReversed = true
    #expect(isNear(scene.progress, before, 1e-9))
    animator.isReversed = false
    #expect(isNear(scene.progress, before, 1e-9))
    release(animator)
  }

  @Test("an overshooting curve is retraced from its end")
  func reversingFromEnd() {
    let scene = Scene()
    let timing = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.34, y: 1.56), controlPoint2: CGPoint(x: 0.64, y: 1))
    let animator = scene.animator(timing: timing)
    animator.pausesOnCompletion = true
    animator.startAnimation()
    var path: [CGFloat] = []
    for _ in 0..<60 {
      path.append(scene.progress)
      scene.step(1)
    }
    animator.isReversed = true
    animator.startAnimation()
    for tick in (0..<60).reversed() {
      scene.step(1)
      #expect(isNear(scene.progress, path[tick], 1e-9), "tick \(tick)")
    }
    release(animator)
  }

  @Test("delayed animations neither jump when paused nor end late")
  func pausingDelayed() {
    let scene = Scene()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut)
    animator.addAnimations { scene.view.alpha = 0 }
    animator.addAnimations({ scene.move() }, delayFactor: 0.4)
    animator.startAnimation()
    scene.step(40)
    let before = (scene.progress, scene.shown.opacity)
    animator.pauseAnimation()
    #expect(scene.progress == before.0 && scene.shown.opacity == before.1)
    animator.startAnimation()
    #expect(isNear(scene.progress, before.0) && isNear(scene.shown.opacity, before.1))
    #expect(ticks(animator, in: scene) == 20)
  }

  @Test("an animator that is used again has its original duration")
  func reuse() {
    let scene = Scene()
    let animator = scene.animator()
    animator.fractionComplete = 0.5
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 3)
    _ = ticks(animator, in: scene)
    animator.addAnimations { scene.view.center.x = 50 }
    animator.startAnimation()
    #expect(ticks(animator, in: scene) == 60)
  }
}
