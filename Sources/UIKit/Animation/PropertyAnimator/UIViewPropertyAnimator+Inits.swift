import QuartzCore

extension UIViewPropertyAnimator {
  /// Creates an inactive animator with one of UIKit's timing curves.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds; 0 is replaced by 0.2.
  ///   - curve: The timing curve.
  ///   - animations: The changes to animate.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an inactive animator with a cubic Bézier timing curve.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds; 0 is replaced by 0.2.
  ///   - point1: The first control point: time and progress.
  ///   - point2: The second control point: time and progress.
  ///   - animations: The changes to animate.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an inactive animator with spring timing.
  ///
  /// - Parameters:
  ///   - duration: The time in which the spring settles, in seconds; 0 is replaced by 0.2.
  ///   - ratio: The damping ratio. At 1 the spring settles without overshooting; the closer to 0,
  ///     the more it oscillates.
  ///   - animations: The changes to animate.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }
}
