extension UIDynamicAnimator {
  /// What tells the elements of a layout apart.
  struct Element: Hashable {
    let category: UICollectionView.ElementCategory
    let kind: String?
    let indexPath: IndexPath
  }

  /// Returns the attributes of a cell that the animator moves, or nil.
  ///
  /// Elements go by the index path that they had when they came to the animator.
  public func layoutAttributesForCell(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(Element(category: .cell, kind: nil, indexPath: indexPath))
  }

  /// Returns the attributes of a supplementary view that the animator moves, or nil.
  ///
  /// Elements go by the index path that they had when they came to the animator.
  public func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(Element(category: .supplementaryView, kind: elementKind, indexPath: indexPath))
  }

  /// Returns the attributes of a decoration view that the animator moves, or nil.
  ///
  /// Elements go by the index path that they had when they came to the animator.
  public func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(
      Element(category: .decorationView, kind: decorationViewKind, indexPath: indexPath))
  }

  private func attributes(_ element: Element) -> UICollectionViewLayoutAttributes? {
    elements[element]?.item as? UICollectionViewLayoutAttributes
  }
}

extension UICollectionViewLayoutAttributes {
  /// What tells the element apart from others of the layout.
  var element: UIDynamicAnimator.Element {
    UIDynamicAnimator.Element(
      category: representedElementCategory, kind: representedElementKind, indexPath: indexPath)
  }
}
