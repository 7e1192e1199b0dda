extension UICollectionView {
  /// Configures the displayed cell of an item again.
  final func reconfigure(_ indexPath: IndexPath) {
    guard let cell = cellForItem(at: indexPath) else { return }
    reconfiguredView = cell
    CellRequests.depth += 1
    let new = dataSource?.collectionView(self, cellForItemAt: dataSourcePath(of: indexPath))
    CellRequests.depth -= 1
    reconfiguredView = nil
    precondition(
      new === cell,
      """
      Attempted to dequeue a different cell than the existing cell when reconfiguring the item at \
      index path \(indexPath)
      """)
    (cell as? UICollectionViewListCell)?.prepare(for: indexPath, in: self)
    cell.fittedSize = nil
    displayedRect = nil
    setNeedsLayout()
  }

  /// Shows the editing state in the accessories of list cells.
  final func updateEditing() {
    for (_, cell) in displayedCells { cell.setNeedsUpdateConfiguration() }
    for (_, cell) in displayedCells { (cell as? UICollectionViewListCell)?.updateAccessories() }
  }
}
