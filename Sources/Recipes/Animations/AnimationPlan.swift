import UIKit

/// An animation block of a property animator.
struct AnimationPlan: Sendable {
  /// What is animated.
  let content: Content
  /// The part of the animator's duration before the block starts, from 0 to 1.
  let delayFactor: Double

  /// What is animated.
  enum Content: Sendable {
    case changes([ActionPlan.Change])
    case keyframes(KeyframesPlan)
  }
}

private enum AnimationKeys {
  private static let set = Key("set", .viewChanges, "The final values of the properties.")
  static let delayFactor = Key(
    "delayFactor", .delayFactor, default: "0",
    "The part of the duration before the animations start; they take the rest.")
  static let contents = [
    Alternative(set) { AnimationPlan.Content.changes($0) },
    Alternative(KeyframesKeys.keyframes, with: KeyframesKeys.calculationMode) {
      AnimationPlan.Content.keyframes(KeyframesPlan(keyframes: $0, calculationMode: $1))
    },
  ]
  static let table = Table(
    "an animation block",
    [set, KeyframesKeys.keyframes, KeyframesKeys.calculationMode, delayFactor],
    rules: [.exactlyOne(of: contents)] + KeyframesKeys.rules)
}

extension ValueType<AnimationPlan> {
  private static let block: ValueType = mapping(
    "a mapping such as { ball.alpha: 0.5 }, or { set: { ball.alpha: 0.5 }, delayFactor: 0.3 }",
    AnimationKeys.table
  ) { fields in
    let content = fields.read(oneOf: AnimationKeys.contents)
    let delayFactor = fields.read(AnimationKeys.delayFactor)
    guard let content, let delayFactor else { return nil }
    return AnimationPlan(content: content, delayFactor: delayFactor)
  }

  /// Changes, or a mapping with changes or keyframes and a delay.
  fileprivate static let animation = ValueType(
    block.expectation, .any([ValueType<[ActionPlan.Change]>.viewChanges.shape, block.shape])
  ) { value, context in
    // The names of properties contain a period; the keys of a block do not.
    guard value.entries?.contains(where: { !$0.key.utf8.contains(UInt8(ascii: ".")) }) == true
    else {
      return ValueType<[ActionPlan.Change]>.viewChanges.read(value, context).map {
        AnimationPlan(content: .changes($0), delayFactor: 0)
      }
    }
    return block.read(value, context)
  }
}

extension ValueType<[AnimationPlan]> {
  /// Changes, or several blocks with delays.
  static let animations: ValueType = list(
    of: .animation, "a mapping such as { ball.alpha: 0.5 }, or a list of such mappings",
    acceptsSingle: true
  ).shared("animations")
}

extension ValueType<Double> {
  fileprivate static let delayFactor: ValueType = number(0...0.99, "a number from 0 to 0.99")
}
