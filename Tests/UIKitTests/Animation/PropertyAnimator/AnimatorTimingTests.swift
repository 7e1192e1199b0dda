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
