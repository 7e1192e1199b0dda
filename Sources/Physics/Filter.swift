/// Two bodies touch if either's category is in the other's mask; a touch moves a body only if the
/// other's category is in its own mask, or the other is moved by it.
package struct Filter: Hashable, Sendable {
  package var category: UInt32
  package var mask: UInt32

  package init(category: UInt32 = 0, mask: UInt32 = 0) {
    self.category = category
    self.mask = mask
  }
}
