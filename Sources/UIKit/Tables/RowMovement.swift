/// A row that the user moves.
struct RowMovement {
  /// Where the data source has the row.
  let original: IndexPath
  /// Where the row is placed among the others.
  var current: IndexPath
  /// The center of the row, in points of the content.
  var position: CGFloat
  /// The distance between the touch and the center of the row, in points.
  let grip: CGFloat
}

extension UITableView {
  /// How long rows take to make room, and a dropped row to its place, in seconds (Flipbook's choice).
  private static var movementDuration: TimeInterval { 0.3 }

  /// Returns whether the user may move a row.
  final func canMoveRow(at indexPath: IndexPath) -> Bool {
    dataSource?.tableView(self, canMoveRowAt: indexPath) ?? false
  }

  final func beginMovement(of cell: UITableViewCell, _ touch: UITouch) -> Bool {
    guard movement == nil, let indexPath = indexPath(for: cell), canMoveRow(at: indexPath) else {
      return false
    }
    swipes?.close(animated: true)
    let y = touch.location(in: self).y
    movement = RowMovement(
      original: indexPath, current: indexPath, position: cell.center.y, grip: cell.center.y - y)
    bringSubviewToFront(cell)
    UIView.animate(withDuration: Self.movementDuration) {
      cell.alpha = 0.95
      cell.layer.shadowOpacity = 0.3
      cell.layer.shadowOffset = CGSize(width: 0, height: 2)
      cell.layer.shadowRadius = 4
    }
    return true
  }

  final func moveRow(to touch: UITouch) {
    guard let movement, let cell = cellForRow(at: movement.original) else { return }
    let position = touch.location(in: self).y + movement.grip
    self.movement?.position = position
    UIView.performWithoutAnimation { cell.center.y = position }
    guard let proposal = destination(at: position) else { return }
    let target =
      delegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: movement.original, toProposedIndexPath: proposal)
      ?? proposal
    guard target != movement.current else { return }
    self.movement?.current = target
    UIView.animate(withDuration: Self.movementDuration) { self.placeMovedRows() }
  }

  /// Returns the place of a row among the others whose center is at a position.
  private func destination(at position: CGFloat) -> IndexPath? {
    guard let movement else { return nil }
    var section = content.sections.count - 1
    for (number, candidate) in content.sections.enumerated()
    where position < candidate.end - candidate.metrics.footerLength {
      section = number
      break
    }
    guard section >= 0 else { return nil }
    let others = (0..<content.sections[section].rows.itemCount)
      .map { IndexPath(row: $0, section: section) }.filter { $0 != movement.original }
    let index = others.firstIndex { path in
      (content.frame(ofItemAt: path)?.midY ?? 0) + shift(of: .row(path), ignoringTarget: true)
        + (rowHeight(movement.original) / 2) > position
    }
    return IndexPath(row: index ?? others.count, section: section)
  }

  private func rowHeight(_ indexPath: IndexPath) -> CGFloat {
    content.frame(ofItemAt: indexPath)?.height ?? 0
  }

  /// Returns the distance by which an element makes room for the moved row, in points.
  private func shift(of element: TableElement, ignoringTarget: Bool = false) -> CGFloat {
    guard let movement, element != .row(movement.original) else { return 0 }
    let (original, current) = (movement.original, movement.current)
    let height = rowHeight(original)
    var shift: CGFloat = 0
    let section = element.indexPath.first ?? 0
    let isRow = element.kind == .row
    if section > original.section
      || section == original.section
        && (isRow ? element.indexPath.row > original.row : element.kind == .footer)
    {
      shift -= height
    }
    guard !ignoringTarget else { return shift }
    var row = isRow ? element.indexPath.row : 0
    if isRow, section == original.section, row > original.row { row -= 1 }
    if section > current.section
      || section == current.section && (isRow ? row >= current.row : element.kind == .footer)
    {
      shift += height
    }
    return shift
  }

  /// Returns the frame of an element while a row is moved or swiped.
  final func shownFrame(_ frame: CGRect, of element: TableElement) -> CGRect {
    if let movement {
      if element == .row(movement.original) {
        return CGRect(
          x: frame.minX, y: movement.position - frame.height / 2, width: frame.width,
          height: frame.height)
      }
      return frame.offsetBy(dx: 0, dy: shift(of: element))
    }
    guard element.kind == .row, let swipes else { return frame }
    return frame.offsetBy(dx: swipes.offset(at: element.indexPath), dy: 0)
  }

  private func placeMovedRows() {
    for element in views.elements {
      guard let view = views[element], let frame = frame(of: element),
        element != movement.map({ .row($0.original) })
      else { continue }
      view.frame = shownFrame(frame, of: element)
    }
  }

  final func endMovement(isCancelled: Bool) {
    guard let movement, let cell = cellForRow(at: movement.original) else { return }
    let target = isCancelled ? movement.original : movement.current
    UIView.animate(withDuration: Self.movementDuration) {
      cell.alpha = 1
      cell.layer.shadowOpacity = 0
    }
    if target == movement.original {
      self.movement = nil
      UIView.animate(withDuration: Self.movementDuration) {
        self.placeMovedRows()
        if let frame = self.frame(of: .row(target)) { cell.frame = frame }
      }
      return
    }
    beginUpdates()
    self.movement = nil
    dataSource?.tableView(self, moveRowAt: movement.original, to: target)
    moveRow(at: movement.original, to: target)
    endUpdates()
  }
}
