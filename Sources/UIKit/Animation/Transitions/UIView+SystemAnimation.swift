extension UIView {
  /// The animations that the system has ready.
  public enum SystemAnimation: UInt, Sendable {
    /// Views shrink and fade, and are taken out at the end.
    case delete
  }

  /// Performs one of the system's animations, and others along with it.
  ///
  /// How a phone's looks in detail is not known: here it takes a quarter of a second, or what the block
  /// around it says.
  ///
  /// - Parameters:
  ///   - animation: The system's animation.
  ///   - views: The views that it is performed on.
  ///   - options: How it stands to blocks around it.
  ///   - parallelAnimations: Sets properties of other views to their final values.
  ///   - completion: Called at the end, with whether all animations ran to it.
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
