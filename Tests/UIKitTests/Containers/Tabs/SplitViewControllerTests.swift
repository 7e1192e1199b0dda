import Testing
import UIKit
import UIKitTestSupport

@Suite("UISplitViewController") @MainActor struct SplitViewControllerTests {
  private final class Delegate: UISplitViewControllerDelegate {
    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool { true }
  }

  private let list = UIViewController()
  private let detail = UIViewController()
  private let delegate = Delegate()

  private func show(collapses: Bool) -> (UISplitViewController, UINavigationController, Stage) {
    let navigation = UINavigationController(rootViewController: list)
    let split = UISplitViewController()
    if collapses { split.delegate = delegate }
    split.viewControllers = [navigation, detail]
    let stage = Stage(device: .iPhone8, rootViewController: split)
    stage.step(2)
    return (split, navigation, stage)
  }

  @Test("on a phone, the secondary controller is on top of the primary stack") func collapsed() {
    let (split, navigation, stage) = show(collapses: false)
    #expect(split.isCollapsed && navigation.viewControllers == [list, detail])
    #expect(navigation.view.frame == stage.window.bounds && list.splitViewController === split)
  }

  @Test("a delegate that joins the controllers shows the primary one") func joined() {
    let (split, navigation, stage) = show(collapses: true)
    #expect(navigation.viewControllers == [list])
    let other = UIViewController()
    split.showDetailViewController(other, sender: nil)
    stage.step(40)
    #expect(navigation.topViewController === other)
  }

  @Test("a subclass calls the initializer with a style") func style() {
    final class Split: UISplitViewController {
      init() { super.init(style: .tripleColumn) }
      required init?(coder: NSCoder) { nil }
    }
    #expect(Split().style == .tripleColumn && UISplitViewController().style == .unspecified)
  }
}
