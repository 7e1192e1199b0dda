import Physics

/// A behavior that attaches an item to a point or to another item.
///
/// The initializers create a rod or, with a frequency, a spring; the class methods create the kinds
/// added in iOS 9. Those prevent their two items from colliding with each other, the rod and the
/// spring do not: measured on Apple's own animator by the open-source project charon.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The kind of object to which an item is attached.
  public enum AttachmentType: Int, Sendable {
    /// Another item.
    case items = 0
    /// A point.
    case anchor = 1
  }

  private let kind: AttachmentKind
  private var anchorBody: Body?
  private(set) final var link: AttachmentLink?
  private var settings = AttachmentSettings()
  private var point: CGPoint?

  /// Attaches the center of an item to a point of reference coordinates.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Attaches a point of an item to a point of reference coordinates.
  ///
  /// The offset, in points, rotates with the item.
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    kind = .distance(offset, .zero)
    self.point = point
    super.init()
    insert(item)
  }

  /// Attaches the centers of two items to each other.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Attaches points of two items to each other.
  ///
  /// The offsets, in points, rotate with their items.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    kind = .distance(offset1, offset2)
    super.init()
    insert(item1)
    insert(item2)
  }

  init(_ kind: AttachmentKind, _ items: [any UIDynamicItem], anchor: CGPoint? = nil) {
    self.kind = kind
    point = anchor
    if kind.hasRange { settings.range = .infinite }
    super.init()
    for item in items { insert(item) }
  }

  /// Stops the program, as in UIKit: an attachment requires an item.
  override public init() {
    preconditionFailure("init is undefined for objects of type UIAttachmentBehavior")
  }

  /// The attached items, one or two.
  open var items: [any UIDynamicItem] { members }

  /// The kind of object to which the item is attached: always `items`, as measured on UIKit itself.
  open var attachedBehaviorType: UIAttachmentBehavior.AttachmentType { .items }

  /// The point of reference coordinates to which an item is attached; zero and immutable between
  /// items.
  ///
  /// Moving the point of a sliding attachment moves its whole axis.
  open var anchorPoint: CGPoint {
    get { point ?? .zero }
    set {
      guard point != nil, newValue.isFinite else { return }
      point = newValue
      anchorBody?.move(to: Vector(newValue), angle: 0)
      wakeItems()
    }
  }

  /// The distance, in points, that the attachment maintains, or a limit attachment does not exceed.
  ///
  /// Unless it is set, it is 0 until the behavior is added to an animator (for a limit attachment,
  /// the distance of the items' centers), and afterward the distance at that time. Changing it from
  /// or to 0 recreates the joint. A rod without a set length that is created within a point of
  /// its anchor becomes an axle for its item. Kinds without a length store the number without using
  /// it.
  open var length: CGFloat {
    get { settings.length ?? link?.length ?? kind.length(between: members) }
    set {
      guard newValue.isFinite else { return }
      let crossesZero = (newValue == 0) != (length == 0)
      settings.length = newValue
      adjust(recreatingJoint: crossesZero)
    }
  }

  /// The damping ratio of a spring: 1 is critical; not used without a frequency.
  ///
  /// Other attachments store the number without using it, whereas those of iOS 9's kinds raise an
  /// exception in UIKit.
  open var damping: CGFloat {
    get { settings.spring.dampingRatio }
    set {
      guard newValue.isFinite else { return }
      settings.spring.dampingRatio = newValue
      adjust()
    }
  }

  /// The frequency of a spring in hertz; 0 makes it a rigid rod.
  ///
  /// Changing it from or to 0 recreates the joint, as with the length. Attachments of iOS 9's
  /// kinds store the number without using it, whereas UIKit's raise an exception.
  open var frequency: CGFloat {
    get { settings.spring.frequency }
    set {
      guard newValue.isFinite else { return }
      let crossesZero = (newValue == 0) != (frequency == 0)
      settings.spring.frequency = newValue
      adjust(recreatingJoint: crossesZero)
    }
  }

  /// The torque that resists rotation about a pin, in newton meters; 0 by default.
  ///
  /// Attachments of other kinds ignore it.
  open var frictionTorque: CGFloat {
    get { settings.frictionTorque }
    set {
      guard kind.hasFriction, newValue.isFinite else { return }
      settings.frictionTorque = newValue
      adjust()
    }
  }

  /// The range of the rotation of the second item about a pin, in radians clockwise, or of its
  /// translation along an axis, in points; infinite by default.
  ///
  /// It is relative to the first item, and to the initial position: if the second item, or the
  /// anchor, is at rest, the first one moves in the opposite range. A sliding attachment's range
  /// that does not contain 0 becomes infinite, which is logged. Other kinds have no range: theirs is
  /// zero and cannot be changed.
  open var attachmentRange: UIFloatRange {
    get { settings.range }
    set {
      guard kind.hasRange, newValue.minimum <= newValue.maximum else { return }
      settings.range = newValue
      if case .sliding = kind, !(newValue.minimum...newValue.maximum).contains(0) {
        Console.warn("The range of a sliding attachment must contain 0; it is infinite now")
        settings.range = .infinite
      }
      adjust()
    }
  }

  override final var isPrimitive: Bool { true }

  override final func connect(to animator: UIDynamicAnimator) {
    if let point {
      anchorBody = try? Body(
        in: animator.world, shape: .point, center: Vector(point), isStatic: true)
    }
    makeLink()
  }

  override final func disconnect(from animator: UIDynamicAnimator) {
    releaseAnimatorObjects()
  }

  override final func releaseAnimatorObjects() {
    link = nil
    anchorBody = nil
  }

  private func adjust(recreatingJoint: Bool = false) {
    guard let link, dynamicAnimator != nil else { return }
    if recreatingJoint, case .distance = kind {
      makeLink(measuredLength: link.length)
    } else {
      link.adjust(to: settings)
    }
    wakeItems()
  }

  private func makeLink(measuredLength: CGFloat? = nil) {
    link = nil
    let bodies = memberBodies.map(\.body) + (anchorBody.map { [$0] } ?? [])
    // An item cannot be attached to itself.
    guard bodies.count == 2 else { return }
    link = AttachmentLink(
      kind, bodies[0], bodies[1], isAnchored: anchorBody != nil, settings,
      measuredLength: measuredLength)
  }

  // MARK: Kinds

  /// Creates an attachment that lets an item slide along an axis of another item, without rotating
  /// relative to it.
  ///
  /// - Parameters:
  ///   - item1: The item with the axis, which moves and rotates with it.
  ///   - item2: The item that slides along the axis.
  ///   - point: A point on the axis, in reference coordinates.
  ///   - axis: The direction of the axis; its length must not be 0.
  open class func slidingAttachment(
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
  open class func slidingAttachment(
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
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.limit(offset1, offset2), [item1, item2])
  }

  /// Creates an attachment that connects two items rigidly at a point of reference coordinates.
  ///
  /// It keeps the relative position and angle that they have when it is added to an animator.
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.fixed(at: point), [item1, item2])
  }

  /// Creates an attachment that lets two items rotate about a point of reference coordinates, which
  /// moves with them.
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.pin(at: point), [item1, item2])
  }
}
