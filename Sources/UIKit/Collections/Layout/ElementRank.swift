/// What puts the elements of a layout in order from back to front.
struct ElementRank: Comparable {
  let zIndex: Int
  let element: LayoutElement

  static func < (first: ElementRank, second: ElementRank) -> Bool {
    first.zIndex != second.zIndex
      ? first.zIndex < second.zIndex : first.element < second.element
  }
}

extension UICollectionViewLayoutAttributes {
  /// The element's place from back to front.
  final var rank: ElementRank { ElementRank(zIndex: zIndex, element: element) }
}
