import UIKit

/// What an animator animates in one go, checked.
struct AnimationPlan: Sendable {
  /// What is animated.
  let content: Content
  /// The part of the animator's duration that passes first, from 0 to 1.
  let delayFactor: Double

  /// What is animated.
  enum Content: Sendable {
    /// Properties that become others.
    case changes([ActionPlan.Change])
    /// Properties that become others one after the other.
    case keyframes(KeyframesPlan)
  }
}

private enum AnimationKeys {
  static let set = Key("set", .viewChanges, "What the properties become.")
  static let delayFactor = Key(
    "delayFactor", .delayFactor, usual: "0",
    "The part of the duration that passes first; they take the rest.")
  static let table = Table(
    "an animation block",
    [set, KeyframesKeys.keyframes, KeyframesKeys.calculationMode, delayFactor],
    rules: [.one(of: [set, KeyframesKeys.keyframes])] + KeyframesKeys.rules)
}

extension ValueType<AnimationPlan> {
  /// Changes, or a mapping with changes or keyframes and a delay.
  fileprivate static let animation = ValueType(
    "a mapping such as { ball.alpha: 0.5 }, or { set: { ball.alpha: 0.5 }, delayFactor: 0.3 }",
    .any([ValueType<[ActionPlan.Change]>.viewChanges.form, .mapping(AnimationKeys.table)])
  ) { value, checker in
    // A property's name has a dot, and none of these has.
    guard value.entries?.contains(where: { !$0.key.contains(".") }) == true else {
      return ValueType<[ActionPlan.Change]>.viewChanges.read(value, checker).map {
        AnimationPlan(content: .changes($0), delayFactor: 0)
      }
    }
    guard let fields = checker.fields(of: value, AnimationKeys.table) else { return nil }
    let changes = fields.read(AnimationKeys.set)
    let keyframes = fields.readKeyframes()
    let delayFactor = fields.read(AnimationKeys.delayFactor)
    let content: AnimationPlan.Content? =
      changes.map { .changes($0) } ?? keyframes.map { .keyframes($0) }
    guard let content, let delayFactor else { return nil }
    return AnimationPlan(content: content, delayFactor: delayFactor)
  }
}

extension ValueType<[AnimationPlan]> {
  /// Changes, or several with delays.
  static let animations = list(
    of: .animation, "a mapping such as { ball.alpha: 0.5 }, or a list of such mappings",
    isOneEnough: true
  ).shared("animations")
}

extension ValueType<Double> {
  fileprivate static let delayFactor = number(0...0.99, "a number from 0 to 0.99")
}
