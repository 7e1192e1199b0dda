/// An object that manages a view hierarchy and is notified when it appears and disappears.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
  /// The title to show in bars; setting it sets the titles of the navigation item and the tab.
  open var title: String? {
    didSet { titleDidChange() }
  }

  /// The parent controller, or nil.
  open internal(set) weak var parent: UIViewController?
  /// The child controllers, in the order in which they were added.
  open internal(set) var children: [UIViewController] = []

  private(set) final var storedView: UIView?
  /// Whether the view is on screen.
  final var appearance = Appearance.disappeared
  /// Whether `viewIsAppearing` is due with the next layout.
  final var expectsIsAppearing = false
  final var moves = Moves()
  final var storedNavigationItem: UINavigationItem?
  final var storedTabBarItem: UITabBarItem?
  final let presentation = PresentationState()
  final var ownTraitOverrides: UITraitOverrides?
  /// The traits that the parent overrides for this controller.
  final var parentOverride: UITraitCollection?
  /// The registrations for changes of the controller's traits.
  public final var traitRegistrations = TraitRegistrations()

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

  // MARK: The view

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
    let view = storedView ?? Self.emptyView()
    if storedView == nil { self.view = view }
    viewDidLoad()
    placeMissingContent()
    return view
  }

  private static func emptyView() -> UIView {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  /// Creates the view and assigns it to `view`; by default an empty view with the size of the
  /// screen, and a flexible width and height.
  open func loadView() {
    view = Self.emptyView()
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
  /// Called when the system is short of memory, which never happens here.
  open func didReceiveMemoryWarning() {}

  /// Called to update what is shown without content, before the first layout and when it needs an update; does nothing
  /// by default.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}
  final let missingContent = MissingContent()

  // MARK: Causes of appearance

  /// Whether the view appears because the controller is being presented; true from `viewWillAppear`
  /// until `viewDidAppear` has returned.
  open var isBeingPresented: Bool { moves.contains(.presented) }
  /// Whether the view disappears because the controller is being dismissed.
  open var isBeingDismissed: Bool { moves.contains(.dismissed) }
  /// Whether the view appears because the controller has been added to a container.
  open var isMovingToParent: Bool { moves.contains(.toParent) }
  /// Whether the view disappears because the controller is removed from its container.
  open var isMovingFromParent: Bool { moves.contains(.fromParent) }

  // MARK: Margins and safe area

  /// The guide of the space that bars cover at the top of the view.
  open var topLayoutGuide: any UILayoutSupport { barGuide(.topBars) }
  /// The guide of the space that bars cover at the bottom of the view.
  open var bottomLayoutGuide: any UILayoutSupport { barGuide(.bottomBars) }

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
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { systemMargins }

  /// Whether the root view's margins are at least `systemMinimumLayoutMargins`; true by default.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { storedView?.updateLayoutMargins() }
  }

  /// The edges at which the view extends below a container's bars; all by default.
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { if edgesForExtendedLayout != oldValue { parent?.extendedLayoutDidChange() } }
  }
  /// Whether the view extends below opaque bars as well; false by default.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { parent?.extendedLayoutDidChange() }
  }
  /// Whether a scroll view is inset by a container's bars; true by default.
  ///
  /// Since iOS 11 a scroll view's `contentInsetAdjustmentBehavior` replaces it.
  open var automaticallyAdjustsScrollViewInsets = true

  /// Called when a child has changed how it extends below bars; containers place its view again.
  func extendedLayoutDidChange() {}

  /// The size that a container or a presentation should give the view, in points; zero by default.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      let container: (any UIContentContainer)? = parent ?? presentation.controller
      container?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  // MARK: Traits and size

  /// The traits of the controller's environment.
  open var traitCollection: UITraitCollection { inheritedTraits }

  /// The light or dark appearance of the controller, its view and its children; `unspecified`, the
  /// default, inherits it.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    willSet { storedView?.prepareStyleChange() }
    didSet { storedView?.finishStyleChange() }
  }

  /// Replaces traits of a child; nil removes what was replaced.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { childViewController.overrideTraits(by: collection) }

  /// Returns the traits that replace those of a child; nil for none.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childViewController.parent === self ? childViewController.parentOverride : nil
  }

  /// Called when the traits of the controller's environment have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called before the view's size changes, except for a presentation; overrides must call this
  /// implementation, which notifies the children.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let size = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: size, with: coordinator)
    }
  }

  /// Called before the traits change; overrides must call this implementation, which notifies the
  /// children.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// Returns the size of a child's view in a view of the given size: the same size by default.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called when a child's `preferredContentSize` has changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called when a child's size that satisfies its constraints has changed; not called by UIKit here.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  // MARK: Bars

  /// The content of a navigation bar while the controller is on top of its stack.
  open var navigationItem: UINavigationItem { ownNavigationItem() }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The tab of the controller in a tab bar controller.
  open var tabBarItem: UITabBarItem! {
    get { ownTabBarItem() }
    set { storedTabBarItem = newValue }
  }
  /// The items of the navigation controller's toolbar while the controller is on top; nil by default.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.toolbarItemsDidChange(of: self, animated: false) }
  }
  /// Sets the items of the toolbar.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// Whether the bar at the bottom leaves the screen when the controller is pushed; false by default.
  open var hidesBottomBarWhenPushed = false
  /// The nearest navigation controller that contains the controller; nil if there is none.
  open var navigationController: UINavigationController? { nearestAncestor() }
  /// The nearest tab bar controller that contains the controller; nil if there is none.
  open var tabBarController: UITabBarController? { nearestAncestor() }

  /// Whether the content is being edited; false by default.
  open var isEditing: Bool {
    get { moves.contains(.editing) }
    set { setEditing(newValue, animated: false) }
  }
  /// Sets whether the content is being edited; overrides must call this implementation.
  open func setEditing(_ editing: Bool, animated: Bool) { storeEditing(editing) }
  /// A bar button item whose taps switch `isEditing`, with the title "Edit" or "Done".
  open var editButtonItem: UIBarButtonItem { ownEditButtonItem() }

  // MARK: Status bar and orientations

  /// The style of the status bar while the controller determines it; `default` by default.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden while the controller determines it; false by default.
  open var prefersStatusBarHidden: Bool { false }
  /// How a change of the status bar is animated in an animation block; `fade` by default.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that determines the style of the status bar; nil, the default, for the controller.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that determines whether the status bar is hidden; nil, the default, for the controller.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether a presented controller that does not fill the screen determines the status bar.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Updates the status bar after a change of what the controller prefers, in an animation block with
  /// an animation.
  open func setNeedsStatusBarAppearanceUpdate() { updateStatusBar() }

  /// Whether the home indicator is hidden when there are no touches; false by default.
  ///
  /// Where the stage shows it, it hides at once.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that determines whether the home indicator is hidden; nil by default.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Updates the home indicator after a change of what the controller prefers.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {
    viewIfLoaded?.window?.stageWindow.updateStatusBar()
  }
  /// The edges at which the controller's gestures come before the system's, which do not exist here.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that determines the edges of deferred system gestures; nil by default.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Has no effect, as there are no system gestures.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// Whether the interface rotates with the device, which never turns here; true by default.
  open var shouldAutorotate: Bool { true }
  /// The orientations that the controller supports; all but upside down by default, as on phones.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// The orientation in which the controller is presented; portrait by default.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// The orientation of the interface, which is portrait.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// Has no effect, as the device never turns.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Has no effect, as the device never turns.
  open class func attemptRotationToDeviceOrientation() {}

  // MARK: Containment

  /// Called when the parent controller is about to change; `parent` is nil for a removal.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil { moves.insert(.fromParent) }
  }
  /// Called when the parent controller has changed.
  open func didMove(toParent parent: UIViewController?) {}

  /// Whether the controller's children appear and disappear with it and when their views are added
  /// and removed, not when a program calls their `beginAppearanceTransition`; true by default.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Notifies a child that its view is about to appear or disappear; the opposite cancels it.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    moves.insert(.managed)
    isAppearing ? beginAppearing(animated: animated) : beginDisappearing(animated: animated)
  }

  /// Notifies a child that its view has appeared or disappeared.
  open func endAppearanceTransition() {
    moves.remove(.managed)
    endAppearing()
    endDisappearing()
  }

  /// Adds a child controller, whose view the caller adds to the hierarchy.
  ///
  /// The child appears with its view, or else together with this controller.
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Removes the controller from its parent.
  open func removeFromParent() { leaveParent() }

  /// Replaces the view of a child, which is removed at the end, by that of another child, with an
  /// animation.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - completion: Called at the end; its argument is true if the animations ran to completion.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, for: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }

  // MARK: Presentation

  /// How the controller is presented; `pageSheet` by default, which `automatic` is resolved to.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { presentation.style }
    set { presentation.changeStyle(to: newValue) }
  }
  /// How the controller appears when it is presented without a transitioning delegate; `coverVertical`
  /// by default.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether the user cannot dismiss the controller by a gesture; false by default.
  open var isModalInPresentation = false
  /// Whether controllers that are presented in the current context cover this controller's view; false
  /// by default.
  open var definesPresentationContext = false
  /// Whether the transition style of the presentation context takes the place of the presented
  /// controller's; false by default.
  open var providesPresentationContextTransitionStyle = false
  /// Whether the keyboard is dismissed when the first responder changes; true for form sheets.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// The object that provides animators and a presentation controller.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    didSet { presentation.delegateDidChange() }
  }

  /// The controller that this controller, or the nearest of its ancestors, presents; nil for none.
  open var presentedViewController: UIViewController? {
    presentation.presented ?? parent?.presentedViewController
  }
  /// The controller that presents this controller, or its farthest ancestor; nil for none.
  open var presentingViewController: UIViewController? {
    presentation.presenter ?? parent?.presentingViewController
  }
  /// The object that manages the presentation of the controller or of its nearest presented ancestor.
  open var presentationController: UIPresentationController? { currentPresentationController() }
  /// The presentation controller as a sheet; nil for a style other than `pageSheet` and `formSheet`.
  open var sheetPresentationController: UISheetPresentationController? {
    switch modalPresentationStyle {
    case .pageSheet, .formSheet: presentationController as? UISheetPresentationController
    default: nil
    }
  }
  /// The popover of a controller with the style `popover`, also where it is presented as a sheet; nil for others.
  open var popoverPresentationController: UIPopoverPresentationController? { ownPopover }
  /// Returns the presentation controller of a class with a presentation of its own; nil, the default,
  /// for that of the style.
  func makePresentationController(
    presenting presenter: UIViewController?
  ) -> UIPresentationController? { nil }
  /// The coordinator of the transition in which the controller or an ancestor takes part, until the
  /// transition ends; nil at other times.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    presentation.transition?.coordinator ?? parent?.transitionCoordinator
  }

  /// Presents a controller, which is not presented yet.
  ///
  /// - Parameter completion: Called after the controller has appeared.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the controllers that this controller presents or, if there are none, the controller
  /// itself; the dismissal of the topmost one is animated.
  ///
  /// - Parameter completion: Called at the end, even if nothing is presented.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: flag, completion: completion)
  }

  /// Shows a controller: pushes it onto the stack of the nearest navigation controller, or presents it.
  open func show(_ vc: UIViewController, sender: Any?) { showDefault(vc, sender: sender) }
  /// Shows a controller as the detail of a split view; presents it, as there are no split views.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    present(vc, animated: UIView.areAnimationsEnabled)
  }

  // MARK: Storyboards

  /// The name of the controller's nib file, which is always nil, as nib files are not read.
  open var nibName: String? { nil }
  /// The bundle of the controller's nib file, which is always nil.
  open var nibBundle: Bundle? { nil }
  /// The storyboard that the controller was loaded from, which is always nil.
  open var storyboard: UIStoryboard? { nil }
  /// Called before a segue is performed.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Returns whether a segue may be performed; true by default.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Ends what plays the stage with an error: segues are defined in storyboards, which are not read.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    StoryboardError.segue(identifier).report()
  }

  // MARK: Rotation and previews

  /// Called before the interface turns, in programs for iOS 7; never called.
  open func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// Called in the animation of a turn, in programs for iOS 7; never called.
  open func willAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// Called when the interface has turned, in programs for iOS 7; never called.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
  /// The actions of a preview, which is never shown: screens do not measure the force of touches.
  open var previewActionItems: [any UIPreviewActionItem] { [] }
}
