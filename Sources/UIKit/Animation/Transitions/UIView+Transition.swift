import QuartzCore

extension UIView.AnimationOptions {
  /// No transition; the default.
  public static let transitionNone: UIView.AnimationOptions = []
  /// The view turns about its vertical axis, from the left.
  ///
  /// Flips are shown flat, as from far away: the view narrows to a line, and what comes widens again. From
  /// the left and from the right look the same.
  public static let transitionFlipFromLeft = UIView.AnimationOptions(rawValue: 1 << 20)
  /// The view turns about its vertical axis, from the right.
  public static let transitionFlipFromRight = UIView.AnimationOptions(rawValue: 2 << 20)
  /// A page is turned up; shown as a dissolve, as there are no bent layers here.
  public static let transitionCurlUp = UIView.AnimationOptions(rawValue: 3 << 20)
  /// A page is turned down; shown as a dissolve, as there are no bent layers here.
  public static let transitionCurlDown = UIView.AnimationOptions(rawValue: 4 << 20)
  /// What was shown dissolves into what is to be shown.
  public static let transitionCrossDissolve = UIView.AnimationOptions(rawValue: 5 << 20)
  /// The view turns about its horizontal axis, from the top; flat, as the other flips.
  public static let transitionFlipFromTop = UIView.AnimationOptions(rawValue: 6 << 20)
  /// The view turns about its horizontal axis, from the bottom; flat, as the other flips.
  public static let transitionFlipFromBottom = UIView.AnimationOptions(rawValue: 7 << 20)

  /// How a layer's old look gives way to its new one; nil where it just changes.
  var transition: CALayer.TransitionStyle? {
    switch (rawValue >> 20) & 0xF {
    case 1, 2: .flip(.vertical)
    case 6, 7: .flip(.horizontal)
    case 3, 4, 5: .dissolve
    default: nil
    }
  }
}

extension UIView {
  /// Changes what a view shows, in a transition.
  ///
  /// Unless the options allow animated content, what `animations` changes is shown changed from the
  /// transition's beginning.
  ///
  /// - Parameters:
  ///   - view: The view whose look changes, with all in it.
  ///   - duration: In seconds; not above 0 for an immediate change.
  ///   - options: The transition, its curve, and how it stands to blocks around it.
  ///   - animations: Changes the view, such as its subviews, its text or its image.
  ///   - completion: Called at the end, with whether the transition ran to it.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let transition = ViewAnimation(
      duration: duration, delay: 0, timing: options.timing, options: options,
      completion: completion)
    transition.animate { transition.change(view, options, animations ?? {}) }
  }

  /// Puts one view in place of another, in a transition of the view that they stand in.
  ///
  /// - Parameters:
  ///   - fromView: The view to take out of its superview, or to hide; where it stands in none, nothing
  ///     is shown in a transition.
  ///   - toView: The view to add at its place, or to show.
  ///   - duration: In seconds; not above 0 for an immediate change.
  ///   - options: The transition, its curve, and whether views are shown and hidden instead.
  ///   - completion: Called at the end, with whether the transition ran to it.
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
  /// Makes the changes of a transition, which begins.
  fileprivate func change(
    _ view: UIView, _ options: UIView.AnimationOptions, _ changes: () -> Void
  ) {
    let style = Self.isEnabled && isAnimating ? options.transition : nil
    if let style { view.layer.beginTransition(style) }
    if options.contains(.allowAnimatedContent) {
      changes()
    } else {
      Self.suspended(changes)
    }
    guard style != nil else { return }
    let animation = CABasicAnimation(keyPath: CALayer.transitionKeyPath)
    (animation.fromValue, animation.toValue) = (CGFloat(0), CGFloat(1))
    start(animation, of: view, forKey: CALayer.transitionKeyPath)
  }
}
