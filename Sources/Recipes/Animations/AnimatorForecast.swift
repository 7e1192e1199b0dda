import QuartzCore

/// The possible states of a property animator in the course of a timeline, before it plays.
struct AnimatorForecast {
  /// A set of possible states.
  struct States: OptionSet {
    let rawValue: Int
    /// Not started yet.
    static let waiting = States(rawValue: 1)
    static let running = States(rawValue: 2)
    static let paused = States(rawValue: 4)
    /// Stopped, but not finished.
    static let stopped = States(rawValue: 8)
    /// Completed.
    static let done = States(rawValue: 16)
    static let inactive: States = [waiting, done]
  }

  /// The reason for which UIKit raises an exception.
  struct Problem: Equatable {
    /// The state of the animator, in words.
    let state: String
    /// How to fix the error.
    let help: String
  }

  private let plan: AnimatorPlan
  private var states = States.waiting
  private var tick = 0
  /// The tick in which the animator ends without further calls; nil if it is unknown.
  private var end: Int?

  /// Creates the forecast of an animator that has not started.
  init(_ plan: AnimatorPlan) {
    self.plan = plan
  }

  /// Advances to a tick.
  mutating func advance(to tick: Int) {
    defer { self.tick = tick }
    guard states.contains(.running), tick > self.tick else { return }
    if let end, tick < end { return }
    states.insert(plan.pausesOnCompletion ? .paused : .done)
    // Calls in the last tick come before the end.
    if let end, tick > end { states.remove(.running) }
  }

  /// Returns the reason for which UIKit certainly raises an exception for a call; nil if there is
  /// none.
  func problem(of call: AnimatorCommand.Call) -> Problem? {
    switch call {
    case .start(.some) where states == .paused:
      Problem(state: "paused", help: "remove 'afterDelay'")
    case .stop where states == .stopped:
      Problem(state: "stopped", help: "'finish' it")
    case .add where states == .stopped:
      Problem(state: "stopped", help: "'finish' it first")
    case .finish where states.isDisjoint(with: [.stopped, .done]):
      Problem(state: "not stopped", help: "'stop' it first, without 'withoutFinishing'")
    default: nil
    }
  }

  /// Applies a call.
  mutating func apply(_ call: AnimatorCommand.Call) {
    switch call {
    case .start where states == .running, .add: return
    case .start(let delay):
      end = states.isSubset(of: .inactive) ? endOfStart(after: delay ?? 0) : nil
      move([.inactive, .paused], to: .running)
    case .pause, .scrub: move([.inactive, .running], to: .paused)
    case .reverse:
      end = nil
      move(.inactive, to: .paused)
    case .resume:
      if states.contains(.paused) { end = nil }
      move(.paused, to: .running)
    case .stop(withoutFinishing: true): move([.running, .paused], to: .done)
    case .stop(withoutFinishing: false): move([.running, .paused], to: .stopped)
    case .finish: move(.stopped, to: .done)
    }
  }

  private mutating func move(_ from: States, to: States) {
    if !states.isDisjoint(with: from) { states = states.subtracting(from).union(to) }
  }

  private func endOfStart(after delay: Double) -> Int? {
    plan.duration.map { tick + VirtualClock.firstTick(at: delay + $0) }
  }
}
