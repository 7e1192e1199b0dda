/// Owns a view hierarchy and hears when it comes and goes.
@MainActor
open class UIViewController: UIResponder {
  /// What names the controller in bars.
  open var title: String?

  /// The controller that this one was added to.
  public private(set) weak final var parent: UIViewController?
  /// The controllers that were added to this one, in order.
  public private(set) final var children: [UIViewController] = []

  private var ownView: UIView?

  /// Creates a controller; there are no nib files here, so both arguments are ignored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Creates a controller.
  override public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Controllers are not archived here: always nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view that the controller owns; made when first asked for.
  open var view: UIView! {
    get { loadedView() }
    set {
      ownView?.owningController = nil
      ownView = newValue
      newValue?.owningController = self
    }
  }

  /// The view, if it has been made.
  open var viewIfLoaded: UIView? { ownView }

  /// Whether the view has been made.
  open var isViewLoaded: Bool { ownView != nil }

  /// Makes the view, unless it has been made.
  open func loadViewIfNeeded() {
    _ = loadedView()
  }

  /// Who is asked when the controller does not answer.
  override open var next: UIResponder? { ownView?.superview }

  final func loadedView() -> UIView {
    if let ownView { return ownView }
    loadView()
    let view = ownView ?? UIView(frame: UIScreen.main.bounds)
    if ownView == nil { self.view = view }
    viewDidLoad()
    return view
  }

  final func leaveWindow() {
    guard let ownView, ownView.superview != nil else { return }
    viewWillDisappear(false)
    ownView.removeFromSuperview()
    viewDidDisappear(false)
  }

  /// Makes the view and sets it; by default an empty one of the screen's size.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// The view has been made.
  open func viewDidLoad() {}
  /// The view is about to come into a window.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view has come into a window.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to leave its window.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view has left its window.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The view is about to place its subviews.
  open func viewWillLayoutSubviews() {}
  /// The view has placed its subviews.
  open func viewDidLayoutSubviews() {}
  /// The controller is about to be added to another, or to none.
  open func willMove(toParent parent: UIViewController?) {}
  /// The controller has been added to another, or to none.
  open func didMove(toParent parent: UIViewController?) {}

  /// Adds a controller to this one; its view is the caller's to place.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Takes the controller out of the one it was added to.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }
}
