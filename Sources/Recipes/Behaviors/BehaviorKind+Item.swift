import UIKit

extension BehaviorKind {
  /// What the items are made of, and how they move by themselves.
  static let item = BehaviorKind(
    "item", title: "an item behavior",
    keys: [BehaviorKeys.items, ItemKeys.linearVelocity, ItemKeys.angularVelocity],
    properties: [
      Property("elasticity", .nonnegativeNumber, "How much of its speed a bounce keeps.") {
        (item: UIDynamicItemBehavior, elasticity: Double) in item.elasticity = elasticity
      },
      Property("friction", .nonnegativeNumber, "How much items slow each other down.") {
        $0.friction = $1
      },
      Property("density", .density, "The mass of 100 x 100 points.") { $0.density = $1 },
      Property("resistance", .nonnegativeNumber, "How much moving slows down by itself.") {
        $0.resistance = $1
      },
      Property("angularResistance", .nonnegativeNumber, "How much turning slows down by itself.") {
        $0.angularResistance = $1
      },
      Property("isAnchored", .boolean, "Whether the items stay where they are.") {
        $0.isAnchored = $1
      },
      Property("allowsRotation", .boolean, "Whether the items may turn.") {
        $0.allowsRotation = $1
      },
    ]
  ) { fields in
    let linear = fields.read(ItemKeys.linearVelocity)
    let angular = fields.read(ItemKeys.angularVelocity)
    guard let items = fields.read(BehaviorKeys.items) else { return nil }
    return { scene in
      let items = scene.items(items)
      let behavior = UIDynamicItemBehavior(items: items)
      for item in items {
        if let linear {
          behavior.addLinearVelocity(CGPoint(x: linear.dx, y: linear.dy), for: item)
        }
        if let angular { behavior.addAngularVelocity(angular, for: item) }
      }
      return behavior
    }
  }
}

private enum ItemKeys {
  static let linearVelocity = Key(
    "addLinearVelocity", .vector, "A velocity that the items get, in points a second.")
  static let angularVelocity = Key(
    "addAngularVelocity", .angle, "A velocity of turning that the items get, a second.")
}

extension ValueType<Double> {
  /// A mass has to be larger than what single precision takes for nothing.
  fileprivate static let density = number(0.001...Limits.magnitude, "a number from 0.001 on")
}
