import UIKit

/// What happens at a time.
struct TimelineEntry: Sendable {
  /// When, in seconds.
  let time: TimeInterval
  /// What.
  let action: ActionPlan
}

private enum TimelineKeys {
  static let at = Key("at", .duration(), isRequired: true, "When it happens.")
  static let table = Table(
    "an entry of the timeline", [at] + ActionKeys.all, rules: ActionKeys.rules)
}

extension ValueType<[TimelineEntry]> {
  private static let expectation = "a list of entries such as [{ at: 1s, tap: ball }]"

  /// The timeline.
  static let timeline = ValueType(
    expectation, .list(of: .mapping(TimelineKeys.table), count: 0...Limits.timelineEntries)
  ) { value, checker in
    guard let elements = value.elements else {
      checker.reportType(value, expected: expectation)
      return nil
    }
    guard
      checker.allow(
        elements.count, upTo: Limits.timelineEntries, at: value.span,
        excess: "the timeline has too many entries")
    else { return nil }
    return elements.compactMap { element in
      guard let fields = checker.fields(of: element, TimelineKeys.table) else { return nil }
      let time = fields.read(TimelineKeys.at)
      checker.time = time
      defer { checker.time = nil }
      let action = fields.readAction()
      guard let time, let action else { return nil }
      if let end = checker.duration, time > end, let written = fields.value[TimelineKeys.at.name] {
        checker.report(
          .neverHappens, "this is after the end", at: written.span,
          expected: "at most \(end.inWords)s, the recipe's duration", found: written.summary,
          help: "make 'duration' longer")
      }
      return TimelineEntry(time: time, action: action)
    }
  }
}
