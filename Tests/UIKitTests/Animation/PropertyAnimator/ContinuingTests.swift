import Testing
import Timing
import UIKit

/// How an animator goes on from a pause.
@MainActor @Suite struct ContinuingTests {
  /// Runs an animator to its end and returns how many ticks it took.
  private func ticks(_ animator: UIViewPropertyAnimator, in scene: Scene) -> Int {
    var count = 0
    while animator.state == .active, count < 1000 {
      scene.step(1)
      count += 1
    }
    return count
  }

  @Test(
    "the whole of the new curve is laid over the way, and the rest of it played",
    arguments: [
      // 1.315, 0.5 · 2 · (1 − 0.5) and 1 · (1 − 0.6575): of easeOut, y(0.3425) = 0.5.
      (UIView.AnimationCurve.easeOut, CGFloat(1), 79), (.linear, 1, 60), (.linear, 0.5, 30),
      (.linear, 0, 30), (.easeOut, 0, 40), (.easeIn, 0, 21),
    ])
  func cubic(curve: UIView.AnimationCurve, factor: CGFloat, expected: Int) {
    let scene = Scene()
    let animator = scene.animator()
    animator.fractionComplete = 0.5
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: curve), durationFactor: factor)
    #expect(isNear(scene.progress, 0.5))
    #expect(ticks(animator, in: scene) == expected)
    #expect(scene.progress == 1)
  }

  @Test("no factor lets an animator hang that was scrubbed to its end", arguments: [0, 0.5, 1])
  func scrubbedToTheEnd(factor: CGFloat) {
    let scene = Scene()
    let animator = scene.animator(curve: .easeInOut)
    var ended: UIViewAnimatingPosition?
    animator.addCompletion { ended = $0 }
    animator.fractionComplete = 1
    animator.continueAnimation(withTimingParameters: nil, durationFactor: factor)
    #expect(ticks(animator, in: scene) <= 1)
    #expect(ended == .end)
  }

  @Test("a spring sets out anew, as fast as its initial velocity says")
  func spring() {
    let scene = Scene()
    let animator = scene.animator()
    animator.fractionComplete = 0.5
    let timing = UISpringTimingParameters(
      dampingRatio: 1, initialVelocity: CGVector(dx: 2, dy: 2))
    animator.continueAnimation(withTimingParameters: timing, durationFactor: 1)
    // A second for the half that is left: critical, ω solves ((ω − 2) + 1)e^(−ω) = −0.001.
    let spring = Spring(dampingRatio: 1, duration: 1, initialVelocity: 2)
    for tick in 1...59 {
      scene.step(1)
      let expected = 0.5 + 0.5 * spring.value(at: Double(tick) / 60)
      #expect(isNear(scene.progress, CGFloat(expected), 1e-9))
    }
    #expect(ticks(animator, in: scene) == 1)
  }

  @Test("a spring of two velocities moves a center in each direction on its own")
  func twoVelocities() {
    let scene = Scene()
    let animator = UIViewPropertyAnimator(
      duration: 1,
      timingParameters: UISpringTimingParameters(
        dampingRatio: 0.5, initialVelocity: CGVector(dx: 0, dy: 3)))
    animator.addAnimations { scene.view.center = CGPoint(x: 150, y: 150) }
    animator.startAnimation()
    scene.step(12)
    let still = Spring(dampingRatio: 0.5, duration: 1, initialVelocity: 0)
    let moving = Spring(dampingRatio: 0.5, duration: 1, initialVelocity: 3)
    #expect(isNear(scene.shown.position.x, CGFloat(50 + 100 * still.value(at: 0.2)), 1e-9))
    #expect(isNear(scene.shown.position.y, CGFloat(50 + 100 * moving.value(at: 0.2)), 1e-9))
    release(animator)
  }

  @Test(
    "turned on the run, an animator goes back the way it came",
    arguments: [
      UIView.AnimationCurve.linear, .easeIn, .easeOut, .easeInOut,
    ])
  func reversing(curve: UIView.AnimationCurve) {
    let scene = Scene()
    let animator = scene.animator(curve: curve)
    var ended: UIViewAnimatingPosition?
    animator.addCompletion { ended = $0 }
    animator.startAnimation()
    var way: [CGFloat] = [scene.progress]
    for _ in 0..<20 {
      scene.step(1)
      way.append(scene.progress)
    }
    animator.isReversed = true
    #expect(isNear(scene.progress, way[20]))
    for tick in (1..<20).reversed() {
      scene.step(1)
      #expect(isNear(scene.progress, way[tick], 1e-9))
    }
    #expect(ended == nil)
    scene.step(1)
    #expect(ended == .start)
    #expect(scene.view.center.x == 50 && !animator.isReversed)
  }

  @Test("an animator comes to a given fraction and stays there")
  func toAFraction() {
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

  @Test("cancelled, an animator goes back from the fraction at which it is", arguments: [0.4, 0.9])
  func cancelling(fraction: CGFloat) {
    let scene = Scene()
    let animator = scene.animator()
    animator.fractionComplete = fraction
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    #expect(isNear(scene.progress, fraction))
    scene.step(12)
    #expect(isNear(scene.progress, fraction - 0.2))
    #expect(ticks(animator, in: scene) == Int((fraction * 60).rounded()) - 12)
    #expect(scene.view.center.x == 50)
  }

  @Test("a custom curve does not jump when it is turned")
  func reversingACustomCurve() {
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

  @Test("an overshooting curve is run back whole from its end")
  func reversingFromTheEnd() {
    let scene = Scene()
    let timing = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.34, y: 1.56), controlPoint2: CGPoint(x: 0.64, y: 1))
    let animator = scene.animator(timing: timing)
    animator.pausesOnCompletion = true
    animator.startAnimation()
    var way: [CGFloat] = []
    for _ in 0..<60 {
      way.append(scene.progress)
      scene.step(1)
    }
    animator.isReversed = true
    animator.startAnimation()
    for tick in (0..<60).reversed() {
      scene.step(1)
      #expect(isNear(scene.progress, way[tick], 1e-9), "tick \(tick)")
    }
    release(animator)
  }

  @Test("delayed animations neither jump when caught nor end late")
  func catchingDelayed() {
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

  @Test("a used animator takes its own duration again")
  func used() {
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
