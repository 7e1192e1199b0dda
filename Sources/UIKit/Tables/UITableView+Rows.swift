extension UITableView {
  // MARK: Cells

  /// Names the class of the cells under an identifier; nil for none.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellPool.register(cellClass as? UITableViewCell.Type, for: identifier)
  }

  /// Names the class of the headers and footers under an identifier; nil for none.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    barPool.register(aClass as? UITableViewHeaderFooterView.Type, for: identifier)
  }

  /// Returns a cell that is no longer in sight, or a new one of a registered class, or nil.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cellPool.take(identifier, registeredAs: identifier)
  }

  /// Returns a cell that is no longer in sight, or a new one of a registered class, in the size that its row
  /// has.
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

  /// Returns a header or footer that is no longer in sight, or a new one of a registered class, or nil.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    barPool.take(identifier, registeredAs: identifier)
  }

  /// The cells that are shown, from top to bottom.
  public var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap(cellForRow)
  }

  /// The rows whose cells are shown, from top to bottom.
  public var indexPathsForVisibleRows: [IndexPath]? {
    views.elements.filter { $0.kind == .row }.map(\.indexPath)
  }

  /// Returns the cell of a row, or nil if it is not shown.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    views[.row(indexPath)] as? UITableViewCell
  }

  /// Returns the row that a cell shows, or nil if it shows none of this table's.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    indexPathsForVisibleRows?.first { cellForRow(at: $0) === cell }
  }

  /// Returns the view of a section's header, or nil if it is not shown or of another class.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    views[.bar(.header, ofSection: section)] as? UITableViewHeaderFooterView
  }

  /// Returns the view of a section's footer, or nil if it is not shown or of another class.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    views[.bar(.footer, ofSection: section)] as? UITableViewHeaderFooterView
  }

  // MARK: Rows

  /// The number of sections, as the data source told last.
  public var numberOfSections: Int { content.sections.count }

  /// Returns the number of rows in a section, as the data source told last; none of one that there is
  /// not.
  public func numberOfRows(inSection section: Int) -> Int {
    content.sections.indices.contains(section) ? content.sections[section].rows.itemCount : 0
  }

  /// Returns where a row stands, in points of the content; zero for one that there is not.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    frame(of: .row(indexPath)) ?? .zero
  }

  /// Returns where a section stands with its header and footer, in points of the content; zero for one
  /// that there is not.
  public func rect(forSection section: Int) -> CGRect {
    guard content.sections.indices.contains(section) else { return .zero }
    let (start, end) = (content.sections[section].start, content.sections[section].end)
    return CGRect(x: 0, y: start, width: bounds.width, height: end - start)
  }

  /// Returns where a section's header stands, be it where it stays in sight; zero for one that there is not.
  public func rectForHeader(inSection section: Int) -> CGRect {
    frame(of: .bar(.header, ofSection: section)) ?? .zero
  }

  /// Returns where a section's footer stands, be it where it stays in sight; zero for one that there is not.
  public func rectForFooter(inSection section: Int) -> CGRect {
    frame(of: .bar(.footer, ofSection: section)) ?? .zero
  }

  /// Returns the row at a point of the content, or nil.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard point.x >= 0, point.x < bounds.width else { return nil }
    return indexPathsForRows(in: CGRect(x: 0, y: point.y, width: 1, height: 0))?
      .first { rectForRow(at: $0).contains(point) }
  }

  /// Returns the rows in a rectangle of the content.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    // A rectangle without a height lies in the row that it is a line of.
    let height = max(rect.height, 0.001)
    return elements(in: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: height))
      .filter { $0.kind == .row }.map(\.indexPath)
  }

  // MARK: Scrolling

  /// Scrolls until a row stands where a position says, as far as the content goes.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    showElements()
    guard let frame = frame(of: .row(indexPath)) else { return }
    let header = content.sections[indexPath.section].metrics.headerLength
    var rect = frame
    // What is at the top lies below the header that stays there.
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

  /// Scrolls until the first selected row stands where a position says.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let indexPath = cellSelection.indexPaths.min() {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }
}
