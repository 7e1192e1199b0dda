extension UIView {
  /// Makes changes without animating them, even inside an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationBlock.withoutAnimation(actionsWithoutAnimation)
  }

  /// Repeats the animations of the changes that `animations` makes.
  ///
  /// Call it inside an animation block.
  ///
  /// Outside of a block, the changes are made immediately. In a property animator, which has a
  /// fixed end, the animations run once.
  ///
  /// - Parameters:
  ///   - count: The number of runs, which may include a fraction of one.
  ///   - autoreverses: Whether each run is followed by a run backward.
  ///   - animations: A block that sets properties to their final values.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let block = AnimationBlock.current else { return animations() }
    block.repeating(.init(count: Float(count), autoreverses: autoreverses), animations)
  }

  /// Sets whether changes are animated; if not, all changes are immediate.
  ///
  /// Animations that are already running continue.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationBlock.isEnabled = enabled
  }

  /// Whether changes are animated; true by default, except in the closure of `performWithoutAnimation(_:)`.
  public class var areAnimationsEnabled: Bool { AnimationBlock.areChangesAnimated }

  /// The duration of the current animation block in seconds, or 0 outside of a block.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationBlock.current?.duration ?? 0
  }
}
