extension UIView {
  /// Makes changes without animating them, inside an animation block as well.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationBlock.suspended(actionsWithoutAnimation)
  }

  /// Lets the animations of what `animations` changes run several times; to be called in an animation
  /// block.
  ///
  /// Outside of one, the changes are just made. In a property animator, which has an end, they run once.
  ///
  /// - Parameters:
  ///   - count: The number of runs, a part of one included.
  ///   - autoreverses: Whether each run is followed by one backwards.
  ///   - animations: Sets properties to their final values.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let block = AnimationBlock.current else { return animations() }
    block.repeating(.init(count: Float(count), autoreverses: autoreverses), animations)
  }

  /// Whether animation blocks animate; otherwise, all changes are immediate.
  ///
  /// Animations that run already go on.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationBlock.isEnabled = enabled
  }

  /// Whether animation blocks animate.
  public class var areAnimationsEnabled: Bool { AnimationBlock.isEnabled }

  /// The duration in seconds of the animation block that is being run, or 0 outside of any.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationBlock.current?.duration ?? 0
  }
}
