import QuartzCore

extension UIViewController {
  /// How a controller appears when it is pushed or presented.
  @preconcurrency @MainActor
  open class Transition: NSObject {
    /// What a zoom starts from.
    @MainActor public struct ZoomSourceViewProviderContext {
      /// The controller that the zoomed one covers.
      public let sourceViewController: UIViewController
      /// The controller that is zoomed.
      public let zoomedViewController: UIViewController
    }

    /// What a part of a zoomed view is aligned with.
    @MainActor public struct ZoomAlignmentRectContext {
      /// The view that the zoom starts from.
      public let sourceView: UIView
      /// The controller that the zoomed one covers.
      public let sourceViewController: UIViewController
      /// The controller that is zoomed.
      public let zoomedViewController: UIViewController
    }

    /// How a finger begins to shrink a zoomed view.
    @MainActor public struct ZoomInteractiveDismissContext {
      /// The place of the finger in the zoomed view, in points.
      public let location: CGPoint
      /// The velocity of the finger, in points per second.
      public let velocity: CGVector
      /// Whether the system would begin.
      public let willBegin: Bool
    }

    /// How a zoom looks.
    @preconcurrency @MainActor
    open class ZoomOptions: NSObject {
      /// Returns the part of the zoomed view that the source shows; nil, the default, for all of its width from the top.
      open var alignmentRectProvider: ((ZoomAlignmentRectContext) -> CGRect?)?
      /// The color in front of the view that is covered; nil, the default, for black with an opacity of 0.2
      /// (Flipbook's choice).
      open var dimmingColor: UIColor?
      /// The effect in front of the view that is covered; nil by default.
      open var dimmingVisualEffect: UIVisualEffect?
      /// Returns whether a finger shrinks the view; it is not called, as only the swipe from the edge leads back.
      open var interactiveDismissShouldBegin: ((ZoomInteractiveDismissContext) -> Bool)?

      /// Creates the default options.
      override public init() { super.init() }
    }

    /// Returns the view that a zoom starts from; nil for none.
    public typealias SourceViewProvider = (ZoomSourceViewProviderContext) -> UIView?

    enum Kind {
      case style(UIModalTransitionStyle)
      case zoom(ZoomOptions, SourceViewProvider)
    }

    final let kind: Kind

    init(_ kind: Kind) {
      self.kind = kind
      super.init()
    }

    /// The view slides up from the bottom.
    open class var coverVertical: Transition { Transition(.style(.coverVertical)) }
    /// The view turns about a vertical axis.
    open class var flipHorizontal: Transition { Transition(.style(.flipHorizontal)) }
    /// The view fades in.
    open class var crossDissolve: Transition { Transition(.style(.crossDissolve)) }
    /// A page turns; rendered as a dissolve.
    open class var partialCurl: Transition { Transition(.style(.partialCurl)) }

    /// Returns a transition in which the view grows out of another view, and shrinks back to it.
    open class func zoom(
      options: ZoomOptions? = nil, sourceViewProvider: @escaping SourceViewProvider
    ) -> Transition {
      Transition(.zoom(options ?? ZoomOptions(), sourceViewProvider))
    }
  }

  /// How the controller appears when it is pushed or presented, without an animator of a delegate; nil, the default, as
  /// its container and `modalTransitionStyle` determine.
  ///
  /// A controller that zooms fills the screen when it is presented, unless its style is set.
  public final var preferredTransition: Transition? {
    get { presentation.preferredTransition }
    set {
      presentation.preferredTransition = newValue
      presentation.defaultStyle = nil
      switch newValue?.kind {
      case .style(let style): modalTransitionStyle = style
      case .zoom: presentation.defaultStyle = .fullScreen
      case nil: break
      }
    }
  }

  /// Returns the animator of the preferred transition; nil for that of the container or presentation.
  final func preferredAnimator(isAppearing: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    switch preferredTransition?.kind {
    case .zoom(let options, let provider):
      ZoomAnimator(options, provider, isAppearing: isAppearing)
    case .style, nil: nil
    }
  }
}

/// Grows a view out of another one, or shrinks it back, clipped to the corners of the other.
///
/// The spring takes 0.5 s, and the dimming is Flipbook's choice.
final class ZoomAnimator: NSObject, StandardAnimator {
  private let options: UIViewController.Transition.ZoomOptions
  private let provider: UIViewController.Transition.SourceViewProvider
  private let isAppearing: Bool

  init(
    _ options: UIViewController.Transition.ZoomOptions,
    _ provider: @escaping UIViewController.Transition.SourceViewProvider, isAppearing: Bool
  ) {
    (self.options, self.provider, self.isAppearing) = (options, provider, isAppearing)
    super.init()
  }

  var timing: any UITimingCurveProvider { UISpringTimingParameters(duration: 0.5, bounce: 0) }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    let container = context.containerView
    let keys: (UITransitionContextViewControllerKey, UITransitionContextViewControllerKey) =
      isAppearing ? (.to, .from) : (.from, .to)
    guard let zoomed = context.viewController(forKey: keys.0), let view = zoomed.viewIfLoaded,
      let covered = context.viewController(forKey: keys.1)
    else { return context.completeTransition(true) }
    if isAppearing {
      view.frame = context.finalFrame(for: zoomed)
      container.addSubview(view)
    } else if let below = context.view(forKey: .to) {
      below.frame = context.finalFrame(for: covered)
      container.insertSubview(below, at: 0)
      below.layoutIfNeeded()
    }
    view.layoutIfNeeded()
    let sourceController = Self.content(of: covered)
    let source = provider(
      .init(sourceViewController: sourceController, zoomedViewController: zoomed))
    guard let source, source.window != nil else { return fade(view, context) }
    let full = view.frame
    let part =
      options.alignmentRectProvider?(
        .init(
          sourceView: source, sourceViewController: sourceController, zoomedViewController: zoomed)
      ) ?? CGRect(x: 0, y: 0, width: full.width, height: 0)
    let zoom = Zoom(view, full, source, part, in: container)
    let shade = makeShade(in: container)
    container.insertSubview(shade, belowSubview: zoom.clip)
    source.alpha = 0
    UIView.performWithoutAnimation {
      zoom.place(isZoomed: !isAppearing)
      zoom.showSource(isAppearing)
      shade.alpha = isAppearing ? 0 : 1
    }
    // The image of the source is visible only near the source.
    ViewAnimation(
      duration: 0.2, delay: isAppearing ? 0 : 0.1,
      timing: UICubicTimingParameters(animationCurve: .linear), options: [], completion: nil
    ).animate { zoom.showSource(!self.isAppearing) }
    ViewAnimation(
      duration: 0.5, delay: 0,
      timing: context.isInteractive ? UICubicTimingParameters(animationCurve: .linear) : timing,
      options: []
    ) { _ in
      zoom.end(in: container)
      shade.removeFromSuperview()
      source.alpha = zoom.sourceAlpha
      context.completeTransition(!context.transitionWasCancelled)
    }
    .animate {
      zoom.place(isZoomed: self.isAppearing)
      shade.alpha = self.isAppearing ? 1 : 0
    }
  }

  private static func content(of controller: UIViewController) -> UIViewController {
    switch controller {
    case let navigation as UINavigationController:
      navigation.topViewController.map(content) ?? controller
    case let tabs as UITabBarController: tabs.selectedViewController.map(content) ?? controller
    default: controller
    }
  }

  private func makeShade(in container: UIView) -> UIView {
    let shade = UIView(frame: container.bounds)
    shade.isUserInteractionEnabled = false
    shade.backgroundColor = options.dimmingColor ?? UIColor(white: 0, alpha: 0.2)
    if let effect = options.dimmingVisualEffect {
      let view = UIVisualEffectView(effect: effect)
      view.frame = shade.bounds
      shade.addSubview(view)
    }
    return shade
  }

  private func fade(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    let alpha = view.alpha
    if isAppearing { UIView.performWithoutAnimation { view.alpha = 0 } }
    ViewAnimation(duration: 0.5, delay: 0, timing: timing, options: []) { _ in
      view.alpha = alpha
      context.completeTransition(!context.transitionWasCancelled)
    }
    .animate { view.alpha = self.isAppearing ? alpha : 0 }
  }
}

/// The parts of a zoom: the view in a clip, below an image of the source that fades.
@MainActor
private struct Zoom {
  let clip = UIView(frame: .zero)
  let sourceAlpha: CGFloat
  private let image: UIView
  private let view: UIView
  private let full: CGRect
  private let start: CGRect
  private let corner: CGFloat
  private let part: CGRect

  init(_ view: UIView, _ full: CGRect, _ source: UIView, _ part: CGRect, in container: UIView) {
    (self.view, self.full, self.part) = (view, full, part)
    start = source.convert(source.bounds, to: container)
    (corner, sourceAlpha) = (source.layer.cornerRadius, source.alpha)
    image = source.snapshotView(afterScreenUpdates: false) ?? UIView()
    clip.clipsToBounds = true
    clip.autoresizesSubviews = false
    clip.isUserInteractionEnabled = false
    container.addSubview(clip)
    clip.addSubview(view)
    clip.addSubview(image)
  }

  /// Places the view over the screen, or over its source with the aligned part at the source's.
  func place(isZoomed: Bool) {
    clip.frame = isZoomed ? full : start
    clip.layer.cornerRadius = isZoomed ? 0 : corner
    image.frame = CGRect(origin: .zero, size: clip.frame.size)
    let scale = isZoomed || part.width <= 0 ? 1 : start.width / part.width
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let origin = isZoomed ? .zero : CGPoint(x: -part.minX * scale, y: -part.minY * scale)
    view.center = CGPoint(
      x: origin.x + full.width * scale / 2, y: origin.y + full.height * scale / 2)
  }

  /// Shows or hides the image of the source.
  func showSource(_ isShown: Bool) { image.alpha = isShown ? 1 : 0 }

  /// Puts the view back into the container, without the clip.
  func end(in container: UIView) {
    view.transform = .identity
    if view.superview === clip { container.addSubview(view) }
    view.frame = full
    clip.removeFromSuperview()
  }
}
