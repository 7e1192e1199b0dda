import QuartzCore

/// The presentation of a controller in a popover, whose arrow points to its source.
///
/// On phones, a popover adapts to a sheet, unless the delegate returns `none` as the adapted style. It looks like the
/// popovers of iOS 13 to 18; its measures, and the fade of 0.25 s, are Flipbook's choice.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The object that adapts the popover and is notified of its dismissal.
  @_nonoverride
  open var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get {
      (self as UIPresentationController).delegate as? any UIPopoverPresentationControllerDelegate
    }
    set { (self as UIPresentationController).delegate = newValue }
  }

  /// The view that the arrow of the popover points to; nil by default.
  open var sourceView: UIView? { didSet { arrange() } }
  /// The rectangle of the source view that the arrow points to, in points; null, the default, for its bounds.
  open var sourceRect = CGRect.null { didSet { arrange() } }
  /// The bar button that the arrow points to; nil by default.
  open var barButtonItem: UIBarButtonItem? { didSet { arrange() } }
  /// What the arrow points to: a view or a bar button.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { barButtonItem ?? sourceView }
    set {
      barButtonItem = newValue as? UIBarButtonItem
      sourceView = newValue as? UIView
    }
  }
  /// The directions of the arrow; any by default.
  open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { arrange() } }
  /// The direction of the arrow of a popover that is shown; `unknown` before.
  open internal(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// Whether the popover may cover the rectangle that its arrow points to; false by default.
  open var canOverlapSourceViewRect = false { didSet { arrange() } }
  /// The views that receive touches while the popover is visible; nil by default.
  open var passthroughViews: [UIView]? {
    get { outside.passthroughViews }
    set { outside.passthroughViews = newValue }
  }
  /// The color of the popover and its arrow; nil, the default, for that of the presented view.
  open var backgroundColor: UIColor? { didSet { popover?.color = color } }
  /// The minimum distances from the edges of the screen, in points; 10 each by default.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { arrange() }
  }
  /// The presentation in which the popover is shown where it adapts to a sheet.
  open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: nil)

  private let outside = PopoverOutside(frame: .zero)
  private var popover: PopoverView?

  /// Creates a presentation controller.
  override public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    outside.addAction(
      UIAction { [weak self] _ in self?.dismissByUser() }, for: .touchDown)
  }

  /// The style in a compact environment: a sheet.
  override open var adaptivePresentationStyle: UIModalPresentationStyle { .pageSheet }

  /// Returns the style for an environment: that of the delegate, or in a compact width a sheet.
  override open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    guard traitCollection.horizontalSizeClass == .compact else { return .none }
    return (self as UIPresentationController).delegate?.adaptivePresentationStyle(
      for: self, traitCollection: traitCollection) ?? adaptivePresentationStyle
  }

  // MARK: Presentation

  /// The popover, which contains the presented controller's view.
  override open var presentedView: UIView? {
    if let popover { return popover }
    let view = PopoverView(content: presentedViewController.loadedView())
    view.color = color
    popover = view
    return view
  }

  private var color: UIColor {
    backgroundColor ?? presentedViewController.viewIfLoaded?.backgroundColor ?? .systemBackground
  }

  /// The frame of the popover with its arrow.
  override open var frameOfPresentedViewInContainerView: CGRect {
    let place = place
    arrowDirection = place.direction
    popover?.place = place
    return place.frame
  }

  /// Places the popover; overrides must call this implementation.
  override open func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    outside.frame = container?.bounds ?? .zero
    arrange()
  }

  /// Adds what receives the touches outside.
  override open func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    delegate?.prepareForPopoverPresentation(self)
    outside.frame = container?.bounds ?? .zero
    container?.insertSubview(outside, at: 0)
  }

  /// Follows the preferred size of the presented controller.
  override open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    guard popover?.superview != nil else { return }
    UIView.animate(withDuration: 0.25) {
      self.arrange()
      self.popover?.layoutIfNeeded()
    }
  }

  override var letsTouchesThrough: Bool { true }

  override func standardAnimator(
    isPresenting: Bool
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    PopoverAnimator(isPresenting: isPresenting)
  }

  private func arrange() {
    guard let popover, popover.superview != nil, popover.superview === container else { return }
    popover.frame = frameOfPresentedViewInContainerView
  }

  private func dismissByUser() {
    let delegate = (self as UIPresentationController).delegate
    guard !presentedViewController.isModalInPresentation,
      self.delegate?.popoverPresentationControllerShouldDismissPopover(self) ?? true,
      delegate?.presentationControllerShouldDismiss(self) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    presentingViewController.dismiss(animated: true) { [self] in
      delegate?.presentationControllerDidDismiss(self)
      self.delegate?.popoverPresentationControllerDidDismissPopover(self)
    }
  }

  // MARK: Layout

  /// The rectangle that the arrow points to, in the container.
  private var target: CGRect {
    guard let container else { return .zero }
    if let item = barButtonItem { return item.frame(in: container) ?? .zero }
    guard let source = sourceView else { return container.bounds }
    let rect = sourceRect.isNull ? source.bounds : sourceRect
    return source.convert(rect, to: container)
  }

  private var place: PopoverPlace {
    guard let container else { return PopoverPlace() }
    let (safe, margins) = (container.safeAreaInsets, popoverLayoutMargins)
    let area = container.bounds.inset(
      by: UIEdgeInsets(
        top: max(safe.top, margins.top), left: max(safe.left, margins.left),
        bottom: max(safe.bottom, margins.bottom), right: max(safe.right, margins.right)))
    let preferred = presentedViewController.preferredContentSize
    return PopoverPlace(
      size: CGSize(
        width: preferred.width > 0 ? preferred.width : PopoverPlace.defaultSize.width,
        height: preferred.height > 0 ? preferred.height : PopoverPlace.defaultSize.height),
      target: target, area: area, permitted: permittedArrowDirections,
      overlaps: canOverlapSourceViewRect)
  }
}

/// What the arrow of a popover points to.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Returns the frame in the coordinates of a view, in points; nil if the item is not shown.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// Returns the frame in the coordinates of another view, in points; nil without a common window.
  public final func frame(in referenceView: UIView) -> CGRect? {
    window != nil && window === referenceView.window ? convert(bounds, to: referenceView) : nil
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// Returns the frame of the item's view in the coordinates of a view, in points; nil if it is not shown.
  public final func frame(in referenceView: UIView) -> CGRect? {
    let shown = customView ?? referenceView.window.flatMap { BarButton.shown(for: self, in: $0) }
    return shown?.frame(in: referenceView)
  }
}

/// Methods that adapt a popover and are notified of its dismissal.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before a popover is presented.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
  /// Returns whether a tap outside dismisses the popover.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Called when a tap outside has dismissed the popover.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  /// Returns true.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// The directions of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits, as in UIKit.
  public let rawValue: UInt

  /// Creates directions from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Up.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// Down.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// Left.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// Right.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// Any direction.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// The direction of a popover that is not shown.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
