import Physics

extension UIDynamicAnimator {
  /// An item began to touch something, or no longer touches it.
  package struct Contact {
    package enum Other {
      case item(any UIDynamicItem)
      /// The identifier is nil for the boundary made of the reference view's bounds.
      case boundary((any NSCopying)?, of: UICollisionBehavior)
    }

    package let item: any UIDynamicItem
    package let other: Other
    /// Where the touch began, in reference coordinates; nil where it ended.
    package let point: CGPoint?
  }

  /// The contacts that began and ended in the current tick, in the order in which they did.
  package var contacts: [Contact] {
    lastContacts.tick == clock.tick ? lastContacts.contacts : []
  }

  /// Names the parties of what happened in the world; those that have left meanwhile are passed over.
  func contacts(from events: [ContactEvent]) -> [Contact] {
    events.compactMap { event in
      var point: CGPoint?
      if case .began(let place) = event.phase { point = CGPoint(place) }
      switch (body(numbered: event.first), body(numbered: event.second)) {
      case (let first?, let second?):
        return Contact(item: first.item, other: .item(second.item), point: point)
      case (let body?, nil):
        return boundary(numbered: event.second)
          .map { Contact(item: body.item, other: $0, point: point) }
      case (nil, let body?):
        return boundary(numbered: event.first)
          .map { Contact(item: body.item, other: $0, point: point) }
      case (nil, nil):
        return nil
      }
    }
  }

  /// Tells the delegates of all collision behaviors first of what began, then of what ended.
  func tellContacts() {
    let collisions = traversal.compactMap { $0 as? UICollisionBehavior }
    let (began, ended) = (
      lastContacts.contacts.filter { $0.point != nil },
      lastContacts.contacts.filter { $0.point == nil }
    )
    for contacts in [began, ended] {
      for behavior in collisions {
        for contact in contacts { behavior.tell(contact) }
      }
    }
  }

  private func boundary(numbered identifier: Int) -> Contact.Other? {
    for case let behavior as UICollisionBehavior in traversal {
      if let boundary = behavior.boundary(numbered: identifier) { return boundary }
    }
    return nil
  }
}
