import Physics

/// A behavior that applies gravity to items.
///
/// An animator has a single gravity: the direction set last by any of its gravity behaviors applies
/// to all of them, and removing one of them resets it to none until a direction is set again. Items
/// to which gravity has been applied never pass through each other at any speed, even after
/// removal, as those of pushes and fields.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  private var direction = CGVector(dx: 0, dy: 1)

  /// Creates a behavior that accelerates items downward by 1000 points per second squared.
  public init(items: [any UIDynamicItem]) {
    super.init()
    for item in items { insert(item) }
  }

  /// Creates a behavior without items.
  override public init() {
    super.init()
  }

  /// The items affected by gravity, in the order in which they were added.
  open var items: [any UIDynamicItem] { members }

  /// Adds an item, to which gravity applies from now on.
  open func addItem(_ item: any UIDynamicItem) {
    insert(item)
  }

  /// Removes an item, to which gravity no longer applies.
  open func removeItem(_ item: any UIDynamicItem) {
    remove(item)
  }

  /// The acceleration in units of 1000 points per second squared, as documented in UIKit's header.
  ///
  /// Setting the current value has no effect, even if another behavior's direction applies, or
  /// none.
  open var gravityDirection: CGVector {
    get { direction }
    set {
      guard newValue.isFinite, newValue != direction else { return }
      direction = newValue
      guard let dynamicAnimator else { return }
      pull(in: dynamicAnimator)
      wakeItems()
    }
  }

  /// The direction in radians, clockwise from the right.
  open var angle: CGFloat {
    get { direction.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The magnitude in units of 1000 points per second squared; setting 0 loses the angle.
  open var magnitude: CGFloat {
    get { direction.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets the direction in radians and the magnitude in units of 1000 points per second squared.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(angle: angle, magnitude: magnitude)
  }

  override final var isPrimitive: Bool { true }

  override final func attach(_ body: ItemBody) {
    body.gravityBehaviorCount += 1
    body.body.isBullet = true
  }

  override final func detach(_ body: ItemBody) {
    body.gravityBehaviorCount -= 1
  }

  override final func connect(to animator: UIDynamicAnimator) {
    if animator.gravityCount > 0 {
      Console.warn(
        "Multiple gravity behavior per animator is undefined and may assert in the future")
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
