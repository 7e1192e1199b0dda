import QuartzCore

extension UIView {
  /// Whether touches are kept from the view because it is animated.
  final var isBlockedByAnimation: Bool {
    ViewAnimation.blocksTouches(of: self) || animatedTouches.contains(.blocked)
  }

  /// Returns where a point of the superview's space lies in the view, for a touch: where an animator that
  /// can be interrupted animates the view, in the view as it is shown.
  final func touchPoint(_ point: CGPoint, from superview: UIView) -> CGPoint {
    isTouchedWhereShown
      ? point.applying(layer.presented(at: layer.clock.time).matrix.inverted())
      : convert(point, from: superview)
  }

  /// The bounds that touches find.
  final var touchBounds: CGRect { isTouchedWhereShown ? layer.presentedBounds : bounds }

  /// The middle of the view as it is shown now, in the window's space; nil for a view without a window.
  package final var shownMiddle: CGPoint? {
    guard let shown = layer.presentation() else { return nil }
    return window?.layer.presentation()?.convert(
      CGPoint(x: shown.bounds.midX, y: shown.bounds.midY), from: shown)
  }

  private var isTouchedWhereShown: Bool { animatedTouches.contains(.whereShown) }

  /// What the property animators of the view say of touches.
  private var animatedTouches: [AnimatorMotion.Touches] {
    layer.drivers.compactMap { ($0 as? AnimatorTrack)?.motion.touches }
  }
}
