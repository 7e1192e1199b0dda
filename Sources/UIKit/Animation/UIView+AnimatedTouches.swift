import QuartzCore

extension UIView {
  /// Whether an animation keeps touches from reaching the view.
  final var isBlockedByAnimation: Bool {
    ViewAnimation.blocksTouches(of: self) || animatedTouches.contains(.blocked)
  }

  /// Converts a point of the superview for a touch.
  ///
  /// If an interruptible animator animates the view, the point is converted to the presented view.
  final func touchPoint(_ point: CGPoint, from superview: UIView) -> CGPoint {
    isTouchedAtPresentedPosition
      ? layer.presentedPoint(at: point)
      : convert(point, from: superview)
  }

  /// The bounds in which touches hit the view.
  final var touchBounds: CGRect { isTouchedAtPresentedPosition ? layer.presentedBounds : bounds }

  /// The center of the view as currently presented, in the window's coordinates, or nil for a view
  /// without a window.
  package final var presentedCenter: CGPoint? {
    guard let shown = layer.presentation() else { return nil }
    return window?.layer.presentation()?.convert(
      CGPoint(x: shown.bounds.midX, y: shown.bounds.midY), from: shown)
  }

  private var isTouchedAtPresentedPosition: Bool { animatedTouches.contains(.atPresentedPosition) }

  /// The touch handling of the property animators that animate the view.
  private var animatedTouches: [AnimatorPlayback.Touches] {
    layer.drivers.compactMap { ($0 as? AnimatorTrack)?.playback.touches }
  }
}
