extension UIView {
  /// Animates what `animations` changes, evenly accelerating and slowing down.
  ///
  /// - Parameters:
  ///   - duration: In seconds; not above 0 for an immediate change.
  ///   - animations: Sets `frame`, `bounds`, `center`, `transform`, `alpha`, `backgroundColor` or a
  ///     layer's `cornerRadius` to its final value.
  ///   - completion: Called when the last of the animations has ended, with whether all ran to their
  ///     ends.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates what `animations` changes.
  ///
  /// - Parameters:
  ///   - duration: In seconds; not above 0 for an immediate change.
  ///   - delay: The seconds to wait first.
  ///   - options: The curve, and how this block stands to others.
  ///   - animations: Sets `frame`, `bounds`, `center`, `transform`, `alpha`, `backgroundColor` or a
  ///     layer's `cornerRadius` to its final value.
  ///   - completion: Called when the last of the animations has ended, with whether all ran to their
  ///     ends.
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

  /// Animates what `animations` changes by a spring that settles in a duration.
  ///
  /// - Parameters:
  ///   - duration: The seconds until the spring is within a thousandth of its way; not above 0 for an
  ///     immediate change. The spring's frequency is found for 0.01 to 10 seconds.
  ///   - delay: The seconds to wait first.
  ///   - dampingRatio: 1 comes to rest without overshooting; less, down to 0, overshoots more.
  ///   - velocity: The speed to begin with, in whole distances per second.
  ///   - options: How this block stands to others; the curve acts on nothing.
  ///   - animations: Sets properties to their final values.
  ///   - completion: Called when the last of the animations has ended, with whether all ran to their
  ///     ends.
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

  /// Animates what `animations` changes by a spring of a perceived duration.
  ///
  /// - Parameters:
  ///   - duration: The period of the spring without damping, in seconds; it takes longer to settle.
  ///   - bounce: From -1, exclusive, by 0, no overshooting, to 1, no end.
  ///   - velocity: The speed to begin with, in whole distances per second.
  ///   - delay: The seconds to wait first.
  ///   - options: How this block stands to others; the curve acts on nothing.
  ///   - animations: Sets properties to their final values.
  ///   - completion: Called when the last of the animations has settled, with whether all ran to their
  ///     ends.
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
