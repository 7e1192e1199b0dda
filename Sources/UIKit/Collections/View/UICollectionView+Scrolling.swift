extension UICollectionView.ScrollPosition {
  /// The vertical position; nil keeps the current one.
  var vertical: AxisPosition? {
    position(.top, .centeredVertically, .bottom)
  }

  /// The horizontal position; nil keeps the current one.
  var horizontal: AxisPosition? {
    position(.left, .centeredHorizontally, .right)
  }

  private func position(_ start: Self, _ middle: Self, _ end: Self) -> AxisPosition? {
    if contains(start) { return .start }
    if contains(middle) { return .middle }
    return contains(end) ? .end : nil
  }
}

extension UICollectionView {
  /// Scrolls until an item is at a position of the visible area, or by the smallest distance that makes it visible.
  final func scroll(toItemAt indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    guard !position.isEmpty else { return scrollRectToVisible(frame, animated: animated) }
    let offset = offset(placing: frame, across: position.horizontal, along: position.vertical)
    setContentOffset(offset, animated: animated)
  }
}
