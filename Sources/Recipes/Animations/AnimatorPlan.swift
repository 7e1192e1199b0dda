import UIKit

/// A property animator of a recipe.
struct AnimatorPlan: Sendable {
  /// The animator's name.
  let name: String
  /// The duration in seconds; nil for a spring that has a duration of its own.
  let duration: TimeInterval?
  /// The timing.
  let timing: TimingPlan
  /// The animations, which are added each time that the animator starts.
  let animations: [AnimationPlan]
  /// Whether the animator can be paused, scrubbed, reversed and stopped.
  let isInterruptible: Bool
  /// Whether the animator pauses at its end instead of completing.
  let pausesOnCompletion: Bool
  /// Assigns the animator's properties, these two included.
  var assignments: [PropertyAssignment<UIViewPropertyAnimator>] = []

  /// Makes the animator, without its animations.
  @MainActor
  func make(_ context: ActionContext) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration ?? 0, timingParameters: timing.make())
    for assign in assignments { assign(animator, context) }
    return animator
  }
}

enum AnimatorKeys {
  static let duration = Key(
    "duration", .animationDuration(0.001...Limits.duration), "The duration of the animations.")
  static let animations = Key(
    "animations", .animations, "The animations, which are added at each start.")
  static let isInterruptible = Key(
    "isInterruptible", .boolean, default: "true",
    "Whether the animator can be paused, scrubbed, reversed and stopped.")
  static let pausesOnCompletion = Key(
    "pausesOnCompletion", .boolean, default: "false",
    "Whether the animator pauses at its end, where it can be reversed, instead of completing.")

  static let properties: [Property<UIViewPropertyAnimator>] = [
    Property(isInterruptible) { $0.isInterruptible = $1 },
    Property(
      "isUserInteractionEnabled", .boolean, default: "true",
      "Whether the animated views receive touches."
    ) { $0.isUserInteractionEnabled = $1 },
    Property(
      "isManualHitTestingEnabled", .boolean, default: "false",
      "Whether hit tests use the final frames of views instead of their current ones."
    ) { $0.isManualHitTestingEnabled = $1 },
    Property(
      "scrubsLinearly", .boolean, default: "true", "Whether scrubbing ignores the timing curve."
    ) { $0.scrubsLinearly = $1 },
    Property(pausesOnCompletion) { $0.pausesOnCompletion = $1 },
  ]

  static let table = Table(
    "an animator", [duration] + TimingKeys.all + [animations] + properties, rules: timingRules)
  /// The keys of the animator's timing alone.
  static let timing = Table(
    "an animator's timing", [duration] + TimingKeys.all, rules: timingRules)
  private static let timingRules =
    [.either(TimingKeys.spring, or: [duration], isRequired: true)] + TimingKeys.rules
}

extension ValueType<[AnimatorPlan]> {
  /// A mapping from names to property animators.
  static let animators: ValueType = named(
    "a mapping from names to property animators", .mapping(AnimatorKeys.table),
    maxCount: Limits.animators, excess: "too many animators"
  ) { entry, context in
    context.fields(of: entry.value, AnimatorKeys.table, nameSpan: entry.keySpan)
      .flatMap { AnimatorPlan(entry.declaredName, $0) }
  }
}

extension AnimatorPlan {
  fileprivate init?(_ name: String, _ fields: Fields) {
    let values = fields.read(
      AnimatorKeys.duration.optional, TimingReader(), AnimatorKeys.animations.optional,
      AnimatorKeys.isInterruptible, AnimatorKeys.pausesOnCompletion)
    let assignments = fields.assignments(AnimatorKeys.properties)
    guard let (duration, timing, animations, isInterruptible, pauses) = values else { return nil }
    if pauses, !isInterruptible {
      fields.context.report(
        .wouldRaise,
        "an animator that is not interruptible cannot pause: UIKit would raise an exception",
        at: fields.span(of: AnimatorKeys.pausesOnCompletion),
        help: "remove 'pausesOnCompletion' or 'isInterruptible: false'")
    }
    self.init(
      name: name, duration: duration, timing: timing, animations: animations ?? [],
      isInterruptible: isInterruptible, pausesOnCompletion: pauses, assignments: assignments)
  }
}
