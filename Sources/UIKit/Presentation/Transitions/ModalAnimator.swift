import QuartzCore

/// An animator of UIKit's own, with its timing.
@MainActor
protocol StandardAnimator: UIViewControllerAnimatedTransitioning {
  /// The timing of the animations, and of those along with them.
  var timing: any UITimingCurveProvider { get }
}

/// Animates the standard transitions of presented controllers; where the user prefers it, a fade replaces the
/// slide.
final class ModalAnimator: NSObject, StandardAnimator {
  private let style: UIModalTransitionStyle
  private let isPresenting: Bool

  init(_ style: UIModalTransitionStyle, isPresenting: Bool) {
    let fades = style == .coverVertical && UIAccessibility.prefersCrossFadeTransitions
    (self.style, self.isPresenting) = (fades ? .crossDissolve : style, isPresenting)
    super.init()
  }

  /// The system spring, which takes 0.5058 s, or a curve.
  var timing: any UITimingCurveProvider {
    style == .coverVertical
      ? UISpringTimingParameters() : UICubicTimingParameters(animationCurve: .easeInOut)
  }

  /// 0.4 s, as UIKit reports (measured); 0.75 s for a flip (approximate).
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { style == .flipHorizontal ? 0.75 : 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    let container = context.containerView
    let complete = { (_: Bool) in context.completeTransition(!context.transitionWasCancelled) }
    let from = context.view(forKey: .from)
    let to = context.view(forKey: .to)
    if let to, let controller = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: controller)
      if style != .flipHorizontal {
        if isPresenting { container.addSubview(to) } else { container.insertSubview(to, at: 0) }
      }
    }
    guard let moving = isPresenting ? to : from else { return complete(true) }
    switch style {
    case .coverVertical: cover(moving, in: container, complete)
    case .crossDissolve, .partialCurl: dissolve(moving, complete)
    case .flipHorizontal:
      UIView.transition(
        with: container, duration: transitionDuration(using: context),
        options: isPresenting ? .transitionFlipFromRight : .transitionFlipFromLeft,
        animations: {
          from?.removeFromSuperview()
          if let to { container.addSubview(to) }
        }, completion: complete)
    }
  }

  private func cover(
    _ view: UIView, in container: UIView, _ complete: @escaping (Bool) -> Void
  ) {
    let shown = view.frame
    let hidden = shown.offsetBy(dx: 0, dy: container.bounds.maxY - shown.minY)
    if isPresenting { view.frame = hidden }
    ViewAnimation(duration: 0.4, delay: 0, timing: timing, options: [], completion: complete)
      .animate { view.frame = self.isPresenting ? shown : hidden }
  }

  private func dissolve(_ view: UIView, _ complete: @escaping (Bool) -> Void) {
    let alpha = view.alpha
    if isPresenting { view.alpha = 0 }
    ViewAnimation(
      duration: 0.4, delay: 0, timing: timing, options: [],
      completion: { [isPresenting] finished in
        complete(finished)
        // A dismissed view has its own opacity again when it is presented next.
        if !isPresenting { view.alpha = alpha }
      }
    ).animate { view.alpha = self.isPresenting ? alpha : 0 }
  }
}
