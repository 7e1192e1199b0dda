import Testing
import UIKit

@testable import Recipes

/// A property animator in a recipe, beside the same in Swift.
struct AnimatorRow: CustomTestStringConvertible, Sendable {
  typealias Call = @MainActor @Sendable (UIViewPropertyAnimator) -> Void

  /// A view that has come from (0, 0) so far, and how opaque it is.
  struct Sight: Equatable {
    let x: Double
    let alpha: Double
    let fraction: Double
    let state: UIViewAnimatingState
  }

  let testDescription: String
  /// The animator's keys.
  private let keys: String
  private let timing: @MainActor @Sendable () -> any UITimingCurveProvider
  private let duration: TimeInterval
  private let prepare: Call
  /// When something is asked, how a recipe says that, and how Swift does.
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

  /// What is seen in each tick of a recipe's scene.
  @MainActor
  func sightsOfRecipe() throws -> [Sight] {
    let scene = try scene(
      """
      views: { ball: { bounds: [0, 0, 10, 10], center: [0, 0] } }
      animators: { move: { \(keys), animations: { ball.center: [100, 0], ball.alpha: 0 } } }
      timeline:
      \(calls.map { "  - { at: \($0.time)s, \($0.action) }" }.joined(separator: "\n"))
      """)
    let animator = try #require(scene.propertyAnimators.first).animator
    return Self.sights(of: try #require(scene.view("ball")), animator, on: scene.stage)
  }

  /// What is seen in each tick if UIKit is asked.
  @MainActor
  func sightsOfSwift() -> [Sight] {
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
    return Self.sights(of: ball, animator, on: stage)
  }

  @MainActor
  private static func sights(
    of view: UIView, _ animator: UIViewPropertyAnimator, on stage: Stage
  ) -> [Sight] {
    (0...150).map { _ in
      _ = stage.displayList()
      let shown = view.layer.presented(at: stage.time)
      defer { stage.step() }
      return Sight(
        x: shown.position.x, alpha: Double(shown.opacity), fraction: animator.fractionComplete,
        state: animator.state)
    }
  }
}
