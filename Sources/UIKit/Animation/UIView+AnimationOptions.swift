extension UIView {
  /// Options for animating views.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out subviews inside the block, so that they animate along with their superview.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets the user interact with views while they are being animated.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from the presented values instead of the model values.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation until another one replaces it; in a property animator, runs it once.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs the animation backward after each run; ignored in a property animator.
    ///
    /// After the last run, the view jumps to its new values.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Uses this call's duration instead of the enclosing block's.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Uses this call's curve or spring instead of the enclosing block's.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Animates the changes made in a transition's block as well.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides the old view and shows the new one in a transition, instead of removing and adding
    /// them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Ignores the options of the enclosing block.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Starts slowly, accelerates, and slows down again; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Starts slowly and accelerates.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Starts quickly and slows down.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Progresses evenly.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// The options that nested blocks inherit.
    static let inherited: AnimationOptions = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
    ]

    /// The timing curve as parameters; for the number 7, which the keyboard's notifications contain,
    /// the system's spring.
    @MainActor
    var timing: any UITimingCurveProvider {
      let curve = Int((rawValue >> 16) & 0xF)
      if curve == Keyboard.curve { return UISpringTimingParameters() }
      return UICubicTimingParameters(
        animationCurve: AnimationCurve(rawValue: curve) ?? .easeInOut)
    }

    /// A rate of 60 frames per second.
    ///
    /// It has no visible effect: the clock has this rate.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// A rate of 30 frames per second.
    ///
    /// It has no visible effect.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
  }
}
