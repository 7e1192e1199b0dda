extension UIView {
  /// How often one layout may ask for another before the frame is taken as it is.
  private static var layoutPassLimit: Int { 100 }

  /// Places the subviews now, here and in all of them, where a layout was asked for.
  public func layoutIfNeeded() {
    for _ in 0..<Self.layoutPassLimit where layoutPass() {}
  }

  /// Makes what views show, here and in all subviews, where it was asked for or their bounds changed.
  final func displayIfNeeded() {
    if needsDisplay || displayedBounds != bounds {
      needsDisplay = false
      displayedBounds = bounds
      layer.viewContent = displayContent()
    }
    for view in orderedSubviews { view.displayIfNeeded() }
  }

  /// Returns whether anything was placed.
  private func layoutPass() -> Bool {
    var worked = false
    if needsLayout {
      needsLayout = false
      owningController?.viewWillLayoutSubviews()
      layoutSubviews()
      owningController?.viewDidLayoutSubviews()
      worked = true
    }
    for view in orderedSubviews where view.layoutPass() { worked = true }
    return worked
  }
}
