import UIKit

/// An action at a time.
struct TimelineEntry: Sendable {
  /// The time, in seconds.
  let time: TimeInterval
  /// The action, with its condition.
  let step: ActionStep
  var action: ActionPlan { step.action }
}

/// The keys of timeline entries.
enum TimelineKeys {
  static let at = Key("at", .stageTime, isRequired: true, "The time of the action.")
  static let table = Table(
    "a timeline entry", [at, StepKeys.when, StepKeys.after] + ActionKeys.all,
    rules: ActionKeys.rules)
}

extension ValueType<[TimelineEntry]> {
  /// The timeline.
  static let timeline: ValueType = elements(
    "a list of entries such as [{ at: 1s, tap: ball }]", .mapping(TimelineKeys.table),
    maxCount: Limits.timelineEntries, excess: "too many timeline entries"
  ) { element, context in
    guard let fields = context.fields(of: element, TimelineKeys.table) else { return nil }
    let time = fields.read(TimelineKeys.at)
    let step = fields.with(context.with(actionTime: time)).read(StepKeys.Reader())
    guard let time, let step else { return nil }
    if let end = context.duration, time >= end, let written = fields.written(TimelineKeys.at) {
      if time > end {
        context.report(
          .neverHappens, "this time is after the end", at: written.span,
          expected: "at most \(end.plainDescription)s, the recipe's duration",
          found: written.summary, help: written.helpAfterEnd(end))
      } else {
        context.warn(
          .actionAtEnd, "no frame shows this action, which is at the end", at: written.span,
          help: "choose an earlier time, or a longer duration")
      }
    }
    return TimelineEntry(time: time, step: step)
  }
}
