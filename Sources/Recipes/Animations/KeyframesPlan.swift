import UIKit

/// The keyframes of an animation.
struct KeyframesPlan: Sendable {
  let keyframes: [Keyframe]
  /// How values between keyframes are calculated.
  let calculationMode: UIView.KeyframeAnimationOptions

  /// Changes during a part of an animation.
  struct Keyframe: Sendable {
    /// The start, from 0 to 1.
    let relativeStartTime: Double
    /// The duration, from 0 to 1.
    let relativeDuration: Double
    /// The changes.
    let changes: [ActionPlan.Change]
  }
}

/// The keys of animations that have keyframes.
enum KeyframesKeys {
  static let keyframes = Key(
    "keyframes",
    .list(
      of: .keyframe,
      "a list such as [{ relativeStartTime: 0, relativeDuration: 0.5, set: { ball.alpha: 0.5 } }]"),
    "The keyframes.")
  static let calculationMode = Key(
    "calculationMode",
    .choice([
      ("linear", UIView.KeyframeAnimationOptions.calculationModeLinear),
      ("discrete", .calculationModeDiscrete), ("paced", .calculationModePaced),
      ("cubic", .calculationModeCubic), ("cubicPaced", .calculationModeCubicPaced),
    ]), default: "linear", "How values between keyframes are calculated.")
  static let rules = [TableRule.needs(calculationMode, keyframes)]
}

private enum KeyframeKeys {
  static let relativeStartTime = Key(
    "relativeStartTime", .fraction, isRequired: true,
    "The start as a fraction of the animation's duration.")
  static let relativeDuration = Key(
    "relativeDuration", .fraction, isRequired: true,
    "The duration as a fraction of the animation's duration.")
  static let set = Key(
    "set", .viewChanges, isRequired: true, "The values of properties at the end of the keyframe.")
  static let table = Table("a keyframe", [relativeStartTime, relativeDuration, set])
}

extension ValueType<KeyframesPlan.Keyframe> {
  fileprivate static let keyframe: ValueType = mapping(
    "a mapping { relativeStartTime: 0, relativeDuration: 0.5, set: { ball.alpha: 0.5 } }",
    KeyframeKeys.table
  ) { fields in
    let values = fields.read(
      KeyframeKeys.relativeStartTime, KeyframeKeys.relativeDuration, KeyframeKeys.set)
    guard let (start, duration, changes) = values else { return nil }
    if start + duration > 1 + 1e-9 {
      fields.context.report(
        .doesNotFit, "this keyframe ends after the animation",
        at: fields.span(of: KeyframeKeys.relativeDuration),
        expected: "at most \((1 - start).plainDescription), the rest after 'relativeStartTime'",
        found: duration.plainDescription)
    }
    return .init(relativeStartTime: start, relativeDuration: duration, changes: changes)
  }
}
