import QuartzCore

/// An anchor of a width, a height, or a distance between two anchors.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Creates the distance from one location to another.
  convenience init(from start: ConstraintSide?, to end: ConstraintSide?) {
    guard let start, let end, let item = end.item else {
      self.init(side: nil)
      return
    }
    self.init(side: ConstraintSide(item, end.attribute, minus: start))
  }

  /// Returns a constraint that makes the dimension equal to a constant in points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    .between(side, .equal, nil, multiplier: 0, constant: c)
  }

  /// Returns a constraint that makes the dimension at least a constant in points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    .between(side, .greaterThanOrEqual, nil, multiplier: 0, constant: c)
  }

  /// Returns a constraint that makes the dimension at most a constant in points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    .between(side, .lessThanOrEqual, nil, multiplier: 0, constant: c)
  }

  /// Returns a constraint that makes the dimension equal to a multiple of another.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    .between(side, .equal, anchor.side, multiplier: m, constant: 0)
  }

  /// Returns a constraint that makes the dimension at least a multiple of another.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    .between(side, .greaterThanOrEqual, anchor.side, multiplier: m, constant: 0)
  }

  /// Returns a constraint that makes the dimension at most a multiple of another.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    .between(side, .lessThanOrEqual, anchor.side, multiplier: m, constant: 0)
  }

  /// Returns a constraint that makes the dimension equal to a multiple of another plus a constant in
  /// points.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    .between(side, .equal, anchor.side, multiplier: m, constant: c)
  }

  /// Returns a constraint that makes the dimension at least a multiple of another plus a constant in
  /// points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    .between(side, .greaterThanOrEqual, anchor.side, multiplier: m, constant: c)
  }

  /// Returns a constraint that makes the dimension at most a multiple of another plus a constant in
  /// points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    .between(side, .lessThanOrEqual, anchor.side, multiplier: m, constant: c)
  }
}
