import Physics

/// Pulls items, all those of an animator's gravity behaviors in one direction.
///
/// An animator has one gravity: of several behaviors the one written last counts for all, and when
/// any of them leaves there is none, until one is written again. Items that have been pulled are kept
/// from passing through each other however fast they are, as those of pushes and fields, for good.
@MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  private var direction = CGVector(dx: 0, dy: 1)

  /// Creates a behavior that pulls items down by 1000 points per second squared.
  public init(items: [any UIDynamicItem]) {
    super.init()
    for item in items { insert(item) }
  }

  /// Creates a behavior without items.
  override public init() {
    super.init()
  }

  /// The items that are pulled, in the order of their adding.
  open var items: [any UIDynamicItem] { members }

  /// Starts to pull an item.
  open func addItem(_ item: any UIDynamicItem) {
    insert(item)
  }

  /// Ceases to pull an item.
  open func removeItem(_ item: any UIDynamicItem) {
    remove(item)
  }

  /// The pull in units of 1000 points per second squared, as UIKit's header has it.
  ///
  /// Setting what it is already does nothing, even if another behavior's pull counts now, or none.
  open var gravityDirection: CGVector {
    get { direction }
    set {
      guard newValue.isFinite, newValue != direction else { return }
      direction = newValue
      guard let dynamicAnimator else { return }
      pull(in: dynamicAnimator)
      noteChange()
    }
  }

  /// The direction of the pull in radians, clockwise from the right.
  open var angle: CGFloat {
    get { direction.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The strength of the pull in units of 1000 points per second squared; 0 loses the angle.
  open var magnitude: CGFloat {
    get { direction.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets the direction in radians and the strength in units of 1000 points per second squared.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(angle: angle, magnitude: magnitude)
  }

  override final var isPrimitive: Bool { true }

  override final func attach(_ body: ItemBody) {
    body.gravities += 1
    body.body.isBullet = true
  }

  override final func detach(_ body: ItemBody) {
    body.gravities -= 1
  }

  override final func connect(to animator: UIDynamicAnimator) {
    if animator.gravityCount > 0 {
      NSLog("Multiple gravity behavior per animator is undefined and may assert in the future")
    }
    animator.gravityCount += 1
    pull(in: animator)
  }

  override final func disconnect(from animator: UIDynamicAnimator) {
    animator.gravityCount -= 1
    animator.world.gravity = .zero
  }

  private func pull(in animator: UIDynamicAnimator) {
    animator.world.gravity = Vector(x: 1000 * direction.dx, y: 1000 * direction.dy)
  }
}
