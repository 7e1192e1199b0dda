import UIKit

extension BehaviorKind {
  /// A spring that pulls an item to a point.
  static let snap = BehaviorKind(
    "snap", title: "a snap behavior", keys: [BehaviorKeys.item],
    properties: [
      Property("damping", .fraction, "The damping, from 0 for the most overshoot to 1.") {
        (snap: UISnapBehavior, damping: Double) in snap.damping = damping
      },
      Property(snapPoint) { $0.snapPoint = $1 },
    ]
  ) { fields in
    guard let (point, item) = fields.read(snapPoint, BehaviorKeys.item) else { return nil }
    return { scene in scene.item(item).map { UISnapBehavior(item: $0, snapTo: point) } }
  }

  private static let snapPoint = Key(
    "snapPoint", .point, isRequired: true, "The point to which the item snaps.")
}
