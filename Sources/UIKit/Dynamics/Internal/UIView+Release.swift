extension UIView {
  /// Ends the effect of constraints on the place of a view, which an animator determines from now on.
  ///
  /// As observed in UIKit, the constraints of the view that its superview holds are removed, and its
  /// autoresizing mask is translated again; what ancestors or the view itself hold stays. The views
  /// that a stack view arranges are Flipbook's exception: they keep their constraints.
  func releaseFromConstraints() {
    guard !translatesAutoresizingMaskIntoConstraints, let superview else { return }
    let stack = superview as? UIStackView
    guard stack?.arrangedSubviews.contains(self) != true else { return }
    superview.removeConstraints(
      superview.constraints.filter { $0.firstItem === self || $0.secondItem === self })
    translatesAutoresizingMaskIntoConstraints = true
  }
}
