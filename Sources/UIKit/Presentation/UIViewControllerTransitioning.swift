/// The keys of the controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a key.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The controller that is visible at the start.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible at the end.
  public static let to = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextToViewController")
}

/// The keys of the views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a key.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view that is visible at the start.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that is visible at the end.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// What an animator needs to know of a transition, and reports to it.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that contains the views of the transition.
  ///
  /// It contains the view that is visible at the start, if the transition removes it. The animator
  /// adds the other view.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the user controls the transition now.
  var isInteractive: Bool { get }
  /// Whether the transition was canceled.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation; `none` for other transitions.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Reports the progress of an interactive transition, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that the user has let go and the transition will be completed.
  func finishInteractiveTransition()
  /// Reports that the user has let go and the transition will be undone.
  func cancelInteractiveTransition()
  /// Reports that the user has taken hold of the running transition.
  func pauseInteractiveTransition()
  /// Ends the transition, which an animator has to call; false undoes it.
  func completeTransition(_ didComplete: Bool)
  /// Returns a controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view of the transition; nil if it is not added or removed.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The rotation of the presentation, which is the identity.
  var targetTransform: CGAffineTransform { get }
  /// Returns the frame of a controller's view at the start; zero if it is not visible.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of a controller's view at the end; zero if it is not visible.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// An object that animates a transition between controllers.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration of the transition in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Animates the transition, and calls `completeTransition(_:)` of the context at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Returns an animator that plays the transition and can be interrupted, the same one for each call.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  /// Called when the transition has ended.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Returns an object that stands for no animator, so that the method is optional.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { NoAnimator.shared }

  /// Does nothing, so that the method is optional.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// An object that drives an interactive transition.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Starts the transition.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed of the transition after the user has let go; 1 by default.
  var completionSpeed: CGFloat { get }
  /// The curve of the transition after the user has let go; `easeInOut` by default.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition is interactive from its start; true by default.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// 1.
  public var completionSpeed: CGFloat { 1 }
  /// Ease in and out.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// True.
  public var wantsInteractiveStart: Bool { true }
}

/// Methods that provide the objects of a presentation; all are optional.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Returns the animator of a presentation; nil for the transition style of the controller.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the animator of a dismissal; nil for the transition style of the controller.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the object that drives a presentation; nil for one that is not interactive.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the object that drives a dismissal; nil for one that is not interactive.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the presentation controller of a controller with a custom style.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Returns nil.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Returns nil.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Returns nil.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Returns nil.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Returns nil.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// What stands for a missing `interruptibleAnimator(using:)`.
@MainActor
final class NoAnimator: NSObject, UIViewImplicitlyAnimating {
  static let shared = NoAnimator()

  var state: UIViewAnimatingState { .inactive }
  var isRunning: Bool { false }
  var isReversed = false
  var fractionComplete: CGFloat = 0
  func startAnimation() {}
  func startAnimation(afterDelay delay: TimeInterval) {}
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
  func addAnimations(_ animation: @escaping () -> Void) {}
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}
