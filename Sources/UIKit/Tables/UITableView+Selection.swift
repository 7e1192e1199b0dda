extension UITableView {
  /// The index path of the first selected row; nil if no row is selected.
  public var indexPathForSelectedRow: IndexPath? { cellSelection.indexPaths.min() }

  /// The index paths of the selected rows in the order of their selection; nil if none is selected.
  public var indexPathsForSelectedRows: [IndexPath]? {
    cellSelection.indexPaths.isEmpty ? nil : cellSelection.indexPaths
  }

  /// Selects a row and scrolls to it, without calling the delegate.
  ///
  /// - Parameters:
  ///   - indexPath: The row to select; nil deselects every row.
  ///   - animated: Whether the selection and the scrolling are animated.
  ///   - scrollPosition: Where the row is placed in the visible area; `.none` does not scroll.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    let others = cellSelection.indexPaths.filter {
      $0 != indexPath && (indexPath == nil || !allowsMultipleSelection)
    }
    for other in others { setSelected(false, at: other, animated: animated) }
    guard let indexPath, frame(of: .row(indexPath)) != nil else { return }
    setSelected(true, at: indexPath, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row without calling the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, at: indexPath, animated: animated)
  }
}

extension UITableViewCell: SelectableCell {}

extension UITableView: CellSelecting {
  static var unhighlightsBeforeSelecting: Bool { true }

  final func cell(at indexPath: IndexPath) -> UITableViewCell? { cellForRow(at: indexPath) }

  final func shouldHighlight(_ indexPath: IndexPath) -> Bool {
    delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true
  }

  final func didHighlight(_ indexPath: IndexPath) {
    delegate?.tableView(self, didHighlightRowAt: indexPath)
  }

  final func didUnhighlight(_ indexPath: IndexPath) {
    delegate?.tableView(self, didUnhighlightRowAt: indexPath)
  }

  final func willSelect(_ indexPath: IndexPath) -> IndexPath? {
    guard let delegate else { return indexPath }
    return delegate.tableView(self, willSelectRowAt: indexPath)
  }

  final func didSelect(_ indexPath: IndexPath) {
    delegate?.tableView(self, didSelectRowAt: indexPath)
  }

  final func willDeselect(_ indexPath: IndexPath, isReplaced: Bool) -> IndexPath? {
    guard let delegate else { return indexPath }
    return delegate.tableView(self, willDeselectRowAt: indexPath)
  }

  final func didDeselect(_ indexPath: IndexPath) {
    delegate?.tableView(self, didDeselectRowAt: indexPath)
  }
}
