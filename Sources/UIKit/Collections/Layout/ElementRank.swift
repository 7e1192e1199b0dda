/// The sort key of elements from back to front.
struct ElementRank: Comparable {
  let zIndex: Int
  let element: LayoutElement

  static func < (first: ElementRank, second: ElementRank) -> Bool {
    first.zIndex != second.zIndex
      ? first.zIndex < second.zIndex : first.element < second.element
  }
}

extension UICollectionViewLayoutAttributes {
  /// The element's sort key from back to front.
  final var rank: ElementRank { ElementRank(zIndex: zIndex, element: element) }
}
