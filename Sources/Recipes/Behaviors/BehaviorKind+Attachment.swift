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
      Property("damping", .nonnegativeNumber, "The damping of the spring: 1 for no oscillation.") {
        $0.damping = $1
      },
      Property(
        "frequency", .nonnegativeNumber, "The frequency of the spring, in hertz; 0 for a rod."
      ) {
        $0.frequency = $1
      },
      anchorPoint,
    ], rules: [.exactlyOne(of: [AttachmentKeys.anchorPoint, AttachmentKeys.attachedTo])]
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

  /// A rail of an item, along which a point or another item slides.
  private static let slidingAttachment = BehaviorKind(
    "slidingAttachment", title: "a sliding attachment",
    keys: [
      BehaviorKeys.item, AttachmentKeys.attachedTo, AttachmentKeys.attachmentAnchor,
      AttachmentKeys.axis,
    ],
    properties: [
      Property(
        "attachmentRange", .slidingRange,
        "The range of the other item or the anchor relative to the item along the axis, in points."
      ) { (attachment: UIAttachmentBehavior, range: UIFloatRange) in
        attachment.attachmentRange = range
      },
      anchorPoint,
    ]
  ) { fields in
    let anchor = fields.read(AttachmentKeys.attachmentAnchor)
    guard let axis = fields.read(AttachmentKeys.axis), let anchor else { return nil }
    guard fields.has(AttachmentKeys.attachedTo) else {
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
    keys: [BehaviorKeys.item, AttachmentKeys.attachedTo.required] + AttachmentKeys.offsets,
    properties: [length]
  ) { fields in
    let (offset, otherOffset) = fields.readOffsets()
    return fields.readAttachment {
      .limitAttachment(
        with: $0, offsetFromCenter: offset, attachedTo: $1, offsetFromCenter: otherOffset)
    }
  }

  /// A rigid connection of two items.
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
      Property(
        "attachmentRange", .pinRange,
        "The range in which the other item rotates relative to the item, clockwise."
      ) { (attachment: UIAttachmentBehavior, range: UIFloatRange) in
        attachment.attachmentRange = range
      },
      Property(
        "frictionTorque", .nonnegativeNumber, "The torque that opposes rotation, in newton meters."
      ) {
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
    "length", .nonnegativeNumber, "The length in points (default: the initial distance)."
  ) { $0.length = $1 }

  private static let anchorPoint = Property<UIAttachmentBehavior>(AttachmentKeys.anchorPoint) {
    $0.anchorPoint = $1
  }
}

private enum AttachmentKeys {
  static let anchorPoint = Key("anchorPoint", .point, "The point that the item is attached to.")
  static let attachedTo = Key(
    "attachedTo", .behaviorItem, "The other item that the item is attached to.")
  static let attachmentAnchor = Key(
    "attachmentAnchor", .point, isRequired: true, "The point at which the items are attached.")
  static let axis = Key(
    "axisOfTranslation", .axis, isRequired: true, "The axis along which the item slides.")
  static let joint: [any KeyDescription] = [
    BehaviorKeys.item, attachedTo.required, attachmentAnchor,
  ]

  static let offset = Key(
    "offsetFromCenter", .offset, default: "[0, 0]",
    "The point of the item that is attached, relative to its center.")
  static let attachedOffset = Key(
    "attachedToOffsetFromCenter", .offset, default: "[0, 0]",
    "The point of the other item that is attached, relative to its center.")
  static let offsets: [any KeyDescription] = [offset, attachedOffset]
}

/// Makes an attachment on a scene; nil if an item is not on the stage.
private typealias AttachmentMaker = @MainActor @Sendable (RecipeScene) -> UIAttachmentBehavior?

extension Fields {
  /// Reads the points of two items that are attached.
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

  /// Reads the items of an attachment of two items; reports if they are the same.
  fileprivate func readAttachment(
    _ make:
      @escaping @MainActor @Sendable (any UIDynamicItem, any UIDynamicItem) ->
      UIAttachmentBehavior
  ) -> AttachmentMaker? {
    let values = read(BehaviorKeys.item, AttachmentKeys.attachedTo)
    guard let (item, other) = values else { return nil }
    if other == item, let written = written(AttachmentKeys.attachedTo) {
      context.report(
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
  /// A vector with a direction.
  fileprivate static let axis: ValueType = vector.validated("a vector that is not zero") {
    $0 != .zero
  }
}

extension ValueType<UIFloatRange> {
  /// The range in which an item or an anchor slides.
  fileprivate static let slidingRange: ValueType = range(
    "a range [minimum, maximum] in points", .number()
  ).validated("a range that contains 0: UIKit treats any other as infinite") {
    $0.minimum <= 0 && $0.maximum >= 0
  }

  /// The range in which an item rotates.
  fileprivate static let pinRange: ValueType = range("a range [minimum, maximum] of angles", .angle)

  private static func range(_ expectation: String, _ type: ValueType<Double>) -> ValueType {
    let infinite = "infinite"
    let written = ValueType<[Double]>.numbers("\(expectation), or \(infinite)", [type, type])
      .map { UIFloatRange(minimum: $0[0], maximum: $0[1]) }
      .validated("a minimum not greater than the maximum") { $0.minimum <= $0.maximum }
    return ValueType(
      written.expectation, .any([written.shape, .words([infinite])])
    ) { value, context in
      value.text == infinite ? .infinite : written.read(value, context)
    }
  }
}
