/// The presentation of a controller as a sheet, which rests at detents and follows the finger.
///
/// It looks like the sheets of iOS 13 to 18: attached to the bottom, with the presenter's view behind
/// a large sheet scaled down.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// The object that is notified of the sheet's changes, which is also the delegate of the
  /// presentation.
  @_nonoverride
  open var delegate: (any UISheetPresentationControllerDelegate)? {
    get {
      (self as UIPresentationController).delegate as? any UISheetPresentationControllerDelegate
    }
    set { (self as UIPresentationController).delegate = newValue }
  }

  /// The heights at which the sheet rests, from the smallest to the largest; large by default.
  open var detents: [Detent] = [.large()] {
    didSet { arrange() }
  }
  /// The detent at which the sheet rests; nil, the default, for the first one.
  ///
  /// Changes are immediate, except in `animateChanges`.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { arrange() } }
  }
  /// The largest detent at which the views behind the sheet are not dimmed and receive touches; nil,
  /// the default, if they always are.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { arrange() }
  }
  /// Whether dragging a scroll view at its edge expands the sheet before it scrolls; true by default.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether a grabber is at the top of the sheet; false by default.
  open var prefersGrabberVisible = false {
    didSet { sheetView?.showsGrabber = prefersGrabberVisible }
  }
  /// The radius of the upper corners, in points; nil, the default, for 10.
  open var preferredCornerRadius: CGFloat? {
    didSet { sheetView?.corner = max(preferredCornerRadius ?? SheetMetrics.corner, 0) }
  }
  /// Whether the sheet is attached to the bottom in a compact height, which does not exist here; false
  /// by default.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether the width of such a sheet is the preferred one; false by default.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The view above which a sheet is centered on large screens; without effect on phones.
  open var sourceView: UIView?

  /// The value that stands for the default radius of corners.
  open class var automaticDimension: CGFloat { -.greatestFiniteMagnitude }

  final var sheetView: SheetView?
  final let dimming = UIControl(frame: .zero)
  /// The black behind the scaled view of the presenter.
  final let backdrop = UIView(frame: .zero)
  final let pan = UIPanGestureRecognizer()
  private let panGate = SheetPanGate()
  /// The height of the sheet when the current drag began, in points; nil without a drag.
  final var dragStart: CGFloat?
  /// Whether changes of the detents do not move the sheet at once.
  final var isAnimatingChanges = false
  /// Whether the presenter's view is scaled so that the black behind it is visible at the top.
  final var showsBlack = false
  /// Whether the presenter's view clips its content without the sheet.
  final var clipsPresenter = false

  /// Creates a presentation controller.
  override public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    dimming.backgroundColor = SheetMetrics.dimming
    dimming.addAction(
      UIAction { [weak self] _ in self?.dismissByUser() }, for: .touchUpInside)
    backdrop.backgroundColor = .black
    backdrop.isUserInteractionEnabled = false
    pan.maximumNumberOfTouches = 1
    panGate.sheet = self
    pan.delegate = panGate
    pan.addAction { [weak self] in self?.drag($0) }
  }

  // MARK: Changes

  /// Animates changes of the selected detent and of the detents with the spring of sheets.
  open func animateChanges(_ changes: () -> Void) {
    isAnimatingChanges = true
    changes()
    isAnimatingChanges = false
    guard isArranged else { return }
    settle(at: selectedHeight, velocity: 0)
  }

  /// Resolves the heights of custom detents again.
  open func invalidateDetents() { arrange() }

  // MARK: Presentation

  /// The view of the sheet, which contains the presented controller's view.
  override open var presentedView: UIView? {
    if let sheetView { return sheetView }
    let view = SheetView(content: presentedViewController.loadedView())
    view.corner = max(preferredCornerRadius ?? SheetMetrics.corner, 0)
    view.showsGrabber = prefersGrabberVisible
    view.onGrabber = { [weak self] in self?.selectNextDetent() }
    view.addGestureRecognizer(pan)
    sheetView = view
    return view
  }

  /// The frame of the sheet at the selected detent.
  override open var frameOfPresentedViewInContainerView: CGRect { frame(height: selectedHeight) }

  /// Places the sheet; overrides must call this implementation.
  override open func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    dimming.frame = container?.bounds ?? .zero
    // A change of the container's size.
    if isArranged, dragStart == nil, let sheetView, sheetView.frame.width != container?.bounds.width
    {
      place(height: selectedHeight)
    }
  }

  /// Adds the dimming, and scales the presenter's view along with the transition.
  override open func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let container else { return }
    dimming.frame = container.bounds
    container.insertSubview(dimming, at: 0)
    updateSafeArea()
    // A program's animator may use the presented view at once.
    if let sheetView, sheetView.frame.isEmpty {
      sheetView.placeFirst(in: frameOfPresentedViewInContainerView)
    }
    addBackdrop()
    UIView.performWithoutAnimation { dimming.alpha = 0 }
    alongside { $0.placeSurroundings(height: $0.selectedHeight) }
  }

  /// Removes the surroundings of a canceled presentation; overrides must call this implementation.
  override open func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    completed ? placeSurroundings(height: selectedHeight) : removeSurroundings()
  }

  /// Restores the presenter's view along with the transition.
  override open func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    alongside { $0.placeSurroundings(height: 0) }
  }

  /// Removes the surroundings; overrides must call this implementation.
  override open func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    completed ? removeSurroundings() : placeSurroundings(height: selectedHeight)
  }

  override var letsTouchesThrough: Bool { dimming.isHidden }

  override var isStatusBarOnBlack: Bool { showsBlack }

  private func alongside(_ change: @escaping (UISheetPresentationController) -> Void) {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      return change(self)
    }
    coordinator.animate { _ in change(self) }
  }
}
