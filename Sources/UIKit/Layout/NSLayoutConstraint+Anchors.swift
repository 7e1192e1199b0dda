import QuartzCore

extension NSLayoutConstraint {
  /// Returns a constraint between the sides of two anchors, or on one.
  static func between(
    _ first: ConstraintSide?, _ relation: Relation, _ second: ConstraintSide?, multiplier: CGFloat,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    if let first, let item = first.item {
      let problem = problem(
        first, item, first.checkedAttribute, second, second?.item,
        second?.checkedAttribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
      if let problem { preconditionFailure(problem) }
    }
    return NSLayoutConstraint(
      first: first, relation: relation, second: second, multiplier: multiplier, constant: constant)
  }

  /// The distance between neighboring views, in points (measured on UIKit).
  static let systemSpacing: CGFloat = 8

  /// Returns a constraint with the system spacing times a factor, but not less than 0, after a side.
  ///
  /// With a baseline, the spacing is that of lines of text.
  static func spaced(
    _ side: ConstraintSide?, _ relation: Relation, after other: ConstraintSide?,
    _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    between(
      side, relation, other, multiplier: 1,
      constant: max(spacing(other, side) * multiplier, 0))
  }

  /// Returns the system spacing between two sides, in points (measured on UIKit).
  ///
  /// With a baseline it is the line height of the lower text, plus its descender, minus that of the
  /// upper text, rounded up to whole pixels; 8 points if neither shows text.
  private static func spacing(_ upper: ConstraintSide?, _ lower: ConstraintSide?) -> CGFloat {
    let baselines: [Attribute] = [.firstBaseline, .lastBaseline]
    guard let upper, let lower,
      baselines.contains(upper.attribute) || baselines.contains(lower.attribute)
    else { return systemSpacing }
    let (upperFont, lowerFont) = (
      (upper.item as? UIView)?.baselineFont(.lastBaseline),
      (lower.item as? UIView)?.baselineFont(.firstBaseline)
    )
    guard let first = lowerFont ?? upperFont, let last = upperFont ?? lowerFont else {
      return systemSpacing
    }
    let scale = UIScreen.main.scale
    let distance = first.lineHeight + first.descender - last.descender
    return ((distance - 0.001) * scale).rounded(.up) / scale
  }
}

extension ConstraintSide {
  /// An attribute with the dimension of the side.
  fileprivate var checkedAttribute: NSLayoutConstraint.Attribute {
    origin == nil ? attribute : attribute.isHorizontal ? .width : .height
  }
}

extension UIView {
  /// Returns the font of the text on a baseline; nil for none.
  final func baselineFont(_ attribute: NSLayoutConstraint.Attribute) -> UIFont? {
    let view = attribute == .firstBaseline ? forFirstBaselineLayout : forLastBaselineLayout
    return view.textFont ?? (view === self ? nil : view.baselineFont(attribute))
  }
}
