import UIKit

/// What an animator animates in one go, checked.
struct AnimationPlan: Sendable {
  /// The properties that become others.
  let changes: [ActionPlan.Change]
  /// The part of the animator's duration that passes first, from 0 to 1.
  let delayFactor: Double
}

private enum AnimationKeys {
  static let set = Key("set", .viewChanges, isRequired: true, "What the properties become.")
  static let delayFactor = Key(
    "delayFactor", .delayFactor, usual: "0",
    "The part of the duration that passes first; they take the rest.")
  static let table = Table("an animation block", [set, delayFactor])
}

extension ValueType<AnimationPlan> {
  /// Changes, or a mapping with changes and a delay.
  fileprivate static let animation = ValueType(
    "a mapping such as { ball.alpha: 0.5 }, or { set: { ball.alpha: 0.5 }, delayFactor: 0.3 }",
    .any([ValueType<[ActionPlan.Change]>.viewChanges.form, .mapping(AnimationKeys.table)])
  ) { value, checker in
    // A property's name has a dot, and none of these has.
    guard value.entries?.contains(where: { !$0.key.contains(".") }) == true else {
      return ValueType<[ActionPlan.Change]>.viewChanges.read(value, checker).map {
        AnimationPlan(changes: $0, delayFactor: 0)
      }
    }
    guard let fields = checker.fields(of: value, AnimationKeys.table) else { return nil }
    let changes = fields.read(AnimationKeys.set)
    let delayFactor = fields.read(AnimationKeys.delayFactor)
    guard let changes, let delayFactor else { return nil }
    return AnimationPlan(changes: changes, delayFactor: delayFactor)
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
