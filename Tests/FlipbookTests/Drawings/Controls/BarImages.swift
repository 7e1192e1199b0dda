import UIKit

extension ReferenceImage {
  private static let wide = CGSize(width: 300, height: 96)

  /// Navigation bars, toolbars and tab bars.
  static let bars: [ReferenceImage] =
    screen("navigation-bar", CGSize(width: 300, height: 60), [.light, .dark, .rightToLeft]) { _ in
      let before = UIViewController()
      before.title = "Inbox"
      let shown = UIViewController()
      shown.title = "Message"
      shown.navigationItem.rightBarButtonItems = [
        UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil),
        UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil),
      ]
      let navigation = UINavigationController(rootViewController: before)
      navigation.pushViewController(shown, animated: false)
      return navigation
    }
    + screen("navigation-bar-disabled", CGSize(width: 300, height: 60), [.light]) { _ in
      let shown = UIViewController()
      shown.title = "New Message"
      shown.navigationItem.leftBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .cancel, target: nil, action: nil)
      let done = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
      done.isEnabled = false
      shown.navigationItem.rightBarButtonItem = done
      return UINavigationController(rootViewController: shown)
    }
    + screen("large-title", CGSize(width: 300, height: 130), [.light, .dark, .rightToLeft]) { _ in
      let shown = UIViewController()
      shown.title = "Mailboxes"
      shown.navigationItem.rightBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .edit, target: nil, action: nil)
      let navigation = UINavigationController(rootViewController: shown)
      navigation.navigationBar.prefersLargeTitles = true
      return navigation
    }
    + screen("scrolled-bar", CGSize(width: 300, height: 100)) { _ in
      let list = RowsController(style: .plain)
      list.title = "Mailboxes"
      return UINavigationController(rootViewController: list)
    } then: { controller in
      let list = (controller as? UINavigationController)?.topViewController
      (list as? UITableViewController)?.tableView.contentOffset.y = 30
    }
    + screen("toolbar", CGSize(width: 300, height: 60), [.light, .dark, .rightToLeft]) { _ in
      let shown = UIViewController()
      let bar = UIToolbar(frame: CGRect(x: 0, y: 8, width: 300, height: 44))
      let disabled = UIBarButtonItem(barButtonSystemItem: .play, target: nil, action: nil)
      disabled.isEnabled = false
      bar.items = [
        UIBarButtonItem(barButtonSystemItem: .action, target: nil, action: nil),
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
        disabled,
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
        UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
        UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil),
      ]
      shown.loadViewIfNeeded()
      shown.view.addSubview(bar)
      return shown
    }
    + screen("tab-bar", CGSize(width: 300, height: 60), [.light, .dark, .rightToLeft]) { _ in
      let tabs = UITabBarController()
      let items: [(String, String, String?)] = [
        ("Home", "house.fill", nil), ("Inbox", "envelope.fill", "3"),
        ("Alerts", "bell.fill", "Many"), ("Settings", "gearshape.fill", nil),
      ]
      tabs.viewControllers = items.map { title, symbol, badge in
        let controller = UIViewController()
        controller.tabBarItem = UITabBarItem(
          title: title, image: UIImage(systemName: symbol), tag: 0)
        controller.tabBarItem.badgeValue = badge
        return controller
      }
      tabs.tabBar.items?[3].isEnabled = false
      return tabs
    }
}
