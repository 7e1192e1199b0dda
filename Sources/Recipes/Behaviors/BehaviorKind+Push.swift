import UIKit

extension BehaviorKind {
  /// A continuous or an instantaneous force on each item.
  static let push = BehaviorKind(
    "push", title: "a push behavior", keys: [BehaviorKeys.items, mode],
    properties: [
      direction, angle, magnitude,
      Property("active", .boolean, "Whether it is active; an instantaneous push acts once.") {
        $0.active = $1
      },
      Property(
        "targetOffsetFromCenter", .perItem(.offset),
        "The points of the items where the force acts, relative to their centers."
      ) { push, offsets, context in
        for (item, offset) in offsets.values(for: push.items, on: context.scene) {
          push.setTargetOffsetFromCenter(UIOffset(offset), for: item)
        }
      },
    ], rules: [.either(direction, or: [angle, magnitude])]
  ) { fields in
    guard let (mode, items) = fields.read(mode, BehaviorKeys.items) else { return nil }
    return { scene in UIPushBehavior(items: scene.items(items), mode: mode) }
  }

  private static let mode = Key(
    "mode",
    .choice([("continuous", UIPushBehavior.Mode.continuous), ("instantaneous", .instantaneous)]),
    default: "continuous", "Whether the force is continuous or instantaneous.")

  private static let direction = Property<UIPushBehavior>(
    "pushDirection", .vector, "The direction, whose length is the magnitude."
  ) { $0.pushDirection = $1 }
  private static let angle = Property<UIPushBehavior>(
    "angle", .angle, "The direction as an angle, clockwise from the right."
  ) { $0.angle = $1 }
  private static let magnitude = Property<UIPushBehavior>(
    "magnitude", .number(), "The magnitude of the force, in UIKit newtons."
  ) { $0.magnitude = $1 }
}

extension UIOffset {
  /// Creates an offset with the width and the height of a size.
  init(_ size: CGSize) {
    self.init(horizontal: size.width, vertical: size.height)
  }
}
