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
}
