import UIKit

extension BehaviorKind {
  /// A spring that pulls an item to a point.
  static let snap = BehaviorKind(
    "snap", title: "a snap", keys: [BehaviorKeys.item],
    properties: [
      Property("damping", .fraction, "How little it overshoots, 0 for the most.") {
        (snap: UISnapBehavior, damping: Double) in snap.damping = damping
      },
      Property(snapPoint.name, snapPoint.type, isRequired: true, snapPoint.summary) {
        $0.snapPoint = $1
      },
    ]
  ) { fields in
    let point = fields.read(snapPoint)
    guard let item = fields.read(BehaviorKeys.item), let point else { return nil }
    return { scene in scene.item(item).map { UISnapBehavior(item: $0, snapTo: point) } }
  }

  private static let snapPoint = Key("snapPoint", .point, "Where the item is pulled to.")
}
