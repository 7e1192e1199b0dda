extension UIView {
  /// The predefined system animations.
  public enum SystemAnimation: UInt, Sendable {
    /// Shrinks and fades views, and removes them at the end.
    case delete
  }

  /// Performs a predefined system animation on views, along with other animations.
  ///
  /// Apple does not document what it looks like. Here it takes 0.25 seconds, or the enclosing
  /// block's duration.
  ///
  /// - Parameters:
  ///   - animation: The system animation to perform.
  ///   - views: The views to perform the animation on.
  ///   - options: How the animation relates to enclosing blocks.
  ///   - parallelAnimations: A block that sets properties of other views to their final values.
  ///   - completion: A block to call at the end. Its argument is true if all animations ran to
  ///     completion.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: 0.25, delay: 0, options: options) {
      for view in views {
        view.alpha = 0
        view.transform = view.transform.scaledBy(x: 0.01, y: 0.01)
      }
      parallelAnimations?()
    } completion: { finished in
      for view in views { view.removeFromSuperview() }
      completion?(finished)
    }
  }
}
