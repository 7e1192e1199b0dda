import QuartzCore

/// What an animator may be doing in the course of a timeline, as far as that is known before it plays.
struct AnimatorForecast {
  /// What an animator may be doing.
  struct States: OptionSet {
    let rawValue: Int
    /// It has not started yet.
    static let waiting = States(rawValue: 1)
    static let running = States(rawValue: 2)
    static let paused = States(rawValue: 4)
    /// It was stopped and is to be finished.
    static let stopped = States(rawValue: 8)
    /// It has come to its end.
    static let done = States(rawValue: 16)
    static let inactive: States = [waiting, done]
  }

  /// Why UIKit raises.
  struct Problem: Equatable {
    /// What the animator is doing, in words.
    let state: String
    /// What to do about it.
    let help: String
  }

  private let plan: AnimatorPlan
  private var states = States.waiting
  private var tick = 0
  /// The tick in which it ends if nothing is asked of it; nothing where that is not known.
  private var end: Int?

  /// Creates the forecast for an animator that has not started.
  init(_ plan: AnimatorPlan) {
    self.plan = plan
  }

  /// Lets time pass.
  mutating func advance(to tick: Int) {
    defer { self.tick = tick }
    guard states.contains(.running), tick > self.tick else { return }
    if let end, tick < end { return }
    states.insert(plan.pausesOnCompletion ? .paused : .done)
    // What is due in the tick of the end comes before it.
    if let end, tick > end { states.remove(.running) }
  }

  /// Tells why UIKit raises for a call, if it surely does.
  func problem(of call: AnimatorCommand.Call) -> Problem? {
    switch call {
    case .start(.some) where states == .paused:
      Problem(state: "paused", help: "leave out 'afterDelay'")
    case .stop where states == .stopped:
      Problem(state: "stopped", help: "'finish' it")
    case .add where states == .stopped:
      Problem(state: "stopped", help: "'finish' it first")
    case .finish where states.isDisjoint(with: [.stopped, .done]):
      Problem(state: "not stopped", help: "'stop' it first, not 'withoutFinishing'")
    default: nil
    }
  }

  /// Lets the animator do what it is asked.
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
