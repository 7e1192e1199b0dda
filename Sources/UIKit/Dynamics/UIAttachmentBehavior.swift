import Physics

/// Holds an item at a distance from a point or from another item, by a rod or by a spring.
@MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What an item is attached to.
  public enum AttachmentType: Int, Sendable {
    /// Another item.
    case items = 0
    /// A point.
    case anchor = 1
  }

  private enum Link {
    case distance(DistanceJoint)
    case revolute(RevoluteJoint)
  }

  private let offsets: [UIOffset]
  private var anchor: CGPoint?
  private var anchorBody: Body?
  private var link: Link?
  private var chosenLength: CGFloat?
  private var spring = DistanceJoint.Spring.rigid

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
    offsets = [offset]
    anchor = point
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
    offsets = [offset1, offset2]
    super.init()
    insert(item1)
    insert(item2)
  }

  /// Stops the program as UIKit does: an attachment needs an item.
  override public init() {
    preconditionFailure("init is undefined for objects of type UIAttachmentBehavior")
  }

  /// The items that are held, one or two.
  open var items: [any UIDynamicItem] { members }

  /// What the item is attached to: `items`, whatever it is, as measured on UIKit itself.
  open var attachedBehaviorType: UIAttachmentBehavior.AttachmentType { .items }

  /// The point of reference coordinates to which the item is attached; zero between items.
  open var anchorPoint: CGPoint {
    get { anchor ?? .zero }
    set {
      guard anchor != nil, newValue.isFinite else { return }
      anchor = newValue
      anchorBody?.move(to: Vector(newValue), angle: 0)
      noteChange()
    }
  }

  /// The distance, in points, at which the item is held.
  ///
  /// Unless it is set, it is 0 until the behavior comes into an animator, and then the distance
  /// that there is.
  open var length: CGFloat {
    get {
      if let chosenLength { return chosenLength }
      guard case .distance(let joint) = link else { return 0 }
      return joint.length
    }
    set {
      guard newValue.isFinite else { return }
      chosenLength = newValue
      adjust()
    }
  }

  /// How little a spring swings: 1 is critical; without a frequency it means nothing.
  open var damping: CGFloat {
    get { spring.dampingRatio }
    set {
      guard newValue.isFinite else { return }
      spring.dampingRatio = newValue
      adjust()
    }
  }

  /// How often a spring swings, in hertz; 0 makes it a rigid rod.
  open var frequency: CGFloat {
    get { spring.frequency }
    set {
      guard newValue.isFinite else { return }
      spring.frequency = newValue
      adjust()
    }
  }

  override final var isPrimitive: Bool { true }

  override final func connect(to animator: UIDynamicAnimator) {
    if let anchor {
      anchorBody = try? Body(
        in: animator.world, shape: .point, center: Vector(anchor), isStatic: true)
    }
    makeLink()
  }

  override final func disconnect(from animator: UIDynamicAnimator) {
    link = nil
    anchorBody = nil
  }

  private func adjust() {
    guard dynamicAnimator != nil else { return }
    if case .distance(let joint) = link {
      joint.set(length: length, spring: spring)
    } else {
      makeLink()
    }
    noteChange()
  }

  private func makeLink() {
    link = nil
    let bodies = memberBodies.map(\.body) + (anchorBody.map { [$0] } ?? [])
    // An item cannot be attached to itself.
    guard bodies.count == 2 else { return }
    let anchors = offsets.map { Vector($0) } + [.zero]
    let points = zip(bodies, anchors).map { $0.point(at: $1) }
    let distance = points[0].distance(to: points[1])
    if let anchorBody, chosenLength == nil, spring.frequency == 0, distance < 1 {
      // Turning is then free: measured on UIKit itself.
      link = (try? RevoluteJoint(anchorBody, bodies[0], at: points[1])).map { .revolute($0) }
    } else {
      let joint = try? DistanceJoint(
        bodies[0], at: anchors[0], bodies[1], at: anchors[1], length: chosenLength ?? distance,
        spring: spring)
      link = joint.map { .distance($0) }
    }
  }
}
