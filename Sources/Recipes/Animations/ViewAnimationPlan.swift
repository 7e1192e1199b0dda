import UIKit

/// How changes are animated by themselves, without an animator, checked.
struct ViewAnimationPlan: Sendable {
  /// How long, in seconds.
  let duration: TimeInterval
  /// After how long, in seconds.
  let delay: TimeInterval
  /// The curve.
  let curve: UIView.AnimationOptions
}

private enum ViewAnimationKeys {
  static let duration = Key(
    "duration", .duration(), isRequired: true, "How long the animation takes.")
  static let delay = Key("delay", .duration(), usual: "0s", "How long it waits first.")
  static let curve = Key(
    "curve", .curveOption, usual: "easeInOut", "How it speeds up and slows down.")
  static let table = Table("an animation", [duration, delay, curve])
}

extension ValueType<ViewAnimationPlan> {
  /// A duration, or a mapping with what else there is to say.
  static let viewAnimation = ValueType(
    "a duration, or { duration: 0.3s, delay: 0s, curve: easeOut }",
    .any([ViewAnimationKeys.duration.form, .mapping(ViewAnimationKeys.table)])
  ) { value, checker in
    guard
      let fields = checker.fields(
        of: value.below(ViewAnimationKeys.duration), ViewAnimationKeys.table)
    else { return nil }
    let duration = fields.read(ViewAnimationKeys.duration)
    let delay = fields.read(ViewAnimationKeys.delay)
    let curve = fields.read(ViewAnimationKeys.curve)
    guard let duration, let delay, let curve else { return nil }
    return ViewAnimationPlan(duration: duration, delay: delay, curve: curve)
  }
}

extension ValueType<UIView.AnimationOptions> {
  fileprivate static let curveOption = choice([
    ("easeInOut", .curveEaseInOut), ("easeIn", .curveEaseIn), ("easeOut", .curveEaseOut),
    ("linear", .curveLinear),
  ])
}
