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
    checkBounds(of: indexPath)
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    guard !position.isEmpty else { return scrollRectToVisible(frame, animated: animated) }
    let offset = offset(placing: frame, across: position.horizontal, along: position.vertical)
    setContentOffset(offset, animated: animated)
  }

  /// Raises UIKit's exception for an item to scroll to that does not exist.
  private func checkBounds(of indexPath: IndexPath) {
    // The items of a view that has not been laid out are not known.
    guard indexPath.count == 2, numberOfSections > 0 else { return }
    let (section, item) = (indexPath.section, indexPath.item)
    let problem = "Attempted to scroll the collection view to an out-of-bounds"
    precondition(
      (0..<numberOfSections).contains(section),
      "\(problem) section (\(section)) when there are only \(numberOfSections) sections.")
    let count = numberOfItems(inSection: section)
    precondition(
      (0..<count).contains(item),
      "\(problem) item (\(item)) when there are only \(count) items in section \(section).")
  }
}
