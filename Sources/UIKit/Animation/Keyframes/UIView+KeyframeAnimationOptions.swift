extension UIView {
  /// Options for keyframe animations.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit, including those of `AnimationOptions`.
    public let rawValue: UInt

    /// Creates options from their bits; the curve bits of `AnimationOptions` apply to the animation
    /// as a whole.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out subviews inside the block, so that they animate along with their superview.
    public static let layoutSubviews = Self(.layoutSubviews)
    /// Lets the user interact with views while they are being animated.
    public static let allowUserInteraction = Self(.allowUserInteraction)
    /// Starts from the presented values instead of the model values.
    public static let beginFromCurrentState = Self(.beginFromCurrentState)
    /// Repeats the animation until another one replaces it; in a property animator, runs it once.
    public static let `repeat` = Self(.repeat)
    /// Runs the animation backward after each run; ignored in a property animator.
    public static let autoreverse = Self(.autoreverse)
    /// Uses this call's duration instead of the enclosing block's.
    public static let overrideInheritedDuration = Self(.overrideInheritedDuration)
    /// Ignores the options of the enclosing block.
    public static let overrideInheritedOptions = Self(.overrideInheritedOptions)

    /// Interpolates linearly between values; the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Shows each value from its keyframe's start until the next keyframe starts, without
    /// interpolation.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Interpolates linearly at a constant speed, ignoring the times of the keyframes.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Interpolates along a smooth curve through the values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Interpolates along a smooth curve through the values at a constant speed.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    private init(_ options: AnimationOptions) {
      rawValue = options.rawValue
    }
  }
}
