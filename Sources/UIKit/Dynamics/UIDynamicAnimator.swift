import Physics

/// Moves items by the laws of physics, one step of 1/60 s in every tick of virtual time, as long as
/// something moves.
///
/// Like UIKit's it has to be held: an animator that nobody holds moves nothing. Its numbers are
/// those of Apple's animator, measured by the open-source project charon.
@MainActor
open class UIDynamicAnimator: NSObject {
  /// Who is told when the animator starts and comes to rest.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  private weak var reference: UIView?
  private let creationClock = VirtualClock.current
  private var displayLink: CADisplayLink?
  private var elapsed: TimeInterval = 0

  final let world = World()
  /// The items in the order of their coming.
  final var bodies: [ItemBody] = []
  final var topLevel: [UIDynamicBehavior] = []
  /// The fields in the order of their coming.
  final var fields: [Field] = []
  /// The behaviors that came and went during a step.
  final var queue = (additions: [UIDynamicBehavior](), removals: [UIDynamicBehavior]())
  final var isStepping = false
  /// Whether the items' properties have to be set before the next step.
  final var hasChangedProperties = false
  /// The contacts of the last step, and the tick in which it was taken.
  final var lastContacts: (tick: Int, contacts: [Contact]) = (0, [])

  /// Creates an animator whose behaviors work in a view's coordinates; its views must stand in it.
  public init(referenceView view: UIView) {
    reference = view
    super.init()
    view.animators.append(AnimatorReference(animator: self))
  }

  /// Creates an animator for items other than views, in coordinates of their own.
  override public init() {
    super.init()
  }

  /// The view in whose coordinates the behaviors work.
  open var referenceView: UIView? { reference }

  /// The behaviors that were added here, children not counted, in the order of their adding.
  open var behaviors: [UIDynamicBehavior] { topLevel }

  /// Whether the animator takes steps.
  open var isRunning: Bool { displayLink != nil }

  /// The seconds for which the animator has been running, all in all.
  open var elapsedTime: TimeInterval { elapsed }

  /// Adds a behavior, after the current step if there is one; one that is here already is ignored.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    if isStepping {
      queue.additions.append(behavior)
    } else {
      addNow(behavior)
    }
  }

  /// Takes a behavior out, after the current step if there is one.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    if isStepping {
      queue.removals.append(behavior)
    } else {
      removeNow(behavior)
    }
  }

  /// Takes all behaviors out, after the current step if there is one.
  open func removeAllBehaviors() {
    for behavior in topLevel { removeBehavior(behavior) }
  }

  /// Returns the items in a rectangle of reference coordinates, and up to 10 points around it.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    world.bodies(
      from: Vector(x: rect.minX, y: rect.minY), to: Vector(x: rect.maxX, y: rect.maxY)
    ).compactMap { body(numbered: $0)?.item }
  }

  /// Takes over an item's center and angle after they were changed from outside; never its size.
  ///
  /// A view whose center is still on the same device pixel stays as it was, whatever its angle.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    guard let body = body(of: item), body.readBack(referenceView: reference) else { return }
    start()
  }

  // MARK: Running

  /// The clock of the stage that the reference view stands on, or of that on which the animator was made.
  final var clock: VirtualClock { reference?.window?.layer.clock ?? creationClock }

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
  private func step() {
    elapsed += VirtualClock.tickDuration
    isStepping = true
    prepareWorld()
    let events = world.advance(by: VirtualClock.tickDuration, in: fields)
    for body in bodies { body.writeBack(referenceView: reference) }
    let cameToRest = world.isResting
    lastContacts = (clock.tick, contacts(from: events))
    tellContacts()
    for behavior in traversal { behavior.action?() }
    isStepping = false
    addAndRemoveQueued()

    if topLevel.allSatisfy(\.allowsAnimatorToStop) || cameToRest && world.isResting {
      stop()
    }
  }

  private func prepareWorld() {
    if hasChangedProperties {
      hasChangedProperties = false
      for case let behavior as UIDynamicItemBehavior in traversal { behavior.applyProperties() }
    }
    for case let behavior as UICollisionBehavior in traversal { behavior.followReferenceBounds() }
    for case let behavior as UIPushBehavior in traversal { behavior.push() }
  }
}
