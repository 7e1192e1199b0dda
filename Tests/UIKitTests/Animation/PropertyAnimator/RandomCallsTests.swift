import Testing
import UIKit
import UIKitTestSupport

/// Random sequences of calls, compared with a small model of the state table.
@MainActor @Suite struct RandomCallsTests {
  enum Call: CaseIterable {
    case add, addDelayed, start, startDelayed, pause, scrub, reverse, resume, stopWithoutFinishing,
      stop, finish,
      step
  }

  /// The states of the table; an animator that was started without blocks counts as paused.
  enum State {
    case empty, ready, running, paused, waitingForBlock, stopped

    /// Returns whether UIKit raises an exception.
    func forbids(_ call: Call) -> Bool {
      switch (self, call) {
      case (.ready, .finish), (.running, .finish), (.paused, .finish), (.waitingForBlock, .finish),
        (.paused, .startDelayed), (.waitingForBlock, .startDelayed),
        (.stopped, .stopWithoutFinishing), (.stopped, .stop), (.stopped, .add),
        (.stopped, .addDelayed):
        true
      default: false
      }
    }

    func after(_ call: Call) -> State {
      switch (self, call) {
      case (.empty, .add), (.empty, .addDelayed): .ready
      case (.empty, .start), (.empty, .startDelayed): .waitingForBlock
      case (.ready, .start), (.ready, .startDelayed), (.waitingForBlock, .add),
        (.waitingForBlock, .addDelayed):
        .running
      case (.ready, .pause), (.ready, .scrub), (.ready, .reverse), (.running, .pause): .paused
      case (.paused, .start), (.paused, .resume): .running
      case (.running, .stopWithoutFinishing), (.paused, .stopWithoutFinishing),
        (.waitingForBlock, .stopWithoutFinishing), (.stopped, .finish):
        .empty
      case (.running, .stop), (.paused, .stop), (.waitingForBlock, .stop): .stopped
      default: self
      }
    }

    var properties: (UIViewAnimatingState, isRunning: Bool) {
      switch self {
      case .empty, .ready: (.inactive, false)
      case .running: (.active, true)
      case .paused, .waitingForBlock: (.active, false)
      case .stopped: (.stopped, false)
      }
    }
  }

  /// Timings, each with the range of its progress.
  private static var timings: [(any UITimingCurveProvider, ClosedRange<CGFloat>)] {
    [
      (UICubicTimingParameters(animationCurve: .easeInOut), 0...1),
      (UICubicTimingParameters(animationCurve: .linear), 0...1),
      (
        UICubicTimingParameters(
          controlPoint1: CGPoint(x: 0.9, y: 0.1), controlPoint2: CGPoint(x: 0, y: 1)), 0...1
      ),
      (UISpringTimingParameters(dampingRatio: 1), 0...1),
      // e^(−πζ/√(1−ζ²)) beyond the end, and as far beyond the start when reversed there.
      (UISpringTimingParameters(dampingRatio: 0.4), -0.6...1.6),
    ]
  }

  @Test(
    "5000 random sequences of calls follow the state table and the curve's range",
    arguments: 0..<10)
  func randomCalls(part: Int) throws {
    for seed in 0..<500 {
      try run(seed: UInt64(part * 500 + seed))
    }
  }

  private func run(seed: UInt64) throws {
    let (chance, scene) = (RandomValues(seed: seed), Scene())
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
      let properties = (animator.state, isRunning: animator.isRunning)
      guard properties == state.properties else {
        Issue.record("seed \(seed), after \(calls): \(properties), not \(state.properties)")
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
    _ call: Call, on animator: UIViewPropertyAnimator, in scene: Scene, _ chance: RandomValues
  ) {
    switch call {
    case .add: animator.addAnimations { scene.view.alpha = scene.view.alpha == 0 ? 1 : 0 }
    case .addDelayed:
      animator.addAnimations(
        { scene.view.transform = CGAffineTransform(rotationAngle: chance.number(in: -3...3)) },
        delayFactor: chance.number(in: -0.5...1.5))
    case .start: animator.startAnimation()
    case .startDelayed: animator.startAnimation(afterDelay: Double(chance.number(in: 0...0.2)))
    case .pause: animator.pauseAnimation()
    case .scrub: animator.fractionComplete = chance.number(in: -0.2...1.2)
    case .reverse: animator.isReversed.toggle()
    case .resume:
      animator.continueAnimation(
        withTimingParameters: nil,
        durationFactor: chance.happens(0.3) ? 0 : chance.number(in: 0...2))
    case .stopWithoutFinishing: animator.stopAnimation(true)
    case .stop: animator.stopAnimation(false)
    case .finish: animator.finishAnimation(at: chance.one(of: [.start, .end, .current]) ?? .end)
    case .step: scene.step(1 + chance.index(below: 20))
    }
  }
}
