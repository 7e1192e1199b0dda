extension UIView {
  /// The constraints that the view holds, in the order in which they were added.
  public final var constraints: [NSLayoutConstraint] { layoutRecord?.constraints ?? [] }

  /// Adds a constraint, whose items must be the view or its descendants; others stop the program with
  /// UIKit's text.
  public final func addConstraint(_ constraint: NSLayoutConstraint) {
    hold(constraint)
  }

  /// Adds constraints, whose items must be the view or its descendants.
  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint that the view holds.
  public final func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }

  /// Removes constraints that the view holds.
  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// The state of the view's layout, created if needed.
  final var record: ViewLayoutRecord {
    if let layoutRecord { return layoutRecord }
    let record = ViewLayoutRecord()
    layoutRecord = record
    return record
  }

  /// The priorities of the content's size; by default, those of the class.
  final var contentPriorities: ContentPriorities {
    get { layoutRecord?.contentPriorities ?? contentTraits.priorities }
    set {
      guard newValue != contentPriorities else { return }
      record.contentPriorities = newValue
      contentPrioritiesDidChange()
    }
  }
}

extension CGRect {
  /// Returns the insets from this rectangle to another.
  func insets(of rect: CGRect) -> UIEdgeInsets {
    UIEdgeInsets(
      top: rect.minY - minY, left: rect.minX - minX, bottom: maxY - rect.maxY,
      right: maxX - rect.maxX)
  }

  /// Returns the rectangle whose inset by `insets` is this one.
  func outset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX - insets.left, y: minY - insets.top, width: width + insets.left + insets.right,
      height: height + insets.top + insets.bottom)
  }
}
