extension UICollectionView: SwipingList {
  /// Attaches the swipe, which begins only in rows with actions.
  final func attachSwipes() {
    if swipes == nil { swipes = SwipeActionsController(self) }
  }

  final func swipedRow(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
  final func swipedCell(at indexPath: IndexPath) -> UIView? { cellForItem(at: indexPath) }
  final func swipedFrame(of indexPath: IndexPath) -> CGRect? {
    layoutAttributesForItem(at: indexPath)?.frame
  }

  final func swipeActions(
    at indexPath: IndexPath, isLeading: Bool
  ) -> UISwipeActionsConfiguration? {
    guard let list = list(ofSection: indexPath.section) else { return nil }
    return isLeading
      ? list.leadingSwipeActionsConfigurationProvider?(indexPath)
      : list.trailingSwipeActionsConfigurationProvider?(indexPath)
  }

  final func willSwipe(at indexPath: IndexPath) {
    cellSelection.trackedTouch = nil
    cellForItem(at: indexPath)?.isHighlighted = false
  }

  final func didSwipe(at indexPath: IndexPath) {}
}
