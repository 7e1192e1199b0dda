import UIKit

extension BehaviorKind {
  /// A force on all items, 1 for 1000 points per square second.
  static let gravity = BehaviorKind(
    "gravity", title: "a gravity", keys: [BehaviorKeys.items],
    properties: [
      Property("gravityDirection", .vector, "The direction, longer for more.") {
        (gravity: UIGravityBehavior, direction: CGVector) in gravity.gravityDirection = direction
      },
      Property("angle", .angle, "The direction, clockwise from the right.") { $0.angle = $1 },
      Property("magnitude", .number(), "How strong it is.") { $0.magnitude = $1 },
    ], rules: [.either("gravityDirection", or: ["angle", "magnitude"])]
  ) { fields in
    guard let items = fields.read(BehaviorKeys.items) else { return nil }
    return { scene in UIGravityBehavior(items: scene.items(items)) }
  }
}
