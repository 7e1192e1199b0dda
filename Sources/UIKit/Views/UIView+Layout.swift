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
}
