import UIKit

extension BehaviorKind {
  /// All kinds of attachments.
  static let attachments = [
    attachment, slidingAttachment, limitAttachment, fixedAttachment, pinAttachment,
  ]

  /// A rod or a spring from an item to a point, or to another item.
  private static let attachment = BehaviorKind(
    "attachment", title: "an attachment",
    keys: [BehaviorKeys.item, AttachmentKeys.attachedTo] + AttachmentKeys.offsets,
    properties: [
      length,
      Property("damping", .nonnegativeNumber, "The spring's damping, 1 for no swinging.") {
        $0.damping = $1
      },
      Property("frequency", .nonnegativeNumber, "The spring's frequency in Hz, 0 for a rod.") {
        $0.frequency = $1
      },
      anchorPoint,
    ], rules: [.one(of: [AttachmentKeys.anchorPoint, AttachmentKeys.attachedTo])]
  ) { fields in
    let (offset, otherOffset) = fields.readOffsets()
    guard let anchor = fields.read(AttachmentKeys.anchorPoint) else {
      return fields.readAttachment {
        UIAttachmentBehavior(
          item: $0, offsetFromCenter: offset, attachedTo: $1, offsetFromCenter: otherOffset)
      }
    }
    return fields.readAnchoredAttachment {
      UIAttachmentBehavior(item: $0, offsetFromCenter: offset, attachedToAnchor: anchor)
    }
  }

  /// A rail on which an item slides past a point, or past another item.
  private static let slidingAttachment = BehaviorKind(
    "slidingAttachment", title: "a sliding attachment",
    keys: [
      BehaviorKeys.item, AttachmentKeys.attachedTo, AttachmentKeys.attachmentAnchor,
      AttachmentKeys.axis,
    ],
    properties: [
      Property("attachmentRange", .slidingRange, "How far the item slides, in points.") {
        (attachment: UIAttachmentBehavior, range: UIFloatRange) in
        attachment.attachmentRange = range
      },
      anchorPoint,
    ]
  ) { fields in
    let anchor = fields.read(AttachmentKeys.attachmentAnchor)
    guard let axis = fields.read(AttachmentKeys.axis), let anchor else { return nil }
    guard fields.has(AttachmentKeys.attachedTo.name) else {
      return fields.readAnchoredAttachment {
        .slidingAttachment(with: $0, attachmentAnchor: anchor, axisOfTranslation: axis)
      }
    }
    return fields.readAttachment {
      .slidingAttachment(
        with: $0, attachedTo: $1, attachmentAnchor: anchor, axisOfTranslation: axis)
    }
  }

  /// A rope between two items.
  private static let limitAttachment = BehaviorKind(
    "limitAttachment", title: "a limit attachment",
    keys: [BehaviorKeys.item, AttachmentKeys.requiredAttachedTo] + AttachmentKeys.offsets,
    properties: [length]
  ) { fields in
    let (offset, otherOffset) = fields.readOffsets()
    return fields.readAttachment {
      .limitAttachment(
        with: $0, offsetFromCenter: offset, attachedTo: $1, offsetFromCenter: otherOffset)
    }
  }

  /// What makes two items one.
  private static let fixedAttachment = BehaviorKind(
    "fixedAttachment", title: "a fixed attachment", keys: AttachmentKeys.joint,
    properties: [Property<UIAttachmentBehavior>]()
  ) { fields in
    guard let anchor = fields.read(AttachmentKeys.attachmentAnchor) else { return nil }
    return fields.readAttachment {
      .fixedAttachment(with: $0, attachedTo: $1, attachmentAnchor: anchor)
    }
  }

  /// A hinge between two items.
  private static let pinAttachment = BehaviorKind(
    "pinAttachment", title: "a pin attachment", keys: AttachmentKeys.joint,
    properties: [
      Property("attachmentRange", .pinRange, "How far the item turns, clockwise.") {
        (attachment: UIAttachmentBehavior, range: UIFloatRange) in
        attachment.attachmentRange = range
      },
      Property("frictionTorque", .nonnegativeNumber, "What turning has to overcome, in N m.") {
        $0.frictionTorque = $1
      },
    ]
  ) { fields in
    guard let anchor = fields.read(AttachmentKeys.attachmentAnchor) else { return nil }
    return fields.readAttachment {
      .pinAttachment(with: $0, attachedTo: $1, attachmentAnchor: anchor)
    }
  }

  private static let length = Property<UIAttachmentBehavior>(
    "length", .nonnegativeNumber, "The length in points; as it is if not said."
  ) { $0.length = $1 }

  private static let anchorPoint = Property<UIAttachmentBehavior>(
    AttachmentKeys.anchorPoint.name, .point, AttachmentKeys.anchorPoint.summary
  ) { $0.anchorPoint = $1 }
}

private enum AttachmentKeys {
  static let anchorPoint = Key("anchorPoint", .point, "The point that the item is attached to.")
  static let attachedTo = Key("attachedTo", .item, "The other item that the item is attached to.")
  static let requiredAttachedTo = Key(
    attachedTo.name, attachedTo.type, isRequired: true, attachedTo.summary)
  static let attachmentAnchor = Key(
    "attachmentAnchor", .point, isRequired: true, "The point at which the items are joined.")
  static let axis = Key(
    "axisOfTranslation", .axis, isRequired: true, "The direction in which the item slides.")
  static let joint: [any KeyDescription] = [
    BehaviorKeys.item, requiredAttachedTo, attachmentAnchor,
  ]

  static let offset = Key(
    "offsetFromCenter", .offset, usual: "[0, 0]", "Where the item is attached, from its center.")
  static let attachedOffset = Key(
    "attachedToOffsetFromCenter", .offset, usual: "[0, 0]",
    "Where the other item is attached, from its center.")
  static let offsets: [any KeyDescription] = [offset, attachedOffset]
}

/// Makes an attachment on a scene.
private typealias AttachmentMaker = @MainActor @Sendable (RecipeScene) -> UIAttachmentBehavior?

extension Fields {
  /// Reads where two items are attached.
  fileprivate func readOffsets() -> (UIOffset, UIOffset) {
    (
      UIOffset(read(AttachmentKeys.offset) ?? .zero),
      UIOffset(read(AttachmentKeys.attachedOffset) ?? .zero)
    )
  }

  /// Reads the item of an attachment to a point.
  fileprivate func readAnchoredAttachment(
    _ make: @escaping @MainActor @Sendable (any UIDynamicItem) -> UIAttachmentBehavior
  ) -> AttachmentMaker? {
    guard let item = read(BehaviorKeys.item) else { return nil }
    return { scene in scene.item(item).map(make) }
  }

  /// Reads the items of an attachment of two; reports if they are one.
  fileprivate func readAttachment(
    _ make:
      @escaping @MainActor @Sendable (any UIDynamicItem, any UIDynamicItem) ->
      UIAttachmentBehavior
  ) -> AttachmentMaker? {
    let item = read(BehaviorKeys.item)
    guard let other = read(AttachmentKeys.attachedTo), let item else { return nil }
    if other == item, let written = value[AttachmentKeys.attachedTo.name] {
      checker.report(
        .wouldRaise, "'\(item)' cannot be attached to itself", at: written.span,
        expected: "another view")
      return nil
    }
    return { scene in
      guard let item = scene.item(item), let other = scene.item(other) else { return nil }
      return make(item, other)
    }
  }
}

extension ValueType<CGVector> {
  /// A vector that has a direction.
  fileprivate static let axis = vector.checked("a vector that is not zero") { $0 != .zero }
}

extension ValueType<UIFloatRange> {
  /// How far an item slides to either side.
  fileprivate static let slidingRange = range(
    "a range [minimum, maximum] in points", .number()
  ).checked("a range with 0 in it: UIKit takes any other for infinite") {
    $0.minimum <= 0 && $0.maximum >= 0
  }

  /// How far an item turns to either side.
  fileprivate static let pinRange = range("a range [minimum, maximum] of angles", .angle)

  private static func range(_ expectation: String, _ type: ValueType<Double>) -> ValueType {
    let infinite = "infinite"
    let written = ValueType<[Double]>.numbers("\(expectation), or \(infinite)", [type, type])
      .map { UIFloatRange(minimum: $0[0], maximum: $0[1]) }
      .checked("a minimum that is not more than the maximum") { $0.minimum <= $0.maximum }
    return ValueType(
      written.expectation, .any([written.form, .words([infinite])])
    ) { value, checker in
      value.text == infinite ? .infinite : written.read(value, checker)
    }
  }
}
