import QuartzCore

extension UIView.AnimationOptions {
  /// No transition; the default.
  public static let transitionNone: UIView.AnimationOptions = []
  /// Flips the view around its vertical axis from left to right: the left side moves toward the
  /// front.
  ///
  /// The old and the new content are the sides of a card in perspective.
  public static let transitionFlipFromLeft = UIView.AnimationOptions(rawValue: 1 << 20)
  /// Flips the view around its vertical axis from right to left: the right side moves toward the
  /// front.
  public static let transitionFlipFromRight = UIView.AnimationOptions(rawValue: 2 << 20)
  /// Curls the view up; rendered as a dissolve, as bent layers are not supported.
  public static let transitionCurlUp = UIView.AnimationOptions(rawValue: 3 << 20)
  /// Curls the view down; rendered as a dissolve, as bent layers are not supported.
  public static let transitionCurlDown = UIView.AnimationOptions(rawValue: 4 << 20)
  /// Dissolves the old content into the new content.
  public static let transitionCrossDissolve = UIView.AnimationOptions(rawValue: 5 << 20)
  /// Flips the view around its horizontal axis from top to bottom: the top moves toward
  /// the front.
  public static let transitionFlipFromTop = UIView.AnimationOptions(rawValue: 6 << 20)
  /// Flips the view around its horizontal axis from bottom to top: the bottom moves
  /// toward the front.
  public static let transitionFlipFromBottom = UIView.AnimationOptions(rawValue: 7 << 20)

  /// How a layer's old content gives way to its new content, or nil for no transition.
  var transition: CALayer.TransitionStyle? {
    switch (rawValue >> 20) & 0xF {
    case 1: .flip(.vertical, isPositive: true)
    case 2: .flip(.vertical, isPositive: false)
    case 6: .flip(.horizontal, isPositive: false)
    case 7: .flip(.horizontal, isPositive: true)
    case 3, 4, 5: .dissolve
    default: nil
    }
  }
}

extension UIView {
  /// Creates a transition animation for a view.
  ///
  /// Unless the options contain `allowAnimatedContent`, the changes that `animations` makes are
  /// visible from the start of the transition.
  ///
  /// - Parameters:
  ///   - view: The view that the transition applies to, including its subviews.
  ///   - duration: The duration in seconds; at 0 or below, the change is immediate.
  ///   - options: The transition, its curve, and how it relates to enclosing blocks.
  ///   - animations: A block that changes the view, for example its subviews, text, or image.
  ///   - completion: A block to call at the end. Its argument is true if the transition ran to
  ///     completion.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let transition = ViewAnimation(
      duration: duration, delay: 0, timing: options.timing, options: options,
      completion: completion)
    transition.animate { transition.change(view, options, animations ?? {}) }
  }

  /// Creates a transition animation of the superview from one view to another.
  ///
  /// - Parameters:
  ///   - fromView: The view to remove from its superview, or to hide. Without a superview, no
  ///     transition is shown.
  ///   - toView: The view to add in its place, or to show.
  ///   - duration: The duration in seconds; at 0 or below, the change is immediate.
  ///   - options: The transition, its curve, and whether views are shown and hidden instead of
  ///     added and removed.
  ///   - completion: A block to call at the end. Its argument is true if the transition ran to
  ///     completion.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    transition(
      with: fromView.superview ?? fromView, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          (fromView.isHidden, toView.isHidden) = (true, false)
        } else {
          fromView.superview?.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }
}

extension ViewAnimation {
  /// Makes the changes of a transition and starts it.
  fileprivate func change(
    _ view: UIView, _ options: UIView.AnimationOptions, _ changes: () -> Void
  ) {
    let style = Self.isEnabled && isAnimating ? options.transition : nil
    if let style { view.layer.beginTransition(style) }
    if options.contains(.allowAnimatedContent) {
      changes()
    } else {
      Self.withoutAnimation(changes)
    }
    if style != nil { startTransition(of: view) }
  }

  /// Starts the animation of a transition whose changes were made.
  final func startTransition(of view: UIView) {
    let animation = CABasicAnimation(keyPath: CALayer.transitionKeyPath)
    (animation.fromValue, animation.toValue) = (CGFloat(0), CGFloat(1))
    start(animation, of: view, forKey: CALayer.transitionKeyPath)
  }
}
