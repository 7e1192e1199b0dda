import QuartzCore

/// A view that scrolls content larger than its bounds.
///
/// The content consists of the subviews; scrolling changes `bounds.origin`, which is the content
/// offset. The delegate's view for zooming grows and shrinks with pinches. Scrolling to the top by a tap on
/// the status bar is not supported.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// The delegate, which receives the scroll view's events.
  ///
  /// Subclasses may override it, or declare a `delegate` of a narrower type with `@_nonoverride`, as
  /// table and collection views do: their declaration is then preferred to this one, and should set
  /// this one as well.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)?

  /// Creates a scroll view, which clips its content to its bounds.
  override public init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    attachRecognizers()
  }

  /// Returns nil: scroll views do not support archiving.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Content

  /// The point of the content at the view's upper-left corner, in points: `bounds.origin`.
  ///
  /// The offset is rounded to whole pixels and may be past the edges of the content. Setting it
  /// calls the delegate after the bounds have changed, and does not stop a deceleration;
  /// animatable.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      let offset = pixelAligned(newValue)
      guard offset != bounds.origin else { return }
      changing("contentOffset") { bounds.origin = offset }
      refreshControl?.contentDidMove()
      delegate?.scrollViewDidScroll(self)
      barController?.contentDidScroll(self)
      placeIndicators()
    }
  }
  /// The navigation controller whose bar follows the content.
  final weak var barController: UINavigationController?
  final var keyboardAvoidance = KeyboardAvoidance()

  /// The size of the content, in points; zero by default.
  open var contentSize = CGSize.zero {
    willSet { keyValueObservers?.willChange("contentSize") }
    didSet {
      if contentSize != oldValue { adjustOffset() }
      keyValueObservers?.didChange("contentSize")
    }
  }

  /// The margin added around the content, in points; zero by default.
  open var contentInset = UIEdgeInsets.zero {
    willSet { keyValueObservers?.willChange("contentInset") }
    didSet {
      if contentInset != oldValue { adjustOffset() }
      keyValueObservers?.didChange("contentInset")
    }
  }

  /// The condition under which the safe area is added to `contentInset`; `automatic` by default.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { adjustOffset() }
  }

  /// The content inset including the safe area that applies, in points.
  open var adjustedContentInset: UIEdgeInsets {
    let (inset, safe) = (contentInset.finite, addedSafeAreaInsets)
    return UIEdgeInsets(
      top: inset.top + safe.top, left: inset.left + safe.left,
      bottom: inset.bottom + safe.bottom, right: inset.right + safe.right)
  }

  /// The part of the content that is not under bars, to whose edges headers and footers are pinned.
  ///
  /// It grows as the large title above the content disappears.
  final var visibleContentRect: CGRect {
    var insets = adjustedContentInset
    insets.top -= collapsedBarHeight
    return bounds.inset(by: insets)
  }

  /// The height of what has disappeared from the bars above the content, in points.
  final var collapsedBarHeight: CGFloat { barController?.collapsedHeight(above: self) ?? 0 }

  /// Called when the adjusted content inset changes; overrides must call this implementation.
  open func adjustedContentInsetDidChange() {
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Applies the new safe area; overrides must call this implementation.
  override open func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    if adjustedContentInset != appliedContentInset { adjustOffset() }
  }

  /// Returns the safe area without the part that is added to the content inset, which the content
  /// is not placed under.
  override func safeAreaInsetsForSubviews() -> UIEdgeInsets {
    let insets = safeAreaInsets
    return insets == .zero ? .zero : insets.reduced(by: addedSafeAreaInsets)
  }

  /// The adjusted content inset that the offset was last corrected for.
  final var appliedContentInset = UIEdgeInsets.zero

  /// The guide of the content, whose size constraints can determine.
  open var contentLayoutGuide: UILayoutGuide {
    ownGuide(.scrollContent, "UIScrollView-contentLayoutGuide")
  }
  /// The guide of the scroll view's frame, which does not move with the content.
  open var frameLayoutGuide: UILayoutGuide {
    ownGuide(.scrollFrame, "UIScrollView-frameLayoutGuide")
  }

  /// Scrolls to an offset in points, which may be past the edges of the content.
  ///
  /// This stops any deceleration. With animation, scrolling takes 0.3 s, and the delegate receives
  /// `scrollViewDidEndScrollingAnimation` at its end.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    stopMotion()
    if animated {
      animateOffset(to: contentOffset)
    } else {
      self.contentOffset = contentOffset
    }
  }

  /// Scrolls by the smallest distance that makes a rectangle of the content visible, in points.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard let offset = offset(showing: rect), offset != contentOffset else { return }
    setContentOffset(offset, animated: animated)
  }

  /// Stops a deceleration or scrolling animation.
  open func stopScrollingAndZooming() {
    stopMotion()
  }

  // MARK: Zooming

  /// The minimum scale of the content; 1 by default.
  open var minimumZoomScale: CGFloat = 1 { didSet { updatePinch() } }
  /// The maximum scale of the content; 1 by default, with which pinches do not zoom.
  open var maximumZoomScale: CGFloat = 1 { didSet { updatePinch() } }
  /// Whether a pinch past the limits of the scale bounces back; true by default.
  open var bouncesZoom = true
  /// The scale of the content, between the limits: that of the delegate's view for zooming.
  ///
  /// Setting it keeps the middle of the visible content.
  open var zoomScale: CGFloat {
    get { zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }
  /// Whether a pinch changes the scale.
  open internal(set) var isZooming = false
  /// Whether the scale bounces back after a pinch past its limits.
  open internal(set) var isZoomBouncing = false
  /// The recognizer of pinches; nil while the limits of the scale are equal.
  open internal(set) var pinchGestureRecognizer: UIPinchGestureRecognizer?
  /// The state of zooming.
  final var zoom = ScrollZoom()

  /// Scales the content, between the limits, around the middle of the visible content.
  ///
  /// - Parameter animated: Whether the scale changes in 0.3 s, as Flipbook's choice.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(to: scale, around: nil, animated: animated)
  }

  /// Scales and scrolls the content so that a rectangle fills the view, within the limits of the scale.
  ///
  /// - Parameter rect: The rectangle, in points of the delegate's view for zooming.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    let scale = min(bounds.width / rect.width, bounds.height / rect.height)
    zoom(to: scale, around: CGPoint(x: rect.midX, y: rect.midY), animated: animated)
  }

  // MARK: Dragging

  /// Whether dragging scrolls the content; true by default.
  open var isScrollEnabled = true {
    didSet {
      pan.isEnabled = isScrollEnabled
      gate.isEnabled = isScrollEnabled
    }
  }
  /// Whether a drag that starts along one axis scrolls along that axis only; false by default.
  open var isDirectionalLockEnabled = false
  /// How scrolling dismisses the keyboard; `none` by default.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether a tap on the status bar scrolls to the top; true by default.
  ///
  /// It has no effect: such taps are not supported.
  open var scrollsToTop = true
  /// Whether content dragged past its edge bounces back; true by default.
  open var bounces = true
  /// Whether content that fits vertically bounces when dragged vertically; false by default.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { adjustOffset() } }
  }
  /// Whether content that fits horizontally bounces when dragged horizontally; false by default.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { adjustOffset() } }
  }
  /// Whether the content comes to rest at multiples of the view's bounds; false by default.
  open var isPagingEnabled = false

  /// The deceleration rate after a drag: `normal` or `fast`; other values are replaced by the
  /// nearer one.
  open var decelerationRate: DecelerationRate {
    get { decelerates ? .normal : .fast }
    set { decelerates = !(newValue.rawValue < 0.994) }
  }
  private var decelerates = true

  /// The recognizer that drags the content; its delegate is the scroll view.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  final let pan = ScrollPanGestureRecognizer()
  final let gate = ContentTouchGate()

  /// Refuses drags that cannot scroll or whose touches the content keeps; overrides must call this
  /// implementation.
  override open func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === pan
      ? mayBeginDragging : super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Whether touches are delayed until it is clear that they do not start a drag; true by default.
  open var delaysContentTouches = true
  /// Whether a drag can cancel touches that the content has received; true by default.
  open var canCancelContentTouches = true

  /// Returns whether a view in the content receives touches that began in it; true by default.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool {
    true
  }

  /// Returns whether a drag cancels touches in a view of the content; false by default for enabled
  /// controls.
  open func touchesShouldCancel(in view: UIView) -> Bool {
    (view as? UIControl)?.isEnabled != true
  }

  /// Whether a finger touches the content, dragging it or not.
  open internal(set) var isTracking = false
  /// Whether a finger drags the content.
  open internal(set) var isDragging = false
  /// Whether the content is decelerating after a drag.
  open internal(set) var isDecelerating = false

  /// The state of the current drag; nil if none exists.
  final var drag: ScrollDrag?
  /// The current deceleration or scrolling animation; nil if none exists.
  final var motion: (any ScrollMotion)?
  final var displayLink: CADisplayLink?

  /// Returns the offset at which released content comes to rest, in points, before the delegate
  /// adjusts it.
  ///
  /// - Parameters:
  ///   - proposed: The offset at which the content would come to rest, in points.
  ///   - velocity: The velocity of the content, in points per millisecond.
  func targetContentOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// Called when the content has come to rest: after a motion, or after a touch that starts none.
  func didComeToRest() {}

  /// The control above the content that is pulled to refresh it; nil by default.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.leave(self)
      refreshControl?.enter(self)
    }
  }

  // MARK: Indicators

  /// Whether the vertical scroll indicator is shown; true by default.
  open var showsVerticalScrollIndicator = true {
    didSet { placeIndicators() }
  }
  /// Whether the horizontal scroll indicator is shown; true by default.
  open var showsHorizontalScrollIndicator = true {
    didSet { placeIndicators() }
  }
  /// The style of the scroll indicators.
  open var indicatorStyle = IndicatorStyle.default
  /// The distance of the vertical indicator from the view's edges, in points; zero by default.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { placeIndicators() }
  }
  /// The distance of the horizontal indicator from the view's edges, in points; zero by default.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { placeIndicators() }
  }
  /// The distance of both indicators from the view's edges, in points; returns the vertical
  /// indicator's.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// Whether the safe area is added to the indicators' insets; true by default.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { placeIndicators() }
  }

  /// The scroll indicators; nil until they are first shown.
  final var indicators: PerAxis<ScrollIndicator>?

  /// Shows the scroll indicators briefly.
  open func flashScrollIndicators() {
    showIndicators()
    hideIndicatorsAtRest()
  }

  // MARK: Geometry

  override open var frame: CGRect {
    didSet { if frame.size != oldValue.size { adjustOffset() } }
  }

  /// The visible part of the content, in points; animatable.
  override open var bounds: CGRect {
    didSet {
      if bounds.origin != oldValue.origin { setNeedsLayout() }
      if bounds.size != oldValue.size { adjustOffset() }
    }
  }

  /// Updates the offset and the indicators; overrides must call this implementation.
  override open func layoutSubviews() {
    super.layoutSubviews()
    if adjustedContentInset != appliedContentInset { adjustOffset() }
    placeIndicators()
  }

  /// Applies the window's safe area; outside a window, stops all motion within the scrollable
  /// range.
  override open func didMoveToWindow() {
    super.didMoveToWindow()
    guard window == nil else {
      return adjustedContentInset == appliedContentInset ? () : adjustOffset()
    }
    let wasMoving = isTracking || motion != nil
    pan.cancelGesture()
    gate.cancelGesture()
    discardDrag()
    stopMotion()
    if wasMoving { contentOffset = offsetAtRest(nearestTo: contentOffset) }
  }
}
