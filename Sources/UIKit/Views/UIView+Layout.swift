extension UIView {
  /// Whether this view or one of its descendants needs layout.
  final var expectsLayout: Bool { layer.needs.contains(.layout) }

  /// Makes a change of the geometry that may change the bounds, and notifies what depends on them.
  final func resizing(_ change: () -> Void) {
    let old = layer.bounds
    change()
    if margins.followSuperview || margins.haveFollowers || layer.bounds.width != old.width {
      updateInsets(from: old)
    }
    if layoutRecord != nil { geometryDidChange(from: old) }
    guard layer.bounds.size != old.size else { return }
    autoresizeSubviews(from: old.size)
    setNeedsLayout()
    AnimationBlock.current?.recordResize(of: self)
    startAnimators()
  }

  /// Makes a change of the geometry that keeps the bounds, and notifies what depends on the frame.
  final func moving(_ change: () -> Void) {
    change()
    if margins.followSuperview { followSuperview() }
    if layoutRecord != nil { geometryDidChange(from: layer.bounds) }
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
