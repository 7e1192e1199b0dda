import UIKit

extension BehaviorKind {
  /// What the items are made of, and how they move by themselves.
  static let item = BehaviorKind(
    "item", title: "an item behavior",
    keys: [BehaviorKeys.items],
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
      Property("charge", .number(), "What electric fields push the items by.") {
        $0.charge = $1
      },
      Property(
        "addLinearVelocity", .perItem(.vector),
        "A velocity that the items get on top of theirs, in points a second."
      ) { behavior, velocities, occasion in
        for (item, velocity) in velocities.values(for: behavior.items, on: occasion.scene) {
          behavior.addLinearVelocity(CGPoint(x: velocity.dx, y: velocity.dy), for: item)
        }
      },
      Property(
        "addAngularVelocity", .perItem(.angle),
        "A velocity of turning that the items get on top of theirs, a second."
      ) { behavior, velocities, occasion in
        for (item, velocity) in velocities.values(for: behavior.items, on: occasion.scene) {
          behavior.addAngularVelocity(velocity, for: item)
        }
      },
    ]
  ) { fields in
    guard let items = fields.read(BehaviorKeys.items) else { return nil }
    return { scene in UIDynamicItemBehavior(items: scene.items(items)) }
  }
}

extension ValueType<Double> {
  /// A mass has to be larger than what single precision takes for nothing.
  fileprivate static let density = number(0.001...Limits.magnitude, "a number from 0.001 on")
}
