import QuartzCore

/// A view onto content that is larger than the view, moved by a finger.
///
/// The content is the subviews; scrolling moves `bounds.origin`, which is the content offset. Content is not
/// zoomed, nor refreshed by a pull, nor brought back to its start by a tap on the status bar.
@MainActor
open class UIScrollView: UIView, UIScrollViewDelegating {
  /// Who is told what the scroll view does; `delegate`, by a name that no view derived from this one takes.
  public weak final var scrollDelegate: (any UIScrollViewDelegate)?

  /// Creates a scroll view, which clips its content.
  override public init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    attachRecognizers()
  }

  /// Scroll views are not archived here: always nil.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Content

  /// The point of the content that stands in the upper left corner, in points: `bounds.origin`.
  ///
  /// It is rounded to whole pixels, and may lie beyond the content. Setting it tells the delegate, once
  /// the bounds have changed, and does not stop content that moves by itself; animatable.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      let offset = pixelAligned(newValue)
      guard offset != bounds.origin else { return }
      bounds.origin = offset
      scrollDelegate?.scrollViewDidScroll(self)
      placeIndicators()
    }
  }

  /// The size of the content in points, from its origin.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { adjustOffset() } }
  }

  /// How far the content may be moved away from the view's edges, in points.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { adjustOffset() } }
  }

  /// When the safe area adds to `contentInset`.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { adjustOffset() }
  }

  /// `contentInset` with what of the safe area adds to it, in points.
  open var adjustedContentInset: UIEdgeInsets {
    let (inset, safe) = (contentInset.finite, addedSafeAreaInsets)
    return UIEdgeInsets(
      top: inset.top + safe.top, left: inset.left + safe.left,
      bottom: inset.bottom + safe.bottom, right: inset.right + safe.right)
  }

  /// The adjusted inset has become another one; overrides call this implementation.
  open func adjustedContentInsetDidChange() {
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// The adjusted inset that the offset was last adjusted to.
  final var knownContentInset = UIEdgeInsets.zero

  /// Scrolls to an offset in points, which may lie beyond the content.
  ///
  /// Without animation, this stops content that moves by itself. An animation takes 0.3 s and its end is
  /// told to the delegate.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    stopMotion()
    if animated {
      animateOffset(to: contentOffset)
    } else {
      self.contentOffset = contentOffset
    }
  }

  /// Scrolls as little as shows a rectangle of the content, in points; not at all if it is shown already.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard let offset = offset(showing: rect), offset != contentOffset else { return }
    setContentOffset(offset, animated: animated)
  }

  /// Stops content that moves by itself.
  open func stopScrollingAndZooming() {
    stopMotion()
  }

  // MARK: What a finger may do

  /// Whether a finger can scroll.
  open var isScrollEnabled = true {
    didSet {
      pan.isEnabled = isScrollEnabled
      gate.isEnabled = isScrollEnabled
    }
  }
  /// Whether a finger that sets out in one direction scrolls in that one only.
  open var isDirectionalLockEnabled = false
  /// Whether content can be pulled past its end, and comes back.
  open var bounces = true
  /// Whether content that has nothing to scroll up or down can be pulled nevertheless.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { adjustOffset() } }
  }
  /// Whether content that has nothing to scroll sideways can be pulled nevertheless.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { adjustOffset() } }
  }
  /// Whether the content comes to rest on multiples of the view's size.
  open var isPagingEnabled = false

  /// How fast content that was flicked comes to rest: `normal` or `fast`; others become the nearer.
  open var decelerationRate: DecelerationRate {
    get { decelerates ? .normal : .fast }
    set { decelerates = !(newValue.rawValue < 0.994) }
  }
  private var decelerates = true

  /// What watches the fingers that drag; the scroll view is its delegate.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  final let pan = ScrollPanGestureRecognizer()
  final let gate = ContentTouchGate()

  /// Keeps the fingers from dragging where nothing is to be scrolled, or the content holds on to them;
  /// overrides call this implementation.
  override open func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === pan
      ? mayBeginDragging : super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Whether touches wait a moment before the content hears of them, for a drag may come of them.
  open var delaysContentTouches = true
  /// Whether a finger that the content holds can still come to drag.
  open var canCancelContentTouches = true

  /// Returns whether a view in the content may hear of touches that came down on it; by default it may.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool {
    true
  }

  /// Returns whether touches may be taken from a view in the content for a drag; not from controls that
  /// are enabled.
  open func touchesShouldCancel(in view: UIView) -> Bool {
    (view as? UIControl)?.isEnabled != true
  }

  /// Whether a finger is on the content, be it to drag or not.
  public internal(set) final var isTracking = false
  /// Whether a finger drags the content.
  public internal(set) final var isDragging = false
  /// Whether the content goes on by itself after a drag.
  public internal(set) final var isDecelerating = false

  /// The finger that drags the content.
  final var drag: ScrollDrag?
  /// What moves the content by itself.
  final var motion: (any ScrollMotion)?
  final var displayLink: CADisplayLink?

  /// Returns where content that is let go comes to rest, before the delegate is asked; both in points,
  /// and the speed in points a millisecond.
  func targetContentOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  // MARK: Indicators

  /// Whether a bar shows how far the content is scrolled down.
  open var showsVerticalScrollIndicator = true {
    didSet { placeIndicators() }
  }
  /// Whether a bar shows how far the content is scrolled to the right.
  open var showsHorizontalScrollIndicator = true {
    didSet { placeIndicators() }
  }
  /// The bars' colours.
  open var indicatorStyle = IndicatorStyle.default
  /// How far the vertical bar keeps from the view's edges, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { placeIndicators() }
  }
  /// How far the horizontal bar keeps from the view's edges, in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { placeIndicators() }
  }
  /// How far both bars keep from the view's edges, in points; reading gives the vertical bar's.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// Whether the bars keep out of the safe area too.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { placeIndicators() }
  }

  /// The bars, from the first time they are shown.
  final var indicators: PerAxis<ScrollIndicator>?

  /// Shows the bars for a moment.
  open func flashScrollIndicators() {
    showIndicators()
    hideIndicatorsAtRest()
  }

  // MARK: Geometry

  override open var frame: CGRect {
    didSet { if frame.size != oldValue.size { adjustOffset() } }
  }

  /// The part of the content that is shown, in points; animatable.
  override open var bounds: CGRect {
    didSet {
      if bounds.origin != oldValue.origin { setNeedsLayout() }
      if bounds.size != oldValue.size { adjustOffset() }
    }
  }

  /// Keeps content and insets in order; overrides call this implementation.
  override open func layoutSubviews() {
    super.layoutSubviews()
    if adjustedContentInset != knownContentInset { adjustOffset() }
    placeIndicators()
  }

  /// Takes the window's safe area into account; without a window, content that was on its way stops where it
  /// may stand.
  override open func didMoveToWindow() {
    super.didMoveToWindow()
    guard window == nil else {
      return adjustedContentInset == knownContentInset ? () : adjustOffset()
    }
    let isOnItsWay = isTracking || motion != nil
    pan.breakOff()
    gate.breakOff()
    abandonDrag()
    stopMotion()
    if isOnItsWay { contentOffset = offsetAtRest(nearestTo: contentOffset) }
  }
}
