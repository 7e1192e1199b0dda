import Physics
import QuartzCore

/// Moves items by the laws of physics, one step of 1/60 s in every tick of virtual time, as long as
/// something moves.
///
/// Like UIKit's it has to be held: an animator that nobody holds moves nothing. Its numbers are
/// those of Apple's animator, measured by the open-source project charon.
@MainActor
open class UIDynamicAnimator: NSObject {
  /// Who is told when the animator starts and comes to rest.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  final let space: ItemSpace
  private let creationClock = VirtualClock.current
  private var displayLink: CADisplayLink?
  private var elapsed: TimeInterval = 0

  final let world = World()
  /// The items in the order of their coming.
  final var bodies = OrderedTable<ObjectIdentifier, ItemBody>()
  /// What the bodies of the world stand for, by their numbers.
  final var parties: [Int: Party] = [:]
  /// The elements of a layout among the items.
  final var elements: [LayoutElement: ItemBody] = [:]
  final var topLevel = OrderedTable<ObjectIdentifier, UIDynamicBehavior>()
  /// The fields in the order of their coming.
  final var fields: [Field] = []
  /// The behaviors in their order; nil where it has to be found anew.
  final var knownOrder: BehaviorOrder?
  /// What was asked for during a step.
  final var queue = (
    additions: [(UIDynamicAnimator) -> Void](), removals: [(UIDynamicAnimator) -> Void]()
  )
  final var isStepping = false
  /// Whether the items' properties have to be set before the next step.
  final var hasChangedProperties = false
  /// Whether there may be walls that follow the reference bounds.
  final var hasReferenceBoundaries = false
  final var gravityCount = 0
  final var collisionBits = CollisionBits.Pool()
  /// The contacts of the last step, and the tick in which it was taken.
  final var lastContacts: (tick: Int, contacts: [Contact]) = (0, [])

  /// Creates an animator whose behaviors work in a view's coordinates; its views must stand in it.
  public init(referenceView view: UIView) {
    space = ItemSpace(view: view)
    super.init()
    view.animators.append(AnimatorReference(animator: self))
  }

  /// Creates an animator that moves a layout's attributes, in the coordinates of its content.
  ///
  /// Every step that moves something makes the layout invalid.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    space = ItemSpace(layout: layout)
    super.init()
  }

  /// Creates an animator for items of any kind, in coordinates of their own.
  override public init() {
    space = ItemSpace()
    super.init()
  }

  /// The view in whose coordinates the behaviors work.
  open var referenceView: UIView? { space.view }

  /// The behaviors that were added here, children not counted, in the order of their adding.
  open var behaviors: [UIDynamicBehavior] { Array(topLevel) }

  /// Whether the animator takes steps.
  open var isRunning: Bool { displayLink != nil }

  /// The seconds for which the animator has been running, all in all.
  open var elapsedTime: TimeInterval { elapsed }

  /// Adds a behavior, after the current step if there is one; one that is here already is ignored.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    add { $0.addNow(behavior) }
  }

  /// Takes a behavior out, after the current step if there is one.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    remove { $0.removeNow(behavior) }
  }

  /// Takes all behaviors out, after the current step if there is one.
  open func removeAllBehaviors() {
    for behavior in topLevel { removeBehavior(behavior) }
  }

  /// Returns the items in a rectangle of reference coordinates, and up to 10 points around it.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    world.bodies(
      from: Vector(x: rect.minX, y: rect.minY), to: Vector(x: rect.maxX, y: rect.maxY)
    ).compactMap { itemBody(numbered: $0)?.item }
  }

  /// Takes over an item's center and angle after they were changed from outside; never its size.
  ///
  /// A view whose center is still on the same device pixel stays as it was, whatever its angle:
  /// that is how Apple's animator was measured to behave.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    guard let body = body(of: item), body.readBack(in: space) else { return }
    start()
  }

  /// Passes over UIKit's debugging switches, which sample code sets by their names: `debugEnabled`,
  /// `debugInterval` and `debugAnimationSpeed`.
  ///
  /// Any other key stops the program with UIKit's text.
  open func setValue(_ value: Any?, forKey key: String) {
    precondition(
      ["debugEnabled", "debugInterval", "debugAnimationSpeed"].contains(key),
      """
      [\(self) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the \
      key \(key).
      """)
  }

  // MARK: Running

  /// The clock of the stage that the reference view stands on, or of that on which the animator was made.
  final var clock: VirtualClock { space.view?.window?.layer.clock ?? creationClock }

  /// Starts the steps, if there is anything to move; the first comes with the next tick.
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

  /// Takes a step in UIKit's order: properties and forces, the world, items, contacts, actions,
  /// and then the behaviors that came and went meanwhile.
  ///
  /// UIKit stops after a step that brought all to rest even if a callback woke something since, and
  /// leaves that standing until the next change; here it goes on.
  private func step() {
    elapsed += VirtualClock.tickDuration
    isStepping = true
    prepareWorld()
    let events = world.advance(by: VirtualClock.tickDuration, in: fields)
    let cameToRest = world.isResting
    writeItemsBack()
    if !events.isEmpty || !lastContacts.contacts.isEmpty {
      lastContacts = (clock.tick, contacts(from: events))
      tellContacts()
    }
    for behavior in traversal { behavior.action?() }
    isStepping = false
    addAndRemoveQueued()

    // Behaviors of items never allow it: as long as there are bodies, nobody need be asked.
    let allAllowStop = bodies.isEmpty && topLevel.allSatisfy(\.allowsAnimatorToStop)
    if cameToRest && world.isResting || allAllowStop { stop() }
  }

  private func prepareWorld() {
    let order = order
    if hasChangedProperties {
      hasChangedProperties = false
      for behavior in order.itemBehaviors { behavior.applyProperties() }
    }
    if hasReferenceBoundaries {
      for behavior in order.collisions { behavior.followReferenceBounds() }
    }
    for behavior in order.pushes { behavior.push() }
  }

  private func writeItemsBack() {
    let scale = UIScreen.main.scale
    var hasMoved = false
    for body in bodies where body.writeBack(in: space, scale: scale) { hasMoved = true }
    if hasMoved { space.layout?.invalidateAfterAnimation() }
  }
}
