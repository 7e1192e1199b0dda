import Physics

extension UICollisionBehavior {
  /// Returns the boundary that a body stands for, if it is one of this behavior's.
  func boundary(numbered identifier: Int) -> UIDynamicAnimator.Contact.Other? {
    if referenceBoundary?.body?.identifier == identifier {
      return .boundary(nil, of: self)
    }
    return (boundaries + orphans).first { $0.body?.identifier == identifier }
      .map { .boundary($0.identifier.value, of: self) }
  }

  /// Tells the delegate of a contact if it is between items, or an item and a boundary, of this
  /// behavior's.
  func tell(_ contact: UIDynamicAnimator.Contact) {
    guard let collisionDelegate, has(contact.item) else { return }
    switch (contact.other, contact.point) {
    case (.item(let other), let point?) where has(other):
      collisionDelegate.collisionBehavior(
        self, beganContactFor: contact.item, with: other, at: point)
    case (.item(let other), nil) where has(other):
      collisionDelegate.collisionBehavior(self, endedContactFor: contact.item, with: other)
    case (.boundary(let identifier, of: self), let point?):
      collisionDelegate.collisionBehavior(
        self, beganContactFor: contact.item, withBoundaryIdentifier: identifier, at: point)
    case (.boundary(let identifier, of: self), nil):
      collisionDelegate.collisionBehavior(
        self, endedContactFor: contact.item, withBoundaryIdentifier: identifier)
    default:
      break
    }
  }
}
