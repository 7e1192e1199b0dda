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
    owningController?.notifyOfTraits(from: previous)
    traitCollectionDidChange(previous)
    notifyOfTraits(from: previous)
    for view in orderedSubviews {
      let outer = previous.map { view.owningController?.withOverrides($0) ?? $0 }
      view.refreshTraits(from: outer.map(view.withOverrides))
    }
  }

  /// Notifies the view, and the descendants that inherit its tint color.
  final func notifyTintColorChange() {
    tintColorDidChange()
    for view in orderedSubviews where view.storedTintColor == nil { view.notifyTintColorChange() }
  }
}
