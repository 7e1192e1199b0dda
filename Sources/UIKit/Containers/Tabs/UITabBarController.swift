/// A container controller that shows one of several controllers, which a tab bar selects.
///
/// There is no "More" tab: the bar shows the tabs of all controllers.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// The object that is notified of the selection and provides its animation.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The tab bar, whose items are the controllers' `tabBarItem`s.
  open var tabBar: UITabBar { bar }

  /// The controllers, from left to right; nil by default.
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers; with an animation, the tabs dissolve.
  ///
  /// The selected controller stays selected if it is among the new ones.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replaceTabs(with: viewControllers, animated: animated)
  }

  /// The controllers that the user may rearrange; without effect, as there is no "More" tab.
  open var customizableViewControllers: [UIViewController]?

  /// The selected controller; nil if there are none.
  ///
  /// - Precondition: A new value is one of the controllers.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue else { return }
      precondition(
        tabs?.contains(newValue) ?? false,
        "only a view controller in the tab bar controller's list of view controllers can be selected"
      )
      select(newValue)
    }
  }

  /// The index of the selected controller; `NSNotFound` if there is none.
  ///
  /// A new index without a controller is ignored until there is one.
  open var selectedIndex: Int {
    get { selected.flatMap { tabs?.firstIndex(of: $0) } ?? NSNotFound }
    set {
      guard let tabs, tabs.indices.contains(newValue) else { return requestedIndex = newValue }
      select(tabs[newValue])
    }
  }

  /// Whether the tab bar is hidden by the program; false by default.
  open var isTabBarHidden: Bool {
    get { hidesBar }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the tab bar; with an animation, it slides across the bottom edge in 0.2 s.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesBar else { return }
    hidesBar = hidden
    guard isViewLoaded else { return }
    guard animated, view.window != nil else { return placeBar() }
    UIView.animate(withDuration: 0.2) {
      self.placeBar()
      self.view.layoutIfNeeded()
    }
  }

  final private(set) var bar = UITabBar(frame: .zero)
  /// The view that contains the selected controller's view and the views of transitions.
  final let content = TransitionView(frame: .zero)
  final var tabs: [UIViewController]?
  final var selected: UIViewController?
  /// The controller whose view is in the content.
  final var shown: UIViewController?
  final var runningTransition: ViewTransition?
  final var hidesBar = false
  /// Whether the visible controller of the selected navigation controller hides the bar.
  final var isBarPushedAway = false
  /// The index to select as soon as there is a controller for it.
  final var requestedIndex: Int?

  /// Creates a controller without tabs; nib files are not supported, and the arguments are ignored.
  override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.controller = self
    bar.delegate = self
  }

  /// The tab bar as key-value coding sets it, with which programs install a bar of a class of their own.
  final var keyedBar: UITabBar {
    get { bar }
    set {
      newValue.setItems(bar.items, animated: false)
      newValue.selectedItem = bar.selectedItem
      (bar.controller, bar.delegate) = (nil, nil)
      bar.removeFromSuperview()
      bar = newValue
      (bar.controller, bar.delegate) = (self, self)
      viewIfLoaded?.addSubview(bar)
      placeBar()
    }
  }

  /// Always returns nil; archiving is not supported.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Called when the user selects a tab, before its controller is selected.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  // MARK: View

  /// Creates a view with the content and the tab bar.
  override open func loadView() {
    super.loadView()
    guard let view = viewIfLoaded else { return }
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
    view.addSubview(bar)
    showSelected()
  }

  /// Places the tab bar; overrides must call this implementation.
  override open func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placeBar()
  }

  /// Places the tab bar again; overrides must call this implementation.
  override open func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    placeBar()
  }

  override func extendedLayoutDidChange() { placeBar() }

  /// The selected controller.
  override open var childForStatusBarStyle: UIViewController? { selected }
  /// The selected controller.
  override open var childForStatusBarHidden: UIViewController? { selected }
  /// The orientations of the selected controller.
  override open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    selected?.supportedInterfaceOrientations ?? .allButUpsideDown
  }
}
