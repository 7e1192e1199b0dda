import UIKit

extension BehaviorKind {
  /// The material and the velocities of items.
  static let item = BehaviorKind(
    "item", title: "an item behavior",
    properties: [
      Property("elasticity", .nonnegativeNumber, "The part of its speed that a bounce preserves.") {
        (item: UIDynamicItemBehavior, elasticity: Double) in item.elasticity = elasticity
      },
      Property("friction", .nonnegativeNumber, "The friction between items in contact.") {
        $0.friction = $1
      },
      Property("density", .density, "The density: the mass of 100 x 100 points, in kilograms.") {
        $0.density = $1
      },
      Property("resistance", .nonnegativeNumber, "The damping of linear velocity.") {
        $0.resistance = $1
      },
      Property("angularResistance", .nonnegativeNumber, "The damping of angular velocity.") {
        $0.angularResistance = $1
      },
      Property("isAnchored", .boolean, "Whether the items are fixed in place.") {
        $0.isAnchored = $1
      },
      Property("allowsRotation", .boolean, "Whether the items can rotate.") {
        $0.allowsRotation = $1
      },
      Property("charge", .number(), "The charge in electric and magnetic fields.") {
        $0.charge = $1
      },
      Property(
        "addLinearVelocity", .perItem(.vector),
        "The linear velocity to add to that of the items, in points per second."
      ) { behavior, velocities, context in
        for (item, velocity) in velocities.values(for: behavior.items, on: context.scene) {
          behavior.addLinearVelocity(CGPoint(x: velocity.dx, y: velocity.dy), for: item)
        }
      },
      Property(
        "addAngularVelocity", .perItem(.angularVelocity),
        "The angular velocity to add to that of the items, per second."
      ) { behavior, velocities, context in
        for (item, velocity) in velocities.values(for: behavior.items, on: context.scene) {
          behavior.addAngularVelocity(velocity, for: item)
        }
      },
    ]
  ) { UIDynamicItemBehavior(items: $0) }
}

extension ValueType<Double> {
  /// A density that gives items a mass in single precision.
  fileprivate static let density: ValueType = number(
    0.001...Limits.magnitude, "a number, at least 0.001")
}
