import UIKit

extension BehaviorKind {
  /// A force on each item, for ever or for an instant.
  static let push = BehaviorKind(
    "push", title: "a push", keys: [BehaviorKeys.items, mode],
    properties: [
      Property("pushDirection", .vector, "The direction, longer for more.") {
        (push: UIPushBehavior, direction: CGVector) in push.pushDirection = direction
      },
      Property("angle", .angle, "The direction, clockwise from the right.") { $0.angle = $1 },
      Property("magnitude", .number(), "How strong it is, in UIKit newtons.") {
        $0.magnitude = $1
      },
      Property("active", .boolean, "Whether it pushes; an instantaneous push does so once.") {
        $0.active = $1
      },
      Property(
        "targetOffsetFromCenter", .perItem(.offset),
        "Where the items are pushed, from their centers."
      ) { push, offsets, occasion in
        for (item, offset) in offsets.values(for: push.items, on: occasion.scene) {
          push.setTargetOffsetFromCenter(UIOffset(offset), for: item)
        }
      },
    ], rules: [.either("pushDirection", or: ["angle", "magnitude"])]
  ) { fields in
    let mode = fields.read(mode)
    guard let items = fields.read(BehaviorKeys.items), let mode else { return nil }
    return { scene in UIPushBehavior(items: scene.items(items), mode: mode) }
  }

  private static let mode = Key(
    "mode",
    .choice([("continuous", UIPushBehavior.Mode.continuous), ("instantaneous", .instantaneous)]),
    usual: "continuous", "Whether it pushes for ever or for an instant.")
}

extension UIOffset {
  /// A shift to the right and down.
  init(_ size: CGSize) {
    self.init(horizontal: size.width, vertical: size.height)
  }
}
