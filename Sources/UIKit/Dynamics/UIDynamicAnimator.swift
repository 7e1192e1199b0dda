import Physics
import QuartzCore

/// An animator that moves items by simulated physics, in a step of 1/60 s per tick of virtual time.
///
/// It pauses when nothing moves. As in UIKit, keep a strong reference to the animator: it is not
/// retained. Its numbers are those of Apple's animator, measured by the open-source project charon.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// The delegate that is notified when the animator starts and pauses.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  final let space: ItemSpace
  private let creationClock = VirtualClock.current
  private var displayLink: CADisplayLink?
  private var elapsed: TimeInterval = 0

  final let world = World()
  /// The items in the order in which they were added.
  final var bodies = OrderedTable<ObjectIdentifier, ItemBody>()
  /// The owners of the world's bodies, by their numbers.
  final var bodyOwners: [Int: BodyOwner] = [:]
  /// The items that are elements of a layout.
  final var elements: [LayoutElement: ItemBody] = [:]
  final var topLevel = OrderedTable<ObjectIdentifier, UIDynamicBehavior>()
  /// The fields in the order in which they were added.
  final var fields: [Field] = []
  /// The behaviors in order; nil if the order must be determined again.
  final var cachedOrder: BehaviorOrder?
  /// The changes requested during a step.
  final var queue = (
    additions: [(UIDynamicAnimator) -> Void](), removals: [(UIDynamicAnimator) -> Void]()
  )
  final var isStepping = false
  /// Whether properties of the items must be applied before the next step.
  final var hasChangedProperties = false
  /// Whether a boundary may follow the reference view's bounds.
  final var hasReferenceBoundaries = false
  final var gravityCount = 0
  final var collisionCount = 0
  /// The contacts of the last step, with its tick.
  final var lastContacts: (tick: Int, contacts: [Contact]) = (0, [])

  /// Creates an animator that uses a view's coordinates; views it moves must be descendants of that
  /// view.
  public init(referenceView view: UIView) {
    space = ItemSpace(view: view)
    super.init()
    view.animators.append(AnimatorReference(animator: self))
  }

  /// Creates an animator that moves a layout's attributes, in the coordinates of its content.
  ///
  /// Every step that moves something invalidates the layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    space = ItemSpace(layout: layout)
    super.init()
  }

  /// Creates an animator for items of any kind, without a reference view.
  override public init() {
    space = ItemSpace()
    super.init()
  }

  /// The view whose coordinates the behaviors use.
  open var referenceView: UIView? { space.view }

  /// The behaviors added to the animator, excluding children, in the order in which they were
  /// added.
  open var behaviors: [UIDynamicBehavior] { Array(topLevel) }

  /// Whether the animator is taking steps.
  open var isRunning: Bool { displayLink != nil }

  /// The total time for which the animator has been running, in seconds.
  open var elapsedTime: TimeInterval { elapsed }

  /// Adds a behavior, after the current step if there is one; does nothing if it was added before.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    add { $0.addNow(behavior) }
  }

  /// Removes a behavior, after the current step if there is one.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    remove { $0.removeNow(behavior) }
  }

  /// Removes all behaviors, after the current step if there is one.
  open func removeAllBehaviors() {
    for behavior in topLevel { removeBehavior(behavior) }
  }

  /// Returns the items that intersect a rectangle of reference coordinates, extended by 10 points.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    world.bodies(
      from: Vector(x: rect.minX, y: rect.minY), to: Vector(x: rect.maxX, y: rect.maxY)
    ).compactMap { itemBody(numbered: $0)?.item }
  }

  /// Reads an item's center and angle again after they were changed externally; never its size.
  ///
  /// A view whose center is still on the same device pixel is not updated, even if its angle has
  /// changed, as was measured on Apple's animator.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    guard let body = body(of: item), body.updateBody(in: space) else { return }
    start()
  }

  /// Ignores UIKit's debugging switches, which sample code sets by name: `debugEnabled`,
  /// `debugInterval` and `debugAnimationSpeed`.
  ///
  /// Any other key stops the program with UIKit's message.
  open func setValue(_ value: Any?, forKey key: String) {
    precondition(
      ["debugEnabled", "debugInterval", "debugAnimationSpeed"].contains(key),
      """
      [\(self) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the \
      key \(key).
      """)
  }

  // MARK: Running

  /// The clock of the stage that contains the reference view, or the one current at initialization.
  final var clock: VirtualClock { space.view?.window?.layer.clock ?? creationClock }

  /// Starts taking steps if there are items; the first one is taken at the next tick.
  final func start() {
    guard displayLink == nil, !bodies.isEmpty else { return }
    let link = CADisplayLink { [weak self] link in
      guard let self else { return link.invalidate() }
      self.step()
    }
    displayLink = link
    link.add(to: clock)
    delegate?.dynamicAnimatorWillResume(self)
  }

  private func stop() {
    guard let link = displayLink else { return }
    displayLink = nil
    link.invalidate()
    delegate?.dynamicAnimatorDidPause(self)
  }

  /// Takes a step in UIKit's order: properties and forces, world, items, contacts, actions, and
  /// then the additions and removals requested meanwhile.
  ///
  /// UIKit pauses after a step in which everything came to rest even if a callback has woken an
  /// item since, and does not move it until the next change; here the animator keeps running.
  private func step() {
    elapsed += VirtualClock.tickDuration
    isStepping = true
    prepareWorld()
    let events = world.advance(by: VirtualClock.tickDuration, in: fields)
    let didComeToRest = world.isResting
    updateItems()
    if !events.isEmpty || !lastContacts.contacts.isEmpty {
      lastContacts = (clock.tick, contacts(from: events))
      notifyCollisionDelegates()
    }
    for behavior in traversal { behavior.action?() }
    isStepping = false
    addAndRemoveQueued()

    // Primitive behaviors never allow it, so it need not be determined while there are bodies.
    let allAllowStop = bodies.isEmpty && topLevel.allSatisfy(\.allowsAnimatorToStop)
    if didComeToRest && world.isResting || allAllowStop { stop() }
  }

  private func prepareWorld() {
    let order = order
    if hasChangedProperties {
      hasChangedProperties = false
      for behavior in order.itemBehaviors { behavior.applyProperties() }
    }
    if hasReferenceBoundaries {
      for behavior in order.collisions { behavior.updateReferenceBoundary() }
    }
    for behavior in order.pushes { behavior.push() }
  }

  private func updateItems() {
    let scale = UIScreen.main.scale
    var hasMoved = false
    for body in bodies where body.updateItem(in: space, scale: scale) { hasMoved = true }
    if hasMoved { space.layout?.invalidateAfterAnimation() }
  }

  // MARK: Layout attributes

  /// Returns the attributes of a cell moved by the animator, or nil.
  ///
  /// Elements are identified by the index path with which they were added to the animator.
  open func layoutAttributesForCell(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.item(at: indexPath))
  }

  /// Returns the attributes of a supplementary view moved by the animator, or nil.
  ///
  /// Elements are identified by the index path with which they were added to the animator.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.supplementary(elementKind, at: indexPath))
  }

  /// Returns the attributes of a decoration view moved by the animator, or nil.
  ///
  /// Elements are identified by the index path with which they were added to the animator.
  open func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.decoration(decorationViewKind, at: indexPath))
  }
}
