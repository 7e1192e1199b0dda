extension UIAttachmentBehavior {
  /// Returns an attachment that lets an item only slide along an axis against another one, without
  /// turning against it.
  ///
  /// - Parameters:
  ///   - item1: The item that slides.
  ///   - item2: The item along which it slides, and with which the axis moves and turns.
  ///   - point: A point of the axis, in reference coordinates.
  ///   - axis: The axis's direction, of any length but 0.
  public class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.sliding(at: point, along: axis), [item1, item2])
  }

  /// Returns an attachment that lets an item only slide along an axis, without turning.
  ///
  /// - Parameters:
  ///   - item: The item that slides.
  ///   - point: A point of the axis, in reference coordinates.
  ///   - axis: The axis's direction, of any length but 0.
  public class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.sliding(at: point, along: axis), [item], anchor: point)
  }

  /// Returns an attachment like a rope: the items come no further apart than they are when it comes
  /// into an animator, or than its `length`.
  ///
  /// The offsets, in points, lead from the items' centers to the ends of the rope the other way
  /// around, and in the directions of the reference coordinates however the items are turned; from
  /// then on the ends turn with the items. It was measured so on Apple's own animator by the
  /// open-source project charon.
  public class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.limit(offset1, offset2), [item1, item2])
  }

  /// Returns an attachment that makes two items one, as they stand to each other when it comes into
  /// an animator, joined at a point of reference coordinates.
  public class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.fixed(at: point), [item1, item2])
  }

  /// Returns an attachment that lets two items only turn about a point of reference coordinates,
  /// which moves with them.
  public class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.pin(at: point), [item1, item2])
  }
}
