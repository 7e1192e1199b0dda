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

  /// A rod or a spring from an item to a point, or to another item.
  static let attachment = BehaviorKind(
    "attachment", title: "an attachment",
    keys: [
      BehaviorKeys.item, AttachmentKeys.offset, AttachmentKeys.attachedTo,
      AttachmentKeys.attachedOffset,
    ],
    properties: [
      Property("length", .nonnegativeNumber, "The length in points; as it is if not said.") {
        (attachment: UIAttachmentBehavior, length: Double) in attachment.length = length
      },
      Property("damping", .nonnegativeNumber, "The spring's damping, 1 for no swinging.") {
        $0.damping = $1
      },
      Property("frequency", .nonnegativeNumber, "The spring's frequency in Hz, 0 for a rod.") {
        $0.frequency = $1
      },
      Property(
        AttachmentKeys.anchorPoint.name, .point, AttachmentKeys.anchorPoint.summary
      ) { $0.anchorPoint = $1 },
    ], rules: [.one(of: [AttachmentKeys.anchorPoint, AttachmentKeys.attachedTo])]
  ) { fields in
    let offset = fields.read(AttachmentKeys.offset).offset
    let attachedOffset = fields.read(AttachmentKeys.attachedOffset).offset
    let anchor = fields.read(AttachmentKeys.anchorPoint)
    let other = fields.read(AttachmentKeys.attachedTo)
    guard let item = fields.read(BehaviorKeys.item) else { return nil }
    if let anchor {
      return { scene in
        scene.item(item).map {
          UIAttachmentBehavior(item: $0, offsetFromCenter: offset, attachedToAnchor: anchor)
        }
      }
    }
    guard let other else { return nil }
    if other == item, let written = fields.value[AttachmentKeys.attachedTo.name] {
      fields.checker.report(
        .wouldRaise, "'\(item)' cannot be attached to itself", at: written.span,
        expected: "another view")
      return nil
    }
    return { scene in
      guard let item = scene.item(item), let other = scene.item(other) else { return nil }
      return UIAttachmentBehavior(
        item: item, offsetFromCenter: offset, attachedTo: other, offsetFromCenter: attachedOffset)
    }
  }
}

private enum AttachmentKeys {
  static let offset = Key(
    "offsetFromCenter", .offset, "Where the item is attached, from its center.")
  static let anchorPoint = Key("anchorPoint", .point, "The point that the item is attached to.")
  static let attachedTo = Key("attachedTo", .item, "The other item that the item is attached to.")
  static let attachedOffset = Key(
    "attachedToOffsetFromCenter", .offset, "Where the other item is attached, from its center.")
}

extension CGSize? {
  /// The size as an offset, zero if there is none.
  fileprivate var offset: UIOffset {
    UIOffset(horizontal: self?.width ?? 0, vertical: self?.height ?? 0)
  }
}
