extension UIView {
  /// Returns the constraints that affect the view's geometry along an axis, for debugging.
  public final func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    constraintsAffecting(along: axis)
  }

  /// Whether the constraints do not determine the view's frame, for debugging.
  public final var hasAmbiguousLayout: Bool { isAmbiguous }

  /// Changes the frame of a view with an ambiguous layout to another one that satisfies the
  /// constraints, for debugging.
  public final func exerciseAmbiguityInLayout() { exerciseAmbiguity() }
}
