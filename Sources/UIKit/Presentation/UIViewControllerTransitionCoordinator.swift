/// What can be known of a transition while it runs.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The style of the presentation; `none` for other transitions.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition was interactive at its start.
  var initiallyInteractive: Bool { get }
  /// Whether the animator can be interrupted.
  var isInterruptible: Bool { get }
  /// Whether the user controls the transition now.
  var isInteractive: Bool { get }
  /// Whether the transition was canceled.
  var isCancelled: Bool { get }
  /// The duration of the transition in seconds, without the time in which the user controls it.
  var transitionDuration: TimeInterval { get }
  /// The progress at which the user let go, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The speed of the transition after the user has let go.
  var completionVelocity: CGFloat { get }
  /// The curve of the transition after the user has let go.
  var completionCurve: UIView.AnimationCurve { get }
  /// Returns a controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view of the transition; nil if it is not added or removed.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view that contains the views of the transition.
  var containerView: UIView { get }
  /// The rotation of the interface, which is the identity.
  var targetTransform: CGAffineTransform { get }
}

/// An object that runs animations along with a transition between controllers.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Animates changes along with the transition, with its duration and curve.
  ///
  /// - Returns: Whether the changes will be animated. After the transition, they are made at once.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Animates changes along with the transition in a view outside of its container.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls a block once, when the user lets go.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
  /// Calls a block whenever the user takes hold of the transition or lets go.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Animates changes along with the transition, with its duration and curve.
  ///
  /// - Returns: Whether the changes will be animated. After the transition, they are made at once.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// Animates changes along with the transition in a view outside of its container.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}
