import Physics

extension UIDynamicBehavior {
  /// The items that the behavior acts on itself, each once, in the order of their adding.
  final var members: [any UIDynamicItem] { memberTable.map(\.item) }

  /// The bodies of the items; none outside an animator.
  final var memberBodies: some Sequence<ItemBody> {
    let isActive = dynamicAnimator != nil
    return memberTable.lazy.compactMap { isActive ? $0.body : nil }
  }

  final func has(_ item: any UIDynamicItem) -> Bool {
    memberTable[ObjectIdentifier(item)] != nil
  }

  /// The body of one of the items; nil outside an animator, and for strangers.
  final func body(of item: any UIDynamicItem) -> Body? {
    dynamicAnimator == nil ? nil : memberTable[ObjectIdentifier(item)]?.body?.body
  }

  final func insert(_ item: any UIDynamicItem) {
    guard !has(item) else { return }
    let member = Member(item)
    memberTable.append(member, for: ObjectIdentifier(item))
    guard let dynamicAnimator else { return }
    hold(member, in: dynamicAnimator)
    dynamicAnimator.start()
  }

  /// Takes an item out, and starts the animator so that what lay on the item falls.
  final func remove(_ item: any UIDynamicItem) {
    guard let member = memberTable.removeValue(for: ObjectIdentifier(item)),
      let dynamicAnimator
    else { return }
    letGo(of: member, in: dynamicAnimator)
    dynamicAnimator.start()
  }

  /// Wakes the items, whose circumstances have changed, and starts the animator.
  final func noteChange() {
    for body in memberBodies { body.body.wake() }
    dynamicAnimator?.start()
  }

  final func hold(_ member: Member, in animator: UIDynamicAnimator) {
    let body = animator.hold(member.item)
    member.body = body
    attach(body)
  }

  final func letGo(of member: Member, in animator: UIDynamicAnimator) {
    guard let body = member.body else { return }
    member.body = nil
    detach(body)
    animator.release(body)
  }
}
