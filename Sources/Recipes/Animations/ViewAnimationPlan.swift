import UIKit

/// An animation of changes without a property animator.
struct ViewAnimationPlan: Sendable {
  /// The timing.
  let timing: Timing
  /// The delay, in seconds.
  var delay: TimeInterval
  /// Other options.
  let options: UIView.AnimationOptions
  /// The additional delay of each item after the first, in seconds; nil if all start together.
  var stagger: TimeInterval?

  /// The timing of an animation, with durations in seconds.
  enum Timing: Sendable {
    /// A curve.
    case curve(UIView.AnimationOptions, duration: TimeInterval)
    /// A cubic curve, by its control points.
    case cubic(CGPoint, CGPoint, duration: TimeInterval)
    /// A spring that settles within the duration, by its damping ratio.
    case damped(Double, initialVelocity: Double, duration: TimeInterval)
    /// A spring by its perceptual duration and its bounce.
    case bouncing(Double, initialVelocity: Double, duration: TimeInterval)
  }
}

private enum ViewAnimationKeys {
  static let duration = Key("duration", .animationDuration(), "The duration.")
  static let delay = Key(
    "delay", .animationDuration(), default: "0s", "The delay before the animation.")
  static let curve = Key(
    "curve", .viewCurve, default: "easeInOut",
    "The timing curve: one of UIKit's, or a cubic one as of a property animator.")
  static let damping = Key(
    "usingSpringWithDamping", .dampingRatio,
    "The damping ratio of a spring: 1 for no oscillation, less for some.")
  static let springDuration = Key(
    "springDuration", .springDuration,
    "The perceptual duration of a spring, which settles later.")
  static let bounce = Key(
    "bounce", .bounce, default: "0",
    "The bounce of that spring: 0 for none, negative for a slower approach.")
  static let velocity = Key(
    "initialSpringVelocity", .number(), default: "0",
    "The initial velocity of a spring, in total distances per second.")
  static let options = Key("options", .options, default: "[]", "Other options.")
  static let stagger = Key(
    "stagger", .animationDuration(),
    "How much later each view starts than the one before, in the order in which 'set' names them.")

  static let table = Table(
    "an animation",
    [duration, delay, curve, damping, springDuration, bounce, velocity, options, stagger],
    rules: [
      .exactlyOne(of: [duration, springDuration]),
      .atMostOne(of: [curve, damping, springDuration]),
      .needs(bounce, springDuration),
      .needs(velocity, oneOf: [damping, springDuration]),
    ])

  /// Reads the timing.
  struct TimingReader: FieldReader {
    func read(from fields: Fields) -> ViewAnimationPlan.Timing? {
      let duration = fields.read(ViewAnimationKeys.duration)
      let springDuration = fields.read(ViewAnimationKeys.springDuration)
      let damping = fields.read(ViewAnimationKeys.damping)
      let values = fields.read(
        ViewAnimationKeys.curve, ViewAnimationKeys.bounce, ViewAnimationKeys.velocity)
      guard let (curve, bounce, velocity) = values else { return nil }
      if let springDuration {
        return .bouncing(bounce, initialVelocity: velocity, duration: springDuration)
      }
      guard let duration else { return nil }
      guard let damping else { return fields.timing(curve, duration: duration) }
      return .damped(damping, initialVelocity: velocity, duration: duration)
    }
  }
}

extension Fields {
  /// Returns the timing of a curve; reports options, which property animators lack, beside a cubic curve.
  fileprivate func timing(_ curve: ViewCurve, duration: TimeInterval) -> ViewAnimationPlan.Timing? {
    switch curve {
    case .option(let option):
      return .curve(option, duration: duration)
    case .cubic(let first, let second):
      guard !has(ViewAnimationKeys.options) else {
        context.report(
          .conflictingKeys, "control points and 'options' are mutually exclusive",
          at: span(of: ViewAnimationKeys.options),
          help: "options need one of UIKit's curves, such as easeOut")
        return nil
      }
      return .cubic(first, second, duration: duration)
    }
  }
}

/// The curve of an animation.
private enum ViewCurve: Sendable {
  /// One of UIKit's curves.
  case option(UIView.AnimationOptions)
  /// The control points of a cubic curve.
  case cubic(CGPoint, CGPoint)
}

extension ValueType<ViewCurve> {
  private static let expectation =
    "\(ValueType<UIView.AnimationOptions>.curveOption.expectation), or control points such as [0.2, 0, 0, 1]"

  /// One of UIKit's curves, or the control points of another one.
  fileprivate static let viewCurve: ValueType = ValueType(
    expectation,
    .any([
      ValueType<UIView.AnimationOptions>.curveOption.shape, ValueType<[Double]>.controlPoints.shape,
    ])
  ) { value, context in
    if let word = value.text, let call = CurveCall(word), let help = call.help {
      context.report(
        .wrongType, "the curve is a call of a function", at: value.span,
        expected: expectation, found: "'\(call.name)(…)'", help: "write \(help)")
      return nil
    }
    guard value.entries == nil else {
      context.reportType(value, expected: expectation)
      return nil
    }
    guard value.elements != nil else {
      return ValueType<UIView.AnimationOptions>.curveOption.read(value, context).map {
        .option($0)
      }
    }
    return ValueType<[Double]>.controlPoints.read(value, context).map {
      .cubic(CGPoint(x: $0[0], y: $0[1]), CGPoint(x: $0[2], y: $0[3]))
    }
  }
}

extension ValueType<[Double]> {
  /// Both control points of a cubic curve.
  static let controlPoints = numbers(
    "the control points [x1, y1, x2, y2], x1 and x2 from 0 to 1",
    [.fraction, .number(), .fraction, .number()])
}

extension ValueType<ViewAnimationPlan> {
  /// A duration, or a mapping with a duration and other keys.
  static let viewAnimation: ValueType = mapping(
    "a duration, or { duration: 0.3s, delay: 0s, curve: easeOut }", ViewAnimationKeys.table,
    shorthand: ViewAnimationKeys.duration, ViewAnimationKeys.TimingReader(),
    ViewAnimationKeys.delay, ViewAnimationKeys.options, ViewAnimationKeys.stagger.optional
  ) { ViewAnimationPlan(timing: $0, delay: $1, options: $2, stagger: $3) }
}

extension ValueType<UIView.AnimationOptions> {
  /// One of UIKit's curves.
  static let curveOption: ValueType = choice([
    ("easeInOut", .curveEaseInOut), ("easeIn", .curveEaseIn), ("easeOut", .curveEaseOut),
    ("linear", .curveLinear),
  ])

  /// The options of all animations.
  static let common: [(String, UIView.AnimationOptions)] = [
    ("repeat", .repeat), ("autoreverse", .autoreverse),
    ("beginFromCurrentState", .beginFromCurrentState),
    ("allowUserInteraction", .allowUserInteraction), ("layoutSubviews", .layoutSubviews),
  ]

  fileprivate static let options = options(
    "a list of options such as [repeat, autoreverse]", common)

  /// Any of some options, or one of them.
  static func options(
    _ expectation: String, _ words: [(String, UIView.AnimationOptions)]
  ) -> ValueType {
    ValueType<[UIView.AnimationOptions]>.list(
      of: choice(words), expectation, count: 0...Limits.listEntries, acceptsSingle: true
    ).map { UIView.AnimationOptions($0) }
  }
}
