extension UITableView {
  /// The selected row, the first of several; nil if none is.
  public var indexPathForSelectedRow: IndexPath? { selection.min() }

  /// The selected rows in the order of their selection; nil if none is.
  public var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Selects a row, or none with nil, and scrolls to where a position says; the delegate is not told.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    let others = selection.filter {
      $0 != indexPath && (indexPath == nil || !allowsMultipleSelection)
    }
    for other in others { setSelected(false, other, animated: animated) }
    guard let indexPath, frame(of: .row(indexPath)) != nil else { return }
    setSelected(true, indexPath, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row; the delegate is not told.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, indexPath, animated: animated)
  }

  private func setSelected(_ isSelected: Bool, _ indexPath: IndexPath, animated: Bool) {
    if !isSelected {
      selection.removeAll { $0 == indexPath }
    } else if !selection.contains(indexPath) {
      selection.append(indexPath)
    }
    cellForRow(at: indexPath)?.setSelected(isSelected, animated: animated)
  }

  // MARK: Touches

  /// A finger came down: highlights the row whose cell it is on.
  final func beginTouch(_ touch: UITouch) {
    guard allowsSelection, touched == nil, let indexPath = indexPath(under: touch),
      delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true
    else { return }
    touched = (indexPath, touch)
    cellForRow(at: indexPath)?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: indexPath)
  }

  /// The finger is gone: selects the row if it left the glass on it.
  final func endTouch(selects: Bool) {
    guard let (indexPath, touch) = touched else { return }
    touched = nil
    let cell = cellForRow(at: indexPath)
    let isOnCell = cell.map { $0.bounds.contains(touch.location(in: $0)) } ?? false
    cell?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: indexPath)
    if selects, allowsSelection, isOnCell { tap(indexPath) }
  }

  private func tap(_ indexPath: IndexPath) {
    if allowsMultipleSelection, selection.contains(indexPath) { return deselect(indexPath) }
    let answer =
      delegate.map { $0.tableView(self, willSelectRowAt: indexPath) } ?? indexPath
    guard let answer else { return }
    if !allowsMultipleSelection {
      for other in selection where other != answer { deselect(other) }
    }
    setSelected(true, answer, animated: false)
    delegate?.tableView(self, didSelectRowAt: answer)
  }

  private func deselect(_ indexPath: IndexPath) {
    let answer =
      delegate.map { $0.tableView(self, willDeselectRowAt: indexPath) } ?? indexPath
    guard let answer else { return }
    setSelected(false, answer, animated: false)
    delegate?.tableView(self, didDeselectRowAt: answer)
  }

  /// The row whose cell a finger came down on.
  private func indexPath(under touch: UITouch) -> IndexPath? {
    sequence(first: touch.view ?? self, next: \.superview).lazy
      .compactMap { $0 as? UITableViewCell }
      .compactMap { self.indexPath(for: $0) }.first
  }
}
