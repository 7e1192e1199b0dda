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
      switch (parties[event.first], parties[event.second]) {
      case (.item(let first), .item(let second)):
        return Contact(item: first.item, other: .item(second.item), point: point)
      case (.item(let body), .boundary(let identifier, let behavior)),
        (.boundary(let identifier, let behavior), .item(let body)):
        return Contact(
          item: body.item, other: .boundary(identifier?.value, of: behavior), point: point)
      default:
        return nil
      }
    }
  }

  /// Tells the delegates of all collision behaviors first of what began, then of what ended.
  func tellContacts() {
    let (contacts, collisions) = (lastContacts.contacts, order.collisions)
    for behavior in collisions where behavior.collisionDelegate != nil {
      for contact in contacts where contact.point != nil { behavior.tell(contact) }
    }
    for behavior in collisions where behavior.collisionDelegate != nil {
      for contact in contacts where contact.point == nil { behavior.tell(contact) }
    }
  }
}
