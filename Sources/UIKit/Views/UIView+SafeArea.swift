import QuartzCore

extension UIEdgeInsets {
  /// Returns the part of a superview's safe area insets that covers a subview.
  ///
  /// Each edge is treated separately (measured on UIKit): the insets are not those of an
  /// intersection, as a view that is completely below its superview has the full bottom inset.
  ///
  /// - Parameters:
  ///   - frame: The subview's frame in points.
  ///   - bounds: The superview's bounds in points.
  func safeArea(of frame: CGRect, in bounds: CGRect) -> UIEdgeInsets {
    func part(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      let covered = inset - distance
      return covered > 0 ? min(covered, inset) : 0
    }
    return UIEdgeInsets(
      top: part(top, frame.minY - bounds.minY), left: part(left, frame.minX - bounds.minX),
      bottom: part(bottom, bounds.maxY - frame.maxY), right: part(right, bounds.maxX - frame.maxX))
  }
}

extension UIView {
  /// The insets of the superview's safe area where it covers the view, zero outside of a window.
  ///
  /// Those of a controller's root view include its bars and its additional insets.
  final var inheritedSafeAreaInsets: UIEdgeInsets {
    guard let superview else { return .zero }
    var outer = superview.safeAreaInsetsForSubviews()
    guard let controller = owningController, window != nil else {
      return outer == .zero ? .zero : outer.safeArea(of: frame, in: superview.bounds)
    }
    outer = outer.union(controller.barInsets)
    return (outer.safeArea(of: frame, in: superview.bounds) + controller.additionalSafeAreaInsets)
      .union(.zero)
  }

  /// Notifies the view, its controller and its subviews if the safe area has changed.
  ///
  /// The margins are reported before the safe area (measured on UIKit).
  ///
  /// - Parameter includesSubviews: Whether to update the subviews as well.
  final func updateSafeArea(includesSubviews: Bool = true) {
    let current = safeAreaInsets
    guard current != margins.reportedSafeArea else { return updateFollowing() }
    margins.reportedSafeArea = current
    updateFollowing()
    layoutMetricsDidChange()
    setNeedsLayout()
    updateLayoutMargins()
    safeAreaInsetsDidChange()
    owningController?.viewSafeAreaInsetsDidChange()
    updatePassedSafeArea(includesSubviews: includesSubviews)
  }

  /// Determines the safe area that applies to the subviews, and notifies them if it has changed.
  final func updatePassedSafeArea(includesSubviews: Bool = true) {
    let passed = safeAreaInsetsForSubviews()
    guard passed != margins.passedSafeArea else { return }
    margins.passedSafeArea = passed
    guard includesSubviews else { return }
    for view in orderedSubviews { view.updateSafeArea() }
  }

  /// Determines whether changes of the view's place affect its margins or safe area.
  final func updateFollowing() {
    guard let superview else { return margins.followSuperview = false }
    margins.followSuperview =
      margins.includesSuperview || margins.reportedSafeArea != .zero
      || superview.margins.passedSafeArea != .zero
    if margins.followSuperview { superview.margins.haveFollowers = true }
  }

  /// Updates the margins and the safe area after the view has changed its place in its superview.
  final func followSuperview() {
    updateSafeArea()
    if margins.includesSuperview { updateLayoutMargins() }
  }

  /// Updates the margins and the safe area, in the subviews as well, after a change of the bounds.
  ///
  /// - Parameter old: The previous bounds.
  final func updateInsets(from old: CGRect) {
    if margins.followSuperview { followSuperview() }
    let bounds = layer.bounds
    if bounds.width != old.width, owningController != nil { updateLayoutMargins() }
    guard margins.haveFollowers, bounds != old else { return }
    for view in orderedSubviews where view.margins.followSuperview { view.followSuperview() }
  }

  /// Updates the margins and the safe area after the view was added to another superview in the same
  /// window, or outside of windows.
  final func followNewSuperview() {
    guard let superview else { return }
    if margins.reportedSafeArea != .zero || superview.margins.passedSafeArea != .zero {
      updateSafeArea()
    }
    guard margins.includesSuperview else { return }
    updateFollowing()
    updateLayoutMargins()
  }

  /// Updates the safe area of this view alone, after its window has changed.
  final func updateSafeAreaForWindow() {
    guard
      margins.reportedSafeArea != .zero || owningController != nil
        || superview.map({ $0.margins.passedSafeArea != .zero }) ?? false
    else { return }
    updateSafeArea(includesSubviews: false)
  }
}
