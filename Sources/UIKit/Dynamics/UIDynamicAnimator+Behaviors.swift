/// An animator's behaviors in the order in which they act, and those with a part in every step.
@MainActor
final class BehaviorOrder {
  let all: [UIDynamicBehavior]
  let itemBehaviors: [UIDynamicItemBehavior]
  let collisions: [UICollisionBehavior]
  let pushes: [UIPushBehavior]

  init(_ topLevel: some Sequence<UIDynamicBehavior>) {
    all = topLevel.flatMap(\.subtree)
    itemBehaviors = all.compactMap { $0 as? UIDynamicItemBehavior }
    collisions = all.compactMap { $0 as? UICollisionBehavior }
    pushes = all.compactMap { $0 as? UIPushBehavior }
  }
}

extension UIDynamicAnimator {
  /// Every behavior, each followed by its children, in the order in which they were added.
  final var traversal: [UIDynamicBehavior] { order.all }

  final var order: BehaviorOrder {
    if let cachedOrder { return cachedOrder }
    let order = BehaviorOrder(topLevel)
    cachedOrder = order
    return order
  }

  /// Performs an addition, after the current step if there is one.
  func add(_ addition: @escaping (UIDynamicAnimator) -> Void) {
    if isStepping { queue.additions.append(addition) } else { addition(self) }
  }

  /// Performs a removal, after the current step if there is one.
  func remove(_ removal: @escaping (UIDynamicAnimator) -> Void) {
    if isStepping { queue.removals.append(removal) } else { removal(self) }
  }

  func addNow(_ behavior: UIDynamicBehavior) {
    guard !topLevel.contains(behavior) else { return }
    topLevel.append(behavior)
    activate(behavior)
  }

  func removeNow(_ behavior: UIDynamicBehavior) {
    guard topLevel.remove(behavior) != nil else { return }
    deactivate(behavior)
  }

  /// Performs the changes requested during a step, removals first.
  func addAndRemoveQueued() {
    guard !queue.additions.isEmpty || !queue.removals.isEmpty else { return }
    let (additions, removals) = queue
    queue = ([], [])
    for removal in removals { removal(self) }
    for addition in additions { addition(self) }
  }

  /// Lets a behavior and its children act in this animator, and no longer in another one.
  func activate(_ behavior: UIDynamicBehavior) {
    activateTree(behavior)
    start()
  }

  private func activateTree(_ behavior: UIDynamicBehavior) {
    precondition(
      behavior.dynamicAnimator !== self,
      "Adding the same behavior twice to the same animator is not supported: \(behavior)")
    if let other = behavior.dynamicAnimator {
      other.topLevel.remove(behavior)
      other.deactivate(behavior)
    }
    cachedOrder = nil
    behavior.willMove(to: self)
    behavior.associate(with: self)
    for child in behavior.childBehaviors where behavior.dynamicAnimator === self {
      activateTree(child)
    }
  }

  /// Ends the effect of a behavior and its children in this animator.
  func deactivate(_ behavior: UIDynamicBehavior) {
    guard behavior.dynamicAnimator === self else { return }
    cachedOrder = nil
    behavior.willMove(to: nil)
    behavior.dissociate()
    for child in behavior.childBehaviors { deactivate(child) }
    start()
  }
}
