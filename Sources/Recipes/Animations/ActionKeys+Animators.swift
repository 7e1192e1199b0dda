import UIKit

/// The keys that ask something of property animators.
enum AnimatorActionKeys {
  static let start = Key(
    "start", .command(CommandKeys.start) { .start(afterDelay: $0.read(CommandKeys.afterDelay)) },
    "Starts animators, or lets them go on from a pause.")
  static let pause = Key(
    "pause", .command(CommandKeys.pause) { _ in .pause }, "Lets animators stay where they are.")
  static let scrub = Key(
    "scrub", .command(CommandKeys.scrub, isNameEnough: false) { $0.readScrub().map { .scrub($0) } },
    "Pauses animators and brings them to a fraction, or along a path of fractions.")
  static let reverse = Key(
    "reverse", .command(CommandKeys.reverse) { .reverse(to: $0.read(CommandKeys.isReversed)) },
    "Turns animators round.")
  static let resume = Key(
    "continue", .command(CommandKeys.resume) { $0.readContinuation() },
    "Lets animators go on from a pause, with other timing perhaps.")
  static let stop = Key(
    "stop",
    .command(CommandKeys.stop) { fields in
      fields.read(CommandKeys.withoutFinishing).map { .stop(withoutFinishing: $0) }
    }, "Ends animators where they are.")
  static let finish = Key(
    "finish",
    .command(CommandKeys.finish) { fields in
      fields.read(CommandKeys.position).map { .finish(at: $0) }
    }, "Completes animators that were stopped.")

  static let all = [start, pause, scrub, reverse, resume, stop, finish]
}

private enum CommandKeys {
  static let animator = Key(
    "animator", .animatorNames, isRequired: true, "The animator, or several.")
  static let afterDelay = Key("afterDelay", .duration(), "How long they wait first.")
  static let fractionComplete = Key(
    "fractionComplete", .fractionComplete, "The fraction, from 0 at the start to 1 at the end.")
  static let through = Key(
    "through",
    ValueType<[Double]>.list(
      of: .fraction, "a list of fractions such as [0, 1, 0.4]", count: 2...Limits.listEntries),
    "The fractions that they go through, each as long after the last.")
  static let duration = Key(
    "duration", .duration(0.001...Limits.duration), "How long that takes.")
  static let isReversed = Key(
    "isReversed", .boolean, "Whether they go backwards from now on; the other way if not said.")
  static let durationFactor = Key(
    "durationFactor", .nonnegativeNumber, usual: "0",
    "How long the rest takes, in durations; 0 for as long as was left.")
  static let withoutFinishing = Key(
    "withoutFinishing", .boolean, usual: "false",
    "Whether that is all; if not, they wait for 'finish'.")
  static let position = Key(
    "position", .position, usual: "end", "Where they are completed.")

  static let start = Table("a start", [animator, afterDelay])
  static let pause = Table("a pause", [animator])
  static let scrub = Table(
    "a scrub", [animator, fractionComplete, through, duration],
    rules: [
      .one(of: [fractionComplete, through]), .needs("through", "duration"),
      .needs("duration", "through"),
    ])
  static let reverse = Table("a reversal", [animator, isReversed])
  static let resume = Table(
    "a continuation", [animator] + TimingKeys.all + [durationFactor], rules: TimingKeys.rules)
  static let stop = Table("a stop", [animator, withoutFinishing])
  static let finish = Table("a finish", [animator, position])
}

extension Fields {
  fileprivate func readScrub() -> ScrubPlan? {
    let fraction = read(CommandKeys.fractionComplete)
    let fractions = read(CommandKeys.through)
    let duration = read(CommandKeys.duration)
    if let fraction { return .fraction(fraction) }
    guard let fractions, let duration else { return nil }
    return .path(fractions, duration: duration)
  }

  fileprivate func readContinuation() -> AnimatorCommand.Call? {
    let factor = read(CommandKeys.durationFactor)
    let hasTiming = TimingKeys.all.contains { has($0.name) }
    let timing = hasTiming ? readTiming() : nil
    guard let factor, !hasTiming || timing != nil else { return nil }
    return .resume(timing, durationFactor: factor)
  }
}

extension ValueType<AnimatorCommand> {
  /// The names of animators, or a mapping with those and what else there is to say.
  fileprivate static func command(
    _ table: Table, isNameEnough: Bool = true,
    read: @escaping @Sendable (Fields) -> AnimatorCommand.Call?
  ) -> ValueType {
    let mapping = table.keys.dropFirst().first.map { "{ animator: expand, \($0.name): … }" }
    let names = isNameEnough ? CommandKeys.animator.expectation : nil
    let forms = (isNameEnough ? [CommandKeys.animator.form] : []) + [.mapping(table)]
    return ValueType(
      [names, mapping].compactMap { $0 }.joined(separator: ", or "), .any(forms)
    ) { value, checker in
      let written = isNameEnough ? value.below(CommandKeys.animator) : value
      guard let fields = checker.fields(of: written, table) else { return nil }
      let animators = fields.read(CommandKeys.animator)
      let call = read(fields)
      guard let animators, let call else { return nil }
      return AnimatorCommand(animators: animators, call: call)
    }
  }
}

extension ValueType<UIViewAnimatingPosition> {
  /// Where an animator is completed.
  static let position = choice([("end", .end), ("start", .start), ("current", .current)])
}

extension ValueType<[String]> {
  /// The names of animators.
  fileprivate static let animatorNames = list(
    of: .animator, "the name of an animator, or a list of names", isOneEnough: true)
}
