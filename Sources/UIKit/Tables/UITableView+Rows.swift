extension UITableView {
  // MARK: Cells

  /// Registers a class of cells under an identifier; nil removes the registration.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reusableCells.register(cellClass as? UITableViewCell.Type, for: identifier)
  }

  /// Registers a class of headers and footers under an identifier; nil removes the registration.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reusableBars.register(aClass as? UITableViewHeaderFooterView.Type, for: identifier)
  }

  /// Returns a reusable cell or a new one of the registered class; nil if no class is registered.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reusableCells.dequeue(identifier, registeredAs: identifier)
  }

  /// Returns a reusable cell or a new one of the registered class, in the size of its row.
  ///
  /// - Precondition: A class is registered for the identifier.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure(
        """
        unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for \
        the identifier or connect a prototype cell in a storyboard
        """)
    }
    if let frame = frame(of: .row(indexPath)) {
      UIView.performWithoutAnimation { cell.frame = frame }
    }
    return cell
  }

  /// Returns a reusable header or footer or a new one of the registered class; nil if no class is
  /// registered.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    reusableBars.dequeue(identifier, registeredAs: identifier)
  }

  /// The visible cells, from top to bottom.
  public var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap(cellForRow)
  }

  /// The index paths of the visible rows, from top to bottom.
  public var indexPathsForVisibleRows: [IndexPath]? {
    views.elements.filter { $0.kind == .row }.map(\.indexPath)
  }

  /// Returns the cell of a row; nil if it is not visible.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    views[.row(indexPath)] as? UITableViewCell
  }

  /// Returns the index path of a cell; nil if the table does not display it.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    indexPathsForVisibleRows?.first { cellForRow(at: $0) === cell }
  }

  /// Returns the header view of a section; nil if it is not visible or is of another class.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    views[.bar(.header, ofSection: section)] as? UITableViewHeaderFooterView
  }

  /// Returns the footer view of a section; nil if it is not visible or is of another class.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    views[.bar(.footer, ofSection: section)] as? UITableViewHeaderFooterView
  }

  // MARK: Rows

  /// The number of sections, as the data source last returned it.
  public var numberOfSections: Int { content.sections.count }

  /// Returns the number of rows in a section, as the data source last returned it; 0 for an invalid
  /// section.
  public func numberOfRows(inSection section: Int) -> Int {
    content.sections.indices.contains(section) ? content.sections[section].rows.itemCount : 0
  }

  /// Returns the frame of a row, in points of the content; zero for an invalid index path.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    frame(of: .row(indexPath)) ?? .zero
  }

  /// Returns the frame of a section with its header and footer, in points of the content; zero for
  /// an invalid section.
  public func rect(forSection section: Int) -> CGRect {
    guard content.sections.indices.contains(section) else { return .zero }
    let (start, end) = (content.sections[section].start, content.sections[section].end)
    return CGRect(x: 0, y: start, width: bounds.width, height: end - start)
  }

  /// Returns the frame of a section's header at its current, possibly pinned position; zero for an
  /// invalid section.
  public func rectForHeader(inSection section: Int) -> CGRect {
    frame(of: .bar(.header, ofSection: section)) ?? .zero
  }

  /// Returns the frame of a section's footer at its current, possibly pinned position; zero for an
  /// invalid section.
  public func rectForFooter(inSection section: Int) -> CGRect {
    frame(of: .bar(.footer, ofSection: section)) ?? .zero
  }

  /// Returns the index path of the row at a point of the content; nil if none exists.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard point.x >= 0, point.x < bounds.width else { return nil }
    return indexPathsForRows(in: CGRect(x: 0, y: point.y, width: 1, height: 0))?
      .first { rectForRow(at: $0).contains(point) }
  }

  /// Returns the index paths of the rows that intersect a rectangle of the content.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    // A rectangle without height is in the row that contains its line.
    let height = max(rect.height, 0.001)
    return elements(in: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: height))
      .filter { $0.kind == .row }.map(\.indexPath)
  }

  // MARK: Scrolling

  /// Scrolls until a row is at a position of the visible area, as far as the content allows.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    showElements()
    guard let frame = frame(of: .row(indexPath)) else { return }
    let header = content.sections[indexPath.section].metrics.headerLength
    var rect = frame
    // The section header, pinned at the top, must not cover the row.
    if scrollPosition == .top || scrollPosition == .none {
      rect = CGRect(
        x: frame.minX, y: frame.minY - header, width: frame.width, height: frame.height + header)
    }
    let position: AxisPosition? =
      switch scrollPosition {
      case .none: nil
      case .top: .start
      case .middle: .middle
      case .bottom: .end
      }
    guard let position else { return scrollRectToVisible(rect, animated: animated) }
    setContentOffset(offset(placing: rect, across: nil, along: position), animated: animated)
  }

  /// Scrolls until the first selected row is at a position of the visible area.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let indexPath = cellSelection.indexPaths.min() {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }
}
