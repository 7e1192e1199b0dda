extension UICollisionBehavior {
  /// Notifies the delegate of a contact between items of this behavior, or an item and a boundary.
  func notifyDelegate(of contact: UIDynamicAnimator.Contact) {
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
