import Testing
import UIKit

/// What a call does to an animator in a state: one row a cell of the table of states and calls.
@MainActor @Suite struct StateTableTests {
  enum Start: String, CaseIterable, Sendable {
    case empty, ready, running, paused, stopped

    /// An animator in the state, half of its second's way gone if it has set out.
    @MainActor func make(in scene: Scene) -> UIViewPropertyAnimator {
      let animator =
        self == .empty
        ? UIViewPropertyAnimator(duration: 1, curve: .linear) : scene.animator()
      guard self != .empty, self != .ready else { return animator }
      animator.startAnimation()
      scene.step(15)
      if self == .paused { animator.pauseAnimation() }
      if self == .stopped { animator.stopAnimation(false) }
      return animator
    }
  }

  enum Call: Sendable {
    case start, startLater, pause, scrub, reverse, goOn, stop, stopAndWait, finish, add

    @MainActor func make(on animator: UIViewPropertyAnimator, in scene: Scene) {
      switch self {
      case .start: animator.startAnimation()
      case .startLater: animator.startAnimation(afterDelay: 0.5)
      case .pause: animator.pauseAnimation()
      case .scrub: animator.fractionComplete = 0.75
      case .reverse: animator.isReversed = true
      case .goOn: animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      case .stop: animator.stopAnimation(true)
      case .stopAndWait: animator.stopAnimation(false)
      case .finish: animator.finishAnimation(at: .end)
      case .add: animator.addAnimations { scene.view.alpha = 0 }
      }
    }
  }

  struct Outcome: Equatable {
    var state: UIViewAnimatingState
    var isRunning = false
    var fraction: CGFloat = 0
    var isReversed = false
  }

  private nonisolated static let idle = Outcome(state: .inactive)
  private nonisolated static let running = Outcome(state: .active, isRunning: true, fraction: 0.25)
  private nonisolated static let paused = Outcome(state: .active, fraction: 0.25)
  private nonisolated static let stopped = Outcome(state: .stopped, fraction: 0.25)

  @Test(arguments: [
    (Start.empty, Call.start, Outcome(state: .active)),
    (.empty, .startLater, Outcome(state: .active)),
    (.empty, .pause, idle), (.empty, .scrub, idle), (.empty, .reverse, idle), (.empty, .goOn, idle),
    (.empty, .stop, idle), (.empty, .stopAndWait, idle), (.empty, .finish, idle),
    (.empty, .add, idle),

    (.ready, .start, Outcome(state: .active, isRunning: true)),
    (.ready, .startLater, Outcome(state: .active, isRunning: true)),
    (.ready, .pause, Outcome(state: .active)),
    (.ready, .scrub, Outcome(state: .active, fraction: 0.75)),
    (.ready, .reverse, Outcome(state: .active, fraction: 1, isReversed: true)),
    (.ready, .goOn, idle), (.ready, .stop, idle), (.ready, .stopAndWait, idle),
    (.ready, .add, idle),

    (.running, .start, running), (.running, .startLater, running), (.running, .pause, paused),
    (.running, .scrub, Outcome(state: .active, isRunning: true, fraction: 0.75)),
    (
      .running, .reverse, Outcome(state: .active, isRunning: true, fraction: 0.75, isReversed: true)
    ),
    (.running, .goOn, running), (.running, .stop, idle), (.running, .stopAndWait, stopped),
    (.running, .add, running),

    (.paused, .start, running), (.paused, .pause, paused),
    (.paused, .scrub, Outcome(state: .active, fraction: 0.75)),
    (.paused, .reverse, Outcome(state: .active, fraction: 0.75, isReversed: true)),
    (.paused, .goOn, running), (.paused, .stop, idle), (.paused, .stopAndWait, stopped),
    (.paused, .add, paused),

    (.stopped, .start, stopped), (.stopped, .startLater, stopped), (.stopped, .pause, stopped),
    (.stopped, .scrub, stopped), (.stopped, .reverse, stopped), (.stopped, .goOn, stopped),
    (.stopped, .finish, idle),
  ])
  func cell(start: Start, call: Call, expected: Outcome) {
    let scene = Scene()
    let animator = start.make(in: scene)
    call.make(on: animator, in: scene)
    let outcome = Outcome(
      state: animator.state, isRunning: animator.isRunning,
      fraction: (animator.fractionComplete * 1e9).rounded() / 1e9, isReversed: animator.isReversed)
    #expect(outcome == expected)
    release(animator)
  }

  @Test(arguments: [
    (Start.ready, Call.finish, "should only be called on a stopped animator"),
    (.running, .finish, "should only be called on a stopped animator"),
    (.paused, .finish, "should only be called on a stopped animator"),
    (.paused, .startLater, "a paused animator cannot be started with a delay"),
    (.stopped, .stop, "the animator is stopped already"),
    (.stopped, .stopAndWait, "the animator is stopped already"),
    (.stopped, .add, "animations cannot be added to a stopped animator"),
  ])
  func raises(start: Start, call: Call, expected: String) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [start = start as Start, call = call as Call] in
      await MainActor.run {
        let scene = Scene()
        call.make(on: start.make(in: scene), in: scene)
      }
    }
    #expect(words(of: result).contains(expected))
  }
}

extension StateTableTests.Start: Codable {}
extension StateTableTests.Call: Codable {}
