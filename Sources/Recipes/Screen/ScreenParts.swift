import UIKit

/// The names of a screen's bars and of their parts, with the kinds of views that they are.
enum ScreenParts {
  static let navigationBar = "navigationBar"
  static let tabBar = "tabBar"

  /// Returns the parts of a screen as it is written, in the order in which they are traced.
  static func all(
    in root: SourceValue, _ context: ReadingContext
  ) -> [(name: String, kind: ViewKind)] {
    guard let plan = context.readSilently(RecipeKeys.screen, in: root) else { return [] }
    var parts: [(String, ViewKind)] = []
    if let bar = plan.navigationBar {
      parts.append((navigationBar, .navigationBar))
      parts += bar.buttonNames.map { ($0, .button) }
    }
    if let bar = plan.tabBar {
      parts.append((tabBar, .tabBar))
      parts += bar.tabs.indices.map { ("\(tabBar).\($0)", .tabBarItem) }
    }
    return parts
  }
}

extension ViewKind {
  /// The navigation bar of a screen.
  static let navigationBar = ViewKind(
    .navigationBar, title: "a navigation bar",
    properties: [
      Property<UINavigationBar>("title", .text, "The title.") { $0.topItem?.title = $1 },
      Property("prefersLargeTitles", .boolean, "Whether the title is large.") {
        $0.prefersLargeTitles = $1
      },
    ]
  ) { _ in { UINavigationBar(frame: .zero) } }

  /// The tab bar of a screen.
  static let tabBar = ViewKind(
    .tabBar, title: "a tab bar",
    properties: [
      Property<UITabBar>(
        "selected", .integer(0...4, "a whole number from 0 to 4"), "The index of the selected item."
      ) {
        bar, index in
        let items = bar.items ?? []
        if items.indices.contains(index) { bar.selectedItem = items[index] }
      }
    ]
  ) { _ in { UITabBar(frame: .zero) } }

  /// An item of the tab bar of a screen.
  static let tabBarItem = ViewKind(
    .tabBarItem, title: "an item of a tab bar",
    properties: [
      Property<UIControl>("badge", .text, "The text of the badge; an empty one removes it.") {
        $0.tabBarItem?.badgeValue = $1.isEmpty ? nil : $1
      },
      Property("title", .text, "The title of the item.") { $0.tabBarItem?.title = $1 },
    ]
  ) { _ in { UIControl(frame: .zero) } }

  /// The kinds that only screens have.
  static let ofScreens = [navigationBar, tabBar, tabBarItem, row, swipeAction]
}

extension UITabBar {
  /// The buttons of the items, from the first one on.
  fileprivate var itemButtons: [UIControl] { subviews.compactMap { $0 as? UIControl } }

  /// Returns the button of an item.
  func button(_ index: Int) -> UIControl? {
    let buttons = itemButtons
    return buttons.indices.contains(index) ? buttons[index] : nil
  }
}

extension UIControl {
  /// The item of a tab bar that the control shows; nil for another control.
  fileprivate var tabBarItem: UITabBarItem? {
    guard let bar = superview as? UITabBar, let items = bar.items,
      let index = bar.itemButtons.firstIndex(where: { $0 === self }), items.indices.contains(index)
    else { return nil }
    return items[index]
  }
}

/// A navigation controller whose content determines the status bar.
private final class ScreenNavigationController: UINavigationController {
  override var childForStatusBarStyle: UIViewController? { topViewController }
  override var childForStatusBarHidden: UIViewController? { topViewController }
}

/// A tab bar controller whose content remains as tabs are selected: recipes change it.
final class ScreenTabBarController: UITabBarController, UITabBarControllerDelegate {
  /// Called with the index of a tab that the user has selected.
  var report: (Int) -> Void = { _ in }

  override var childForStatusBarStyle: UIViewController? { selectedViewController }
  override var childForStatusBarHidden: UIViewController? { selectedViewController }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    guard let index = viewControllers?.firstIndex(where: { $0 === viewController }) else {
      return false
    }
    tabBar.selectedItem = tabBar.items?[index]
    report(index)
    return false
  }
}

extension ScreenPlan {
  /// A screen's controllers.
  @MainActor
  struct Live {
    let root: UIViewController
    let tabs: ScreenTabBarController?
    /// The parts by name.
    let parts: [(name: String, view: () -> UIView?)]
  }

  /// Makes the controllers around the content of the stage.
  @MainActor
  func make(around content: UIViewController) -> Live {
    var parts: [(String, () -> UIView?)] = []
    var root = content
    if let plan = navigationBar {
      let navigation = ScreenNavigationController(rootViewController: content)
      if let back = plan.back {
        let before = UIViewController()
        before.title = back
        navigation.setViewControllers([before, content], animated: false)
      }
      let bar = navigation.navigationBar
      bar.prefersLargeTitles = plan.prefersLargeTitles
      parts.append((ScreenParts.navigationBar, { bar }))
      for (name, button) in zip(plan.buttonNames, plan.show(in: content)) {
        parts.append((name, { button }))
      }
      root = navigation
    }
    guard let plan = tabBar else { return Live(root: root, tabs: nil, parts: parts) }
    let tabs = ScreenTabBarController()
    tabs.delegate = tabs
    tabs.viewControllers = plan.tabs.enumerated().map { index, tab in
      let controller = index == plan.selected ? root : UIViewController()
      let item = UITabBarItem(title: tab.title, image: tab.image, tag: index)
      item.selectedImage = tab.selectedImage
      item.badgeValue = tab.badgeValue
      controller.tabBarItem = item
      return controller
    }
    tabs.selectedIndex = plan.selected
    let bar = tabs.tabBar
    parts.append((ScreenParts.tabBar, { bar }))
    for index in plan.tabs.indices {
      parts.append(("\(ScreenParts.tabBar).\(index)", { [weak bar] in bar?.button(index) }))
    }
    return Live(root: tabs, tabs: tabs, parts: parts)
  }
}

extension NavigationBarPlan {
  /// The names of the buttons as parts of a screen: those at the leading side, then those at the trailing side.
  var buttonNames: [String] {
    [("left", left), ("right", right)].flatMap { side, items in
      items.indices.map { "\(ScreenParts.navigationBar).\(side).\($0)" }
    }
  }

  /// Shows the title and the buttons in the bar of a controller, and returns the buttons in the order of their names.
  @MainActor
  func show(in controller: UIViewController) -> [UIButton] {
    let item = controller.navigationItem
    let (left, right) = (left.map(\.button), right.map(\.button))
    item.title = title
    if !left.isEmpty {
      item.leftItemsSupplementBackButton = true
      item.leftBarButtonItems = left.map { UIBarButtonItem(customView: $0) }
    }
    if !right.isEmpty {
      item.rightBarButtonItems = right.map { UIBarButtonItem(customView: $0) }
    }
    return left + right
  }
}

extension ReadingContext {
  /// Returns the value of a key that a mapping has; nil if it is invalid, which is reported where it is read.
  func readSilently<Value>(_ key: Key<Value>, in mapping: SourceValue) -> Value? {
    mapping[key.name].flatMap(resolveSilently).flatMap {
      key.type.read($0, with(results: CheckResults()))
    }
  }
}

extension BarItemPlan {
  /// A button that shows the item.
  @MainActor fileprivate var button: UIButton {
    let button = UIButton(type: .system)
    if let image {
      button.setImage(image, for: .normal)
    } else {
      button.setTitle(title, for: .normal)
    }
    button.titleLabel?.font = .systemFont(ofSize: 17)
    button.sizeToFit()
    return button
  }
}
