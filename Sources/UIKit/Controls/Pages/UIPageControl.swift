import QuartzCore

/// A control with a row of dots, one for each page.
///
/// It has the size and the places of iOS 14 to 18. The colors of dots change in 0.3 s when the user turns
/// the page, which is Flipbook's choice; pages that a program sets change at once.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The styles of the background.
  public enum BackgroundStyle: Int, Sendable {
    /// The background is shown while the user interacts with the control.
    case automatic
    /// The background is always shown.
    case prominent
    /// The background is never shown.
    case minimal
  }

  /// How the user interacts with the control.
  public enum InteractionState: Int, Sendable {
    /// Not at all.
    case none
    /// By separate taps.
    case discrete
    /// By a drag over the dots.
    case continuous
  }

  /// The order of the dots.
  public enum Direction: Int, Sendable {
    /// From the leading to the trailing edge.
    case natural
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
    /// From top to bottom.
    case topToBottom
    /// From bottom to top.
    case bottomToTop
  }

  private static let duration = 0.3
  /// The movement in points with which a touch becomes a drag over the dots; Flipbook's choice.
  private static let dragThreshold: CGFloat = 10

  private let background = ControlPart(nil, cornerRadius: PageControlLayout.height / 2)
  private var indicators: [PageDot] = []
  private var indicatorImages: [Int: UIImage] = [:]
  private var currentImages: [Int: UIImage] = [:]
  /// The page that is shown as the current one.
  private var shownPage = 0
  private var storedPage = 0
  /// Where the touch began; nil without one.
  private var touchStart: CGPoint?
  private var isChangePending = false

  /// Creates a control without pages.
  override public init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
  }

  /// Always returns nil; archiving is not supported.
  public required init?(coder: NSCoder) { nil }

  // MARK: Pages

  /// The number of pages; 0 by default, negative numbers are 0.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      guard numberOfPages != oldValue else { return }
      storedPage = limited(storedPage)
      shownPage = limited(shownPage)
      invalidateIntrinsicContentSize()
      showPages()
    }
  }
  /// The current page, limited to the pages; 0 by default.
  ///
  /// Setting it does not animate and sends no event.
  open var currentPage: Int {
    get { storedPage }
    set {
      setPage(newValue)
      if !isDisplayDeferred { showCurrentPage() }
    }
  }
  private final var isDisplayDeferred: Bool { defersCurrentPageDisplay && isTrackingPages }
  /// Whether the dots change after a tap or a drag only when a program calls `updateCurrentPageDisplay()`; false by
  /// default, and deprecated.
  open var defersCurrentPageDisplay = false
  private final var isTrackingPages = false
  /// Shows the current page of a control that defers it.
  open func updateCurrentPageDisplay() { showCurrentPage() }
  /// The progress of the current page, which its indicator shows; nil by default.
  open var progress: UIPageControlProgress? {
    didSet {
      guard progress !== oldValue else { return }
      oldValue?.detach(from: self)
      progress?.attach(to: self)
      progressDidChange()
    }
  }
  /// Whether the control is hidden while it has only one page; false by default.
  open var hidesForSinglePage = false { didSet { showPages() } }

  private func limited(_ page: Int) -> Int { min(max(page, 0), max(numberOfPages - 1, 0)) }

  // MARK: Look

  /// The color of the other dots; nil, the default, for white at 0.45, or on a background for a color that
  /// is visible there (Flipbook's choice).
  open var pageIndicatorTintColor: UIColor? { didSet { showColors() } }
  /// The color of the current dot; nil, the default, for white, or on a background for that of labels
  /// (Flipbook's choice).
  open var currentPageIndicatorTintColor: UIColor? { didSet { showColors() } }
  /// The image of the pages without an image of their own; nil, the default, for a dot.
  open var preferredIndicatorImage: UIImage? { didSet { showColors() } }
  /// The image of the current page; nil, the default, for that of the page.
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { showColors() } }
  /// When the background is shown; `automatic` by default.
  open var backgroundStyle = BackgroundStyle.automatic { didSet { showBackground() } }
  /// The order of the dots; `natural` by default.
  open var direction = Direction.natural {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// Sets the image of a page; nil for `preferredIndicatorImage`.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    indicatorImages[page] = image
    showColors()
  }

  /// Returns the image of a page; nil for `preferredIndicatorImage`.
  open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }

  /// Sets the image of a page while it is the current one; nil for `preferredCurrentPageIndicatorImage`.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentImages[page] = image
    showColors()
  }

  /// Returns the image of a page while it is the current one; nil for `preferredCurrentPageIndicatorImage`.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

  private func setPage(_ page: Int) {
    let page = limited(page)
    guard page != storedPage else { return }
    storedPage = page
    progress?.pageDidChange()
  }

  private func showCurrentPage() {
    shownPage = storedPage
    showColors()
    setNeedsLayout()
  }

  /// Shows the progress of the current page as it is now.
  final func progressDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func showPages() {
    while indicators.count > numberOfPages { indicators.removeLast().removeFromSuperview() }
    while indicators.count < numberOfPages {
      let indicator = PageDot()
      indicators.append(indicator)
      addSubview(indicator)
    }
    let hides = hidesForSinglePage && numberOfPages < 2
    for indicator in indicators { indicator.isHidden = hides }
    showColors()
    setNeedsLayout()
  }

  private func showColors() {
    for (page, indicator) in indicators.enumerated() {
      let isCurrent = page == shownPage
      indicator.show(
        (isCurrent ? currentImages[page] ?? preferredCurrentPageIndicatorImage : nil)
          ?? indicatorImages[page] ?? preferredIndicatorImage,
        color: isCurrent
          ? currentPageIndicatorTintColor ?? (showsBackground ? .label : .white)
          : pageIndicatorTintColor ?? indicatorColor)
    }
  }

  private var indicatorColor: UIColor {
    showsBackground ? .tertiaryLabel : UIColor(white: 1, alpha: 0.45)
  }

  private var showsBackground: Bool {
    backgroundStyle == .prominent
      || backgroundStyle == .automatic && interactionState == .continuous
  }

  private func showBackground() {
    background.backgroundColor = showsBackground ? .secondarySystemFill : nil
    showColors()
  }

  // MARK: Layout

  private var arrangement: PageControlLayout {
    PageControlLayout(
      pages: numberOfPages,
      isVertical: direction == .topToBottom || direction == .bottomToTop,
      isReversed: direction == .rightToLeft || direction == .bottomToTop
        || direction == .natural && isMirrored,
      wide: progress?.progressVisible == true ? shownPage : nil)
  }

  /// Places the dots.
  override open func layoutSubviews() {
    super.layoutSubviews()
    let arrangement = arrangement
    background.frame = arrangement.content(in: bounds)
    for (page, indicator) in indicators.enumerated() {
      indicator.frame = arrangement.slot(of: page, in: bounds)
      indicator.setProgress(
        page == arrangement.wide ? progress.map { CGFloat($0.currentProgress) } : nil,
        isVertical: arrangement.isVertical, isReversed: arrangement.isReversed,
        track: pageIndicatorTintColor ?? indicatorColor)
    }
  }

  /// Returns the size of a control with a number of pages: 20 points and 18 for each, by 26 points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    PageControlLayout(
      pages: pageCount, isVertical: arrangement.isVertical, isReversed: false,
      wide: arrangement.wide
    ).size
  }

  /// Returns the size for the pages.
  override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The size for the pages.
  override open var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  override var contentTraits: ContentTraits { .ofFixedHeight }

  /// Mirrors the dots when the direction changes.
  override open var semanticContentAttribute: UISemanticContentAttribute {
    didSet { setNeedsLayout() }
  }

  // MARK: Tracking

  /// How the user interacts with the control now.
  open private(set) var interactionState = InteractionState.none { didSet { showBackground() } }
  /// Whether a drag over the dots turns the pages; true by default.
  open var allowsContinuousInteraction = true

  override var preventsOuterTaps: Bool { true }

  /// Starts a tap or a drag.
  override open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touchStart = touch.location(in: self)
    interactionState = .discrete
    return true
  }

  /// Shows the page whose dot the finger is dragged over.
  override open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let start = touchStart, allowsContinuousInteraction else { return true }
    let (point, arrangement) = (touch.location(in: self), arrangement)
    let distance = arrangement.position(of: point) - arrangement.position(of: start)
    if interactionState != .continuous {
      guard abs(distance) >= Self.dragThreshold else { return true }
      interactionState = .continuous
    }
    turn(to: arrangement.page(at: point, in: bounds), sends: true)
    return true
  }

  /// Turns to the page before or after the current one on a tap in the first or second half.
  override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if interactionState == .discrete, isTouchInside, let touch {
      let arrangement = arrangement
      let isAfter =
        arrangement.position(of: touch.location(in: self))
        >= arrangement.position(of: CGPoint(x: bounds.midX, y: bounds.midY))
      let old = storedPage
      turn(to: storedPage + (isAfter != arrangement.isReversed ? 1 : -1), sends: false)
      isChangePending = storedPage != old
    }
    (interactionState, touchStart) = (.none, nil)
  }

  /// Ends a drag.
  override open func cancelTracking(with event: UIEvent?) {
    (interactionState, touchStart) = (.none, nil)
  }

  override func touchDidEnd(isInside: Bool) {
    guard isChangePending else { return }
    isChangePending = false
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  private func turn(to page: Int, sends: Bool) {
    isTrackingPages = true
    defer { isTrackingPages = false }
    guard limited(page) != storedPage else { return }
    setPage(page)
    if !defersCurrentPageDisplay {
      change(animated: true, duration: Self.duration) { [self] in
        showCurrentPage()
        if progress != nil { layoutIfNeeded() }
      }
    }
    if sends { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  // MARK: Accessibility

  /// The current page and the number of pages, unless another value is set.
  override open var accessibilityValue: String? {
    get { super.accessibilityValue ?? "page \(storedPage + 1) of \(numberOfPages)" }
    set { super.accessibilityValue = newValue }
  }

  /// Turns to the next page.
  override open func accessibilityIncrement() { turn(to: storedPage + 1, sends: true) }

  /// Turns to the previous page.
  override open func accessibilityDecrement() { turn(to: storedPage - 1, sends: true) }
}
