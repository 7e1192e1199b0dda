import UIKit

/// The recent contacts and trails of an animator, for overlays.
@MainActor
final class AnimatorHistory {
  /// The point where a contact began.
  struct Contact {
    let number: Int
    let tick: Int
    let point: CGPoint
  }

  /// The number of ticks for which a contact is visible: a quarter of a second.
  static let contactTicks = Stage.ticksPerSecond / 4

  private(set) weak var animator: UIDynamicAnimator?
  /// The number that identifies the animator in the identifiers of layers.
  let number: Int
  private(set) var contacts: [Contact] = []
  private(set) var trails: [OverlayTrail] = []
  private var contactCount = 0
  private var trailCount = 0

  init(of animator: UIDynamicAnimator, number: Int) {
    self.animator = animator
    self.number = number
  }

  /// Records the contacts and positions of a tick.
  func record(_ animator: UIDynamicAnimator, tick: Int, for overlays: Set<Overlay>) {
    if overlays.contains(.contacts) {
      contacts.removeAll { tick - $0.tick >= Self.contactTicks }
      for point in animator.contacts.compactMap(\.point) {
        contacts.append(Contact(number: contactCount, tick: tick, point: point))
        contactCount += 1
      }
    }
    if overlays.contains(.forces) { animator.recordContactForces() }
    if overlays.contains(.paths) { follow(animator.motions) }
  }

  /// Extends the trails of current items, starts trails of new items, and removes all others.
  private func follow(_ motions: [UIDynamicAnimator.Motion]) {
    let known = Dictionary(
      trails.compactMap { trail in trail.item.map { (ObjectIdentifier($0), trail) } },
      uniquingKeysWith: { first, _ in first })
    trails = motions.map { motion in
      var trail: OverlayTrail
      if let known = known[ObjectIdentifier(motion.item)] {
        trail = known
      } else {
        trail = OverlayTrail(of: motion.item, at: motion.center, number: trailCount, in: number)
        trailCount += 1
      }
      trail.extend(to: motion.center, sharedBy: motions.count)
      return trail
    }
  }
}
