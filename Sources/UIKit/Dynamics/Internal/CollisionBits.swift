/// The bits of a collision behavior in an animator's filters: one for items, one for boundaries.
struct CollisionBits: Equatable {
  let items: UInt32
  let boundaries: UInt32

  /// The pairs of bits of one animator.
  ///
  /// Each behavior receives the first free pair; if all pairs are in use, further behaviors share
  /// the last one.
  struct Pool {
    private static let pairs = 16
    private var users = Array(repeating: 0, count: pairs)

    mutating func allocate() -> CollisionBits {
      let pair = users.firstIndex(of: 0) ?? Self.pairs - 1
      users[pair] += 1
      return CollisionBits(items: 1 << (2 * pair), boundaries: 2 << (2 * pair))
    }

    mutating func release(_ bits: CollisionBits) {
      users[bits.items.trailingZeroBitCount / 2] -= 1
    }
  }
}
