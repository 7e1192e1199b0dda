extension UICollectionView {
  /// Scrolls until an item is at a position of the visible area, as far as the content allows.
  ///
  /// An empty position scrolls by the smallest distance that makes the item visible.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    guard !scrollPosition.isEmpty else {
      return scrollRectToVisible(frame, animated: animated)
    }
    let offset = offset(
      placing: frame, across: scrollPosition.horizontal, along: scrollPosition.vertical)
    setContentOffset(offset, animated: animated)
  }
}

extension UICollectionView.ScrollPosition {
  /// The vertical position; nil keeps the current one.
  fileprivate var vertical: AxisPosition? {
    position(.top, .centeredVertically, .bottom)
  }

  /// The horizontal position; nil keeps the current one.
  fileprivate var horizontal: AxisPosition? {
    position(.left, .centeredHorizontally, .right)
  }

  private func position(_ start: Self, _ middle: Self, _ end: Self) -> AxisPosition? {
    if contains(start) { return .start }
    if contains(middle) { return .middle }
    return contains(end) ? .end : nil
  }
}
