import Testing
import UIKit
import UIKitTestSupport

/// Pushes of controllers that hide the tab bar.
@MainActor
struct HiddenBottomBarTests {
  private let tabs = UITabBarController()
  private let root = UIViewController()
  private let pushed = UIViewController()
  private let navigation: UINavigationController
  private let stage: Stage

  init() {
    navigation = UINavigationController(rootViewController: root)
    tabs.viewControllers = [navigation, UIViewController()]
    stage = Stage(device: .iPhone8, rootViewController: tabs)
    stage.step()
  }

  @Test("the bar leaves with the view that is pushed away, and returns with it") func push() {
    pushed.hidesBottomBarWhenPushed = true
    #expect(root.view.safeAreaInsets.bottom == 49)
    navigation.pushViewController(pushed, animated: true)
    stage.step(10)
    #expect(tabs.tabBar.superview === root.view)
    stage.step(40)
    #expect(tabs.tabBar.superview === tabs.view)
    #expect(tabs.tabBar.frame.minY == 667)
    #expect(pushed.view.safeAreaInsets.bottom == 0)
    navigation.popViewController(animated: true)
    stage.step(10)
    #expect(tabs.tabBar.superview === root.view)
    stage.step(40)
    #expect(tabs.tabBar.superview === tabs.view)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 618, width: 375, height: 49))
    #expect(root.view.safeAreaInsets.bottom == 49)
  }

  @Test("without an animation, the bar is hidden at once") func immediatePush() {
    pushed.hidesBottomBarWhenPushed = true
    navigation.pushViewController(pushed, animated: false)
    stage.step(2)
    #expect(tabs.tabBar.frame.minY == 667)
    navigation.popViewController(animated: false)
    stage.step(2)
    #expect(tabs.tabBar.frame.minY == 618)
  }

  @Test("other pushes leave the bar in its place") func visibleBar() {
    navigation.pushViewController(pushed, animated: true)
    stage.step(60)
    #expect(tabs.tabBar.superview === tabs.view)
    #expect(tabs.tabBar.frame.minY == 618)
    #expect(pushed.view.safeAreaInsets.bottom == 49)
  }

  @Test("a tap on the selected tab pops to the root") func popToRoot() {
    navigation.pushViewController(pushed, animated: false)
    stage.step(2)
    stage.touches.tap(at: CGPoint(x: 90, y: 640), time: stage.time)
    stage.step(60)
    #expect(navigation.viewControllers == [root])
  }
}
