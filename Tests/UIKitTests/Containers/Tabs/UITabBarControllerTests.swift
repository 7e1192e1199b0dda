import Testing
import UIKit
import UIKitTestSupport

/// A bar of 90 points above the safe area.
private final class TallBar: UITabBar {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    var size = super.sizeThatFits(size)
    size.height += 41
    return size
  }
}

@MainActor
struct UITabBarControllerTests {
  @Test("key-value coding installs a bar, whose class determines the height")
  func installedBar() {
    let scene = TabScene(device: .iPhone14Pro)
    let (old, bar) = (scene.controller.tabBar, TallBar())
    scene.controller.setValue(bar, forKey: "tabBar")
    scene.step(2)
    #expect(scene.controller.tabBar === bar && old.superview == nil)
    #expect(bar.frame.height == 124 && bar.frame.maxY == scene.stage.view.bounds.maxY)
    #expect(scene.pages[0].view.safeAreaInsets.bottom == 124)
    #expect(bar.items?.map(\.title) == ["A", "B", "C"])
    scene.tap(1)
    #expect(scene.controller.selectedIndex == 1)
    #expect(bar.selectedItem === scene.pages[1].tabBarItem)
  }

  @Test(
    "the bar is 49 points high above the safe area, and insets the selected view's safe area",
    arguments: [(Device.iPhone8, 49.0), (.iPhone14Pro, 83.0)] as [(Device, CGFloat)])
  func frames(device: Device, height: CGFloat) {
    let scene = TabScene(device: device)
    let size = device.size
    #expect(
      scene.controller.tabBar.frame
        == CGRect(x: 0, y: size.height - height, width: size.width, height: height))
    #expect(scene.pages[0].view.frame == CGRect(origin: .zero, size: size))
    #expect(scene.pages[0].view.safeAreaInsets.bottom == height)
    #expect(scene.controller.tabBar.items?.map(\.title) == ["A", "B", "C"])
  }

  @Test("a child that does not extend below bars is above the bar") func unextendedChild() {
    let scene = TabScene()
    scene.pages[0].edgesForExtendedLayout = []
    scene.step(1)
    #expect(scene.pages[0].view.frame.height == 618)
    #expect(scene.pages[0].view.safeAreaInsets.bottom == 0)
  }

  @Test("a tap asks, exchanges the views without animation, and reports the selection")
  func tap() {
    let scene = TabScene()
    #expect(scene.log.take() == ["A.didLoad", "A.willAppear", "A.didAppear"])
    scene.tap(1)
    #expect(
      scene.log.take() == [
        "shouldSelect B", "B.didLoad", "A.willDisappear", "B.willAppear", "A.didDisappear",
        "B.didAppear", "didSelect B",
      ])
    #expect(scene.controller.selectedIndex == 1)
    #expect(scene.controller.tabBar.selectedItem === scene.pages[1].tabBarItem)
    #expect(scene.pages[0].view.window == nil)
    #expect(!scene.pages[2].isViewLoaded)
    scene.tap(1)
    #expect(scene.log.take() == ["shouldSelect B", "didSelect B"])
  }

  @Test("a refused tap changes nothing") func refusedTap() {
    let scene = TabScene()
    scene.allowsSelection = false
    scene.tap(2)
    #expect(scene.log.take().last == "shouldSelect C")
    #expect(scene.controller.selectedIndex == 0)
    #expect(scene.controller.tabBar.selectedItem === scene.pages[0].tabBarItem)
  }

  @Test("a selection by the program is not reported") func programmaticSelection() {
    let scene = TabScene()
    _ = scene.log.take()
    scene.controller.selectedIndex = 2
    #expect(
      scene.log.take() == [
        "C.didLoad", "A.willDisappear", "C.willAppear", "A.didDisappear", "C.didAppear",
      ])
    scene.controller.selectedViewController = scene.pages[0]
    #expect(scene.controller.selectedIndex == 0)
  }

  @Test("an index that is set before the controllers applies to them") func earlyIndex() {
    let controller = UITabBarController()
    #expect(controller.selectedIndex == NSNotFound)
    controller.selectedIndex = 1
    let pages = [UIViewController(), UIViewController()]
    controller.viewControllers = pages
    #expect(controller.selectedViewController === pages[1])
    controller.viewControllers = [pages[1], UIViewController()]
    #expect(controller.selectedIndex == 0)
    controller.viewControllers = []
    #expect(controller.selectedViewController == nil)
    #expect(controller.children.isEmpty)
  }

  @Test("the delegate's animator plays the change") func animator() {
    let scene = TabScene()
    let animator = LoggingAnimator(scene.log)
    scene.animator = animator
    scene.tap(1)
    scene.step(40)
    #expect(
      scene.log.take().dropFirst(3) == [
        "shouldSelect B", "B.didLoad", "didSelect B", "A.willDisappear animated",
        "B.willAppear animated", "animateTransition", "completeTransition",
        "A.didDisappear animated", "B.didAppear animated", "animationEnded(true)",
      ])
    #expect(scene.pages[1].view.superview === scene.pages[1].view.superview)
    #expect(scene.pages[0].view.window == nil)
  }

  @Test("an override of tabBar(_:didSelect:) is called before the selection changes")
  func overriddenMethod() {
    final class Tabs: UITabBarController {
      var indices: [Int] = []
      override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        indices.append(selectedIndex)
      }
    }
    let controller = Tabs()
    controller.viewControllers = [UIViewController(), UIViewController()]
    let stage = Stage(device: .iPhone8, rootViewController: controller)
    stage.touches.tap(at: CGPoint(x: 300, y: 640), time: 0.1)
    stage.step(15)
    #expect(controller.indices == [0])
    #expect(controller.selectedIndex == 1)
  }

  @Test("a hidden bar leaves the safe area") func hiddenBar() {
    let scene = TabScene()
    scene.controller.setTabBarHidden(true, animated: true)
    scene.step(20)
    #expect(scene.controller.tabBar.frame.minY == 667)
    #expect(scene.pages[0].view.safeAreaInsets.bottom == 0)
    scene.controller.isTabBarHidden = false
    #expect(scene.controller.tabBar.frame.minY == 618)
  }

  @Test("tabBarController is the nearest one") func nearestController() {
    let scene = TabScene()
    let child = UIViewController()
    scene.pages[0].addChild(child)
    #expect(child.tabBarController === scene.controller)
    #expect(scene.controller.tabBarController == nil)
  }

  @Test("a badge is at the corner of the image, as wide as its text needs") func badges() throws {
    let scene = TabScene()
    scene.pages[0].tabBarItem.badgeValue = "3"
    scene.pages[1].tabBarItem.badgeValue = "New"
    scene.pages[1].tabBarItem.badgeColor = .blue
    scene.step(1)
    let badges = scene.controller.tabBar.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
      .filter { $0.frame.height == 18 }
    #expect(badges.map(\.text) == ["3", "New"])
    #expect(badges.map(\.backgroundColor) == [.systemRed, .blue])
    #expect(badges.first?.frame == CGRect(x: 66.5, y: 2, width: 18, height: 18))
    #expect(badges.last.map { $0.frame.width > 25 } == true)
    scene.pages[0].tabBarItem.badgeValue = nil
    #expect(badges.first?.superview == nil)
  }
}
