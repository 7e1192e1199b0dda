import Physics

/// A rule of motion, or, by its children, several of them under one name.
@MainActor
open class UIDynamicBehavior: NSObject {
  private var children = OrderedTable<ObjectIdentifier, UIDynamicBehavior>()
  private weak var animator: UIDynamicAnimator?
  final var memberTable = OrderedTable<ObjectIdentifier, Member>()

  /// Called in every step of the animator, after its items have moved and contacts have been told.
  open var action: (() -> Void)?

  /// Creates a behavior that does nothing until it has children.
  override public init() {
    super.init()
  }

  /// The behaviors that make this one up, in the order of their adding.
  open var childBehaviors: [UIDynamicBehavior] { Array(children) }

  /// The animator that the behavior is in, by itself or by its parent.
  open var dynamicAnimator: UIDynamicAnimator? { animator }

  /// The behavior is about to come into an animator, or, with nil, to leave it.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// Adds a behavior to those that make this one up; during a step it acts from the next one on.
  ///
  /// The kinds that UIKit offers take no children: they ignore the call.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !isPrimitive, !children.contains(behavior),
      !behavior.family.contains(where: { $0 === self })
    else { return }
    children.append(behavior)
    let isNew = behavior.animator !== animator
    animator?.add { [weak self] animator in
      guard let self, self.animator === animator, self.children.contains(behavior) else { return }
      // Where this behavior left and came back during the step, the child has come with it.
      let hasCome = isNew && behavior.animator === animator
      if !hasCome { animator.join(behavior) }
    }
  }

  /// Takes a behavior out of those that make this one up; during a step it acts to its end.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard children.remove(behavior) != nil else { return }
    animator?.remove { $0.part(from: behavior) }
  }

  /// The behavior and its descendants, parents first.
  final var family: [UIDynamicBehavior] {
    children.isEmpty ? [self] : [self] + children.flatMap(\.family)
  }

  // MARK: What the kinds of behavior override

  /// Whether the behavior acts on items itself, and so takes no children.
  var isPrimitive: Bool { false }

  /// An item of the behavior's came into the animator.
  func attach(_ body: ItemBody) {}

  /// An item of the behavior's is about to leave.
  func detach(_ body: ItemBody) {}

  /// The behavior came into an animator, with all its items.
  func connect(to animator: UIDynamicAnimator) {}

  /// The behavior is about to leave an animator; its items have left already.
  func disconnect(from animator: UIDynamicAnimator) {}

  /// Lets go of what is left of an animator, which may have ceased to be with the behavior in it.
  func forget() {}

  // MARK: Joining an animator

  /// Whether an animator may stop though bodies are awake.
  final var allowsAnimatorToStop: Bool {
    if isPrimitive { return false }
    return children.isEmpty ? action == nil : children.allSatisfy(\.allowsAnimatorToStop)
  }

  final func associate(with animator: UIDynamicAnimator) {
    forget()
    self.animator = animator
    for member in memberTable { hold(member, in: animator) }
    connect(to: animator)
  }

  final func dissociate() {
    guard let animator else { return }
    for member in memberTable { letGo(of: member, in: animator) }
    disconnect(from: animator)
    self.animator = nil
  }
}
