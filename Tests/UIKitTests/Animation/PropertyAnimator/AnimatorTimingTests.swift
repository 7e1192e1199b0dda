import Testing
import Timing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct AnimatorTimingTests {
  @Test(
    "invalid durations are replaced by 0.2 s",
    arguments: [(0.0, 0.2), (-1, 0.2), (.nan, 0.2), (.infinity, 0.2), (1.5, 1.5)])
  func duration(given: Double, expected: Double) {
    #expect(UIViewPropertyAnimator(duration: given, curve: .linear).duration == expected)
  }

  @Test(
    "springs with physical parameters determine the duration",
    arguments: [
      (SpringKind.physical(1, 100, 10), 1.47270033467809), (.uikitDefault, 0.505824),
      (.ratio(0.5), 2),
    ])
  func impliedDuration(kind: SpringKind, expected: Double) {
    let animator = UIViewPropertyAnimator(duration: 2, timingParameters: kind.make())
    #expect(abs(animator.duration - expected) < 1e-6)
  }

  /// The rule was measured on UIKit: the direction in which the spring settles later counts.
  @Test(
    "a spring's initial velocity changes the duration, by its slower direction",
    arguments: [
      (1, 64, 16, CGVector(dx: 0, dy: 0), 1.154380), (1, 64, 16, CGVector(dx: 4, dy: 4), 1.071812),
      (1, 64, 16, CGVector(dx: 4, dy: 0), 1.154380), (1, 64, 16, CGVector(dx: 0, dy: 4), 1.154380),
      (2, 50, 40, CGVector.zero, 1.847007), (1, 100, 10, CGVector(dx: 6, dy: 8), 1.4410394),
      (1, 100, 10, CGVector(dx: 8, dy: 6), 1.4410394),
      (1, 100, 10, CGVector(dx: 0, dy: -8), 1.5648980),
    ] as [(CGFloat, CGFloat, CGFloat, CGVector, Double)])
  func velocityDuration(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGVector, expected: Double
  ) {
    let timing = UISpringTimingParameters(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
    let animator = UIViewPropertyAnimator(duration: 2, timingParameters: timing)
    #expect(abs(animator.duration - expected) < 1e-6)
  }

  @Test("an undamped spring has an infinite duration, oscillates, pauses and continues")
  func undamped() {
    let scene = Scene()
    let animator = scene.animator(timing: SpringKind.physical(1, 100, 0).make())
    #expect(animator.duration == .infinity)
    animator.startAnimation()
    scene.step(60)
    #expect(isNear(scene.progress, 1 - cos(10), 1e-6))
    #expect(animator.fractionComplete < 1e-6 && animator.isRunning)
    scene.step(3000)
    #expect(isNear(scene.progress, 1 - cos(510), 1e-6))
    animator.pauseAnimation()
    let paused = scene.progress
    scene.step(10)
    #expect(isNear(scene.progress, paused))
    animator.startAnimation()
    scene.step(30)
    #expect(scene.progress.isFinite && abs(scene.progress - paused) > 0.01)
    release(animator)
  }

  @Test("a spring with a bounce of 1 oscillates in UIView.animate") func fullBounce() {
    let scene = Scene()
    UIView.animate(springDuration: 0.5, bounce: 1) { scene.move() }
    scene.step(15)
    #expect(isNear(scene.progress, 2, 1e-6))
    scene.step(60 * 100)
    #expect(isNear(scene.progress, 2, 1e-6))
  }

  @Test("a delay of NaN is ignored")
  func nanDelay() {
    let scene = Scene()
    let animator = scene.animator()
    animator.startAnimation(afterDelay: .nan)
    #expect(animator.delay == 0)
    scene.step(30)
    #expect(isNear(scene.progress, 0.5))
    release(animator)
  }

  @Test("the shortest possible duration has a start")
  func shortestDuration() {
    let scene = Scene()
    let animator = scene.animator(.leastNonzeroMagnitude)
    animator.startAnimation()
    #expect(scene.progress == 0 && animator.fractionComplete == 0)
    scene.step(1)
    #expect(scene.progress == 1 && animator.state == .inactive)
  }

  @Test("timing parameters report their type")
  func types() {
    let standard = UICubicTimingParameters()
    #expect(standard.timingCurveType == .builtin)
    #expect(standard.controlPoint1.x == CGFloat(Float(0.25)) && standard.controlPoint2.y == 1)
    let cubic = UICubicTimingParameters(controlPoint1: .zero, controlPoint2: CGPoint(x: 1, y: 1))
    #expect(cubic.timingCurveType == .cubic && cubic.springTimingParameters == nil)
    let spring = UISpringTimingParameters(duration: 0.5, bounce: 0.3)
    #expect(spring.timingCurveType == .spring && spring.cubicTimingParameters == nil)
  }

  @Test("copy() keeps the timing and interaction settings, but no blocks")
  func copying() throws {
    let scene = Scene()
    let animator = scene.animator(3)
    animator.isInterruptible = false
    animator.isUserInteractionEnabled = false
    let copy = try #require(animator.copy() as? UIViewPropertyAnimator)
    #expect(copy.duration == 3 && !copy.isInterruptible && !copy.isUserInteractionEnabled)
    copy.isInterruptible = true
    copy.pauseAnimation()
    #expect(copy.state == .inactive)
  }

  @Test(
    "misuse stops the program",
    arguments: Misuse.allCases)
  func misuse(misuse: Misuse) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [misuse = misuse as Misuse] in
      await MainActor.run {
        let animator = Scene().animator()
        misuse.perform(on: animator)
      }
    }
    #expect(standardError(of: result).contains(misuse.message))
  }
}

enum SpringKind: Sendable {
  case physical(CGFloat, CGFloat, CGFloat)
  case uikitDefault
  case ratio(CGFloat)

  @MainActor func make() -> UISpringTimingParameters {
    switch self {
    case .physical(let mass, let stiffness, let damping):
      UISpringTimingParameters(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: .zero)
    case .uikitDefault: UISpringTimingParameters()
    case .ratio(let ratio): UISpringTimingParameters(dampingRatio: ratio)
    }
  }
}

enum Misuse: String, CaseIterable, Codable, Sendable {
  case negativeDelay, pauseFixed, stopFixed, continueFixed, interruptibleWhileActive,
    touchesWhileActive, scrubsWhilePaused, pausesFixed

  var message: String {
    switch self {
    case .negativeDelay: "the delay must not be negative"
    case .pauseFixed: "pauseAnimation: the animator is not interruptible"
    case .stopFixed: "stopAnimation: the animator is not interruptible"
    case .continueFixed: "continueAnimation: the animator is not interruptible"
    case .interruptibleWhileActive: "interruptible cannot be set while active"
    case .touchesWhileActive: "userInteractionEnabled cannot be set while active"
    case .scrubsWhilePaused: "scrubsLinearly cannot be set while paused"
    case .pausesFixed: "pausesOnCompletion needs an interruptible animator"
    }
  }

  @MainActor func perform(on animator: UIViewPropertyAnimator) {
    switch self {
    case .negativeDelay: animator.startAnimation(afterDelay: -1)
    case .pausesFixed:
      animator.isInterruptible = false
      animator.pausesOnCompletion = true
    case .scrubsWhilePaused:
      animator.pauseAnimation()
      animator.scrubsLinearly = false
    case .interruptibleWhileActive:
      animator.startAnimation()
      animator.isInterruptible = false
    case .touchesWhileActive:
      animator.startAnimation()
      animator.isUserInteractionEnabled = false
    case .pauseFixed, .stopFixed, .continueFixed:
      animator.isInterruptible = false
      animator.startAnimation()
      switch self {
      case .pauseFixed: animator.pauseAnimation()
      case .stopFixed: animator.stopAnimation(true)
      default: animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      }
    }
  }
}
