/// What a collision behavior is known by in an animator's filters: a bit for items, one for
/// boundaries.
struct CollisionBits: Equatable {
  let items: UInt32
  let boundaries: UInt32

  /// The pairs of one animator: the first one free for each behavior; where all that fit into a
  /// filter are taken, further behaviors share the last one.
  struct Pool {
    private static let pairs = 16
    private var users = Array(repeating: 0, count: pairs)

    mutating func take() -> CollisionBits {
      let pair = users.firstIndex(of: 0) ?? Self.pairs - 1
      users[pair] += 1
      return CollisionBits(items: 1 << (2 * pair), boundaries: 2 << (2 * pair))
    }

    mutating func giveBack(_ bits: CollisionBits) {
      users[bits.items.trailingZeroBitCount / 2] -= 1
    }
  }
}
