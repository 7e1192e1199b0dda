/// An object that manages the presentation of a controller: where its view is and what surrounds it.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
  /// The controller that presents; before the presentation, that of the initializer.
  open var presentingViewController: UIViewController { presenter ?? orphan }
  /// The presented controller.
  open var presentedViewController: UIViewController { presented ?? orphan }
  /// The object that is notified of the presentation and may adapt it.
  @_disfavoredOverload
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }
  /// The view that contains the presented view; nil before the presentation and after it.
  open var containerView: UIView? { container }

  final var container: TransitionView?
  /// The view of the presenter while it is removed, and its place.
  final var removedPresenter: ViewPlace?
  // The controllers retain the presentation controller.
  final weak var presenter: UIViewController?
  private weak var presented: UIViewController?
  /// What takes the place of a controller that no longer exists.
  private lazy var orphan = UIViewController()

  /// Creates a presentation controller.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    (presented, presenter) = (presentedViewController, presentingViewController)
    super.init()
  }

  // MARK: Places

  /// Whether the presented view covers the screen, not the presentation context; true by default.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenter's view is removed at the end of the presentation; false by default.
  open var shouldRemovePresentersView: Bool { false }
  /// The view that is presented; the presented controller's view by default.
  open var presentedView: UIView? { presentedViewController.view }
  /// The frame of the presented view at the end, in the container's coordinates and in points; the
  /// container's bounds by default.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }
  /// Called before the container lays out its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Transitions

  /// Called before the presentation, when the container is in the window.
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation; `completed` is false if it was canceled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal.
  open func dismissalTransitionWillBegin() {}
  /// Called after the dismissal; `completed` is false if it was canceled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Adaptation

  /// The style in a compact environment; `none` by default.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  /// Returns the style for an environment: that of the delegate or `none`.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
  }
  /// The traits that replace those of the environment for the presented controller; nil by default.
  ///
  /// Only the appearance is replaced.
  open var overrideTraitCollection: UITraitCollection? {
    didSet {
      presentedViewController.overrideUserInterfaceStyle =
        overrideTraitCollection?.userInterfaceStyle ?? .unspecified
    }
  }

  // MARK: Environment

  /// The traits of the container.
  open var traitCollection: UITraitCollection {
    container?.traitCollection ?? presentingViewController.traitCollection
  }
  /// Called when the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The preferred size of the presented controller, in points.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Called when the preferred size of the presented controller has changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Called when the size of a child that satisfies its constraints has changed; not called here.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Returns the size of a child: that of the container by default.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called before the size of the container changes; overrides must call this implementation.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let own = self.size(
      forChildContentContainer: presentedViewController, withParentContainerSize: size)
    presentedViewController.viewWillTransition(to: own, with: coordinator)
  }
  /// Called before the traits change; overrides must call this implementation.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.willTransition(to: newCollection, with: coordinator)
  }

  // MARK: Standard presentations

  /// Whether touches outside of the presented view reach the presenter's view; false by default.
  var letsTouchesThrough: Bool { false }

  /// Whether the presentation shows black behind the status bar; false by default.
  var isStatusBarOnBlack: Bool { false }

  /// Returns the animator of the presentation or dismissal if the transitioning delegate has none; nil
  /// for no animation.
  func standardAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    guard presentationStyle != .custom else { return nil }
    let presented = presentedViewController
    if let zoom = presented.preferredAnimator(isAppearing: isPresenting) { return zoom }
    return ModalAnimator(presented.modalTransitionStyle, isPresenting: isPresenting)
  }
}

/// Methods that adapt a presentation and are notified of its dismissal by the user; all are optional.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns the style in a compact environment; `none` for no adaptation.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  /// Returns the style for an environment; `none` for no adaptation.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Returns the controller to present in an adapted style; nil for the same one.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Called before the presentation, with the adapted style.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// Returns whether a gesture of the user may dismiss the controller; true by default.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  /// Called when a gesture of the user starts to dismiss the controller.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called when a gesture of the user has dismissed the controller.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when the user has tried to dismiss a controller that prevents it.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns the style of the controller: `none`, or a sheet for a popover.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { controller.adaptivePresentationStyle }

  /// Returns the style for compact environments.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }

  /// Returns nil.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }

  /// Does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}

  /// Returns true.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }

  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
