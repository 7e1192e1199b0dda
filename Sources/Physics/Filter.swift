/// The categories that determine which bodies touch, and which of them react.
///
/// Two bodies touch if the category of either is in the mask of the other. A contact moves a body
/// only if the other's category is in its own mask, or indirectly if the other is moved by it.
package struct Filter: Hashable, Sendable {
  package var category: UInt32
  package var mask: UInt32

  package init(category: UInt32 = 0, mask: UInt32 = 0) {
    self.category = category
    self.mask = mask
  }
}
