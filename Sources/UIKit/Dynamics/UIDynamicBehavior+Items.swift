import Physics

extension UIDynamicBehavior {
  /// The items on which the behavior itself acts, in the order in which they were added.
  final var members: [any UIDynamicItem] { memberTable.map(\.item) }

  /// The bodies of the items; empty outside an animator.
  final var memberBodies: some Sequence<ItemBody> {
    let isActive = dynamicAnimator != nil
    return memberTable.lazy.compactMap { isActive ? $0.body : nil }
  }

  final func has(_ item: any UIDynamicItem) -> Bool {
    memberTable[ObjectIdentifier(item)] != nil
  }

  /// Returns the body of one of the items; nil for other items and outside an animator.
  final func body(of item: any UIDynamicItem) -> Body? {
    dynamicAnimator == nil ? nil : memberTable[ObjectIdentifier(item)]?.body?.body
  }

  final func insert(_ item: any UIDynamicItem) {
    guard !has(item) else { return }
    let member = Member(item)
    memberTable.append(member, for: ObjectIdentifier(item))
    guard let dynamicAnimator else { return }
    attach(member, in: dynamicAnimator)
    dynamicAnimator.start()
  }

  /// Removes an item, and starts the animator so that items resting on it fall.
  final func remove(_ item: any UIDynamicItem) {
    guard let member = memberTable.removeValue(for: ObjectIdentifier(item)),
      let dynamicAnimator
    else { return }
    detach(member, in: dynamicAnimator)
    dynamicAnimator.start()
  }

  /// Wakes the items and starts the animator after a change that affects them.
  final func wakeItems() {
    for body in memberBodies { body.body.wake() }
    dynamicAnimator?.start()
  }

  final func attach(_ member: Member, in animator: UIDynamicAnimator) {
    let body = animator.retainBody(of: member.item)
    member.body = body
    attach(body)
  }

  final func detach(_ member: Member, in animator: UIDynamicAnimator) {
    guard let body = member.body else { return }
    member.body = nil
    detach(body)
    animator.releaseBody(body)
  }
}
