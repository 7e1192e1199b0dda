import UIKit

extension BehaviorKind {
  /// A force on all items, 1 for 1000 points per square second.
  static let gravity = BehaviorKind(
    "gravity", title: "a gravity behavior", properties: [direction, angle, magnitude],
    rules: [.either(direction, or: [angle, magnitude])]
  ) { UIGravityBehavior(items: $0) }

  private static let direction = Property<UIGravityBehavior>(
    "gravityDirection", .vector, "The direction, whose length is the magnitude."
  ) { $0.gravityDirection = $1 }
  private static let angle = Property<UIGravityBehavior>(
    "angle", .angle, "The direction as an angle, clockwise from the right."
  ) { $0.angle = $1 }
  private static let magnitude = Property<UIGravityBehavior>(
    "magnitude", .number(), "The magnitude of the force."
  ) { $0.magnitude = $1 }
}
