import UIKit

/// The keys of actions that control property animators.
enum AnimatorActionKeys {
  static let all = [start, pause, scrub, reverse, resume, stop, finish]

  private static let start = Key(
    "start",
    .command(Table("a start", [CommandKeys.animator, CommandKeys.afterDelay])) {
      .start(afterDelay: $0.read(CommandKeys.afterDelay))
    }, "Starts animators, or continues paused ones.")
  private static let pause = Key(
    "pause", .command(Table("a pause", [CommandKeys.animator])) { _ in .pause },
    "Pauses animators.")
  private static let scrub = Key(
    "scrub",
    .command(CommandKeys.scrub, acceptsNames: false) { fields in
      fields.read(oneOf: CommandKeys.fractions).map { .scrub($0) }
    }, "Pauses animators and sets their fraction complete, or moves it along a path.")
  private static let reverse = Key(
    "reverse",
    .command(Table("a reversal", [CommandKeys.animator, CommandKeys.isReversed])) {
      .reverse(to: $0.read(CommandKeys.isReversed))
    }, "Reverses animators.")
  private static let resume = Key(
    "continue",
    .command(
      Table(
        "a continuation",
        [CommandKeys.animator] + TimingKeys.all + [CommandKeys.durationFactor],
        rules: TimingKeys.rules)
    ) { fields in
      let timing = TimingKeys.all.contains { fields.has($0) } ? fields.read(TimingReader()) : nil
      return fields.read(CommandKeys.durationFactor).map { .resume(timing, durationFactor: $0) }
    }, "Continues paused animators, optionally with another timing.")
  private static let stop = Key(
    "stop",
    .command(Table("a stop", [CommandKeys.animator, CommandKeys.withoutFinishing])) { fields in
      fields.read(CommandKeys.withoutFinishing).map { .stop(withoutFinishing: $0) }
    }, "Stops animators where they are.")
  private static let finish = Key(
    "finish",
    .command(Table("a finish", [CommandKeys.animator, CommandKeys.position])) { fields in
      fields.read(CommandKeys.position).map { .finish(at: $0) }
    }, "Finishes stopped animators.")
}

private enum CommandKeys {
  static let animator = Key(
    "animator", .animatorNames, isRequired: true, "The animator, or several.")
  static let afterDelay = Key("afterDelay", .duration(), "The delay of the start.")
  static let isReversed = Key(
    "isReversed", .boolean, "Whether they run backward (default: the opposite direction).")
  static let durationFactor = Key(
    "durationFactor", .nonnegativeNumber, default: "0",
    "The remaining duration as a factor of the duration; 0 keeps the remaining duration.")
  static let withoutFinishing = Key(
    "withoutFinishing", .boolean, default: "false",
    "Whether they end without a completion instead of waiting for 'finish'.")
  static let position = Key(
    "position", .position, default: "end", "The position at which they finish.")

  // MARK: Scrubbing

  private static let fractionComplete = Key(
    "fractionComplete", .fractionComplete, "The fraction, from 0 at the start to 1 at the end.")
  private static let through = Key(
    "through",
    ValueType<[Double]>.list(
      of: .fraction, "a list of fractions such as [0, 1, 0.4]", count: 2...Limits.listEntries),
    "The fractions of a path, evenly spaced in time.")
  private static let duration = Key(
    "duration", .duration(0.001...Limits.duration), "The duration of the path.")
  static let fractions = [
    Alternative(fractionComplete) { ScrubPlan.fraction($0) },
    Alternative(through, with: duration) { ScrubPlan.path($0, duration: $1) },
  ]
  static let scrub = Table(
    "a scrub", [animator, fractionComplete, through, duration],
    rules: [
      .exactlyOne(of: fractions), .needs(through, duration), .needs(duration, through),
    ])
}

extension ValueType<AnimatorCommand> {
  /// A mapping with the names of animators and other keys.
  ///
  /// - Parameter acceptsNames: Whether the names may be written in place of the mapping.
  fileprivate static func command(
    _ table: Table, acceptsNames: Bool = true,
    read: @escaping @Sendable (Fields) -> AnimatorCommand.Call?
  ) -> ValueType {
    let example = table.keys.dropFirst().first.map { "{ animator: expand, \($0.name): … }" }
    let names = acceptsNames ? CommandKeys.animator.expectation : nil
    return mapping(
      [names, example].compactMap { $0 }.joined(separator: ", or "), table,
      shorthand: acceptsNames ? CommandKeys.animator : nil
    ) { fields in
      let animators = fields.read(CommandKeys.animator)
      let call = read(fields)
      guard let animators, let call else { return nil }
      return AnimatorCommand(animators: animators, call: call)
    }
  }
}

extension ValueType<UIViewAnimatingPosition> {
  /// The position at which an animator ends.
  static let position: ValueType = choice([("end", .end), ("start", .start), ("current", .current)])
}
