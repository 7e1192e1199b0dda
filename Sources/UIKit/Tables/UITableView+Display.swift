extension UITableView {
  /// Shows what is in sight.
  final func showElements() {
    placeEnds()
    guard shownRect != bounds else { return }
    shownRect = bounds
    let elements = elements(in: bounds)
    let wanted = Set(elements)
    for element in views.elements where !wanted.contains(element) { endDisplaying(element) }
    for element in elements { show(element) }
  }

  /// Puts what stands before and behind the sections in place, and tells how large the content is.
  private func placeEnds() {
    let start = tableHeaderView?.frame.height ?? 0
    if let knownContent, knownContent.start != start { forgetContent() }
    let end = content.end
    let height = tableFooterView?.frame.height ?? 0
    tableHeaderView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: start)
    tableFooterView?.frame = CGRect(x: 0, y: end, width: bounds.width, height: height)
    contentSize = CGSize(width: bounds.width, height: end + height)
  }

  /// Takes a view out of the table's ends, and puts another one there.
  final func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    forgetContent()
  }

  private func show(_ element: TableElement) {
    guard let frame = frame(of: element) else { return }
    if let view = views[element] {
      if view.frame != frame { view.frame = frame }
      return
    }
    var made: UIView?
    UIView.performWithoutAnimation {
      made = makeView(element)
      made?.frame = frame
    }
    guard let view = made else { return }
    if let cell = view as? UITableViewCell, element.kind == .row {
      cell.tableSeparator = tableSeparator
      delegate?.tableView(self, willDisplay: cell, forRowAt: element.indexPath)
    }
    views.place(view, for: element, rank: element, in: self, above: backgroundView)
  }

  /// Takes a view out that is no longer in sight.
  final func endDisplaying(_ element: TableElement) {
    guard let view = views[element] else { return }
    views.remove(element)
    view.removeFromSuperview()
    switch view {
    case let cell as UITableViewCell where element.kind == .row:
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: element.indexPath)
      if let identifier = cell.reuseIdentifier { cellPool.give(cell, identifier) }
    case let bar as UITableViewHeaderFooterView:
      if let identifier = bar.reuseIdentifier { barPool.give(bar, identifier) }
    default: break
    }
  }

  private func makeView(_ element: TableElement) -> UIView? {
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
        ?? makeTitle(.header, section)
    case .footer:
      return delegate?.tableView(self, viewForFooterInSection: section)
        ?? makeTitle(.footer, section)
    }
  }

  private func makeTitle(_ kind: TableElement.Kind, _ section: Int) -> UIView? {
    title(of: kind, section).map { title in
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      view.textLabel?.text = title
      return view
    }
  }

  // MARK: Separators

  private var tableSeparator: TableSeparator? {
    separatorStyle == .none ? nil : TableSeparator(color: separatorColor, inset: separatorInset)
  }

  final func refreshSeparators() {
    for view in views.sorted { (view as? UITableViewCell)?.tableSeparator = tableSeparator }
  }
}
