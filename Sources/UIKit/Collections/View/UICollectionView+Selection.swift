extension UICollectionView {
  /// The index paths of the selected items in the order of their selection.
  public var indexPathsForSelectedItems: [IndexPath]? { cellSelection.indexPaths }

  /// Selects an item and scrolls to it, without calling the delegate.
  ///
  /// Does nothing unless `allowsSelection` is true.
  ///
  /// - Parameters:
  ///   - indexPath: The item to select; nil deselects every item.
  ///   - animated: Whether the scrolling is animated.
  ///   - scrollPosition: Where the item is placed in the visible area; an empty value does not
  ///     scroll.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard allowsSelection else { return }
    if let indexPath, !containsItem(at: indexPath) { return }
    if indexPath == nil || !allowsMultipleSelection {
      for other in cellSelection.indexPaths where other != indexPath {
        setSelected(false, at: other, animated: animated)
      }
    }
    guard let indexPath else { return }
    setSelected(true, at: indexPath, animated: animated)
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item without calling the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, at: indexPath, animated: animated)
  }
}

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
