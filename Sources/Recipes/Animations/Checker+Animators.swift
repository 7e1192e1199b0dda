import QuartzCore

/// Something that a recipe asks of one animator.
struct AnimatorCall: Sendable {
  /// The animator's name.
  let name: String
  /// What it is asked.
  let call: AnimatorCommand.Call
  /// When, in seconds; nothing if something else has to happen first.
  let time: Double?
  /// Where the recipe says so.
  let span: SourceSpan
}

extension Checker {
  /// Notes what is asked of animators, when if that is known, and where the recipe says so.
  func note(_ command: AnimatorCommand, at span: SourceSpan) {
    for name in command.animators {
      animatorCalls.append(AnimatorCall(name: name, call: command.call, time: time, span: span))
    }
  }

  /// Reports what the timeline asks of animators although UIKit raises for it then.
  ///
  /// Where handlers ask something of an animator as well, or it has to wait for animations, nobody knows
  /// what it does when; calls that come at a wrong time then do nothing.
  func checkAnimators(_ plans: [AnimatorPlan]) {
    for plan in plans {
      let calls = animatorCalls.filter { $0.name == plan.name }
      if !plan.isInterruptible {
        for call in calls where call.call.interrupts { reportInterruption(call) }
      } else if !plan.animations.isEmpty, calls.allSatisfy({ $0.time != nil }) {
        checkTimeline(of: plan, calls)
      }
    }
  }

  private func checkTimeline(of plan: AnimatorPlan, _ calls: [AnimatorCall]) {
    var forecast = AnimatorForecast(plan)
    let timed = calls.map { (tick: VirtualClock.firstTick(at: $0.time ?? 0), call: $0) }
    for (tick, call) in timed.enumerated().sorted(by: {
      ($0.element.tick, $0.offset) < ($1.element.tick, $1.offset)
    }).map(\.element) {
      forecast.advance(to: tick)
      if let problem = forecast.problem(of: call.call) { report(call, problem) }
      forecast.apply(call.call)
    }
  }

  private func reportInterruption(_ call: AnimatorCall) {
    report(
      .wouldRaise, "'\(call.name)' is not interruptible, for which UIKit raises an exception",
      at: call.span, help: "leave out its 'isInterruptible: false'")
  }

  private func report(_ call: AnimatorCall, _ problem: AnimatorForecast.Problem) {
    report(
      .wouldRaise, "'\(call.name)' is \(problem.state) now, for which UIKit raises an exception",
      at: call.span, help: problem.help)
  }
}

extension AnimatorCommand.Call {
  /// Whether it takes an animator that is interruptible.
  fileprivate var interrupts: Bool {
    switch self {
    case .pause, .scrub, .reverse, .resume, .stop: true
    case .start, .finish, .add: false
    }
  }
}
