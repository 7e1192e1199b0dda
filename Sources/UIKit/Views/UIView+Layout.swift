extension UIView {
  /// Whether this view or one of its descendants needs layout.
  final var expectsLayout: Bool { layer.needs.contains(.layout) }

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
