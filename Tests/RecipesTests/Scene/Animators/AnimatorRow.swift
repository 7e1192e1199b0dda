import Testing
import UIKit

@testable import Recipes

/// A property animator in a recipe, and the same calls in Swift.
struct AnimatorRow: CustomTestStringConvertible, Sendable {
  typealias Call = @MainActor @Sendable (UIViewPropertyAnimator) -> Void

  /// The position and the opacity of a view in one tick.
  struct Sample: Equatable {
    let x: Double
    let alpha: Double
    let fraction: Double
    let state: UIViewAnimatingState
  }

  let testDescription: String
  /// The keys of the animator.
  private let keys: String
  private let timing: @MainActor @Sendable () -> any UITimingCurveProvider
  private let duration: TimeInterval
  private let prepare: Call
  /// The calls: the time, the action of the recipe and the call in Swift.
  private let calls: [(time: TimeInterval, action: String, call: Call)]

  init(
    _ id: String, keys: String = "duration: 1s, curve: linear", duration: TimeInterval = 1,
    timing: @escaping @MainActor @Sendable () -> any UITimingCurveProvider = {
      UICubicTimingParameters(animationCurve: .linear)
    },
    prepare: @escaping Call = { _ in },
    _ calls: [(TimeInterval, String, Call)] = [(0, "start: move", { $0.startAnimation() })]
  ) {
    testDescription = id
    self.keys = keys
    self.duration = duration
    self.timing = timing
    self.prepare = prepare
    self.calls = calls
  }

  /// Returns the view in each tick of a recipe's scene.
  @MainActor
  func recipeSamples() throws -> [Sample] {
    let scene = try scene(
      """
      views: { ball: { bounds: [0, 0, 10, 10], center: [0, 0] } }
      animators: { move: { \(keys), animations: { ball.center: [100, 0], ball.alpha: 0 } } }
      timeline:
      \(calls.map { "  - { at: \($0.time)s, \($0.action) }" }.joined(separator: "\n"))
      """)
    let animator = try #require(scene.propertyAnimators.first).animator
    return Self.samples(of: try #require(scene.view("ball")), animator, on: scene.stage)
  }

  /// Returns the view in each tick of UIKit's animation.
  @MainActor
  func swiftSamples() -> [Sample] {
    let stage = Stage(device: .iPhone5s)
    let ball = UIView(frame: CGRect(x: -5, y: -5, width: 10, height: 10))
    stage.view.addSubview(ball)
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing())
    prepare(animator)
    animator.addAnimations {
      ball.center = CGPoint(x: 100, y: 0)
      ball.alpha = 0
    }
    for (time, _, call) in calls { stage.at(time) { call(animator) } }
    defer {
      if animator.state == .stopped { animator.finishAnimation(at: .current) }
      if animator.isInterruptible { animator.stopAnimation(true) }
    }
    return Self.samples(of: ball, animator, on: stage)
  }

  @MainActor
  private static func samples(
    of view: UIView, _ animator: UIViewPropertyAnimator, on stage: Stage
  ) -> [Sample] {
    (0...150).map { _ in
      _ = stage.displayList()
      let shown = view.layer.presented(at: stage.time)
      defer { stage.step() }
      return Sample(
        x: shown.position.x, alpha: Double(shown.opacity), fraction: animator.fractionComplete,
        state: animator.state)
    }
  }
}
