extension UIView {
  /// The animators whose reference view this is, in the order of their creation.
  package var dynamicAnimators: [UIDynamicAnimator] { animators.compactMap(\.animator) }
}
