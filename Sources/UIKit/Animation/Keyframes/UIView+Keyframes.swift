extension UIView {
  /// Animates what keyframes change, one after the other or side by side.
  ///
  /// UIKit's curve, which starts and ends slowly, acts on the whole of it, unless the options have the bits
  /// of another.
  ///
  /// - Parameters:
  ///   - duration: In seconds; not above 0 for an immediate change.
  ///   - delay: The seconds to wait first.
  ///   - options: How values follow each other, and how this block stands to others.
  ///   - animations: Calls `addKeyframe`. What it changes outside of keyframes takes the whole time.
  ///   - completion: Called when the last of the animations has ended, with whether all ran to their
  ///     ends.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    KeyframesAnimation(
      duration: duration, delay: delay, options: options, completion: completion
    ).animate(animations)
  }

  /// Adds a keyframe to the block of `animateKeyframes` that is being run.
  ///
  /// Outside of such a block, the changes are just made.
  ///
  /// - Parameters:
  ///   - frameStartTime: When the values begin to change, as a fraction of the whole, 0 to 1.
  ///   - frameDuration: How long it takes until they are reached, as a fraction of the whole.
  ///   - animations: Sets properties to the keyframe's values.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let block = AnimationBlock.current as? KeyframesAnimation else { return animations() }
    block.addKeyframe(start: frameStartTime, duration: frameDuration, animations)
  }
}
