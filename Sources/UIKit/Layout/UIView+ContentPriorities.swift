extension UIView {
  /// Returns the priority with which the view resists being larger than its content.
  public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriorities.hugging[axis]
  }

  /// Sets the priority with which the view resists being larger than its content; 250 by default,
  /// and 750 in some directions of controls.
  public final func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    contentPriorities.hugging[axis] = priority
  }

  /// Returns the priority with which the view resists being smaller than its content.
  public final func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    contentPriorities.compression[axis]
  }

  /// Sets the priority with which the view resists being smaller than its content; 750 by default.
  public final func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    contentPriorities.compression[axis] = priority
  }
}
