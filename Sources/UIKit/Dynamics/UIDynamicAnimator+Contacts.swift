import Physics

extension UIDynamicAnimator {
  /// The start or end of a contact between an item and something else.
  package struct Contact {
    package enum Other {
      case item(any UIDynamicItem)
      /// A boundary; the identifier is nil for that of the reference view's bounds.
      case boundary((any NSCopying)?, of: UICollisionBehavior)
    }

    package let item: any UIDynamicItem
    package let other: Other
    /// The point of the first contact, in reference coordinates; nil for an end.
    package let point: CGPoint?
  }

  /// The contacts that started and ended in the current tick, in order.
  package var contacts: [Contact] {
    lastContacts.tick == clock.tick ? lastContacts.contacts : []
  }

  /// Returns the contacts of the world's events; those of bodies removed since are omitted.
  func contacts(from events: [ContactEvent]) -> [Contact] {
    events.compactMap { event in
      var point: CGPoint?
      if case .began(let position) = event.phase { point = CGPoint(position) }
      switch (bodyOwners[event.first], bodyOwners[event.second]) {
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

  /// Notifies the delegates of all collision behaviors, first of contacts that started, then of
  /// those that ended.
  func notifyCollisionDelegates() {
    let (contacts, collisions) = (lastContacts.contacts, order.collisions)
    for behavior in collisions where behavior.collisionDelegate != nil {
      for contact in contacts where contact.point != nil { behavior.notifyDelegate(of: contact) }
    }
    for behavior in collisions where behavior.collisionDelegate != nil {
      for contact in contacts where contact.point == nil { behavior.notifyDelegate(of: contact) }
    }
  }
}
