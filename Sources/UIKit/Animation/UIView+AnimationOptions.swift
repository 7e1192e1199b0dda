extension UIView {
  /// How an animation runs.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Creates options from UIKit's bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are placed inside the block, so that they animate along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Touches reach views while they animate.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Animations start from what is shown rather than from what was set.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Animations run again and again, until others take their place; once, in a property animator.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Each run is followed by one backwards; not in a property animator.
    ///
    /// After the last one the view jumps to its new values.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Inside another block, the duration given here holds.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Inside another block, the curve or spring given here holds.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// What a transition's block changes is animated as well.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition hides the old view and shows the new one, in place of taking one out and adding the
    /// other.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Inside another block, the outer block's options do not hold.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Starts and ends slowly; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Runs evenly.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// The options that blocks inside a block take over from it.
    static let inherited: AnimationOptions = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
    ]

    /// The curve, as parameters.
    @MainActor
    var timing: UICubicTimingParameters {
      UICubicTimingParameters(
        animationCurve: AnimationCurve(rawValue: Int((rawValue >> 16) & 0xF)) ?? .easeInOut)
    }
  }
}
