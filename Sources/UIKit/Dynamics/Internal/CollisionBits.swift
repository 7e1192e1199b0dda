/// The bits of a collision behavior in an animator's filters: one for items, one for boundaries.
struct CollisionBits: Equatable {
  let items: UInt32
  let boundaries: UInt32

  /// Creates the bits of an animator's collision behavior with a number from 1.
  ///
  /// The number is a counter, which removing any of the behaviors decreases: a behavior added after
  /// that shares its bits, and therefore its collisions, with the last one. Measured on Apple's own
  /// animator by the open-source project charon, like the sharing of more than 16 behaviors.
  init(number: Int) {
    let bit = 2 * number % UInt32.bitWidth
    items = 1 << bit
    boundaries = 2 << bit
  }
}
