extension UIView {
  /// Animates changes to views with an ease-in ease-out curve.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds; at 0 or below, changes are immediate.
  ///   - animations: A block that sets `frame`, `bounds`, `center`, `transform`, `alpha`,
  ///     `backgroundColor`, or a layer's `cornerRadius` to its final value.
  ///   - completion: A block to call when the last of the animations ends. Its argument is true if
  ///     all of them ran to completion.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates changes to views with a delay and options.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds; at 0 or below, changes are immediate.
  ///   - delay: The delay before the animations start, in seconds.
  ///   - options: The timing curve, and how the animation relates to enclosing blocks.
  ///   - animations: A block that sets `frame`, `bounds`, `center`, `transform`, `alpha`,
  ///     `backgroundColor`, or a layer's `cornerRadius` to its final value.
  ///   - completion: A block to call when the last of the animations ends. Its argument is true if
  ///     all of them ran to completion.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimation(
      duration: duration, delay: delay, timing: options.timing, options: options,
      completion: completion
    ).animate(animations)
  }

  /// Animates changes to views with a spring that settles in a duration.
  ///
  /// - Parameters:
  ///   - duration: The time in seconds until the spring stays within a thousandth of the distance;
  ///     at 0 or below, changes are immediate. The spring's frequency is determined for durations
  ///     from 0.01 to 10 seconds.
  ///   - delay: The delay before the animations start, in seconds.
  ///   - dampingRatio: The damping ratio. At 1 the spring settles without overshooting; the closer
  ///     to 0, the more it oscillates.
  ///   - velocity: The initial velocity in total distances per second.
  ///   - options: How the animation relates to enclosing blocks; the timing curve is ignored.
  ///   - animations: A block that sets properties to their final values.
  ///   - completion: A block to call when the last of the animations ends. Its argument is true if
  ///     all of them ran to completion.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = UISpringTimingParameters(
      dampingRatio: dampingRatio, initialVelocity: CGVector(dx: velocity, dy: velocity))
    ViewAnimation(
      duration: duration, delay: delay, timing: spring, options: options, completion: completion
    ).animate(animations)
  }

  /// Animates changes to views with a spring of a perceptual duration.
  ///
  /// - Parameters:
  ///   - duration: The period of the undamped spring, in seconds, 0.5 by default; the spring takes
  ///     longer to settle.
  ///   - bounce: The bounce, above -1 and up to 1: 0 for no overshoot, the default; 1 for endless
  ///     oscillation.
  ///   - velocity: The initial velocity in total distances per second, 0 by default.
  ///   - delay: The delay before the animations start, in seconds.
  ///   - options: How the animation relates to enclosing blocks; the timing curve is ignored.
  ///   - animations: A block that sets properties to their final values.
  ///   - completion: A block to call when the last of the animations has settled. Its argument is
  ///     true if all of them ran to completion.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity velocity: CGFloat = 0, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = UISpringTimingParameters(
      duration: duration, bounce: bounce,
      initialVelocity: CGVector(dx: velocity, dy: velocity))
    ViewAnimation(
      duration: duration, delay: delay, timing: spring, options: options, completion: completion
    ).animate(animations)
  }
}
