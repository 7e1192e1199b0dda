extension UIDynamicAnimator {
  /// Returns the layout attributes of an item of the animator that represent an element.
  func attributes(_ element: LayoutElement) -> UICollectionViewLayoutAttributes? {
    elements[element]?.item as? UICollectionViewLayoutAttributes
  }
}
