/// The margins of a view's content and what adds to them.
struct LayoutMargins {
  /// The margins that were set, in points.
  var base = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// Whether the safe area is added.
  var includesSafeArea = true
  /// Whether the superview's margins apply where they cover the view.
  var includesSuperview = false

  /// Returns the margins of a view, in points (measured on UIKit).
  ///
  /// The safe area is added edge by edge. The superview's margin, less the distance between the
  /// edges, replaces a smaller one.
  @MainActor
  func effective(in view: UIView) -> UIEdgeInsets {
    let safe = includesSafeArea ? view.safeAreaInsets : .zero
    let own = UIEdgeInsets(
      top: base.top + safe.top, left: base.left + safe.left, bottom: base.bottom + safe.bottom,
      right: base.right + safe.right)
    guard includesSuperview, let superview = view.superview else { return own }
    let (outer, bounds, frame) = (superview.layoutMargins, superview.bounds, view.frame)
    return UIEdgeInsets(
      top: max(own.top, outer.top - (frame.minY - bounds.minY)),
      left: max(own.left, outer.left - (frame.minX - bounds.minX)),
      bottom: max(own.bottom, outer.bottom - (bounds.maxY - frame.maxY)),
      right: max(own.right, outer.right - (bounds.maxX - frame.maxX)))
  }
}
