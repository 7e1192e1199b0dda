import Testing
import UIKit
import UIKitTestSupport

/// Transitions of a page view controller that `setViewControllers` starts.
@MainActor
struct PageTransitionTests {
  @Test(
    "an animated change scrolls in 0.3 s in its direction",
    arguments: [
      (UIPageViewController.NavigationDirection.forward, 1.0), (.reverse, -1.0),
    ] as [(UIPageViewController.NavigationDirection, CGFloat)])
  func animated(direction: UIPageViewController.NavigationDirection, sign: CGFloat) {
    let scene = PageScene()
    var results: [Bool] = []
    scene.controller.setViewControllers([scene.pages[2]], direction: direction, animated: true) {
      results.append($0)
    }
    #expect(scene.shown == "0")
    scene.step(9)
    // Half of the time of the curve easeInOut is half of the way.
    #expect(scene.scrollView.contentOffset.x == 375 + sign * 187.5)
    #expect(results == [])
    scene.step(9)
    #expect(results == [true])
    #expect(scene.shown == "2")
    #expect(scene.scrollView.contentOffset.x == 375)
    #expect(
      scene.log.take() == [
        "2.didLoad", "2.willAppear animated", "0.willDisappear animated", "2.didAppear animated",
        "0.didDisappear animated",
      ])
    #expect(scene.requests == [])
  }

  @Test("a change without animation is immediate") func immediate() {
    let scene = PageScene()
    var results: [Bool] = []
    scene.controller.setViewControllers([scene.pages[1]], direction: .forward, animated: false) {
      results.append($0)
    }
    #expect(results == [true])
    #expect(scene.shown == "1")
    #expect(scene.pages[0].view.window == nil)
    #expect(scene.pages[1].parent === scene.controller)
    #expect(
      scene.log.take() == [
        "1.didLoad", "1.willAppear", "0.willDisappear", "1.didAppear", "0.didDisappear",
      ])
  }

  @Test("a second change ends the first one") func interrupted() {
    let scene = PageScene()
    var results: [String] = []
    scene.controller.setViewControllers([scene.pages[1]], direction: .forward, animated: true) {
      results.append("1 \($0)")
    }
    scene.step(5)
    scene.controller.setViewControllers([scene.pages[2]], direction: .forward, animated: true) {
      results.append("2 \($0)")
    }
    #expect(scene.shown == "1")
    scene.step(30)
    #expect(scene.shown == "2")
    #expect(results == ["1 false", "2 true"])
    #expect(scene.controller.children == [scene.pages[2]])
  }

  @Test("the current page, set again, stays") func samePage() {
    let scene = PageScene()
    var results: [Bool] = []
    scene.controller.setViewControllers([scene.pages[0]], direction: .forward, animated: true) {
      results.append($0)
    }
    #expect(results == [true])
    #expect(scene.log.take() == [])
  }

  @Test("the current page appears and disappears with the page view controller") func appearance() {
    let scene = PageScene()
    scene.stage.window.rootViewController = UIViewController()
    #expect(scene.log.take() == ["0.willDisappear", "0.didDisappear"])
    scene.stage.window.rootViewController = scene.controller
    scene.step(1)
    #expect(scene.log.take() == ["0.willAppear", "0.didAppear"])
  }

  @Test("the current page has the size of the view after a change of it") func resize() {
    let scene = PageScene()
    scene.controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    scene.step(1)
    #expect(scene.scrollView.contentOffset.x == 200)
    #expect(scene.pages[0].view.frame == CGRect(x: 200, y: 0, width: 200, height: 300))
  }

  @Test("dots below the pages show the current one, and turn pages when they are tapped")
  func indicator() throws {
    let scene = PageScene(first: 1, dotCount: 4)
    #expect(scene.pages[1].view.frame.size == CGSize(width: 375, height: 630))
    let indicator = try #require(
      scene.controller.view.subviews.compactMap { $0 as? UIPageControl }.first)
    #expect(indicator.frame == CGRect(x: 0, y: 630, width: 375, height: 37))
    #expect(!indicator.isHidden && indicator.numberOfPages == 4 && indicator.currentPage == 1)
    scene.drag(by: -250, time: 0)
    scene.step(90)
    #expect(indicator.currentPage == 2)
    scene.stage.touches.tap(at: CGPoint(x: 100, y: 650), time: scene.stage.time)
    scene.step(60)
    #expect(scene.shown == "1")
    #expect(indicator.currentPage == 1)
    scene.controller.setViewControllers([scene.pages[3]], direction: .forward, animated: false)
    #expect(indicator.currentPage == 3)
    // Of all pages, only the one before can be requested.
    scene.stage.touches.tap(at: CGPoint(x: 300, y: 650), time: scene.stage.time)
    scene.step(60)
    #expect(scene.shown == "3" && indicator.currentPage == 3)
  }

  @Test("options and style determine the recognizers and the spine") func properties() {
    let scroll = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
    #expect(scroll.gestureRecognizers.isEmpty)
    #expect(scroll.spineLocation == .none)
    #expect(scroll.navigationOrientation == .vertical)
    #expect(scroll.viewControllers?.isEmpty == true)
    let curl = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: UIPageViewController.SpineLocation.max.rawValue])
    #expect(curl.gestureRecognizers.count == 1)
    #expect(curl.spineLocation == .max)
    #expect(UIPageViewController().transitionStyle == .pageCurl)
  }
}
