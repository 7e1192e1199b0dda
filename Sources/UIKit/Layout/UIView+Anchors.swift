extension UIView {
  private func x(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(side: ConstraintSide(self, attribute))
  }

  private func y(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(side: ConstraintSide(self, attribute))
  }

  private func length(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    NSLayoutDimension(side: ConstraintSide(self, attribute))
  }

  /// The left or right edge at which lines of text start.
  public final var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
  /// The left or right edge at which lines of text end.
  public final var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
  /// The left edge.
  public final var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
  /// The right edge.
  public final var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
  /// The top edge.
  public final var topAnchor: NSLayoutYAxisAnchor { y(.top) }
  /// The bottom edge.
  public final var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
  /// The width.
  public final var widthAnchor: NSLayoutDimension { length(.width) }
  /// The height.
  public final var heightAnchor: NSLayoutDimension { length(.height) }
  /// The horizontal center.
  public final var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
  /// The vertical center.
  public final var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
  /// The baseline of the first line of text.
  public final var firstBaselineAnchor: NSLayoutYAxisAnchor { y(.firstBaseline) }
  /// The baseline of the last line of text.
  public final var lastBaselineAnchor: NSLayoutYAxisAnchor { y(.lastBaseline) }
}
