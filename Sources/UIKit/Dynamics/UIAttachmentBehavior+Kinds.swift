extension UIAttachmentBehavior {
  /// Creates an attachment that lets an item slide along an axis of another item, without rotating
  /// relative to it.
  ///
  /// - Parameters:
  ///   - item1: The item that slides.
  ///   - item2: The item along which it slides; the axis moves and rotates with it.
  ///   - point: A point on the axis, in reference coordinates.
  ///   - axis: The direction of the axis; its length must not be 0.
  public class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.sliding(at: point, along: axis), [item1, item2])
  }

  /// Creates an attachment that lets an item slide along an axis, without rotating.
  ///
  /// - Parameters:
  ///   - item: The item that slides.
  ///   - point: A point on the axis, in reference coordinates.
  ///   - axis: The direction of the axis; its length must not be 0.
  public class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.sliding(at: point, along: axis), [item], anchor: point)
  }

  /// Creates an attachment that limits the distance of two items, like a rope.
  ///
  /// The limit is `length` or, by default, the distance when the behavior is added to an animator.
  /// The offsets, in points, are subtracted from the items' centers, in reference coordinates
  /// regardless of the items' rotation; afterward the ends rotate with the items. This was measured
  /// on Apple's own animator by the open-source project charon.
  public class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.limit(offset1, offset2), [item1, item2])
  }

  /// Creates an attachment that connects two items rigidly at a point of reference coordinates.
  ///
  /// It keeps the relative position and angle that they have when it is added to an animator.
  public class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.fixed(at: point), [item1, item2])
  }

  /// Creates an attachment that lets two items rotate about a point of reference coordinates, which
  /// moves with them.
  public class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.pin(at: point), [item1, item2])
  }
}
