import UIKit

/// What has happened in an animator, as far as overlays show it.
@MainActor
final class AnimatorHistory {
  /// Where something began to touch an item.
  struct Touch {
    let number: Int
    let tick: Int
    let point: CGPoint
  }

  /// For how many ticks a touch is shown: a quarter of a second.
  static let touchTicks = Stage.ticksPerSecond / 4

  private(set) weak var animator: UIDynamicAnimator?
  /// What the animator is known by in the numbers of layers.
  let number: Int
  private(set) var touches: [Touch] = []
  private(set) var trails: [OverlayTrail] = []
  private var touchCount = 0
  private var trailCount = 0

  init(of animator: UIDynamicAnimator, number: Int) {
    self.animator = animator
    self.number = number
  }

  /// Takes down what happened in a tick.
  func record(_ animator: UIDynamicAnimator, tick: Int, for overlays: Set<Overlay>) {
    if overlays.contains(.contacts) {
      touches.removeAll { tick - $0.tick >= Self.touchTicks }
      for point in animator.contacts.compactMap(\.point) {
        touches.append(Touch(number: touchCount, tick: tick, point: point))
        touchCount += 1
      }
    }
    if overlays.contains(.paths) { follow(animator.motions) }
  }

  /// Leads the trails of the items that are there on, ends those of others, and begins new ones.
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
      trail.lead(to: motion.center, sharedBy: motions.count)
      return trail
    }
  }
}
