import Testing
import UIKit
import UIKitTestSupport

/// The effect of each call in each state, with one row per cell of the state table.
@MainActor @Suite struct StateTableTests {
  enum Start: String, CaseIterable, Sendable {
    case empty, ready, running, paused, stopped

    /// Returns an animator in this state, after a quarter of its duration of one second if it has
    /// been started.
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
    case start, startDelayed, pause, scrub, reverse, resume, stopWithoutFinishing, stop, finish, add

    @MainActor func make(on animator: UIViewPropertyAnimator, in scene: Scene) {
      switch self {
      case .start: animator.startAnimation()
      case .startDelayed: animator.startAnimation(afterDelay: 0.5)
      case .pause: animator.pauseAnimation()
      case .scrub: animator.fractionComplete = 0.75
      case .reverse: animator.isReversed = true
      case .resume: animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      case .stopWithoutFinishing: animator.stopAnimation(true)
      case .stop: animator.stopAnimation(false)
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

  @Test(
    "calls change an animator's state as in UIKit",
    arguments: [
      (Start.empty, Call.start, Outcome(state: .active)),
      (.empty, .startDelayed, Outcome(state: .active)),
      (.empty, .pause, idle), (.empty, .scrub, idle), (.empty, .reverse, idle),
      (.empty, .resume, idle),
      (.empty, .stopWithoutFinishing, idle), (.empty, .stop, idle), (.empty, .finish, idle),
      (.empty, .add, idle),

      (.ready, .start, Outcome(state: .active, isRunning: true)),
      (.ready, .startDelayed, Outcome(state: .active, isRunning: true)),
      (.ready, .pause, Outcome(state: .active)),
      (.ready, .scrub, Outcome(state: .active, fraction: 0.75)),
      (.ready, .reverse, Outcome(state: .active, fraction: 1, isReversed: true)),
      (.ready, .resume, idle), (.ready, .stopWithoutFinishing, idle), (.ready, .stop, idle),
      (.ready, .add, idle),

      (.running, .start, running), (.running, .startDelayed, running), (.running, .pause, paused),
      (.running, .scrub, Outcome(state: .active, isRunning: true, fraction: 0.75)),
      (
        .running, .reverse,
        Outcome(state: .active, isRunning: true, fraction: 0.75, isReversed: true)
      ),
      (.running, .resume, running), (.running, .stopWithoutFinishing, idle),
      (.running, .stop, stopped),
      (.running, .add, running),

      (.paused, .start, running), (.paused, .pause, paused),
      (.paused, .scrub, Outcome(state: .active, fraction: 0.75)),
      (.paused, .reverse, Outcome(state: .active, fraction: 0.75, isReversed: true)),
      (.paused, .resume, running), (.paused, .stopWithoutFinishing, idle),
      (.paused, .stop, stopped),
      (.paused, .add, paused),

      (.stopped, .start, stopped), (.stopped, .startDelayed, stopped), (.stopped, .pause, stopped),
      (.stopped, .scrub, stopped), (.stopped, .reverse, stopped), (.stopped, .resume, stopped),
      (.stopped, .finish, idle),
    ])
  func transitions(start: Start, call: Call, expected: Outcome) {
    let scene = Scene()
    let animator = start.make(in: scene)
    call.make(on: animator, in: scene)
    let outcome = Outcome(
      state: animator.state, isRunning: animator.isRunning,
      fraction: (animator.fractionComplete * 1e9).rounded() / 1e9, isReversed: animator.isReversed)
    #expect(outcome == expected)
    release(animator)
  }

  @Test(
    "calls that raise an exception in UIKit stopWithoutFinishing the program",
    arguments: [
      (Start.ready, Call.finish, "should only be called on a stopped animator"),
      (.running, .finish, "should only be called on a stopped animator"),
      (.paused, .finish, "should only be called on a stopped animator"),
      (.paused, .startDelayed, "a paused animator cannot be started with a delay"),
      (.stopped, .stopWithoutFinishing, "the animator is already stopped"),
      (.stopped, .stop, "the animator is already stopped"),
      (.stopped, .add, "animations cannot be added to a stopped animator"),
    ])
  func exceptions(start: Start, call: Call, expected: String) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [start = start as Start, call = call as Call] in
      await MainActor.run {
        let scene = Scene()
        call.make(on: start.make(in: scene), in: scene)
      }
    }
    #expect(standardError(of: result).contains(expected))
  }
}

extension StateTableTests.Start: Codable {}
extension StateTableTests.Call: Codable {}
