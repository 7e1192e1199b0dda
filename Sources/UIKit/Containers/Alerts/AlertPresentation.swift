import QuartzCore

/// The presentation of an alert or action sheet above a dimmed screen.
final class AlertPresentation: UIPresentationController {
  private let dimming = UIControl(frame: .zero)

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container, let view = presentedView, let alert else { return .zero }
    let (bounds, safe) = (container.bounds, container.safeAreaInsets)
    if alert.preferredStyle == .alert {
      let size = view.sizeThatFits(bounds.size)
      // In the middle of what the keyboard leaves, as on iOS.
      let keyboard = container.keyboard?.coveredHeight(of: container) ?? 0
      let area = bounds.inset(
        by: UIEdgeInsets(
          top: safe.top, left: safe.left, bottom: max(safe.bottom, keyboard), right: safe.right))
      return CGRect(
        x: area.midX - size.width / 2, y: (area.midY - size.height / 2).rounded(),
        width: size.width, height: size.height)
    }
    let margin = AlertMetrics.sheetMargin
    let size = view.sizeThatFits(CGSize(width: bounds.width - 2 * margin, height: bounds.height))
    return CGRect(
      x: bounds.minX + margin, y: bounds.maxY - max(safe.bottom, margin) - size.height,
      width: size.width, height: size.height)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let container, let view = presentedView else { return }
    dimming.frame = container.bounds
    guard container.transition == nil, view.superview === container else { return }
    view.frame = frameOfPresentedViewInContainerView
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let container else { return }
    dimming.frame = container.bounds
    dimming.backgroundColor = AlertMetrics.dimming
    dimming.addAction(
      UIAction { [weak self] _ in self?.alert?.cancelFromOutside() }, for: .touchUpInside)
    container.insertSubview(dimming, at: 0)
    UIView.performWithoutAnimation { dimming.alpha = 0 }
    fade(to: 1)
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    fade(to: 0)
  }

  private func fade(to alpha: CGFloat) {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimming.alpha = alpha
      return
    }
    coordinator.animate { [dimming] _ in dimming.alpha = alpha }
  }

  override func standardAnimator(
    isPresenting: Bool
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard alert?.preferredStyle == .alert else {
      return ModalAnimator(.coverVertical, isPresenting: isPresenting)
    }
    return AlertAnimator(isPresenting: isPresenting)
  }
}

/// Animates an alert: in with a scale from 1.2 to 1 and its opacity, out with its opacity alone; with reduced
/// motion without the scale (a choice).
final class AlertAnimator: NSObject, StandardAnimator {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  /// A critically damped spring with 22.88 radians per second, which takes 0.4036 s, as measured of
  /// the dimming of alerts on iOS 26; for a dismissal a curve.
  var timing: any UITimingCurveProvider {
    isPresenting
      ? UISpringTimingParameters(
        mass: 1, stiffness: 22.88 * 22.88, damping: 2 * 22.88, initialVelocity: .zero)
      : UICubicTimingParameters(animationCurve: .easeInOut)
  }

  /// 0.4 s, or 0.25 s for a dismissal (approximate).
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { isPresenting ? 0.4 : 0.25 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    let view = context.view(forKey: isPresenting ? .to : .from)
    guard let view else { return context.completeTransition(true) }
    if isPresenting, let controller = context.viewController(forKey: .to) {
      view.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(view)
      UIView.performWithoutAnimation {
        view.layoutIfNeeded()
        view.alpha = 0
        let scale = UIAccessibility.isReduceMotionEnabled ? 1 : 1.2
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
      }
    }
    ViewAnimation(
      duration: transitionDuration(using: context), delay: 0, timing: timing, options: [],
      completion: { [isPresenting] _ in
        context.completeTransition(!context.transitionWasCancelled)
        if !isPresenting { view.alpha = 1 }
      }
    ).animate {
      view.alpha = self.isPresenting ? 1 : 0
      if self.isPresenting { view.transform = .identity }
    }
  }
}
