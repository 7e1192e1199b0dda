extension UIDynamicAnimator {
  /// Every behavior, each followed by its children, in the order of adding.
  var traversal: [UIDynamicBehavior] {
    topLevel.flatMap(\.family)
  }

  func addNow(_ behavior: UIDynamicBehavior) {
    guard !topLevel.contains(where: { $0 === behavior }) else { return }
    topLevel.append(behavior)
    join(behavior)
  }

  func removeNow(_ behavior: UIDynamicBehavior) {
    guard let index = topLevel.firstIndex(where: { $0 === behavior }) else { return }
    topLevel.remove(at: index)
    part(from: behavior)
  }

  /// Does what was asked for during a step: first what was to leave, then what was to come.
  func addAndRemoveQueued() {
    let (additions, removals) = queue
    queue = ([], [])
    for behavior in removals { removeNow(behavior) }
    for behavior in additions { addNow(behavior) }
  }

  /// Lets a behavior and its children act in this animator.
  func join(_ behavior: UIDynamicBehavior) {
    precondition(
      behavior.dynamicAnimator !== self,
      "Adding the same behavior twice to the same animator is not supported: \(behavior)")
    behavior.dynamicAnimator?.removeBehavior(behavior)
    behavior.willMove(to: self)
    behavior.associate(with: self)
    for child in behavior.childBehaviors { join(child) }
    start()
  }

  /// Ends what a behavior and its children do in this animator.
  func part(from behavior: UIDynamicBehavior) {
    behavior.willMove(to: nil)
    behavior.dissociate()
    for child in behavior.childBehaviors { part(from: child) }
    start()
  }
}
