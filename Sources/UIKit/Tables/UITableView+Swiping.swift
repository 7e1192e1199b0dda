extension UITableView: SwipingList {
  /// Attaches the swipe, which begins only in rows with actions.
  final func attachSwipes() {
    if swipes == nil, delegate != nil || dataSource != nil { swipes = SwipeActionsController(self) }
  }

  /// Returns the view of an action of a row at one of its edges; nil unless a swipe shows it.
  package final func swipeActionView(
    _ index: Int, at indexPath: IndexPath, isLeading: Bool
  ) -> UIView? {
    swipes?.actionView(index, at: indexPath, isLeading: isLeading)
  }

  final func swipedRow(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }
  final func swipedCell(at indexPath: IndexPath) -> UIView? { cellForRow(at: indexPath) }
  final func swipedFrame(of indexPath: IndexPath) -> CGRect? { frame(of: .row(indexPath)) }

  final func swipeActions(
    at indexPath: IndexPath, isLeading: Bool
  ) -> UISwipeActionsConfiguration? {
    guard dataSource?.tableView(self, canEditRowAt: indexPath) ?? false else { return nil }
    if isLeading {
      return isEditing
        ? nil : delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
    }
    if !isEditing || (cellForRow(at: indexPath)?.editingStyle == .delete),
      let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
    {
      return own
    }
    if let actions = delegate?.tableView(self, editActionsForRowAt: indexPath), !actions.isEmpty {
      let result = UISwipeActionsConfiguration(
        actions: actions.map { $0.contextualAction(at: indexPath) })
      result.performsFirstActionWithFullSwipe = false
      return result
    }
    return deletion(at: indexPath)
  }

  /// The action that deletes a row, if the data source does.
  private func deletion(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let dataSource else { return nil }
    let style = delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete
    guard style == .delete, isEditing || deletesRows(dataSource, indexPath) else { return nil }
    let title =
      delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: indexPath)
      ?? SystemText.delete.localized
    let action = UIContextualAction(style: .destructive, title: title) {
      [weak self] _, _, completion in
      guard let self else { return }
      self.dataSource?.tableView(self, commit: .delete, forRowAt: indexPath)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  private func deletesRows(_ dataSource: any UITableViewDataSource, _ indexPath: IndexPath) -> Bool
  {
    Moving.ownAnswer { dataSource.tableView(self, canEditRowAt: indexPath) } ?? false
      || Moving.implements(dataSource, Moving.commitSelector)
  }

  final func willSwipe(at indexPath: IndexPath) {
    cellSelection.trackedTouch = nil
    cellForRow(at: indexPath)?.setHighlighted(false, animated: false)
    cellForRow(at: indexPath)?.showsActions = true
    delegate?.tableView(self, willBeginEditingRowAt: indexPath)
  }

  final func didSwipe(at indexPath: IndexPath) {
    cellForRow(at: indexPath)?.showsActions = false
    delegate?.tableView(self, didEndEditingRowAt: indexPath)
  }
}
