/// An animator's behaviors in the order in which it comes to them, and those that a step asks for
/// something.
@MainActor
final class BehaviorOrder {
  let all: [UIDynamicBehavior]
  let itemBehaviors: [UIDynamicItemBehavior]
  let collisions: [UICollisionBehavior]
  let pushes: [UIPushBehavior]

  init(_ topLevel: some Sequence<UIDynamicBehavior>) {
    all = topLevel.flatMap(\.family)
    itemBehaviors = all.compactMap { $0 as? UIDynamicItemBehavior }
    collisions = all.compactMap { $0 as? UICollisionBehavior }
    pushes = all.compactMap { $0 as? UIPushBehavior }
  }
}

extension UIDynamicAnimator {
  /// Every behavior, each followed by its children, in the order of adding.
  final var traversal: [UIDynamicBehavior] { order.all }

  final var order: BehaviorOrder {
    if let knownOrder { return knownOrder }
    let order = BehaviorOrder(topLevel)
    knownOrder = order
    return order
  }

  /// Does what adds something, after the current step if there is one.
  func add(_ addition: @escaping (UIDynamicAnimator) -> Void) {
    if isStepping { queue.additions.append(addition) } else { addition(self) }
  }

  /// Does what takes something out, after the current step if there is one.
  func remove(_ removal: @escaping (UIDynamicAnimator) -> Void) {
    if isStepping { queue.removals.append(removal) } else { removal(self) }
  }

  func addNow(_ behavior: UIDynamicBehavior) {
    guard !topLevel.contains(behavior) else { return }
    topLevel.append(behavior)
    join(behavior)
  }

  func removeNow(_ behavior: UIDynamicBehavior) {
    guard topLevel.remove(behavior) != nil else { return }
    part(from: behavior)
  }

  /// Does what was asked for during a step: first what was to leave, then what was to come.
  func addAndRemoveQueued() {
    guard !queue.additions.isEmpty || !queue.removals.isEmpty else { return }
    let (additions, removals) = queue
    queue = ([], [])
    for removal in removals { removal(self) }
    for addition in additions { addition(self) }
  }

  /// Lets a behavior and its children act in this animator, and no longer in another one.
  func join(_ behavior: UIDynamicBehavior) {
    admit(behavior)
    start()
  }

  private func admit(_ behavior: UIDynamicBehavior) {
    precondition(
      behavior.dynamicAnimator !== self,
      "Adding the same behavior twice to the same animator is not supported: \(behavior)")
    if let other = behavior.dynamicAnimator {
      other.topLevel.remove(behavior)
      other.part(from: behavior)
    }
    knownOrder = nil
    behavior.willMove(to: self)
    behavior.associate(with: self)
    for child in behavior.childBehaviors where behavior.dynamicAnimator === self { admit(child) }
  }

  /// Ends what a behavior and its children do in this animator.
  func part(from behavior: UIDynamicBehavior) {
    guard behavior.dynamicAnimator === self else { return }
    knownOrder = nil
    behavior.willMove(to: nil)
    behavior.dissociate()
    for child in behavior.childBehaviors { part(from: child) }
    start()
  }
}
