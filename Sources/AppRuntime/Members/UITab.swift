import UIKit

/// A tab of a tab bar controller, with the controller that it shows.
@preconcurrency @MainActor
open class UITab: NSObject {
  /// The name of the tab in the program.
  public let identifier: String
  /// The title.
  open var title: String { didSet { update() } }
  /// The image; nil for none.
  open var image: UIImage? { didSet { update() } }
  /// The text below the title, which tab bars do not show; nil by default.
  open var subtitle: String?
  /// The text of the badge; nil by default.
  open var badgeValue: String? { didSet { update() } }
  /// Values of the program's own; nil by default.
  open var userInfo: Any?
  /// Whether the tab is hidden; false by default; it has no effect.
  open var isHidden = false
  /// The tab bar controller that shows the tab; nil for none.
  open fileprivate(set) weak var tabBarController: UITabBarController?

  private let provider: ((UITab) -> UIViewController)?
  private var provided: UIViewController?

  /// Creates a tab.
  ///
  /// - Parameter viewControllerProvider: Returns the controller; called once.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    (self.title, self.image, self.identifier) = (title, image, identifier)
    provider = viewControllerProvider
    super.init()
  }

  /// The controller, which is created when it is first needed; nil without a provider.
  open var viewController: UIViewController? {
    if provided == nil, let provider {
      provided = provider(self)
      update()
    }
    return provided
  }

  private func update() {
    guard let item = provided?.tabBarItem else { return }
    (item.title, item.image, item.badgeValue) = (title, image, badgeValue)
  }
}

/// The tab for searching.
open class UISearchTab: UITab {
  /// Creates a tab with a magnifying glass.
  public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    super.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"),
      identifier: "com.apple.UIKit.SearchTab", viewControllerProvider: viewControllerProvider)
  }
}

extension UITabBarController {
  /// How tabs are shown.
  public enum Mode: Int, Sendable {
    /// As the system decides.
    case automatic
    /// In a bar.
    case tabBar
    /// In a sidebar.
    case tabSidebar
  }

  /// Creates a controller with tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  /// The tabs, whose controllers become `viewControllers`; empty by default.
  public final var tabs: [UITab] {
    get { kept(self, []) }
    set { setTabs(newValue, animated: false) }
  }
  /// Sets the tabs.
  public final func setTabs(_ tabs: [UITab], animated: Bool) {
    keep(self, tabs, name: "tabs")
    for tab in tabs { tab.tabBarController = self }
    setViewControllers(tabs.compactMap(\.viewController), animated: animated)
  }
  /// The tab of the selected controller; nil for none.
  public final var selectedTab: UITab? {
    get { tabs.first { $0.viewController === selectedViewController } }
    set {
      if let controller = newValue?.viewController { selectedViewController = controller }
    }
  }
  /// Returns the tab with a name; nil if there is none.
  public final func tab(forIdentifier identifier: String) -> UITab? {
    tabs.first { $0.identifier == identifier }
  }
  /// How tabs are shown; `automatic` by default; it has no effect, as they are in a bar.
  public final var mode: Mode {
    get { kept(self, .automatic) }
    set { keep(self, newValue) }
  }
}

extension UIViewController {
  /// The tab that shows the controller or one around it; nil for none.
  public final var tab: UITab? {
    let around = sequence(first: self) { $0.parent }
    return tabBarController?.tabs.first { tab in around.contains { $0 === tab.viewController } }
  }
}
