/// The margins of a view's content, what adds to them, and the values that the view was last
/// notified of.
struct LayoutMargins {
  /// The margins that were set, in points.
  enum Base {
    /// No margins were set.
    case automatic
    case fixed(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }

  /// The margins of a view for which none were set, in points (measured on UIKit).
  static let standard = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  var base = Base.automatic
  /// Whether the safe area is added.
  var includesSafeArea = true
  /// Whether the superview's margins apply where they cover the view.
  var includesSuperview = false

  /// The margins that the view was last notified of.
  var reported = Self.standard
  /// The safe area insets that the view was last notified of.
  var reportedSafeArea = UIEdgeInsets.zero
  /// The safe area insets that apply to the subviews.
  var passedSafeArea = UIEdgeInsets.zero
  /// Whether the margins or the safe area depend on the view's place in its superview.
  var followSuperview = false
  /// Whether those of a subview have depended on its place in this view.
  var haveFollowers = false

  /// Returns the margins of a view, in points (measured on UIKit).
  ///
  /// The safe area is added edge by edge. The superview's margin, less the distance between the
  /// edges, replaces a smaller one.
  @MainActor
  func effective(in view: UIView) -> UIEdgeInsets {
    let own = includesSafeArea ? own(in: view) + view.safeAreaInsets : own(in: view)
    guard includesSuperview, let superview = view.superview else { return own }
    let (outer, bounds, frame) = (superview.layoutMargins, superview.bounds, view.frame)
    return own.union(
      UIEdgeInsets(
        top: outer.top - (frame.minY - bounds.minY), left: outer.left - (frame.minX - bounds.minX),
        bottom: outer.bottom - (bounds.maxY - frame.maxY),
        right: outer.right - (bounds.maxX - frame.maxX)))
  }

  /// Returns the margins without the safe area and the superview's.
  ///
  /// Those of a controller's root view are at least the system's minimum, and the minimum if none
  /// were set.
  @MainActor
  private func own(in view: UIView) -> UIEdgeInsets {
    let direction = view.effectiveUserInterfaceLayoutDirection
    let minimum = view.owningController.flatMap { controller in
      controller.viewRespectsSystemMinimumLayoutMargins
        ? controller.systemMinimumLayoutMargins.edges(in: direction) : nil
    }
    switch base {
    case .automatic: return minimum ?? Self.standard
    case .fixed(let insets): return minimum?.union(insets) ?? insets
    case .directional(let insets):
      let edges = insets.edges(in: direction)
      return minimum?.union(edges) ?? edges
    }
  }
}

extension UIView {
  /// Changes what the margins are computed from.
  final func changeMargins(_ change: (inout LayoutMargins) -> Void) {
    change(&margins)
    updateFollowing()
    updateLayoutMargins()
  }

  /// Notifies the view and its controller if its margins have changed, then the subviews that
  /// preserve them (measured on UIKit).
  final func updateLayoutMargins() {
    let current = layoutMargins
    guard current != margins.reported else { return }
    margins.reported = current
    layoutMetricsDidChange()
    setNeedsLayout()
    layoutMarginsDidChange()
    owningController?.viewLayoutMarginsDidChange()
    for view in orderedSubviews where view.margins.includesSuperview { view.updateLayoutMargins() }
  }

  /// The rectangle inside the margins, in the view's coordinates and in points.
  final var layoutMarginsRect: CGRect { bounds.inset(by: layoutMargins) }

  /// The part of the rectangle inside the margins in which text is easy to read, in the view's
  /// coordinates and in points.
  ///
  /// Where the view is wider than 1008 points and the rectangle inside the margins wider than 920
  /// points, it is 920 points wide and centered in the view (measured on UIKit of SDK 26 at the
  /// default text size; on earlier systems, iPads used 672 points).
  final var readableContentRect: CGRect {
    var rect = layoutMarginsRect
    let width: CGFloat = 920
    if bounds.width > 1008, rect.width > width {
      rect.origin.x = bounds.midX - width / 2
      rect.size.width = width
    }
    return rect
  }
}
