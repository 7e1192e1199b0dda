import QuartzCore

/// What deletes or inserts a row: a circle with a sign at the leading edge.
@MainActor
final class EditingMark: UIControl {
  /// The diameter, in points, from general knowledge.
  private static let size: CGFloat = 22

  init(isInsertion: Bool) {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.size, height: Self.size))
    backgroundColor = isInsertion ? .systemGreen : .systemRed
    layer.cornerRadius = Self.size / 2
    addLine(CGSize(width: 12, height: 2))
    if isInsertion { addLine(CGSize(width: 2, height: 12)) }
  }

  required init?(coder: NSCoder) { nil }

  private func addLine(_ size: CGSize) {
    let line = UIView(frame: CGRect(origin: .zero, size: size))
    line.center = CGPoint(x: Self.size / 2, y: Self.size / 2)
    line.backgroundColor = .white
    line.isUserInteractionEnabled = false
    addSubview(line)
  }
}

extension UITableViewCell {
  /// The width by which the content moves aside while the cell is edited, in points, from general knowledge.
  private static var editingIndent: CGFloat { 38 }
  /// The duration of the move, in seconds; UIKit does not document it.
  private static var editingDuration: TimeInterval { 0.3 }

  /// Shows or hides what deletes or inserts the row.
  final func showEditing(animated: Bool) {
    let old = editingMark
    let new =
      isEditing && editingStyle != .none ? EditingMark(isInsertion: editingStyle == .insert) : nil
    if let new {
      new.addAction(
        UIAction { [weak self] _ in self?.commitEditing() }, for: .touchUpInside)
      UIView.performWithoutAnimation {
        addSubview(new)
        editingMark = new
        _ = layOutEditingMark(height: bounds.height)
        new.alpha = 0
      }
    }
    editingMark = new
    let oldControl = reorderControl
    showReorderControl()
    let changes = {
      if oldControl !== self.reorderControl { oldControl?.alpha = 0 }
      self.reorderControl?.alpha = 1
      old?.alpha = 0
      new?.alpha = 1
      self.setNeedsLayout()
      self.layoutIfNeeded()
    }
    guard animated else {
      UIView.performWithoutAnimation(changes)
      old?.removeFromSuperview()
      if oldControl !== reorderControl { oldControl?.removeFromSuperview() }
      return
    }
    UIView.animate(withDuration: Self.editingDuration, animations: changes) { _ in
      old?.removeFromSuperview()
      if oldControl !== self.reorderControl { oldControl?.removeFromSuperview() }
    }
  }

  /// Adds the control that moves the row while it is edited, or forgets it.
  private func showReorderControl() {
    guard isEditing, showsReorderControl, let table else {
      reorderControl = nil
      return
    }
    guard reorderControl == nil, let path = table.indexPath(for: self) ?? pendingPath,
      table.canMoveRow(at: path)
    else { return }
    let control = ReorderControl()
    control.onBegin = { [weak self] touch in
      self.flatMap { $0.table?.beginMovement(of: $0, touch) } ?? false
    }
    control.onMove = { [weak self] touch in self?.table?.moveRow(to: touch) }
    control.onEnd = { [weak self] in self?.table?.endMovement(isCancelled: $0) }
    UIView.performWithoutAnimation {
      control.alpha = 0
      addSubview(control)
      reorderControl = control
      _ = layOutReorderControl(height: bounds.height)
    }
  }

  /// Places the control that moves the row, and returns the width that it takes.
  final func layOutReorderControl(height: CGFloat) -> CGFloat {
    guard let reorderControl else { return 0 }
    let margin = CellParts.margin(bounds.width)
    let x = margin + reorderControl.bounds.width / 2
    reorderControl.center = CGPoint(x: isRightToLeft ? x : bounds.width - x, y: height / 2)
    return reorderControl.bounds.width + margin
  }

  /// Places what deletes or inserts the row, and returns the width by which the content moves aside.
  final func layOutEditingMark(height: CGFloat) -> CGFloat {
    let indent = shouldIndentWhileEditing && isEditing ? Self.editingIndent : 0
    guard let editingMark else { return indent }
    let x = CellParts.margin(bounds.width) + editingMark.bounds.width / 2
    editingMark.center = CGPoint(x: isRightToLeft ? bounds.width - x : x, y: height / 2)
    return indent
  }

  /// The table that shows the cell; nil for none.
  final var table: UITableView? {
    owningTable
      ?? sequence(first: superview, next: { $0?.superview }).lazy
      .compactMap { $0 as? UITableView }.first
  }

  private func commitEditing() {
    guard let table, let indexPath = table.indexPath(for: self) else { return }
    guard editingStyle == .insert else {
      table.swipes?.open(at: indexPath)
      return
    }
    table.dataSource?.tableView(table, commit: editingStyle, forRowAt: indexPath)
  }
}

extension UITableView {
  /// Shows or hides what deletes and inserts the visible rows.
  ///
  /// A tap on it commits the change at once, without UIKit's button for the confirmation (Flipbook's choice).
  final func updateEditing(animated: Bool) {
    for indexPath in indexPathsForVisibleRows ?? [] {
      guard let cell = cellForRow(at: indexPath) else { continue }
      showEditing(of: cell, at: indexPath, animated: animated)
    }
  }

  /// Shows or hides what deletes or inserts a row.
  final func showEditing(of cell: UITableViewCell, at indexPath: IndexPath, animated: Bool) {
    let canEdit = dataSource?.tableView(self, canEditRowAt: indexPath) ?? false
    cell.editingStyle =
      canEdit
      ? delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete : .none
    (cell.owningTable, cell.pendingPath) = (self, indexPath)
    cell.showsReorderControl =
      cell.showsReorderControl || isEditing && canMoveRow(at: indexPath)
    cell.shouldIndentWhileEditing =
      delegate?.tableView(self, shouldIndentWhileEditingRowAt: indexPath) ?? true
    cell.setEditing(isEditing && (canEdit || canMoveRow(at: indexPath)), animated: animated)
  }
}
