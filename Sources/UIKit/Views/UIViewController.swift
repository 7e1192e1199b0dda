/// An object that manages a view hierarchy and is notified when it appears and disappears.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// The title to show in bars.
  open var title: String?

  /// The parent controller, or nil.
  open private(set) weak var parent: UIViewController?
  /// The child controllers, in the order in which they were added.
  open private(set) var children: [UIViewController] = []

  private(set) final var storedView: UIView?
  /// Whether the view is on screen.
  final var appearance = Appearance.disappeared
  /// Whether `viewIsAppearing` is due with the next layout.
  final var expectsIsAppearing = false

  /// Creates a controller.
  ///
  /// Nib files are not supported: both arguments are ignored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Creates a controller.
  override public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Always returns nil; archiving is not supported.
  public required init?(coder: NSCoder) {
    return nil
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view that the controller manages, loaded when it is first accessed.
  open var view: UIView! {
    get { loadedView() }
    set {
      storedView?.owningController = nil
      storedView = newValue
      newValue?.owningController = self
      newValue.map { $0.margins.reported = $0.layoutMargins }
    }
  }

  /// The view, or nil if it is not loaded.
  open var viewIfLoaded: UIView? { storedView }

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { storedView != nil }

  /// Loads the view if it is not loaded.
  open func loadViewIfNeeded() {
    _ = loadedView()
  }

  /// The next responder: the superview of the controller's view.
  override open var next: UIResponder? { storedView?.superview }

  final func loadedView() -> UIView {
    if let storedView { return storedView }
    loadView()
    let view = storedView ?? UIView(frame: UIScreen.main.bounds)
    if storedView == nil { self.view = view }
    viewDidLoad()
    return view
  }

  /// Creates the view and assigns it to `view`; by default an empty view with the size of the
  /// screen.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// Called when the view has been loaded.
  open func viewDidLoad() {}
  /// Called when the view is about to be added to a window.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called before the first layout after the view has been added to a window, when its traits and
  /// its size are final.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view has been added to a window and laid out.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called when the view is about to be removed from its window.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has been removed from its window.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called when the view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called when the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Called when the root view's `layoutMargins` have changed.
  open func viewLayoutMarginsDidChange() {}
  /// Called when the root view's `safeAreaInsets` have changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called in place of `updateConstraints` of the view, which it calls; overrides must call this
  /// implementation last.
  open func updateViewConstraints() { storedView?.updateConstraints() }

  /// The guide of the space that bars cover at the top of the view.
  open var topLayoutGuide: any UILayoutSupport { barGuide(.topBars) }
  /// The guide of the space that bars cover at the bottom of the view.
  open var bottomLayoutGuide: any UILayoutSupport { barGuide(.bottomBars) }
  /// Called when the parent controller is about to change; `parent` is nil for a removal.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called when the parent controller has changed.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Margins and safe area

  /// The insets that are added to the root view's safe area, in points; zero by default.
  ///
  /// Negative ones reduce it; it remains at least 0 (measured on UIKit).
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { storedView?.updateSafeArea() } }
  }

  /// The insets of the bars that a container shows above the controller's view, in points and in the
  /// coordinates of the root view's superview; navigation and tab bar controllers set them.
  final var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { storedView?.updateSafeArea() } }
  }

  /// The minimum of the root view's margins, in points: 16 at both sides, or 20 if the view is wider
  /// than 393 points (observed on devices; the exact width is not documented), and 0 above and below.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = (storedView?.bounds.width ?? 0) > 393 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Whether the root view's margins are at least `systemMinimumLayoutMargins`; true by default.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { storedView?.updateLayoutMargins() }
  }

  // MARK: Containment

  /// Whether the controller's children appear and disappear with it and when their views are added
  /// and removed; true by default.
  ///
  /// Override it to call `beginAppearanceTransition` and `endAppearanceTransition` of children
  /// instead.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Notifies a child that its view is about to appear or disappear.
  ///
  /// Beginning the opposite before `endAppearanceTransition` cancels a transition.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    isAppearing ? beginAppearing(animated: animated) : beginDisappearing(animated: animated)
  }

  /// Notifies a child that its view has appeared or disappeared.
  open func endAppearanceTransition() {
    endAppearing()
    endDisappearing()
  }

  /// Adds a child controller.
  ///
  /// The caller adds its view to the hierarchy. The child appears when its view is added to that of
  /// a visible controller, or else together with that controller.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Removes the controller from its parent.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }
}
