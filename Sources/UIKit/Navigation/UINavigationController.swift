import QuartzCore

/// A container with a stack of controllers, of which the last one is visible below a navigation bar.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// How the visible controller changes.
  public enum Operation: Int, Sendable {
    /// In another way.
    case none
    /// A controller is pushed onto the stack.
    case push
    /// Controllers are popped off the stack.
    case pop
  }

  /// The duration in seconds in which bars appear and disappear, 0.2.
  public static let hideShowBarDuration: CGFloat = 0.2

  /// The delegate, which is notified of changes and provides animators.
  open weak var delegate: (any UINavigationControllerDelegate)?

  final var stack: [UIViewController] = []
  /// The controller whose view is shown, or that a running transition started with.
  final var shown: UIViewController?
  final var runningTransition: ViewTransition?
  /// The stack before the running transition.
  final var stackBefore: [UIViewController] = []
  /// The controllers that leave the stack with the running transition.
  final var leaving: [UIViewController] = []
  /// What drives a pop while a finger swipes.
  final var swipe: UIPercentDrivenInteractiveTransition?
  final let content = TransitionView(frame: .zero)
  private let bar: UINavigationBar
  private let ownToolbar: UIToolbar
  private let popGate = PopGate()
  private let popRecognizer = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
  /// Whether the bar of the current layout is hidden.
  final var barIsHidden = false
  final var toolbarHidden = true

  /// Creates a controller with an empty stack.
  override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (bar, ownToolbar) = (UINavigationBar(frame: .zero), UIToolbar(frame: .zero))
    super.init(nibName: nil, bundle: nil)
    bar.controller = self
  }

  /// Creates a controller whose stack contains one controller.
  public init(rootViewController: UIViewController) {
    (bar, ownToolbar) = (UINavigationBar(frame: .zero), UIToolbar(frame: .zero))
    super.init(nibName: nil, bundle: nil)
    bar.controller = self
    push(rootViewController, animated: false)
  }

  /// Creates a controller with bars of the given classes, which have to be subclasses of
  /// `UINavigationBar` and `UIToolbar`; nil for the classes themselves.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    bar =
      (navigationBarClass as? UINavigationBar.Type)?.init(barClass: ())
      ?? UINavigationBar(frame: .zero)
    ownToolbar = (toolbarClass as? UIToolbar.Type)?.init(barClass: ()) ?? UIToolbar(frame: .zero)
    super.init(nibName: nil, bundle: nil)
    bar.controller = self
  }

  /// Always returns nil; archiving is not supported.
  public required init?(coder: NSCoder) { return nil }

  // MARK: The stack

  /// The controllers from the root to the visible one.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The last controller of the stack.
  open var topViewController: UIViewController? { stack.last }
  /// The controller that the last one of the stack presents, or the last one itself.
  open var visibleViewController: UIViewController? {
    var visible = stack.last
    while let presented = visible?.presentation.presented { visible = presented }
    return presentation.presented ?? visible
  }

  /// Pushes a controller onto the stack, and shows it.
  ///
  /// - Precondition: The controller is not in the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }

  /// Pops the last controller, and shows the one below it.
  ///
  /// - Returns: The popped controller; nil for the root controller, which remains.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return pop(to: stack.count - 2, animated: animated).last
  }

  /// Pops all controllers above one.
  ///
  /// - Returns: The popped controllers; nil if the controller is not in the stack.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: viewController) else { return nil }
    return pop(to: index, animated: animated)
  }

  /// Pops all controllers but the root.
  ///
  /// - Returns: The popped controllers; nil if there are none.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = stack.count > 1 ? pop(to: 0, animated: animated) : []
    return popped.isEmpty ? nil : popped
  }

  /// Replaces the stack, with the motion of a push if the last controller is new, or else of a pop.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(with: viewControllers, animated: animated)
  }

  /// Pushes a controller with an animation.
  override open func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: UIView.areAnimationsEnabled)
  }

  // MARK: Bars

  /// The bar at the top.
  open var navigationBar: UINavigationBar { bar }
  /// Whether the bar at the top is hidden; false by default.
  open var isNavigationBarHidden: Bool {
    get { barIsHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  /// Hides the bar at the top or shows it; with an animation, it slides.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != barIsHidden else { return }
    barIsHidden = hidden
    changeBars(animated: animated)
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The bar at the bottom, hidden by default, with the items of the visible controller.
  open var toolbar: UIToolbar! { ownToolbar }
  /// Whether the bar at the bottom is hidden; true by default.
  open var isToolbarHidden: Bool {
    get { toolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }
  /// Hides the bar at the bottom or shows it; with an animation, it slides.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != toolbarHidden else { return }
    toolbarHidden = hidden
    changeBars(animated: animated)
  }
  /// Whether bars hide when the user scrolls down, and show when the user scrolls up; false by default.
  open var hidesBarsOnSwipe = false {
    didSet { barHideOnSwipeGestureRecognizer.isEnabled = hidesBarsOnSwipe }
  }
  /// A recognizer beside the scroll view's pan, which hides and shows the bars, to add targets and requirements.
  open private(set) lazy var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer = {
    let recognizer = UIPanGestureRecognizer()
    recognizer.isEnabled = hidesBarsOnSwipe
    recognizer.cancelsTouchesInView = false
    return recognizer
  }()
  /// Whether a tap on the content hides and shows the bars; false by default.
  open var hidesBarsOnTap = false {
    didSet { barHideOnTapGestureRecognizer.isEnabled = hidesBarsOnTap }
  }
  /// The recognizer of the taps that hide and show the bars.
  open private(set) lazy var barHideOnTapGestureRecognizer = makeTapRecognizer()
  /// Whether bars hide when the keyboard appears, which never happens here.
  open var hidesBarsWhenKeyboardAppears = false
  /// Whether bars hide in a vertically compact environment, which does not exist here.
  open var hidesBarsWhenVerticallyCompact = false

  /// The recognizer of the swipe from the left edge that pops the visible controller.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popRecognizer }

  private func makeTapRecognizer() -> UITapGestureRecognizer {
    let recognizer = UITapGestureRecognizer { [weak self] (_: UITapGestureRecognizer) in
      guard let self else { return }
      self.setNavigationBarHidden(!self.barIsHidden, animated: true)
    }
    loadViewIfNeeded()
    content.addGestureRecognizer(recognizer)
    return recognizer
  }

  // MARK: Controller

  /// Creates a view with the content, the toolbar and the navigation bar.
  override open func loadView() {
    super.loadView()
    guard let view = viewIfLoaded else { return }
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    for part in [content, ownToolbar, bar] { view.addSubview(part) }
    popGate.controller = self
    popRecognizer.edges = .left
    popRecognizer.delegate = popGate
    popRecognizer.addAction { [weak self] in self?.swipe($0) }
    view.addGestureRecognizer(popRecognizer)
    showTop(.none, animated: false)
  }

  /// Places the bars.
  override open func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    popRecognizer.edges = content.isRightToLeft ? .right : .left
    placeBars()
  }

  /// Places the bars again.
  override open func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    placeBars()
  }

  override func extendedLayoutDidChange() { if let shown { place(shown) } }

  /// The visible controller, if the bar is hidden; the bar determines the style otherwise.
  override open var childForStatusBarStyle: UIViewController? {
    barIsHidden ? topViewController : nil
  }
  /// The visible controller.
  override open var childForStatusBarHidden: UIViewController? { topViewController }
  /// Light content if the bar's style is black.
  override open var preferredStatusBarStyle: UIStatusBarStyle {
    bar.barStyle == .black ? .lightContent : .default
  }
  /// The orientations of the visible controller.
  override open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    topViewController?.supportedInterfaceOrientations ?? .allButUpsideDown
  }
  /// The preferred size of the visible controller.
  override open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    if container === topViewController { preferredContentSize = container.preferredContentSize }
  }
}

/// Allows the swipe back when there is something to go back to.
final class PopGate: NSObject, UIGestureRecognizerDelegate {
  weak var controller: UINavigationController?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    controller?.allowsSwipe ?? false
  }
}
