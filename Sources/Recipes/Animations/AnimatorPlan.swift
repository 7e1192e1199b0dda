import UIKit

/// A property animator that a recipe asks for, checked.
struct AnimatorPlan: Sendable {
  /// The animator's name.
  let name: String
  /// How long it takes, in seconds; nothing for a spring that tells itself.
  let duration: TimeInterval?
  /// How it gets from its start to its end.
  let timing: TimingPlan
  /// What it animates, each time that it starts.
  let animations: [AnimationPlan]
  /// Whether it can be paused, scrubbed, reversed and stopped.
  let isInterruptible: Bool
  /// Whether the views that it moves take touches meanwhile.
  let isUserInteractionEnabled: Bool
  /// Whether touches find views where they will be, not where they are shown.
  let isManualHitTestingEnabled: Bool
  /// Whether it is scrubbed evenly, whatever its curve.
  let scrubsLinearly: Bool
  /// Whether it pauses at its end, from where it can be reversed.
  let pausesOnCompletion: Bool

  /// Makes the animator, without what it animates.
  @MainActor
  func make() -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration ?? 0, timingParameters: timing.make())
    animator.isInterruptible = isInterruptible
    animator.isUserInteractionEnabled = isUserInteractionEnabled
    animator.isManualHitTestingEnabled = isManualHitTestingEnabled
    animator.scrubsLinearly = scrubsLinearly
    if pausesOnCompletion { animator.pausesOnCompletion = true }
    return animator
  }
}

private enum AnimatorKeys {
  static let duration = Key(
    "duration", .duration(0.001...Limits.duration), "How long the animations take.")
  static let animations = Key(
    "animations", .animations, "What is animated, each time that the animator starts.")
  static let isInterruptible = Key(
    "isInterruptible", .boolean, usual: "true",
    "Whether it can be paused, scrubbed, reversed and stopped.")
  static let isUserInteractionEnabled = Key(
    "isUserInteractionEnabled", .boolean, usual: "true",
    "Whether the views that it moves take touches meanwhile.")
  static let isManualHitTestingEnabled = Key(
    "isManualHitTestingEnabled", .boolean, usual: "false",
    "Whether touches find views where they will be, not where they are shown.")
  static let scrubsLinearly = Key(
    "scrubsLinearly", .boolean, usual: "true", "Whether it is scrubbed evenly, without its curve.")
  static let pausesOnCompletion = Key(
    "pausesOnCompletion", .boolean, usual: "false",
    "Whether it pauses at its end, from where it can be reversed, instead of being completed.")

  static let table = Table(
    "an animator",
    [duration] + TimingKeys.all + [
      animations, isInterruptible, isUserInteractionEnabled, isManualHitTestingEnabled,
      scrubsLinearly, pausesOnCompletion,
    ],
    rules: [.either("spring", or: ["duration"], isRequired: true)] + TimingKeys.rules)
}

extension ValueType<[AnimatorPlan]> {
  private static let expectation = "a mapping from names to property animators"

  /// A mapping from names to property animators.
  static let animators = ValueType(
    expectation, .named(.mapping(AnimatorKeys.table), most: Limits.animators)
  ) { value, checker in
    guard let entries = value.entries else {
      checker.reportType(value, expected: expectation)
      return nil
    }
    checker.allow(
      entries.count, upTo: Limits.animators, at: value.span,
      excess: "there are too many animators")
    return entries.prefix(Limits.animators).compactMap(checker.readAnimator)
  }
}

extension Checker {
  fileprivate func readAnimator(_ entry: SourceValue.Entry) -> AnimatorPlan? {
    guard let fields = fields(of: entry.value, AnimatorKeys.table, nameSpan: entry.keySpan) else {
      return nil
    }
    let duration = fields.read(AnimatorKeys.duration)
    let timing = fields.readTiming()
    let animations = fields.read(AnimatorKeys.animations) ?? []
    let isInterruptible = fields.read(AnimatorKeys.isInterruptible)
    let takesTouches = fields.read(AnimatorKeys.isUserInteractionEnabled)
    let isTestedByHand = fields.read(AnimatorKeys.isManualHitTestingEnabled)
    let scrubsLinearly = fields.read(AnimatorKeys.scrubsLinearly)
    let pausesOnCompletion = fields.read(AnimatorKeys.pausesOnCompletion)
    guard let timing, let isInterruptible, let takesTouches, let isTestedByHand,
      let scrubsLinearly, let pausesOnCompletion
    else { return nil }
    if pausesOnCompletion, !isInterruptible {
      report(
        .wouldRaise,
        "an animator that is not interruptible cannot pause, for which UIKit raises an exception",
        at: fields.span(of: AnimatorKeys.pausesOnCompletion.name),
        help: "leave out 'pausesOnCompletion', or 'isInterruptible: false'")
    }
    return AnimatorPlan(
      name: entry.key, duration: duration, timing: timing, animations: animations,
      isInterruptible: isInterruptible, isUserInteractionEnabled: takesTouches,
      isManualHitTestingEnabled: isTestedByHand, scrubsLinearly: scrubsLinearly,
      pausesOnCompletion: pausesOnCompletion)
  }
}
