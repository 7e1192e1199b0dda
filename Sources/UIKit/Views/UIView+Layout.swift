extension UIView {
  /// The maximum number of layout passes per frame, in case layouts keep invalidating each other.
  static var layoutPassLimit: Int { 100 }

  /// Marks this view and its superviews as containing a view that needs layout.
  final func expectLayout() {
    var view: UIView? = self
    while let next = view, !next.expectsLayout {
      next.expectsLayout = true
      view = next.superview
    }
  }

  /// Lays out the views that need it, and returns whether there were any.
  final func layoutPass() -> Bool {
    guard expectsLayout else { return false }
    var didLayOut = false
    if needsLayout {
      needsLayout = false
      owningController?.viewWillLayOut()
      layoutSubviews()
      owningController?.viewDidLayoutSubviews()
      didLayOut = true
    }
    for view in orderedSubviews where view.layoutPass() { didLayOut = true }
    // A layout may invalidate views that this pass has already laid out.
    expectsLayout = needsLayout
    for view in orderedSubviews where view.expectsLayout { expectsLayout = true }
    return didLayOut
  }

  /// Displays this view and its descendants if they need it or if their bounds have changed.
  final func displayIfNeeded() {
    guard layer.needs.contains(.display) else { return }
    var views: [UIView] = []
    addViewsToDisplay(to: &views)
    // Reset first: requests made while views are displayed are for the next time.
    layer.meet(.display)
    for view in views {
      view.needsDisplay = false
      view.displayedBounds = view.bounds
      view.layer.viewContent = view.displayContent()
    }
  }

  private func addViewsToDisplay(to views: inout [UIView]) {
    guard layer.needs.contains(.display) else { return }
    if needsDisplay || displayedBounds != bounds { views.append(self) }
    for view in orderedSubviews { view.addViewsToDisplay(to: &views) }
  }
}
