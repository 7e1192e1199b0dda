extension UITableView {
  /// The layout of the sections and rows, which is created from the data source if needed.
  ///
  /// Rows are the items of a flow layout of breadth 1; breadths in the content are meaningless.
  final var content: FlowContent {
    if let cachedContent { return cachedContent }
    measuresDisplayedRows = true
    let content = FlowContent(
      makeMetrics(), in: .vertical, breadth: 1, from: tableHeaderView?.frame.height ?? 0)
    cachedContent = content
    return content
  }

  /// Removes all views and discards the content, so that the next layout asks the data source
  /// again.
  final func discardViews() {
    for element in views.elements { removeView(element) }
    recyclePreparedCells()
    preparedViews = [:]
    movement = nil
    swipes?.discard()
    discardContent()
  }

  /// Discards the content, so that the next layout asks for row counts and heights again.
  final func discardContent() {
    cachedContent = nil
    displayedRect = nil
    setNeedsLayout()
  }

  private func makeMetrics() -> [FlowSection.Metrics] {
    automaticRows = []
    estimatedBars = []
    guard let dataSource else { return [] }
    let delegate = delegate
    return (0..<max(dataSource.numberOfSections(in: self), 0)).map { section in
      let count = max(dataSource.tableView(self, numberOfRowsInSection: section), 0)
      return FlowSection.Metrics(
        sizes: sizes(ofRows: count, in: section, from: delegate), spaceBetweenItems: 0,
        spaceBetweenRows: 0, headerLength: height(of: .header, section, delegate),
        footerLength: height(of: .footer, section, delegate))
    }
  }

  private func sizes(
    ofRows count: Int, in section: Int, from delegate: (any UITableViewDelegate)?
  ) -> FlowRows.Sizes {
    func delegateHeight(_ row: Int) -> CGFloat {
      delegate?.tableView(self, heightForRowAt: IndexPath(row: row, section: section))
        ?? .notImplemented
    }
    let first = count > 0 ? delegateHeight(0) : .notImplemented
    guard first != .notImplemented else {
      let isAutomatic = rowHeight == Self.automaticDimension
      automaticRows.append(isAutomatic ? .all : .none)
      return isAutomatic
        ? estimatedSizes(ofRows: count, in: section, from: delegate)
        : .equal(FlowRows.Size(length: max(rowHeight.finite, 0), breadth: 1), count: count)
    }
    let heights = [first] + (1..<count).map(delegateHeight)
    let automatic = heights.indices.filter { heights[$0] == Self.automaticDimension }
    automaticRows.append(automatic.isEmpty ? .none : .some(Set(automatic)))
    return .varying(
      heights.enumerated().map { row, height in
        let height =
          height == Self.automaticDimension
          ? estimatedHeight(ofRow: row, in: section, from: delegate) : max(height.finite, 0)
        return FlowRows.Size(length: height, breadth: 1)
      })
  }

  /// Returns the estimates for rows whose cells determine their heights.
  private func estimatedSizes(
    ofRows count: Int, in section: Int, from delegate: (any UITableViewDelegate)?
  ) -> FlowRows.Sizes {
    let indexPath = IndexPath(row: 0, section: section)
    let first =
      count > 0
      ? delegate?.tableView(self, estimatedHeightForRowAt: indexPath) ?? .notImplemented
      : .notImplemented
    guard first != .notImplemented else {
      let height = estimatedHeight(ofRow: 0, in: section, from: nil)
      return .equal(FlowRows.Size(length: height, breadth: 1), count: count)
    }
    return .measured(
      FlowLengths((0..<count).map { estimatedHeight(ofRow: $0, in: section, from: delegate) }))
  }

  private func estimatedHeight(
    ofRow row: Int, in section: Int, from delegate: (any UITableViewDelegate)?
  ) -> CGFloat {
    let indexPath = IndexPath(row: row, section: section)
    let answer = delegate?.tableView(self, estimatedHeightForRowAt: indexPath) ?? .notImplemented
    let height = answer == .notImplemented ? estimatedRowHeight : answer
    return height > 0 && height.isFinite ? height : Self.standardRowHeight
  }

  private func height(
    of kind: TableElement.Kind, _ section: Int, _ delegate: (any UITableViewDelegate)?
  ) -> CGFloat {
    let height =
      kind == .header
      ? delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
      : delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    guard height == Self.automaticDimension else { return max(height.finite, 0) }
    if let estimate = estimatedHeight(of: kind, section, delegate) {
      estimatedBars.insert(.bar(kind, ofSection: section))
      return estimate
    }
    return measuredHeight(of: kind, section, delegate)
  }

  /// Returns the estimate for a header or footer that is not displayed; nil for none.
  private func estimatedHeight(
    of kind: TableElement.Kind, _ section: Int, _ delegate: (any UITableViewDelegate)?
  ) -> CGFloat? {
    guard views[.bar(kind, ofSection: section)] == nil else { return nil }
    let answer =
      kind == .header
      ? delegate?.tableView(self, estimatedHeightForHeaderInSection: section)
      : delegate?.tableView(self, estimatedHeightForFooterInSection: section)
    let own = kind == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
    let height = answer.flatMap { $0 == .notImplemented ? nil : $0 } ?? own
    return height > 0 && height.isFinite ? height : nil
  }

  /// Returns the height that the constraints or the title of a header or footer determine.
  final func measuredHeight(
    of kind: TableElement.Kind, _ section: Int, _ delegate: (any UITableViewDelegate)?
  ) -> CGFloat {
    if let height = fittedHeight(of: kind, section, delegate) { return height }
    let title = title(of: kind, section)
    guard style == .plain else { return groupedHeight(of: kind, section, title: title) }
    guard
      title != nil || preparedViews[.bar(kind, ofSection: section)] != nil
        || views[.bar(kind, ofSection: section)] != nil
    else { return 0 }
    let font = UIFont.boldFont(forTextStyle: .headline, compatibleWith: traitCollection)
    return Self.standardTitleHeight + font.lineGrowth(for: traitCollection)
  }

  /// Returns the title of a section's header or footer; nil for none.
  final func title(of kind: TableElement.Kind, _ section: Int) -> String? {
    kind == .header
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
  }

  /// Returns the frame of an element, in points; nil if it does not exist.
  final func frame(of element: TableElement) -> CGRect? {
    let section = element.indexPath.first ?? 0
    var visible: CGRect? { style == .plain ? visibleContentRect : nil }
    let frame =
      switch element.kind {
      case .row: content.frame(ofItemAt: element.indexPath)
      case .header: content.headerFrame(ofSection: section, pinnedIn: visible)
      case .footer: content.footerFrame(ofSection: section, pinnedIn: visible)
      }
    return frame.map {
      let inset = rowInset
      return CGRect(
        x: inset, y: $0.minY, width: max(bounds.width - 2 * inset, 0), height: $0.height)
    }
  }

  /// Returns the elements in a rectangle, from back to front.
  final func elements(in rect: CGRect) -> [TableElement] {
    content.sectionNumbers(in: rect).flatMap { section -> [TableElement] in
      let rows = content.sections[section].itemNumbers(
        from: rect.minY, to: rect.maxY
      ).map { TableElement.row(IndexPath(row: $0, section: section)) }
      let bars = [TableElement.Kind.footer, .header].map {
        TableElement.bar($0, ofSection: section)
      }
      return rows + bars.filter { frame(of: $0)?.overlaps(rect) ?? false }
    }.sorted()
  }
}
