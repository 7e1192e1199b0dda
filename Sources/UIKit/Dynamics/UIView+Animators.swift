extension UIView {
  /// The animators that have the view for a reference, in the order of their making.
  package var dynamicAnimators: [UIDynamicAnimator] { animators.compactMap(\.animator) }
}
