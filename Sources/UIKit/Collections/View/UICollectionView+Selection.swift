extension UICollectionView {
  /// The selected items in the order of their selection; empty if none is.
  public var indexPathsForSelectedItems: [IndexPath]? { selection }

  /// Selects an item, or none with nil, and scrolls to where a position says; the delegate is not told.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard allowsSelection else { return }
    guard let indexPath else {
      for selected in selection { setSelected(false, selected) }
      return
    }
    guard has(indexPath) else { return }
    if !allowsMultipleSelection {
      for other in selection where other != indexPath { setSelected(false, other) }
    }
    setSelected(true, indexPath)
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item; the delegate is not told.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, indexPath)
  }

  private func setSelected(_ isSelected: Bool, _ indexPath: IndexPath) {
    if !isSelected {
      selection.removeAll { $0 == indexPath }
    } else if !selection.contains(indexPath) {
      selection.append(indexPath)
    }
    cellForItem(at: indexPath)?.isSelected = isSelected
  }

  // MARK: Touches

  /// A finger came down: highlights the item whose cell it is on.
  final func beginTouch(_ touch: UITouch) {
    guard allowsSelection, touched == nil, let indexPath = indexPath(under: touch),
      delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true
    else { return }
    touched = (indexPath, touch)
    cellForItem(at: indexPath)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: indexPath)
  }

  /// The finger is gone: selects the item if it left the glass on it.
  final func endTouch(selects: Bool) {
    guard let (indexPath, touch) = touched else { return }
    let cell = cellForItem(at: indexPath)
    if selects, allowsSelection, let cell, cell.bounds.contains(touch.location(in: cell)) {
      tap(indexPath)
    }
    // The delegate may have changed the items meanwhile.
    guard let indexPath = touched?.indexPath else { return }
    touched = nil
    cellForItem(at: indexPath)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
  }

  private func tap(_ indexPath: IndexPath) {
    if allowsMultipleSelection, selection.contains(indexPath) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
      setSelected(false, indexPath)
      delegate?.collectionView(self, didDeselectItemAt: indexPath)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
    if !allowsMultipleSelection {
      for other in selection where other != indexPath {
        setSelected(false, other)
        delegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
    setSelected(true, indexPath)
    delegate?.collectionView(self, didSelectItemAt: indexPath)
  }

  /// The item whose cell a finger came down on.
  private func indexPath(under touch: UITouch) -> IndexPath? {
    sequence(first: touch.view ?? self, next: \.superview).lazy
      .compactMap { $0 as? UICollectionViewCell }
      .compactMap { self.indexPath(for: $0) }.first
  }
}
