import Physics

/// Holds an item at a distance from a point or from another item, by a rod or by a spring; or, made
/// by one of the class's functions, in one of the ways that came with iOS 9.
///
/// Those keep their two items from colliding with each other, the rod and the spring do not:
/// measured on Apple's own animator by the open-source project charon.
@MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What an item is attached to.
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
  /// The offset, in points, turns with the item.
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
  /// The offsets, in points, turn with their items.
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
    super.init()
    for item in items { insert(item) }
  }

  /// Stops the program as UIKit does: an attachment needs an item.
  override public init() {
    preconditionFailure("init is undefined for objects of type UIAttachmentBehavior")
  }

  /// The items that are held, one or two.
  open var items: [any UIDynamicItem] { members }

  /// What the item is attached to: `items`, whatever it is, as measured on UIKit itself.
  open var attachedBehaviorType: UIAttachmentBehavior.AttachmentType { .items }

  /// The point of reference coordinates to which an item is attached; zero between items, which
  /// have none to move.
  ///
  /// Where an item slides, moving the point moves its whole axis along.
  open var anchorPoint: CGPoint {
    get { point ?? .zero }
    set {
      guard point != nil, newValue.isFinite else { return }
      point = newValue
      anchorBody?.move(to: Vector(newValue), angle: 0)
      noteChange()
    }
  }

  /// The distance, in points, at which the item is held, or which a limit attachment does not exceed.
  ///
  /// Unless it is set, it is 0 until the behavior comes into an animator, of a limit attachment the
  /// distance of the items' centers; and from then on the distance that there was. Setting it from
  /// or to 0 makes the joint anew. A rod of no length of its own that is made within a point of its
  /// anchor, anew or not, is an axle for its item. Kinds without a length only keep the number.
  open var length: CGFloat {
    get { settings.length ?? link?.length ?? kind.length(between: members) }
    set {
      guard newValue.isFinite else { return }
      let isNew = (newValue == 0) != (length == 0)
      settings.length = newValue
      adjust(anew: isNew)
    }
  }

  /// How little a spring swings: 1 is critical; without a frequency it means nothing.
  ///
  /// Attachments other than springs only keep the number, where UIKit's of iOS 9 raise an exception.
  open var damping: CGFloat {
    get { settings.spring.dampingRatio }
    set {
      guard newValue.isFinite else { return }
      settings.spring.dampingRatio = newValue
      adjust()
    }
  }

  /// How often a spring swings, in hertz; 0 makes it a rigid rod.
  ///
  /// Setting it from or to 0 makes the joint anew, as with the length. Attachments of iOS 9's kinds
  /// only keep the number, where UIKit's raise an exception.
  open var frequency: CGFloat {
    get { settings.spring.frequency }
    set {
      guard newValue.isFinite else { return }
      let isNew = (newValue == 0) != (frequency == 0)
      settings.spring.frequency = newValue
      adjust(anew: isNew)
    }
  }

  /// The torque that turning about a pin has to overcome, in newton metres; 0 by default.
  ///
  /// Attachments of other kinds only keep the number.
  open var frictionTorque: CGFloat {
    get { settings.frictionTorque }
    set {
      guard newValue.isFinite else { return }
      settings.frictionTorque = newValue
      adjust()
    }
  }

  /// How far the first item may turn about a pin, in radians clockwise, or slide along its axis, in
  /// points: each from where it was, as seen from what it is attached to; infinite by default.
  ///
  /// A slide's range that does not contain 0 becomes infinite, and a line in the log says so. Other
  /// kinds than these two have no range, and ignore it.
  open var attachmentRange: UIFloatRange {
    get { settings.range }
    set {
      guard kind.hasRange, newValue.minimum <= newValue.maximum else { return }
      settings.range = newValue
      if case .sliding = kind, !(newValue.minimum...newValue.maximum).contains(0) {
        NSLog("The range of a sliding attachment must contain 0; it is infinite now")
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
    forget()
  }

  override final func forget() {
    link = nil
    anchorBody = nil
  }

  private func adjust(anew: Bool = false) {
    guard let link, dynamicAnimator != nil else { return }
    if anew, case .distance = kind {
      makeLink(measuredLength: link.length)
    } else {
      link.adjust(to: settings)
    }
    noteChange()
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
}
