extension UICollectionView {
  /// Scrolls until an item stands where a position says, as far as the content goes; without one, as
  /// little as shows it.
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
  /// Where the item comes to stand from top to bottom; nil to leave that as it is.
  fileprivate var vertical: AxisPosition? {
    position(.top, .centeredVertically, .bottom)
  }

  /// Where the item comes to stand from left to right; nil to leave that as it is.
  fileprivate var horizontal: AxisPosition? {
    position(.left, .centeredHorizontally, .right)
  }

  private func position(_ start: Self, _ middle: Self, _ end: Self) -> AxisPosition? {
    if contains(start) { return .start }
    if contains(middle) { return .middle }
    return contains(end) ? .end : nil
  }
}
