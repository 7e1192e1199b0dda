extension UIView {
  /// How often one layout may ask for another before the frame is taken as it is.
  private static var layoutPassLimit: Int { 100 }

  /// Places the subviews now, here and in all of them, where a layout was asked for.
  public func layoutIfNeeded() {
    for _ in 0..<Self.layoutPassLimit {
      guard layoutPass() else { return }
    }
  }

  /// Notes, here and in all superviews, that there is something to lay out.
  final func expectLayout() {
    var view: UIView? = self
    while let next = view, !next.expectsLayout {
      next.expectsLayout = true
      view = next.superview
    }
  }

  /// Returns whether anything was placed.
  private func layoutPass() -> Bool {
    guard expectsLayout else { return false }
    var worked = false
    if needsLayout {
      needsLayout = false
      owningController?.viewWillLayoutSubviews()
      layoutSubviews()
      owningController?.viewDidLayoutSubviews()
      worked = true
    }
    for view in orderedSubviews where view.layoutPass() { worked = true }
    // Layouts ask for others, also of views that have had their turn.
    expectsLayout = needsLayout
    for view in orderedSubviews where view.expectsLayout { expectsLayout = true }
    return worked
  }

  /// Makes what views show, here and in all subviews, where it was asked for or their bounds changed.
  final func displayIfNeeded() {
    guard layer.needs.contains(.display) else { return }
    var views: [UIView] = []
    addViewsToDisplay(to: &views)
    // Before they are made: what is asked for meanwhile is for the next time.
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
