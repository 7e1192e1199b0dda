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

  /// The insets of the part of the view that the window's safe area contains, in points.
  final var visibleInsets: UIEdgeInsets {
    guard let window else { return .zero }
    let inset = window.bounds.inset(by: window.deviceSafeAreaInsets)
    let safe = convert(inset, from: window).intersection(bounds)
    guard !safe.isNull else { return .zero }
    return UIEdgeInsets(
      top: safe.minY - bounds.minY, left: safe.minX - bounds.minX, bottom: bounds.maxY - safe.maxY,
      right: bounds.maxX - safe.maxX)
  }
}
