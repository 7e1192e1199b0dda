import Physics

/// A behavior that pulls an item to a point and upright, as four springs would.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  private var point: CGPoint
  private var ratio: CGFloat = 0.5
  private(set) final var snap: Snap?

  /// Creates a behavior that pulls an item to a point of reference coordinates.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.point = point
    super.init()
    insert(item)
  }

  /// Stops the program, as in UIKit: a snap requires an item.
  override public init() {
    preconditionFailure("init is undefined for objects of type UISnapBehavior")
  }

  /// The point in reference coordinates to which the item is pulled.
  open var snapPoint: CGPoint {
    get { point }
    set {
      guard newValue.isFinite else { return }
      point = newValue
      snap?.move(to: Vector(newValue))
      dynamicAnimator?.start()
    }
  }

  /// The damping of the item's oscillation, from 0 to 1; read when the behavior is added to an
  /// animator.
  open var damping: CGFloat {
    get { ratio }
    set {
      guard newValue.isFinite else { return }
      ratio = newValue
      dynamicAnimator?.start()
    }
  }

  override final var isPrimitive: Bool { true }

  override final func connect(to animator: UIDynamicAnimator) {
    guard let item = memberTable.first?.body else { return }
    snap = try? Snap(
      item.body, width: item.size.width, height: item.size.height, to: Vector(point),
      damping: ratio)
  }

  override final func disconnect(from animator: UIDynamicAnimator) {
    snap = nil
  }
}
