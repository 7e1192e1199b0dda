import UIKit

/// Changes one after the other, checked.
struct KeyframesPlan: Sendable {
  /// The changes.
  let keyframes: [Keyframe]
  /// How it goes from one to the next.
  let calculationMode: UIView.KeyframeAnimationOptions

  /// Changes that take a part of an animation.
  struct Keyframe: Sendable {
    /// When they begin, from 0 to 1.
    let relativeStartTime: Double
    /// How long they take, from 0 to 1.
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
    "What the properties become one after the other.")
  static let calculationMode = Key(
    "calculationMode",
    .choice([
      ("linear", UIView.KeyframeAnimationOptions.calculationModeLinear),
      ("discrete", .calculationModeDiscrete), ("paced", .calculationModePaced),
      ("cubic", .calculationModeCubic), ("cubicPaced", .calculationModeCubicPaced),
    ]), usual: "linear", "How it goes from one keyframe to the next.")
  static let rules = [KeyRule.needs("calculationMode", "keyframes")]
}

private enum KeyframeKeys {
  static let relativeStartTime = Key(
    "relativeStartTime", .fraction, isRequired: true, "When it begins: 0 is the start, 1 the end.")
  static let relativeDuration = Key(
    "relativeDuration", .fraction, isRequired: true, "How long it takes: 1 is the whole duration.")
  static let set = Key("set", .viewChanges, isRequired: true, "What the properties become.")
  static let table = Table("a keyframe", [relativeStartTime, relativeDuration, set])
}

extension Fields {
  /// Reads changes one after the other.
  func readKeyframes() -> KeyframesPlan? {
    let keyframes = read(KeyframesKeys.keyframes)
    let mode = read(KeyframesKeys.calculationMode)
    guard let keyframes, let mode else { return nil }
    return KeyframesPlan(keyframes: keyframes, calculationMode: mode)
  }
}

extension Fields {
  /// Reports that keyframes are animated on a spring, for which UIKit has no call.
  func checkSuitsKeyframes(_ animation: ViewAnimationPlan) {
    if case .curve = animation.timing { return }
    checker.report(
      .doesNotFit, "keyframes do not go on a spring", at: span(of: ActionKeys.animate.name),
      expected: "a duration and a curve")
  }
}

extension ValueType<KeyframesPlan.Keyframe> {
  fileprivate static let keyframe = ValueType(
    "a mapping { relativeStartTime: 0, relativeDuration: 0.5, set: { ball.alpha: 0.5 } }",
    .mapping(KeyframeKeys.table)
  ) { value, checker in
    guard let fields = checker.fields(of: value, KeyframeKeys.table) else { return nil }
    let start = fields.read(KeyframeKeys.relativeStartTime)
    let duration = fields.read(KeyframeKeys.relativeDuration)
    let changes = fields.read(KeyframeKeys.set)
    guard let start, let duration, let changes else { return nil }
    if start + duration > 1 + 1e-9 {
      checker.report(
        .doesNotFit, "this keyframe ends after the end", at: fields.span(of: "relativeDuration"),
        expected: "at most \((1 - start).inWords), what is left after 'relativeStartTime'",
        found: duration.inWords)
    }
    return .init(relativeStartTime: start, relativeDuration: duration, changes: changes)
  }
}
