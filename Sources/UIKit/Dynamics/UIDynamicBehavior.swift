import Physics

/// A behavior of items in an animator, or several such behaviors combined as children.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  private var children = OrderedTable<ObjectIdentifier, UIDynamicBehavior>()
  private weak var animator: UIDynamicAnimator?
  final var memberTable = OrderedTable<ObjectIdentifier, Member>()

  /// A closure called in every step, after items have moved and contacts have been reported.
  open var action: (() -> Void)?

  /// Creates a behavior that has no effect until children are added.
  override public init() {
    super.init()
  }

  /// The child behaviors, in the order in which they were added.
  open var childBehaviors: [UIDynamicBehavior] { Array(children) }

  /// The animator to which the behavior or its parent was added.
  open var dynamicAnimator: UIDynamicAnimator? { animator }

  /// Called when the behavior is about to be added to an animator or, with nil, removed from it.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// Adds a child behavior; during a step, it takes effect with the next one.
  ///
  /// UIKit's own kinds of behavior take no children and ignore the call.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !isPrimitive, !children.contains(behavior),
      !behavior.subtree.contains(where: { $0 === self })
    else { return }
    children.append(behavior)
    let isNew = behavior.animator !== animator
    animator?.add { [weak self] animator in
      guard let self, self.animator === animator, self.children.contains(behavior) else { return }
      // If this behavior was removed and added again during the step, the child was added with it.
      let wasAdded = isNew && behavior.animator === animator
      if !wasAdded { animator.activate(behavior) }
    }
  }

  /// Removes a child behavior, after the current step if there is one.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard children.remove(behavior) != nil else { return }
    animator?.remove { $0.deactivate(behavior) }
  }

  /// The behavior and its descendants, parents first.
  final var subtree: [UIDynamicBehavior] {
    children.isEmpty ? [self] : [self] + children.flatMap(\.subtree)
  }

  // MARK: Methods for subclasses

  /// Whether the behavior itself acts on items, and therefore takes no children.
  var isPrimitive: Bool { false }

  /// Called when the behavior is about to be added to an animator, before its items.
  func prepareToConnect(to animator: UIDynamicAnimator) {}

  /// Called when one of the items has been added to the animator.
  func attach(_ body: ItemBody) {}

  /// Called when one of the items is about to be removed.
  func detach(_ body: ItemBody) {}

  /// Called when the behavior has been added to an animator, with all its items.
  func connect(to animator: UIDynamicAnimator) {}

  /// Called when the behavior is about to be removed from an animator, after its items.
  func disconnect(from animator: UIDynamicAnimator) {}

  /// Releases objects of a previous animator, which may have been deinitialized.
  func releaseAnimatorObjects() {}

  // MARK: Animator

  /// Whether an animator may stop even if bodies are awake.
  final var allowsAnimatorToStop: Bool {
    if isPrimitive { return false }
    return children.isEmpty ? action == nil : children.allSatisfy(\.allowsAnimatorToStop)
  }

  final func associate(with animator: UIDynamicAnimator) {
    releaseAnimatorObjects()
    self.animator = animator
    prepareToConnect(to: animator)
    for member in memberTable { attach(member, in: animator) }
    connect(to: animator)
  }

  final func dissociate() {
    guard let animator else { return }
    for member in memberTable { detach(member, in: animator) }
    disconnect(from: animator)
    self.animator = nil
  }
}
