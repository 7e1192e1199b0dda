extension UIView {
  /// Creates an animation whose changes are set up by keyframes.
  ///
  /// The ease-in ease-out curve applies to the animation as a whole, unless the options contain the
  /// bits of another curve.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds; at 0 or below, changes are immediate.
  ///   - delay: The delay before the animation starts, in seconds.
  ///   - options: How values are interpolated, and how the animation relates to enclosing blocks.
  ///   - animations: A block that calls `addKeyframe`. Changes it makes outside of keyframes take
  ///     the whole duration.
  ///   - completion: A block to call when the last of the animations ends. Its argument is true if
  ///     all of them ran to completion.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    KeyframesAnimation(
      duration: duration, delay: delay, options: options, completion: completion
    ).animate(animations)
  }

  /// Adds a keyframe to the `animateKeyframes` call that is being run.
  ///
  /// Outside of such a call, the changes are made immediately.
  ///
  /// - Parameters:
  ///   - frameStartTime: The time at which the keyframe starts, as a fraction of the duration from
  ///     0 to 1.
  ///   - frameDuration: The time until its values are reached, as a fraction of the duration from 0
  ///     to 1.
  ///   - animations: A block that sets properties to the keyframe's values.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let block = AnimationBlock.current as? KeyframesAnimation else { return animations() }
    block.addKeyframe(start: frameStartTime, duration: frameDuration, animations)
  }
}
