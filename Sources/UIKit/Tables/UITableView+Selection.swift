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
    if !isEditing, let delegate,
      delegate.tableView(self, canPerformPrimaryActionForRowAt: indexPath)
    {
      delegate.tableView(self, performPrimaryActionForRowAt: indexPath)
    }
  }

  final func willDeselect(_ indexPath: IndexPath, isReplaced: Bool) -> IndexPath? {
    guard let delegate else { return indexPath }
    return delegate.tableView(self, willDeselectRowAt: indexPath)
  }

  final func didDeselect(_ indexPath: IndexPath) {
    delegate?.tableView(self, didDeselectRowAt: indexPath)
  }
}
