import Physics

/// A behavior that applies a force to items, continuously or once.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// The way a push acts.
  public enum Mode: Int, Sendable {
    /// Applies a force in every step.
    case continuous = 0
    /// Applies a single impulse.
    case instantaneous = 1
  }

  private let kind: Mode
  private var isActive = true
  private var direction = CGVector.zero
  private var directionAngle: CGFloat = 0
  private var directionMagnitude: CGFloat = 0
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// Creates a behavior whose force is zero.
  public init(items: [any UIDynamicItem], mode: UIPushBehavior.Mode) {
    kind = mode
    super.init()
    for item in items { insert(item) }
  }

  /// Creates a continuous push without items.
  override public init() {
    kind = .continuous
    super.init()
  }

  /// The items that are pushed, in the order in which they were added.
  open var items: [any UIDynamicItem] { members }

  /// Adds an item, which is pushed from now on.
  open func addItem(_ item: any UIDynamicItem) {
    insert(item)
  }

  /// Removes an item, which is no longer pushed.
  open func removeItem(_ item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = nil
    remove(item)
  }

  /// Returns the point at which an item is pushed, relative to its center, in points.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    has(item) ? offsets[ObjectIdentifier(item)] ?? .zero : .zero
  }

  /// Sets the point at which an item is pushed, relative to its center, in points; it does not
  /// rotate with the item.
  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
    guard offset.horizontal.isFinite, offset.vertical.isFinite, has(item) else { return }
    offsets[ObjectIdentifier(item)] = offset
    dynamicAnimator?.start()
  }

  /// Whether the push is continuous or instantaneous.
  open var mode: UIPushBehavior.Mode { kind }

  /// Whether the behavior pushes; an instantaneous one becomes inactive after its push.
  open var active: Bool {
    get { isActive }
    set {
      isActive = newValue
      dynamicAnimator?.start()
    }
  }

  /// The direction of the push in radians, clockwise from the right; preserved at a magnitude of 0.
  open var angle: CGFloat {
    get { directionAngle }
    set { setAngle(newValue, magnitude: directionMagnitude) }
  }

  /// The magnitude of the push, in UIKit newtons or newton-seconds.
  ///
  /// For 100 x 100 points of density 1, a magnitude of 1 is an acceleration of 100 points per
  /// second squared, as documented in UIKit's header, or a change of velocity by 100 points per
  /// second.
  open var magnitude: CGFloat {
    get { directionMagnitude }
    set { setAngle(directionAngle, magnitude: newValue) }
  }

  /// The direction and magnitude of the push as a vector.
  open var pushDirection: CGVector {
    get { direction }
    set {
      guard newValue.isFinite else { return }
      direction = newValue
      directionMagnitude = newValue.magnitude
      if directionMagnitude != 0 {
        directionAngle = newValue.angle
      }
      dynamicAnimator?.start()
    }
  }

  /// Sets the direction in radians, clockwise from the right, and the magnitude.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    let vector = CGVector(angle: angle, magnitude: magnitude)
    guard vector.isFinite else { return }
    directionAngle = angle
    directionMagnitude = magnitude
    direction = vector
    dynamicAnimator?.start()
  }

  override final var isPrimitive: Bool { true }

  override final func attach(_ body: ItemBody) {
    body.body.isBullet = true
  }

  /// Pushes the items, before a step of the animator.
  final func push() {
    guard isActive else { return }
    if kind == .instantaneous {
      isActive = false
    }
    guard direction != .zero else { return }
    for body in memberBodies {
      let offset = Vector(targetOffsetFromCenter(for: body.item))
      switch kind {
      case .continuous: body.body.applyForce(Vector(direction), offset: offset)
      case .instantaneous: body.body.applyImpulse(Vector(direction), offset: offset)
      }
    }
  }
}
