import QuartzCore
import Testing
import UIKit

@testable import Recipes

/// Compares forecasts with the behavior of animators.
@MainActor
@Suite struct AnimatorForecastTests {
  private static let calls: [AnimatorCommand.Call] = [
    .start(afterDelay: nil), .start(afterDelay: nil), .start(afterDelay: 0.1), .pause,
    .scrub(.fraction(DeferredValue(0.5))), .reverse(to: nil), .reverse(to: true),
    .resume(nil, durationFactor: 0), .resume(nil, durationFactor: 0.5),
    .stop(withoutFinishing: false), .stop(withoutFinishing: true), .finish(at: .end), .add([]),
  ]

  private static let animators = [
    "duration: 0.2s", "duration: 0.2s, pausesOnCompletion: true",
    "spring: { duration: 0.1s, bounce: 0.2 }",
  ]

  @Test("a forecast reports no call that UIKit accepts, and most calls that it does not")
  func reports() throws {
    var random = SplitMix(state: 4)
    var (raising, refused) = (0, 0)
    for _ in 0..<600 {
      let keys = Self.animators[random.index(below: Self.animators.count)]
      let scene = try scene(
        """
        views: { ball: { frame: [0, 0, 10, 10] } }
        animators: { fade: { \(keys), animations: { ball.alpha: 0 } } }
        """)
      let animator = try #require(scene.propertyAnimators.first).animator
      var forecast = AnimatorForecast(try #require(scene.sceneAnimators.first).plan)
      var calls: [String] = []
      for number in 0..<8 {
        for _ in 0..<random.index(below: 9) { scene.stage.step() }
        let call =
          number == 0
          ? .start(afterDelay: nil) : Self.calls[random.index(below: Self.calls.count)]
        calls.append("\(scene.stage.tick): \(call)")
        forecast.advance(to: scene.stage.tick)
        let raises = call.raises(of: animator)
        let problem = forecast.problem(of: call)
        if problem != nil { #expect(raises, "\(keys): \(calls)") }
        if raises { raising += 1 }
        if raises, problem != nil { refused += 1 }
        guard !raises else { break }
        forecast.apply(call)
        scene.control(
          AnimatorCommand(animators: ["fade"], call: call), ActionContext(scene: scene))
      }
    }
    #expect(raising > 200)
    #expect(refused > raising * 2 / 3, "\(refused) of \(raising)")
  }
}

extension AnimatorCommand.Call {
  /// Returns whether UIKit raises an exception for a call of an interruptible animator that has
  /// animations.
  @MainActor
  fileprivate func raises(of animator: UIViewPropertyAnimator) -> Bool {
    switch self {
    case .start(.some): animator.state == .active && !animator.isRunning
    case .stop, .add: animator.state == .stopped
    case .finish: animator.state == .active
    case .start, .pause, .scrub, .reverse, .resume: false
    }
  }
}
