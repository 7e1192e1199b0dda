extension UIView {
  /// How keyframes are animated.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// UIKit's bits, those of `AnimationOptions` among them.
    public let rawValue: UInt

    /// Creates options from UIKit's bits; the curve of an `AnimationOptions` acts on the whole.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are placed inside the block, so that they animate along.
    public static let layoutSubviews = Self(.layoutSubviews)
    /// Touches reach views while they animate.
    public static let allowUserInteraction = Self(.allowUserInteraction)
    /// Animations start from what is shown rather than from what was set.
    public static let beginFromCurrentState = Self(.beginFromCurrentState)
    /// Animations run again and again, until others take their place; once, in a property animator.
    public static let `repeat` = Self(.repeat)
    /// Each run is followed by one backwards; not in a property animator.
    public static let autoreverse = Self(.autoreverse)
    /// Inside another block, the duration given here holds.
    public static let overrideInheritedDuration = Self(.overrideInheritedDuration)
    /// Inside another block, the outer block's options do not hold.
    public static let overrideInheritedOptions = Self(.overrideInheritedOptions)

    /// The straight way from value to value; the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Each value is shown from its keyframe's start until the next one's.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// The straight way at the same speed everywhere: the keyframes' times do not count.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// A smooth curve through the values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// A smooth curve through the values at the same speed everywhere.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    private init(_ options: AnimationOptions) {
      rawValue = options.rawValue
    }
  }

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
