/// The rows of a section whose cells determine their heights.
enum AutomaticRows {
  case none
  case all
  case some(Set<Int>)

  func contains(_ row: Int) -> Bool {
    switch self {
    case .none: false
    case .all: true
    case .some(let rows): rows.contains(row)
    }
  }
}

/// Rows, headers and footers whose constraints determine their heights.
extension UITableView {
  /// The maximum number of passes, in case measured rows keep changing which rows are visible.
  private static var measuringPassLimit: Int { 100 }

  /// Returns the elements in the visible area after measuring those that determine their heights.
  final func measuredElements(removingOthers: Bool = true) -> [TableElement] {
    if bounds.width != measuredWidth {
      measuredWidth = bounds.width
      measuresDisplayedRows = true
    }
    var elements = elements(in: bounds)
    // Their cells are reused for the rows that are measured.
    if removingOthers { removeViews(except: elements) }
    for _ in 0..<Self.measuringPassLimit {
      guard measure(elements) else { break }
      layOutEnds()
      elements = self.elements(in: bounds)
    }
    measuresDisplayedRows = false
    return elements
  }

  /// Measures the new ones among elements, and returns whether a height has changed.
  ///
  /// Elements that are revealed above displayed ones grow and shrink upward: the content offset changes
  /// with their heights, so that the displayed ones stay where they are.
  private func measure(_ elements: [TableElement]) -> Bool {
    let displayed = elements.first { $0.kind == .row && views[$0] != nil }
    let anchor = displayed.flatMap { frame(of: $0)?.minY }
    let rows = measureRows(elements)
    let bars = measureBars(elements)
    guard rows || bars else { return false }
    if let anchor, let displayed, let place = frame(of: displayed)?.minY {
      keepPlace(movedBy: place - anchor)
    }
    return true
  }

  /// Changes the content offset by the distance that content has moved, unless the content is at its
  /// start.
  private func keepPlace(movedBy distance: CGFloat) {
    let start = -adjustedContentInset.top
    guard distance != 0, contentOffset.y > start else { return }
    contentOffset.y = max(contentOffset.y + distance, start)
  }

  /// Measures the headers and footers that have estimates, and returns whether a height has changed.
  private func measureBars(_ elements: [TableElement]) -> Bool {
    guard !estimatedBars.isEmpty else { return false }
    var isChanged = false
    for element in elements where element.kind != .row && estimatedBars.contains(element) {
      guard let section = element.indexPath.first, let frame = frame(of: element),
        frame.minY < bounds.maxY
      else { continue }
      estimatedBars.remove(element)
      var height = frame.height
      UIView.performWithoutAnimation {
        height = measuredHeight(of: element.kind, section, delegate)
      }
      guard abs(height - frame.height) > 1e-6 else { continue }
      var content = content
      cachedContent = nil
      content.setLength(height, ofHeader: element.kind == .header, inSection: section)
      cachedContent = content
      isChanged = true
    }
    return isChanged
  }

  /// Measures the rows among elements that are new, and returns whether a height has changed.
  private func measureRows(_ elements: [TableElement]) -> Bool {
    var isChanged = false
    for element in elements where element.kind == .row && isAutomatic(element) {
      let isDisplayed = views[element] != nil
      guard isDisplayed ? measuresDisplayedRows : preparedViews[element] == nil else { continue }
      guard let frame = frame(of: element), frame.minY < bounds.maxY else { break }
      guard let cell = (views[element] ?? preparedView(element)) as? UITableViewCell else {
        continue
      }
      let height = fittedHeight(of: cell)
      guard abs(height - frame.height) > 1e-6 else { continue }
      setHeight(height, of: element)
      isChanged = true
    }
    return isChanged
  }

  private func isAutomatic(_ element: TableElement) -> Bool {
    let section = element.indexPath.section
    return automaticRows.indices.contains(section)
      && automaticRows[section].contains(element.indexPath.row)
  }

  private func setHeight(_ height: CGFloat, of element: TableElement) {
    var content = content
    cachedContent = nil
    content.setLength(
      height, ofItem: element.indexPath.row, inSection: element.indexPath.section)
    cachedContent = content
  }

  /// Returns the view of an element, which is kept until it is displayed.
  private func preparedView(_ element: TableElement) -> UIView? {
    UIView.performWithoutAnimation {
      let view = makeView(element)
      (view as? UITableViewCell)?.tableSeparator = tableSeparator
      preparedViews[element] = view
    }
    return preparedViews[element]
  }

  private func fittedHeight(of cell: UITableViewCell) -> CGFloat {
    let height = cell.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return max(height.finite, 0)
  }

  /// Returns the height that a header or footer determines, by its constraints or its content; nil for one of
  /// UIKit's without constraints, which is as high as for a title, and if there is none.
  final func fittedHeight(
    of kind: TableElement.Kind, _ section: Int, _ delegate: (any UITableViewDelegate)?
  ) -> CGFloat? {
    let element = TableElement.bar(kind, ofSection: section)
    let view =
      views[element] ?? preparedViews[element]
      ?? (kind == .header
        ? delegate?.tableView(self, viewForHeaderInSection: section)
        : delegate?.tableView(self, viewForFooterInSection: section))
    guard let view else { return nil }
    if views[element] == nil { preparedViews[element] = view }
    let content = (view as? UITableViewHeaderFooterView)?.contentView ?? view
    guard content.hasConstraints else {
      guard !(view is UITableViewHeaderFooterView) else { return nil }
      let height = view.sizeThatFits(CGSize(width: bounds.width, height: 0)).height.finite
      return height > 0 ? height : Self.standardTitleHeight
    }
    return content.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// Makes the cells available again that were measured and are not visible.
  final func recyclePreparedCells() {
    guard !preparedViews.isEmpty else { return }
    for (element, view) in preparedViews.sorted(by: { $0.key < $1.key }) {
      guard let cell = view as? UITableViewCell, element.kind == .row else { continue }
      preparedViews[element] = nil
      if let identifier = cell.reuseIdentifier { reusableCells.recycle(cell, for: identifier) }
    }
  }
}
