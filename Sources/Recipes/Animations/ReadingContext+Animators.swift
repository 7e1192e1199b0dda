import QuartzCore

/// A finding: a call of a method of one property animator.
struct AnimatorCall: Sendable {
  /// The animator's name.
  let name: String
  /// The call.
  let call: AnimatorCommand.Call
  /// The time in seconds; nil if an event triggers the call.
  let time: Double?
  /// The span of the key that calls the method.
  let span: SourceSpan
  /// The span of the handler that calls the method; nil for the timeline.
  let handler: SourceSpan?
}

extension ReadingContext {
  /// Records the calls of a command.
  func record(_ command: AnimatorCommand, at span: SourceSpan) {
    for name in command.animators {
      results.record(
        AnimatorCall(
          name: name, call: command.call, time: actionTime, span: span, handler: handlerSpan))
    }
  }

  /// Reports the calls in the timeline for which UIKit raises an exception.
  ///
  /// The state of an animator is unknown if handlers call it as well, or if it waits for
  /// animations; calls in a wrong state are then ignored during playback.
  func checkAnimators(_ plans: [AnimatorPlan]) {
    let calls = Dictionary(grouping: results.findings(of: AnimatorCall.self), by: \.name)
    for plan in plans {
      let calls = calls[plan.name] ?? []
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
      .wouldRaise, "'\(call.name)' is not interruptible: UIKit would raise an exception",
      at: call.span, help: "remove its 'isInterruptible: false'")
  }

  private func report(_ call: AnimatorCall, _ problem: AnimatorForecast.Problem) {
    report(
      .wouldRaise,
      "'\(call.name)' is \(problem.state) at this time: UIKit would raise an exception",
      at: call.span, help: problem.help)
  }
}

extension AnimatorCommand.Call {
  /// Whether the animator must be interruptible.
  fileprivate var interrupts: Bool {
    switch self {
    case .pause, .scrub, .reverse, .resume, .stop: true
    case .start, .finish, .add: false
    }
  }
}
