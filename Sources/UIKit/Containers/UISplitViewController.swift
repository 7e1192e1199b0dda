/// Methods of a split controller's delegate.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Returns whether the program itself joins the secondary controller with the primary one, so that the primary one is
  /// shown; false by default.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Returns whether the program itself shows a detail controller; false by default.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  /// Returns false.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// Returns false.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
}

/// A controller with a primary and a secondary controller: beside each other in a regular width, and in a compact one in a
/// stack.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// How the primary controller is shown.
  public enum DisplayMode: Int, Sendable {
    /// As the system decides.
    case automatic
    /// Only the secondary controller.
    case secondaryOnly
    /// Both beside each other.
    case oneBesideSecondary
    /// The primary controller above the secondary one.
    case oneOverSecondary

    /// The name of `secondaryOnly` before iOS 14.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The name of `oneBesideSecondary` before iOS 14.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The name of `oneOverSecondary` before iOS 14.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// The number of columns.
  public enum Style: Int, Sendable {
    /// Those of `viewControllers`.
    case unspecified
    /// Two.
    case doubleColumn
    /// Three.
    case tripleColumn
  }

  /// The width of the primary controller that the system chooses, in points.
  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude
  /// The width of the primary controller, in points, from general knowledge.
  private static let primaryWidth: CGFloat = 320

  /// The number of columns; of three, the first and the last one are shown.
  open private(set) var style: Style

  /// Creates a controller with columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without columns.
  override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Always returns nil; archiving is not supported.
  public required init?(coder: NSCoder) { nil }

  /// The object that decides about changes; nil by default.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The primary controller and the secondary one.
  open var viewControllers: [UIViewController] = [] { didSet { if isViewLoaded { arrange() } } }
  /// How the primary controller is to be shown; `automatic` by default.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// How the primary controller is shown.
  open var displayMode: DisplayMode {
    preferredDisplayMode == .automatic ? .oneBesideSecondary : preferredDisplayMode
  }
  /// The width of the primary controller in points; automatic by default.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
  /// The least width of the primary controller in points; automatic by default.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
  /// The fraction of the width that the primary controller has; automatic by default.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
  /// Whether swipes show the primary controller; true by default; they have no effect.
  open var presentsWithGesture = true
  /// Whether only one controller is shown, as in compact widths.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }
  /// The item that shows the primary controller, which is always visible here.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem()

  private var arranged: [UIViewController] = []
  private var wasCollapsed: Bool?

  /// Shows both controllers.
  override open func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    arrange()
  }

  /// Joins the controllers, or puts them beside each other.
  private func arrange() {
    for controller in arranged where controller.parent === self {
      controller.willMove(toParent: nil)
      controller.view.removeFromSuperview()
      controller.removeFromParent()
    }
    arranged = []
    wasCollapsed = isCollapsed
    guard let primary = viewControllers.first else { return }
    let secondary = viewControllers.dropFirst().first
    if isCollapsed {
      add(primary)
      guard let secondary,
        delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) != true
      else { return }
      push(secondary, onto: primary, animated: false)
    } else {
      add(primary)
      if let secondary { add(secondary) }
    }
  }

  private func add(_ controller: UIViewController) {
    addChild(controller)
    view.addSubview(controller.view)
    controller.didMove(toParent: self)
    arranged.append(controller)
    view.setNeedsLayout()
  }

  private func push(_ controller: UIViewController, onto primary: UIViewController, animated: Bool)
  {
    guard let navigation = primary as? UINavigationController else { return }
    // A stack of its own becomes a part of the primary one.
    let top = (controller as? UINavigationController)?.viewControllers ?? [controller]
    navigation.setViewControllers(navigation.viewControllers + top, animated: animated)
  }

  /// Places both controllers.
  override open func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if let wasCollapsed, wasCollapsed != isCollapsed { arrange() }
    let bounds = view.bounds
    guard !isCollapsed, arranged.count > 1, displayMode != .secondaryOnly else {
      arranged.last?.view.frame = bounds
      return
    }
    var width = Self.primaryWidth
    if preferredPrimaryColumnWidthFraction > 0 {
      width = bounds.width * preferredPrimaryColumnWidthFraction
    }
    if maximumPrimaryColumnWidth > 0 { width = min(width, maximumPrimaryColumnWidth) }
    if minimumPrimaryColumnWidth > 0 { width = max(width, minimumPrimaryColumnWidth) }
    arranged[0].view.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
    arranged[1].view.frame = CGRect(
      x: width, y: 0, width: bounds.width - width, height: bounds.height)
  }

  /// Shows a controller in place of the secondary one; in compact widths, on top of the stack.
  override open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    guard let primary = viewControllers.first else { return }
    if isCollapsed {
      push(vc, onto: primary, animated: true)
    } else {
      viewControllers = [primary, vc]
    }
  }
}

extension UIViewController {
  /// The nearest split controller around the controller; nil for none.
  public final var splitViewController: UISplitViewController? {
    sequence(first: parent) { $0?.parent }.lazy.compactMap { $0 as? UISplitViewController }.first
  }
}
