import UIKit

extension RecipeScene {
  /// A contact of an item, by name.
  package struct Contact: Sendable {
    package let phase: Phase
    /// The item's name.
    package let item: String?
    /// What the item touches.
    package let other: Other

    /// The phases of a contact.
    package enum Phase: Sendable {
      case began
      case ended
    }

    /// What an item can touch.
    package enum Other: Equatable, Sendable {
      /// Another item.
      case item(String?)
      /// A boundary; nil for the one that the stage's edges form.
      case boundary(String?)
    }
  }

  private func handle(_ contact: Contact) {
    observeContact?(contact)
    observeEvent?(.contact(contact))
    handleAfterStep { event in
      guard case .contact(let handled) = event else { return false }
      return handled.matches(contact)
    }
  }

  private func handle(
    _ phase: Contact.Phase, _ first: any UIDynamicItem, _ second: any UIDynamicItem
  ) {
    let (first, second) = (name(of: first), name(of: second))
    handle(Contact(phase: phase, item: first, other: .item(second)))
    handle(Contact(phase: phase, item: second, other: .item(first)))
  }

  private func handle(
    _ phase: Contact.Phase, _ item: any UIDynamicItem, boundary: (any NSCopying)?
  ) {
    let identifier = (boundary as? NSString).map { String(describing: $0) }
    handle(Contact(phase: phase, item: name(of: item), other: .boundary(identifier)))
  }
}

extension RecipeScene: UICollisionBehaviorDelegate {
  package func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {
    handle(.began, item1, item2)
  }

  package func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {
    handle(.ended, item1, item2)
  }

  package func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    handle(.began, item, boundary: identifier)
  }

  package func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {
    handle(.ended, item, boundary: identifier)
  }
}
