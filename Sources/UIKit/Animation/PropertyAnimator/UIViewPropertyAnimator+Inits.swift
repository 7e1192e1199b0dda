import QuartzCore

extension UIViewPropertyAnimator {
  /// Creates an animator that stands still, timed by one of the curves that have names.
  ///
  /// - Parameters:
  ///   - duration: The seconds from start to end; 0 stands for 0.2.
  ///   - curve: How time becomes progress.
  ///   - animations: The changes to animate.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator that stands still, timed by a Bézier curve.
  ///
  /// - Parameters:
  ///   - duration: The seconds from start to end; 0 stands for 0.2.
  ///   - point1: The first control point: time and progress.
  ///   - point2: The second control point.
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

  /// Creates an animator that stands still, timed by a spring.
  ///
  /// - Parameters:
  ///   - duration: The seconds in which the spring settles; 0 stands for 0.2.
  ///   - ratio: 1 comes to rest without overshooting; less overshoots more.
  ///   - animations: The changes to animate.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it.
  ///
  /// Inside of an animation block it takes that one's duration and curve unless the options say
  /// otherwise, and cannot be interrupted.
  ///
  /// - Parameters:
  ///   - duration: The seconds from start to end; 0 stands for 0.2.
  ///   - delay: The seconds to wait first.
  ///   - options: The curve, and what is not to be inherited.
  ///   - animations: The changes to animate.
  ///   - completion: Called at the end, with where the animations ended.
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let outer = AnimationBlock.current
    let inherited = options.contains(.overrideInheritedDuration) ? nil : outer?.duration
    let timing = options.contains(.overrideInheritedCurve) ? nil : outer?.timing
    let animator = Self(
      duration: inherited ?? duration, timingParameters: timing ?? options.timing)
    animator.isInterruptible = outer == nil
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay > 0 ? delay : 0)
    return animator
  }
}
