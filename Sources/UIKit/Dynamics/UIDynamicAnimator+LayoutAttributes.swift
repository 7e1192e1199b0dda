extension UIDynamicAnimator {
  /// Returns the attributes of a cell moved by the animator, or nil.
  ///
  /// Elements are identified by the index path with which they were added to the animator.
  public func layoutAttributesForCell(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.item(at: indexPath))
  }

  /// Returns the attributes of a supplementary view moved by the animator, or nil.
  ///
  /// Elements are identified by the index path with which they were added to the animator.
  public func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.supplementary(elementKind, at: indexPath))
  }

  /// Returns the attributes of a decoration view moved by the animator, or nil.
  ///
  /// Elements are identified by the index path with which they were added to the animator.
  public func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.decoration(decorationViewKind, at: indexPath))
  }

  private func attributes(_ element: LayoutElement) -> UICollectionViewLayoutAttributes? {
    elements[element]?.item as? UICollectionViewLayoutAttributes
  }
}
