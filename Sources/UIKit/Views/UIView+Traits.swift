extension UIView {
  /// Resolves dynamic colors again, in this view and in its descendants; in an animation block, with
  /// an animation if the traits have changed.
  ///
  /// - Parameter previous: The previous traits; nil if they have not changed.
  final func refreshTraits(from previous: UITraitCollection? = nil) {
    // An appearance of its own is not affected by those around it.
    if let previous, previous == traitCollection { return }
    if previous != nil { dissolveContent() }
    updateInheritedDirection(from: previous)
    if let dynamicBackgroundColor { backgroundColor = dynamicBackgroundColor }
    setNeedsDisplay()
    owningController?.traitCollectionDidChange(previous)
    traitCollectionDidChange(previous)
    for view in orderedSubviews {
      view.refreshTraits(
        from: previous?.overriding(
          view.owningController?.overrideUserInterfaceStyle ?? .unspecified
        )
        .overriding(view.overrideUserInterfaceStyle))
    }
  }

  /// Notifies the view, and the descendants that inherit its tint color.
  final func notifyTintColorChange() {
    tintColorDidChange()
    for view in orderedSubviews where view.storedTintColor == nil { view.notifyTintColorChange() }
  }
}
