extension UITableView {
  /// Shows the elements in the visible area and removes the others.
  ///
  /// - Parameter removingOthers: Whether the views of elements outside of the visible area are removed.
  final func showElements(removingOthers: Bool = true) {
    layOutEnds()
    guard displayedRect != bounds else { return }
    let elements = measuredElements(removingOthers: removingOthers)
    displayedRect = bounds
    if removingOthers { removeViews(except: elements) }
    for element in elements { show(element) }
    recyclePreparedCells()
    attachSwipes()
    attachContextMenus()
    updatePrefetching(elements)
  }

  /// Places the table's header and footer views and updates the content size.
  final func layOutEnds() {
    let start = tableHeaderView?.frame.height ?? 0
    if let cachedContent, cachedContent.start != start { discardContent() }
    let end = content.end
    let height = tableFooterView?.frame.height ?? 0
    tableHeaderView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: start)
    tableFooterView?.frame = CGRect(x: 0, y: end, width: bounds.width, height: height)
    contentSize = CGSize(width: bounds.width, height: end + height)
  }

  /// Replaces the table's header or footer view.
  final func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    discardContent()
  }

  private func show(_ element: TableElement) {
    guard let frame = frame(of: element).map({ shownFrame($0, of: element) }) else { return }
    if let view = views[element] {
      if view.frame != frame { view.frame = frame }
      if let cell = view as? UITableViewCell { group(cell, element) }
      return
    }
    var newView: UIView?
    UIView.performWithoutAnimation {
      newView = preparedViews.removeValue(forKey: element) ?? makeView(element)
      newView?.frame = frame
    }
    guard let view = newView else { return }
    if let cell = view as? UITableViewCell, element.kind == .row {
      cell.tableSeparator = tableSeparator
      group(cell, element)
      if isEditing { showEditing(of: cell, at: element.indexPath, animated: false) }
      if let level = delegate?.tableView(self, indentationLevelForRowAt: element.indexPath),
        level > 0
      {
        cell.indentationLevel = level
      }
      delegate?.tableView(self, willDisplay: cell, forRowAt: element.indexPath)
    } else if let section = element.indexPath.first {
      element.kind == .header
        ? delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        : delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
    views.place(view, for: element, rank: element, in: self, above: backgroundView)
  }

  /// Removes the views of the elements that are not visible.
  final func removeViews(except elements: [TableElement]) {
    let visibleElements = Set(elements)
    for element in views.elements where !visibleElements.contains(element) { removeView(element) }
  }

  /// Removes the view of an element that is no longer visible.
  final func removeView(_ element: TableElement) {
    guard let view = views[element] else { return }
    views.remove(element)
    view.removeFromSuperview()
    if let section = element.indexPath.first, element.kind != .row {
      element.kind == .header
        ? delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
        : delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
    switch view {
    case let cell as UITableViewCell where element.kind == .row:
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: element.indexPath)
      if let identifier = cell.reuseIdentifier { reusableCells.recycle(cell, for: identifier) }
    case let bar as UITableViewHeaderFooterView:
      if let identifier = bar.reuseIdentifier { reusableBars.recycle(bar, for: identifier) }
    default: break
    }
  }

  final func makeView(_ element: TableElement) -> UIView? {
    guard let section = element.indexPath.first else { return nil }
    switch element.kind {
    case .row:
      let cell = dataSource?.tableView(self, cellForRowAt: element.indexPath)
      cell?.setSelected(cellSelection.indexPaths.contains(element.indexPath), animated: false)
      cell?.setHighlighted(
        cellSelection.trackedTouch?.indexPath == element.indexPath, animated: false)
      return cell
    case .header:
      return delegate?.tableView(self, viewForHeaderInSection: section)
        ?? makeTitleView(.header, section)
    case .footer:
      return delegate?.tableView(self, viewForFooterInSection: section)
        ?? makeTitleView(.footer, section)
    }
  }

  private func makeTitleView(_ kind: TableElement.Kind, _ section: Int) -> UIView? {
    title(of: kind, section).map { title in
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      view.textLabel?.text = title
      if style != .plain { view.showGrouped(isHeader: kind == .header) }
      return view
    }
  }

  // MARK: Separators

  final var tableSeparator: TableSeparator? {
    separatorStyle == .none ? nil : TableSeparator(color: separatorColor, inset: separatorInset)
  }

  final func updateSeparators() {
    for view in views.sorted { (view as? UITableViewCell)?.tableSeparator = tableSeparator }
  }
}
