/// A container controller that shows one page at a time and turns to the pages beside it.
///
/// Pages scroll with UIKit's paging motion, both with the `scroll` style and with `pageCurl`, whose
/// curl is not drawn. Where the data source provides a number of dots, they are below the pages, in
/// the lowest 37 points above the safe area. While a page is at rest, the content offset of the scroll view among the
/// view's subviews is the length of one page, as in UIKit.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// The object that is notified of transitions.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// The object that provides the pages; without one, touches turn no pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      guard dataSource !== oldValue else { return }
      neighbors = (.unknown, .unknown)
      scrollView.isScrollEnabled = dataSource != nil
      applyLimits()
      updateIndicator()
    }
  }

  /// The style of the transition between pages.
  open private(set) var transitionStyle: TransitionStyle
  /// The direction in which pages follow one another.
  open private(set) var navigationOrientation: NavigationOrientation
  /// The place of the spine: `none` for the `scroll` style; without effect.
  open private(set) var spineLocation: SpineLocation
  /// Whether curling pages have content on both sides; false by default; without effect.
  open var isDoubleSided = false

  /// The recognizers of a controller with the `pageCurl` style; empty for the `scroll` style, whose
  /// recognizer is that of the scroll view.
  open var gestureRecognizers: [UIGestureRecognizer] {
    transitionStyle == .pageCurl ? [scrollView.pan] : []
  }

  /// The current page in an array; empty before the first call of `setViewControllers`.
  open var viewControllers: [UIViewController]? { current.map { [$0] } ?? [] }

  final let scrollView = PageScrollView(frame: .zero)
  /// The dots below the pages, where the data source provides their number.
  final let indicator = UIPageControl(frame: .zero)
  /// The index of the dot of the current page, which the data source provides for pages that a program shows.
  final var indicatedPage = 0 { didSet { indicator.currentPage = indicatedPage } }
  /// The distance between pages, in points.
  final let spacing: CGFloat
  final var current: UIViewController?
  final var neighbors = (before: Neighbor.unknown, after: Neighbor.unknown)
  /// The current transition; nil at rest.
  final var turn: Turn?
  /// Whether the controller itself changes the content offset.
  final var isAdjusting = false

  /// Creates a controller without pages.
  ///
  /// - Parameters:
  ///   - style: The style of the transition between pages.
  ///   - navigationOrientation: The direction in which pages follow one another.
  ///   - options: The distance between pages that scroll, and the place of the spine.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    spacing = style == .scroll ? max(Self.number(options?[.interPageSpacing])?.finite ?? 0, 0) : 0
    let location =
      options?[.spineLocation] as? SpineLocation
      ?? Self.number(options?[.spineLocation]).flatMap { SpineLocation(rawValue: Int($0.finite)) }
    spineLocation = style == .scroll ? .none : location ?? .min
    super.init(nibName: nil, bundle: nil)
    scrollView.controller = self
    scrollView.isScrollEnabled = false
    indicator.isHidden = true
    indicator.allowsContinuousInteraction = false
    indicator.addAction(UIAction { [weak self] _ in self?.turnByIndicator() }, for: .valueChanged)
    let isHorizontal = navigationOrientation == .horizontal
    scrollView.alwaysBounceHorizontal = isHorizontal
    scrollView.alwaysBounceVertical = !isHorizontal
  }

  /// Creates a controller whose pages curl horizontally; the arguments are ignored.
  override public convenience init(
    nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?
  ) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Always returns nil; archiving is not supported.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Returns the number in an option.
  private static func number(_ option: Any?) -> Double? {
    switch option {
    case let number as CGFloat: Double(number)
    case let number as Int: Double(number)
    case let number as Float: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }

  // MARK: Pages

  /// Shows a page.
  ///
  /// - Parameters:
  ///   - viewControllers: The page, in an array.
  ///   - direction: The direction in which the pages move.
  ///   - animated: Whether the pages move, in 0.3 s as an animated change of a scroll view's offset.
  ///   - completion: Called when the page is shown, with whether the motion ran to its end.
  /// - Precondition: There is exactly one page; with the `pageCurl` style, only the first one of two
  ///   is shown.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let count = viewControllers?.count ?? 0
    guard let page = viewControllers?.first, count == 1 || transitionStyle == .pageCurl else {
      preconditionFailure(
        """
        The number of view controllers provided (\(count)) doesn't match the number required (1) \
        for the requested transition
        """)
    }
    show(page, direction, animated: animated, completion)
  }

  // MARK: Life cycle

  /// Creates the view with the scroll view of the pages.
  override open func loadView() {
    super.loadView()
    view.addSubview(scrollView)
    view.addSubview(indicator)
    updateIndicator()
    if let current { place(current, inSlot: 1) }
  }

  /// False: the controller forwards the appearance methods to its pages itself.
  override open var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  /// Notifies the current page; overrides must call this implementation.
  override open func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    layOutPages()
    current?.beginAppearanceTransition(true, animated: animated)
  }

  /// Notifies the current page; overrides must call this implementation.
  override open func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    current?.endAppearanceTransition()
  }

  /// Ends a transition and notifies the current page; overrides must call this implementation.
  override open func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    finishTurn(finished: false)
    current?.beginAppearanceTransition(false, animated: animated)
  }

  /// Notifies the current page; overrides must call this implementation.
  override open func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    current?.endAppearanceTransition()
  }

  /// Adapts the pages to the size of the view; overrides must call this implementation.
  override open func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layOutPages()
  }
}
