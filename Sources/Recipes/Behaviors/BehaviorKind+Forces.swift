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

  /// A force on each item, for ever or for an instant.
  static let push = BehaviorKind(
    "push", title: "a push", keys: [BehaviorKeys.items, PushKeys.mode, PushKeys.targetOffset],
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
    ], rules: [.either("pushDirection", or: ["angle", "magnitude"])]
  ) { fields in
    let mode = fields.read(PushKeys.mode)
    let offset = fields.read(PushKeys.targetOffset)
    guard let items = fields.read(BehaviorKeys.items), let mode, let offset else { return nil }
    return { scene in
      let items = scene.items(items)
      let push = UIPushBehavior(items: items, mode: mode)
      for item in items {
        push.setTargetOffsetFromCenter(
          UIOffset(horizontal: offset.width, vertical: offset.height), for: item)
      }
      return push
    }
  }
}

private enum PushKeys {
  static let mode = Key(
    "mode",
    .choice([("continuous", UIPushBehavior.Mode.continuous), ("instantaneous", .instantaneous)]),
    usual: "continuous", "Whether it pushes for ever or for an instant.")
  static let targetOffset = Key(
    "targetOffsetFromCenter", .offset, usual: "[0, 0]",
    "Where the items are pushed, from their centers.")
}
