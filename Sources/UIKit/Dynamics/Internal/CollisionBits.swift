/// What a collision behavior is known by in an animator's filters: a bit for items, one for
/// boundaries.
struct CollisionBits: Equatable {
  let items: UInt32
  let boundaries: UInt32

  /// The pairs that fit into a filter; behaviors beyond these share the last one.
  static let all = (0..<16).map { CollisionBits(items: 1 << (2 * $0), boundaries: 2 << (2 * $0)) }
}

extension UICollisionBehavior {
  /// The behavior's bits, the first ones free in the animator if it has none yet.
  func collisionBits() -> CollisionBits {
    if let bits { return bits }
    let taken = dynamicAnimator?.traversal.compactMap { ($0 as? UICollisionBehavior)?.bits } ?? []
    let free = CollisionBits.all.first { !taken.contains($0) } ?? CollisionBits.all[15]
    bits = free
    return free
  }
}
