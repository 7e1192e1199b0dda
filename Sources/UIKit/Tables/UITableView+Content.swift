extension UITableView {
  /// The layout of the sections and rows, which is created from the data source if needed.
  ///
  /// Rows are the items of a flow layout of breadth 1; breadths in the content are meaningless.
  final var content: FlowContent {
    if let cachedContent { return cachedContent }
    let content = FlowContent(
      makeMetrics(), in: .vertical, breadth: 1, from: tableHeaderView?.frame.height ?? 0)
    cachedContent = content
    return content
  }

  /// Removes all views and discards the content, so that the next layout asks the data source
  /// again.
  final func discardViews() {
    for element in views.elements { removeView(element) }
    discardContent()
  }

  /// Discards the content, so that the next layout asks for row counts and heights again.
  final func discardContent() {
    cachedContent = nil
    displayedRect = nil
    setNeedsLayout()
  }

  private func makeMetrics() -> [FlowSection.Metrics] {
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
    func size(_ height: CGFloat) -> FlowRows.Size {
      FlowRows.Size(
        length: height == Self.automaticDimension
          ? Self.standardRowHeight : max(height.finite, 0), breadth: 1)
    }
    let first = count > 0 ? delegateHeight(0) : .notImplemented
    return first == .notImplemented
      ? .equal(size(rowHeight), count: count)
      : .varying([size(first)] + (1..<count).map { size(delegateHeight($0)) })
  }

  private func height(
    of kind: TableElement.Kind, _ section: Int, _ delegate: (any UITableViewDelegate)?
  ) -> CGFloat {
    let height =
      kind == .header
      ? delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
      : delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    guard height == Self.automaticDimension else { return max(height.finite, 0) }
    return title(of: kind, section) == nil ? 0 : Self.standardTitleHeight
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
    let visible = bounds.inset(by: adjustedContentInset)
    let frame =
      switch element.kind {
      case .row: content.frame(ofItemAt: element.indexPath)
      case .header: content.headerFrame(ofSection: section, pinnedIn: visible)
      case .footer: content.footerFrame(ofSection: section, pinnedIn: visible)
      }
    return frame.map {
      CGRect(x: 0, y: $0.minY, width: bounds.width, height: $0.height)
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
