import UIKit

/// How changes are animated by themselves, without an animator, checked.
struct ViewAnimationPlan: Sendable {
  /// How they get from their start to their end.
  let timing: Timing
  /// After how long, in seconds.
  let delay: TimeInterval
  /// What else there is to say.
  let options: UIView.AnimationOptions

  /// How changes get from their start to their end, and in how many seconds.
  enum Timing: Sendable {
    /// Along a curve.
    case curve(UIView.AnimationOptions, duration: TimeInterval)
    /// On a spring that comes to rest in time.
    case damped(Double, initialVelocity: Double, duration: TimeInterval)
    /// On a spring that seems to take that long, and settles later.
    case bouncing(Double, initialVelocity: Double, duration: TimeInterval)
  }
}

private enum ViewAnimationKeys {
  static let duration = Key("duration", .duration(), "How long the animation takes.")
  static let delay = Key("delay", .duration(), usual: "0s", "How long it waits first.")
  static let curve = Key(
    "curve", .curveOption, usual: "easeInOut", "How it speeds up and slows down.")
  static let damping = Key(
    "usingSpringWithDamping", .dampingRatio,
    "Makes it a spring: 1 for one that does not swing, less for one that does.")
  static let springDuration = Key(
    "springDuration", .springDuration,
    "Makes it a spring that seems to take this long; it is settled later.")
  static let bounce = Key(
    "bounce", .bounce, usual: "0",
    "How much that spring swings: 0 for not at all, less for coming in slowly.")
  static let velocity = Key(
    "initialSpringVelocity", .number(), usual: "0",
    "How fast a spring moves at first, in whole ways a second.")
  static let options = Key(
    "options", .options, usual: "[]", "How it stands to what else there is.")

  static let table = Table(
    "an animation", [duration, delay, curve, damping, springDuration, bounce, velocity, options],
    rules: [
      .one(of: [duration, springDuration]),
      .mostOne(of: [curve, damping, springDuration]),
      .needs(bounce.name, springDuration.name),
      .needs(velocity.name, oneOf: [damping.name, springDuration.name]),
    ])
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
    let timing = fields.readViewTiming()
    let delay = fields.read(ViewAnimationKeys.delay)
    let options = fields.read(ViewAnimationKeys.options)
    guard let timing, let delay, let options else { return nil }
    return ViewAnimationPlan(timing: timing, delay: delay, options: options)
  }
}

extension Fields {
  fileprivate func readViewTiming() -> ViewAnimationPlan.Timing? {
    let duration = read(ViewAnimationKeys.duration)
    let springDuration = read(ViewAnimationKeys.springDuration)
    let damping = read(ViewAnimationKeys.damping)
    guard let curve = read(ViewAnimationKeys.curve), let bounce = read(ViewAnimationKeys.bounce),
      let velocity = read(ViewAnimationKeys.velocity)
    else { return nil }
    if let springDuration {
      return .bouncing(bounce, initialVelocity: velocity, duration: springDuration)
    }
    guard let duration else { return nil }
    guard let damping else { return .curve(curve, duration: duration) }
    return .damped(damping, initialVelocity: velocity, duration: duration)
  }
}

extension ValueType<UIView.AnimationOptions> {
  /// One of UIKit's curves.
  static let curveOption = choice([
    ("easeInOut", .curveEaseInOut), ("easeIn", .curveEaseIn), ("easeOut", .curveEaseOut),
    ("linear", .curveLinear),
  ])

  /// The words for what any animation may be told.
  static let common: [(String, UIView.AnimationOptions)] = [
    ("repeat", .repeat), ("autoreverse", .autoreverse),
    ("beginFromCurrentState", .beginFromCurrentState),
    ("allowUserInteraction", .allowUserInteraction), ("layoutSubviews", .layoutSubviews),
  ]

  fileprivate static let options = options(
    "a list of options such as [repeat, autoreverse]", common)

  /// Some of the options that have words, or one.
  static func options(
    _ expectation: String, _ words: [(String, UIView.AnimationOptions)]
  ) -> ValueType {
    ValueType<[UIView.AnimationOptions]>.list(
      of: choice(words), expectation, count: 0...Limits.listEntries, isOneEnough: true
    ).map { UIView.AnimationOptions($0) }
  }
}
