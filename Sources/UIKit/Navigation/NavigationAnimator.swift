import QuartzCore

/// Animates pushes and pops: the upper view slides over the lower one, which moves by 0.3 of the width
/// and is dimmed; where the user prefers it, the upper view fades in or out instead.
final class NavigationAnimator: NSObject, StandardAnimator {
  private let isPush: Bool
  private let fades = UIAccessibility.prefersCrossFadeTransitions

  /// The part of the width by which the lower view moves (many observations agree).
  private static let parallax: CGFloat = 0.3
  /// The opacity of the black in front of the lower view (approximate).
  private static let dimming: CGFloat = 0.1

  init(isPush: Bool) {
    self.isPush = isPush
    super.init()
  }

  /// The system spring, which takes 0.5058 s; for a fade, a curve.
  var timing: any UITimingCurveProvider {
    fades ? UICubicTimingParameters(animationCurve: .easeInOut) : UISpringTimingParameters()
  }

  /// 0.35 s, as UIKit reports (measured).
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.35 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    let container = context.containerView
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let toController = context.viewController(forKey: .to)
    else { return context.completeTransition(true) }
    let width = container.bounds.width
    let mirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let side: CGFloat = mirrored ? -1 : 1
    to.frame = context.finalFrame(for: toController)
    let (upper, lower) = isPush ? (to, from) : (from, to)
    // A finger moves the view in any case.
    if fades, !context.isInteractive { return fade(upper, from, to, context) }
    let shade = UIView(frame: container.bounds)
    shade.isUserInteractionEnabled = false
    shade.backgroundColor = .black
    let shadow = EdgeShadow(mirrored: mirrored)
    if isPush { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }
    container.insertSubview(shade, belowSubview: upper)
    container.insertSubview(shadow, belowSubview: upper)
    let places = (upper: upper.center, lower: lower.center)
    let move = { (progress: CGFloat) in
      // 0 with the lower view in front of the user, 1 with the upper one.
      upper.center.x = places.upper.x + side * width * (1 - progress)
      lower.center.x = places.lower.x - side * width * Self.parallax * progress
      shade.alpha = Self.dimming * progress
      shadow.place(beside: upper.center.x, width)
      shadow.alpha = progress == 0 ? 0 : 1
    }
    UIView.performWithoutAnimation { move(isPush ? 0 : 1) }
    shadow.alpha = 1
    let finish = { (_: Bool) in
      for view in [shade, shadow] { view.removeFromSuperview() }
      (upper.center, lower.center) = places
      context.completeTransition(!context.transitionWasCancelled)
    }
    // A finger moves the view by the same distance.
    let timing: any UITimingCurveProvider =
      context.isInteractive ? UICubicTimingParameters(animationCurve: .linear) : timing
    ViewAnimation(duration: 0.35, delay: 0, timing: timing, options: [], completion: finish)
      .animate { move(self.isPush ? 1 : 0) }
  }

  private func fade(
    _ upper: UIView, _ from: UIView, _ to: UIView,
    _ context: any UIViewControllerContextTransitioning
  ) {
    let container = context.containerView
    if isPush { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }
    let alpha = upper.alpha
    if isPush { UIView.performWithoutAnimation { upper.alpha = 0 } }
    ViewAnimation(duration: 0.35, delay: 0, timing: timing, options: []) { _ in
      upper.alpha = alpha
      context.completeTransition(!context.transitionWasCancelled)
    }
    .animate { upper.alpha = self.isPush ? alpha : 0 }
  }
}

/// The shadow beside the upper view of a push, 9 points wide (approximate).
private final class EdgeShadow: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  private let mirrored: Bool
  private static let width: CGFloat = 9

  init(mirrored: Bool) {
    self.mirrored = mirrored
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    guard let layer = layer as? CAGradientLayer else { return }
    let colors = [UIColor(white: 0, alpha: 0), UIColor(white: 0, alpha: 0.15)].map(\.cgColor)
    layer.colors = mirrored ? colors.reversed() : colors
    (layer.startPoint, layer.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
  }

  required init?(coder: NSCoder) { nil }

  /// Places the shadow beside a view with a center and a width.
  func place(beside x: CGFloat, _ viewWidth: CGFloat) {
    let height = superview?.bounds.height ?? 0
    if bounds.height != height {
      bounds = CGRect(x: 0, y: 0, width: Self.width, height: height)
    }
    let offset = (viewWidth + Self.width) / 2
    center = CGPoint(x: mirrored ? x + offset : x - offset, y: height / 2)
  }
}
