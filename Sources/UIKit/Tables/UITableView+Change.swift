extension UITableView {
  /// The duration of an animated change, in seconds; UIKit does not document it.
  private static var changeDuration: TimeInterval { 0.3 }

  /// Animates the change from the displayed rows to those of the data source.
  final func animate(_ batch: TableBatch) {
    let (old, oldCounts) = (content, content.sections.map(\.rows.itemCount))
    discardContent()
    let map: UpdateMap
    do {
      map = try UpdateMap(
        batch.changes, from: oldCounts, to: content.sections.map(\.rows.itemCount))
    } catch {
      preconditionFailure(error.text)
    }
    cellSelection.update { map.after($0) }
    swipes?.discard()
    var leaving: [UIView] = []
    UIView.animate(
      withDuration: Self.changeDuration, delay: 0,
      options: [.allowUserInteraction, .layoutSubviews]
    ) {
      leaving = self.replaceViews(batch, map, old)
    } completion: { finished in
      for view in leaving { self.dismiss(view) }
      for completion in batch.changes.completions { completion(finished) }
    }
  }

  /// Moves the views to their new places, adds those of new elements, and returns those that leave.
  private func replaceViews(_ batch: TableBatch, _ map: UpdateMap, _ old: FlowContent) -> [UIView] {
    let before = views.elements.compactMap { element in
      views[element].map { (element: element, view: $0) }
    }
    for (element, _) in before { views.remove(element) }
    var leaving: [UIView] = []
    for (element, view) in before {
      if let new = map.after(element), let frame = frame(of: new) {
        views.place(view, for: new, rank: new, in: self, above: backgroundView)
        view.frame = frame
      } else {
        leave(view, by: batch.deletion(of: element))
        leaving.append(view)
      }
    }
    layOutEnds()
    contentOffset = offsetAtRest(nearestTo: contentOffset)
    measuresDisplayedRows = true
    let known = Set(views.elements)
    showElements(removingOthers: false)
    let visible = Set(elements(in: bounds))
    for element in views.elements where !visible.contains(element) {
      if let view = views[element] { leaving.append(view) }
      views.remove(element)
    }
    for element in views.elements where !known.contains(element) {
      enter(element, by: batch.insertion(of: element, map), from: origin(of: element, map, old))
    }
    return leaving
  }

  /// Returns where an element was before the change; nil for a new one.
  private func origin(of element: TableElement, _ map: UpdateMap, _ old: FlowContent) -> CGRect? {
    guard element.kind == .row, let path = map.before(element.indexPath),
      let frame = old.frame(ofItemAt: path)
    else { return nil }
    return CGRect(x: 0, y: frame.minY, width: bounds.width, height: frame.height)
  }

  /// Starts the appearance of a view that has its final place.
  private func enter(
    _ element: TableElement, by animation: RowAnimation, from origin: CGRect?
  ) {
    guard let view = views[element] else { return }
    let (frame, alpha) = (view.frame, view.alpha)
    UIView.performWithoutAnimation {
      if let origin {
        view.frame = origin
      } else if animation != .none {
        view.frame = animation.start(of: frame)
        if animation.fades { view.alpha = 0 }
      }
      view.layoutIfNeeded()
    }
    view.frame = frame
    view.alpha = alpha
  }

  /// Starts the disappearance of a view.
  private func leave(_ view: UIView, by animation: RowAnimation) {
    guard animation != .none else {
      view.isHidden = true
      return
    }
    sendSubviewToBack(view)
    if let backgroundView, backgroundView.superview === self { sendSubviewToBack(backgroundView) }
    view.frame = animation.start(of: view.frame)
    if animation.fades { view.alpha = 0 }
  }

  /// Removes a view that has disappeared, and makes it available again.
  private func dismiss(_ view: UIView) {
    view.removeFromSuperview()
    view.isHidden = false
    view.alpha = 1
    switch view {
    case let cell as UITableViewCell:
      if let identifier = cell.reuseIdentifier { reusableCells.recycle(cell, for: identifier) }
    case let bar as UITableViewHeaderFooterView:
      if let identifier = bar.reuseIdentifier { reusableBars.recycle(bar, for: identifier) }
    default: break
    }
  }
}

extension UITableView.RowAnimation {
  /// Whether rows fade.
  fileprivate var fades: Bool {
    switch self {
    case .fade, .automatic, .middle: true
    case .right, .left, .top, .bottom, .none: false
    }
  }

  /// Returns where a row starts that ends in a frame, or the reverse.
  fileprivate func start(of frame: CGRect) -> CGRect {
    switch self {
    case .right: frame.offsetBy(dx: frame.width, dy: 0)
    case .left: frame.offsetBy(dx: -frame.width, dy: 0)
    case .top: frame.offsetBy(dx: 0, dy: -frame.height)
    case .bottom: frame.offsetBy(dx: 0, dy: frame.height)
    case .fade, .automatic, .middle, .none: frame
    }
  }
}

extension TableBatch {
  /// Returns how the view of an element disappears.
  fileprivate func deletion(of element: TableElement) -> UITableView.RowAnimation {
    if element.kind == .row, let animation = deletions[element.indexPath] { return animation }
    return element.indexPath.first.flatMap { sectionDeletions[$0] } ?? .fade
  }

  /// Returns how the view of an element appears.
  fileprivate func insertion(
    of element: TableElement, _ map: UpdateMap
  ) -> UITableView.RowAnimation {
    if element.kind == .row, let animation = insertions[element.indexPath] { return animation }
    return element.indexPath.first.flatMap { sectionInsertions[$0] } ?? .fade
  }
}

extension UpdateMap {
  /// Returns the element after the update; nil if it was deleted or reloaded.
  fileprivate func after(_ element: TableElement) -> TableElement? {
    switch element.kind {
    case .row: after(element.indexPath).map { .row($0) }
    case .header, .footer:
      element.indexPath.first.flatMap { after(section: $0) }
        .map { .bar(element.kind, ofSection: $0) }
    }
  }
}
