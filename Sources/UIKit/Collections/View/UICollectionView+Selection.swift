extension UICollectionViewCell: SelectableCell {
  final func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  final func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}

extension UICollectionView: CellSelecting {
  static var unhighlightsBeforeSelecting: Bool { false }

  final func cell(at indexPath: IndexPath) -> UICollectionViewCell? { cellForItem(at: indexPath) }

  final func shouldHighlight(_ indexPath: IndexPath) -> Bool {
    delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true
  }

  final func didHighlight(_ indexPath: IndexPath) {
    delegate?.collectionView(self, didHighlightItemAt: indexPath)
  }

  final func didUnhighlight(_ indexPath: IndexPath) {
    delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
  }

  final func willSelect(_ indexPath: IndexPath) -> IndexPath? {
    delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true ? indexPath : nil
  }

  final func didSelect(_ indexPath: IndexPath) {
    delegate?.collectionView(self, didSelectItemAt: indexPath)
    if !isEditing, let delegate,
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: indexPath)
    {
      delegate.collectionView(self, performPrimaryActionForItemAt: indexPath)
    }
  }

  /// Asks the delegate only about a tap: a replaced selection always ends.
  final func willDeselect(_ indexPath: IndexPath, isReplaced: Bool) -> IndexPath? {
    guard !isReplaced else { return indexPath }
    return delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true
      ? indexPath : nil
  }

  final func didDeselect(_ indexPath: IndexPath) {
    delegate?.collectionView(self, didDeselectItemAt: indexPath)
  }
}

extension UICollectionView {
  /// Selects an item, or deselects every item for nil, and returns whether that is possible.
  final func selectItem(at indexPath: IndexPath?, animated: Bool) -> Bool {
    guard allowsSelection else { return false }
    if let indexPath, !containsItem(at: indexPath) { return false }
    if indexPath == nil || !allowsMultipleSelection {
      for other in cellSelection.indexPaths where other != indexPath {
        setSelected(false, at: other, animated: animated)
      }
    }
    if let indexPath { setSelected(true, at: indexPath, animated: animated) }
    return true
  }
}
