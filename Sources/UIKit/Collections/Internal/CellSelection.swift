/// The selected cells of a table or collection view, and the touch that highlights a cell.
struct CellSelection {
  /// The index paths of the selected cells in the order of their selection.
  private(set) var indexPaths: [IndexPath] = []
  /// The touch that highlights a cell, and the cell's index path; nil while no touch is tracked.
  var trackedTouch: (indexPath: IndexPath, touch: UITouch)?

  mutating func setSelected(_ isSelected: Bool, at indexPath: IndexPath) {
    if !isSelected {
      indexPaths.removeAll { $0 == indexPath }
    } else if !indexPaths.contains(indexPath) {
      indexPaths.append(indexPath)
    }
  }

  /// Maps every index path to the one after an update; removes those of deleted items.
  mutating func update(_ updatedIndexPath: (IndexPath) -> IndexPath?) {
    indexPaths = indexPaths.compactMap(updatedIndexPath)
    trackedTouch = trackedTouch.flatMap { tracked in
      updatedIndexPath(tracked.indexPath).map { ($0, tracked.touch) }
    }
  }
}

/// A cell that a touch highlights and a tap selects.
@MainActor
protocol SelectableCell: UIView {
  func setHighlighted(_ highlighted: Bool, animated: Bool)
  func setSelected(_ selected: Bool, animated: Bool)
}

/// A table or collection view: tracks touches on its cells and selects the cells that are tapped.
@MainActor
protocol CellSelecting: UIScrollView {
  associatedtype Cell: SelectableCell

  var allowsSelection: Bool { get }
  var allowsMultipleSelection: Bool { get }
  var cellSelection: CellSelection { get set }
  /// Whether a tapped cell loses its highlight before the selection changes rather than after it.
  static var unhighlightsBeforeSelecting: Bool { get }

  func cell(at indexPath: IndexPath) -> Cell?
  func indexPath(for cell: Cell) -> IndexPath?

  // MARK: Delegate

  func shouldHighlight(_ indexPath: IndexPath) -> Bool
  func didHighlight(_ indexPath: IndexPath)
  func didUnhighlight(_ indexPath: IndexPath)
  /// Returns the index path that a tap on a cell selects; nil for none.
  func willSelect(_ indexPath: IndexPath) -> IndexPath?
  func didSelect(_ indexPath: IndexPath)
  /// Returns the index path to deselect in place of one; nil for none.
  ///
  /// - Parameters:
  ///   - indexPath: The index path to deselect.
  ///   - isReplaced: Whether the selection of another cell is the reason, rather than a tap.
  func willDeselect(_ indexPath: IndexPath, isReplaced: Bool) -> IndexPath?
  func didDeselect(_ indexPath: IndexPath)
}

extension CellSelecting {
  /// Selects or deselects a cell without calling the delegate.
  func setSelected(_ isSelected: Bool, at indexPath: IndexPath, animated: Bool) {
    cellSelection.setSelected(isSelected, at: indexPath)
    cell(at: indexPath)?.setSelected(isSelected, animated: animated)
  }

  /// Highlights the cell under a single touch that began, and tracks the touch.
  func trackTouch(in touches: Set<UITouch>) {
    guard touches.count == 1, let touch = touches.first, allowsSelection,
      cellSelection.trackedTouch == nil, let indexPath = indexPath(under: touch),
      shouldHighlight(indexPath)
    else { return }
    cellSelection.trackedTouch = (indexPath, touch)
    cell(at: indexPath)?.setHighlighted(true, animated: false)
    didHighlight(indexPath)
  }

  /// Ends tracking if the tracked touch is among touches that ended or were canceled.
  ///
  /// - Parameters:
  ///   - touches: The touches that ended or were canceled.
  ///   - selects: Whether a touch that is still inside its cell selects it.
  func endTracking(_ touches: Set<UITouch>, selects: Bool) {
    guard let (indexPath, touch) = cellSelection.trackedTouch, touches.contains(touch) else {
      return
    }
    let isInside = cell(at: indexPath).map { $0.bounds.contains(touch.location(in: $0)) } ?? false
    if Self.unhighlightsBeforeSelecting { unhighlightTrackedCell() }
    if selects, allowsSelection, isInside { tap(indexPath) }
    if !Self.unhighlightsBeforeSelecting { unhighlightTrackedCell() }
  }

  private func unhighlightTrackedCell() {
    // The delegate may have changed the items while the touch was tracked.
    guard let indexPath = cellSelection.trackedTouch?.indexPath else { return }
    cellSelection.trackedTouch = nil
    cell(at: indexPath)?.setHighlighted(false, animated: false)
    didUnhighlight(indexPath)
  }

  private func tap(_ indexPath: IndexPath) {
    if allowsMultipleSelection, cellSelection.indexPaths.contains(indexPath) {
      return deselect(indexPath, isReplaced: false)
    }
    guard let indexPath = willSelect(indexPath) else { return }
    if !allowsMultipleSelection {
      for other in cellSelection.indexPaths where other != indexPath {
        deselect(other, isReplaced: true)
      }
    }
    setSelected(true, at: indexPath, animated: false)
    didSelect(indexPath)
  }

  private func deselect(_ indexPath: IndexPath, isReplaced: Bool) {
    guard let indexPath = willDeselect(indexPath, isReplaced: isReplaced) else { return }
    setSelected(false, at: indexPath, animated: false)
    didDeselect(indexPath)
  }

  private func indexPath(under touch: UITouch) -> IndexPath? {
    sequence(first: touch.view ?? self, next: \.superview).lazy
      .compactMap { $0 as? Cell }
      .compactMap { self.indexPath(for: $0) }.first
  }
}
