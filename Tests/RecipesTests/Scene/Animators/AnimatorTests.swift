import Testing
import UIKit

@testable import Recipes

/// Compares property animators in recipes with the same calls in Swift.
@MainActor
@Suite struct AnimatorTests {
  @Test(
    "a recipe animates as the same calls in Swift do",
    arguments: timings + calls)
  func sameAsSwift(row: AnimatorRow) throws {
    let samples = try row.recipeSamples()
    #expect(samples == row.swiftSamples())
    #expect(samples.contains { $0.x > 10 }, "nothing moves")
  }

  private nonisolated static let start: (TimeInterval, String, AnimatorRow.Call) =
    (0.1, "start: move", { $0.startAnimation() })

  // MARK: Timing

  private nonisolated static let timings: [AnimatorRow] = [
    AnimatorRow("the default curve", keys: "duration: 2s", duration: 2) {
      UICubicTimingParameters(animationCurve: .easeInOut)
    },
    AnimatorRow("a curve", keys: "duration: 0.5s, curve: easeOut", duration: 0.5) {
      UICubicTimingParameters(animationCurve: .easeOut)
    },
    AnimatorRow(
      "control points", keys: "duration: 1s, controlPoint1: [0.2, -1], controlPoint2: [0.4, 2]"
    ) {
      UICubicTimingParameters(
        controlPoint1: CGPoint(x: 0.2, y: -1), controlPoint2: CGPoint(x: 0.4, y: 2))
    },
    AnimatorRow("a damping ratio", keys: "duration: 1s, dampingRatio: 0.3") {
      UISpringTimingParameters(dampingRatio: 0.3)
    },
    AnimatorRow(
      "an initial velocity", keys: "duration: 1s, dampingRatio: 0.8, initialVelocity: -4"
    ) {
      UISpringTimingParameters(
        dampingRatio: 0.8, initialVelocity: CGVector(dx: -4, dy: -4))
    },
    AnimatorRow(
      "one of two parts", keys: "duration: 1s, dampingRatio: 0.8, initialVelocity: [5, 1]"
    ) {
      UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: CGVector(dx: 5, dy: 1))
    },
    AnimatorRow("a spring by its look", keys: "spring: { duration: 0.3s, bounce: 0.4 }") {
      UISpringTimingParameters(duration: 0.3, bounce: 0.4)
    },
    AnimatorRow(
      "a spring by its matter",
      keys: "spring: { mass: 2, stiffness: 150, damping: 9, initialVelocity: 1 }"
    ) {
      UISpringTimingParameters(
        mass: 2, stiffness: 150, damping: 9, initialVelocity: CGVector(dx: 1, dy: 1))
    },
  ]

  // MARK: Calls

  private nonisolated static let calls: [AnimatorRow] = [
    AnimatorRow(
      "a delay",
      [(0.1, "start: { animator: move, afterDelay: 0.5s }", { $0.startAnimation(afterDelay: 0.5) })]
    ),
    AnimatorRow(
      "a pause", keys: "duration: 1s",
      timing: { UICubicTimingParameters(animationCurve: .easeInOut) },
      [
        start, (0.35, "pause: move", { $0.pauseAnimation() }),
        (0.8, "start: [move]", { $0.startAnimation() }),
      ]),
    AnimatorRow(
      "other timing",
      [
        start, (0.35, "pause: move", { $0.pauseAnimation() }),
        (
          0.5, "continue: { animator: move, curve: easeIn, durationFactor: 0.5 }",
          {
            $0.continueAnimation(
              withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn),
              durationFactor: 0.5)
          }
        ),
      ]),
    AnimatorRow(
      "the same timing, faster",
      [
        start, (0.35, "pause: move", { $0.pauseAnimation() }),
        (
          0.5, "continue: { animator: move, durationFactor: 0.25 }",
          { $0.continueAnimation(withTimingParameters: nil, durationFactor: 0.25) }
        ),
      ]),
    AnimatorRow(
      "a spring instead",
      [
        start, (0.35, "scrub: { animator: move, fractionComplete: 0.6 }", { scrub($0, to: 0.6) }),
        (
          0.5, "continue: { animator: move, dampingRatio: 0.4, initialVelocity: 3 }",
          {
            $0.continueAnimation(
              withTimingParameters: UISpringTimingParameters(
                dampingRatio: 0.4, initialVelocity: CGVector(dx: 3, dy: 3)), durationFactor: 0)
          }
        ),
      ]),
    AnimatorRow(
      "reversed on its way",
      [
        start, (0.6, "reverse: move", { $0.isReversed.toggle() }),
        (0.8, "reverse: { animator: move, isReversed: true }", { $0.isReversed = true }),
      ]),
    AnimatorRow(
      "scrubbed along its curve", keys: "duration: 1s, curve: easeIn, scrubsLinearly: false",
      timing: { UICubicTimingParameters(animationCurve: .easeIn) },
      prepare: { $0.scrubsLinearly = false },
      [(0.1, "scrub: { animator: move, fractionComplete: 0.5 }", { scrub($0, to: 0.5) })]),
    AnimatorRow(
      "stopped and finished at its start",
      [
        start, (0.6, "stop: move", { $0.stopAnimation(false) }),
        (0.8, "finish: { animator: move, position: start }", { $0.finishAnimation(at: .start) }),
      ]),
    AnimatorRow(
      "finished at its end",
      [
        start, (0.6, "stop: move", { $0.stopAnimation(false) }),
        (0.8, "finish: move", { $0.finishAnimation(at: .end) }),
      ]),
    AnimatorRow(
      "finished where it is",
      [
        start, (0.6, "stop: move", { $0.stopAnimation(false) }),
        (
          0.8, "finish: { animator: move, position: current }", { $0.finishAnimation(at: .current) }
        ),
      ]),
    AnimatorRow(
      "stopped without finishing",
      [
        start,
        (
          0.6, "stop: { animator: move, withoutFinishing: true }", { $0.stopAnimation(true) }
        ),
      ]),
    AnimatorRow(
      "paused at its end", keys: "duration: 1s, curve: linear, pausesOnCompletion: true",
      prepare: { $0.pausesOnCompletion = true },
      [
        start, (1.4, "reverse: move", { $0.isReversed.toggle() }),
        (1.4, "start: move", { $0.startAnimation() }),
      ]),
    AnimatorRow(
      "not to be interrupted", keys: "duration: 1s, curve: linear, isInterruptible: false",
      prepare: { $0.isInterruptible = false }, [start]),
  ]

  @MainActor
  private static func scrub(_ animator: UIViewPropertyAnimator, to fraction: Double) {
    animator.pauseAnimation()
    animator.fractionComplete = fraction
  }
}
