import QuartzCore
import Timing

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
    /// Inside another block, the duration given here holds.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Inside another block, the curve given here holds.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Starts and ends slowly; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Runs evenly.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    var curve: CubicBezier {
      (AnimationCurve(rawValue: Int((rawValue >> 16) & 0xF)) ?? .easeInOut).bezier
    }
  }

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
      duration: duration, delay: delay, options: options, inside: AnimationBlock.current,
      completion: completion
    ).animate(animations)
  }

  /// Makes changes without animating them, inside an animation block as well.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationBlock.suspended(actionsWithoutAnimation)
  }

  /// The duration in seconds of the animation block that is being run, or 0 outside of any.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationBlock.current?.duration ?? 0
  }
}
