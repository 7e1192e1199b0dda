import Testing
import UIKit

/// Random sequences of calls beside a small model of the table of states.
@MainActor @Suite struct RandomCallsTests {
  enum Call: CaseIterable {
    case add, addDelayed, start, startLater, pause, scrub, reverse, goOn, stop, stopAndWait, finish,
      step
  }

  /// The states of the table; an animator that was started empty is paused.
  enum State {
    case empty, ready, running, paused, awaiting, stopped

    /// Whether UIKit raises an exception.
    func forbids(_ call: Call) -> Bool {
      switch (self, call) {
      case (.ready, .finish), (.running, .finish), (.paused, .finish), (.awaiting, .finish),
        (.paused, .startLater), (.awaiting, .startLater),
        (.stopped, .stop), (.stopped, .stopAndWait), (.stopped, .add), (.stopped, .addDelayed):
        true
      default: false
      }
    }

    func after(_ call: Call) -> State {
      switch (self, call) {
      case (.empty, .add), (.empty, .addDelayed): .ready
      case (.empty, .start), (.empty, .startLater): .awaiting
      case (.ready, .start), (.ready, .startLater), (.awaiting, .add), (.awaiting, .addDelayed):
        .running
      case (.ready, .pause), (.ready, .scrub), (.ready, .reverse), (.running, .pause): .paused
      case (.paused, .start), (.paused, .goOn): .running
      case (.running, .stop), (.paused, .stop), (.awaiting, .stop), (.stopped, .finish): .empty
      case (.running, .stopAndWait), (.paused, .stopAndWait), (.awaiting, .stopAndWait): .stopped
      default: self
      }
    }

    var told: (UIViewAnimatingState, isRunning: Bool) {
      switch self {
      case .empty, .ready: (.inactive, false)
      case .running: (.active, true)
      case .paused, .awaiting: (.active, false)
      case .stopped: (.stopped, false)
      }
    }
  }

  /// Timings and the range in which their progress stays.
  private static var timings: [(any UITimingCurveProvider, ClosedRange<CGFloat>)] {
    [
      (UICubicTimingParameters(animationCurve: .easeInOut), 0...1),
      (UICubicTimingParameters(animationCurve: .linear), 0...1),
      (
        UICubicTimingParameters(
          controlPoint1: CGPoint(x: 0.9, y: 0.1), controlPoint2: CGPoint(x: 0, y: 1)), 0...1
      ),
      (UISpringTimingParameters(dampingRatio: 1), 0...1),
      // e^(−πζ/√(1−ζ²)) beyond the end, and, turned there, as much beyond the start.
      (UISpringTimingParameters(dampingRatio: 0.4), -0.6...1.6),
    ]
  }

  @Test("5000 sequences neither trap nor leave the table or the curve's range", arguments: 0..<10)
  func random(part: Int) throws {
    for seed in 0..<500 {
      try run(seed: UInt64(part * 500 + seed))
    }
  }

  private func run(seed: UInt64) throws {
    let (chance, scene) = (Chance(seed: seed), Scene())
    let (timing, range) = try #require(chance.one(of: Self.timings))
    let animator = scene.animator(chance.one(of: [0.1, 0.3, 1]) ?? 1, timing: timing)
    animator.scrubsLinearly = chance.happens(0.7)
    var (state, completions) = (State.ready, 0)
    var calls: [Call] = []
    animator.addCompletion { _ in completions += 1 }
    for _ in 0..<12 {
      guard let call = chance.one(of: Call.allCases), !state.forbids(call) else { continue }
      calls.append(call)
      perform(call, on: animator, in: scene, chance)
      state = state.after(call)
      if call == .step, state == .running, !animator.isRunning { state = .empty }
      let told = (animator.state, isRunning: animator.isRunning)
      guard told == state.told else {
        Issue.record("seed \(seed), after \(calls): \(told), not \(state.told)")
        break
      }
      let (fraction, progress) = (animator.fractionComplete, scene.progress)
      guard (0...1).contains(fraction), progress.isFinite,
        progress >= range.lowerBound - 1e-3, progress <= range.upperBound + 1e-3
      else {
        Issue.record("seed \(seed), after \(calls): fraction \(fraction), progress \(progress)")
        break
      }
    }
    #expect(completions <= 1)
    release(animator)
  }

  private func perform(
    _ call: Call, on animator: UIViewPropertyAnimator, in scene: Scene, _ chance: Chance
  ) {
    switch call {
    case .add: animator.addAnimations { scene.view.alpha = scene.view.alpha == 0 ? 1 : 0 }
    case .addDelayed:
      animator.addAnimations(
        { scene.view.transform = CGAffineTransform(rotationAngle: chance.number(in: -3...3)) },
        delayFactor: chance.number(in: -0.5...1.5))
    case .start: animator.startAnimation()
    case .startLater: animator.startAnimation(afterDelay: Double(chance.number(in: 0...0.2)))
    case .pause: animator.pauseAnimation()
    case .scrub: animator.fractionComplete = chance.number(in: -0.2...1.2)
    case .reverse: animator.isReversed.toggle()
    case .goOn:
      animator.continueAnimation(
        withTimingParameters: nil,
        durationFactor: chance.happens(0.3) ? 0 : chance.number(in: 0...2))
    case .stop: animator.stopAnimation(true)
    case .stopAndWait: animator.stopAnimation(false)
    case .finish: animator.finishAnimation(at: chance.one(of: [.start, .end, .current]) ?? .end)
    case .step: scene.step(1 + chance.index(below: 20))
    }
  }
}
