import Testing
import UIKit
import UIKitTestSupport

/// Transitions of a page view controller that touches start.
@MainActor
struct PageDragTests {
  @Test("a drag past half of the page turns to the next one, with the callbacks of both pages")
  func turn() {
    let scene = PageScene()
    scene.drag(by: -250, time: 0, holding: 0.2)
    scene.step(20)
    #expect(
      scene.log.take() == [
        "willTransition [\"1\"]", "1.didLoad", "1.willAppear animated", "0.willDisappear animated",
      ])
    // 10 points of the drag start the gesture.
    #expect(scene.scrollView.contentOffset == CGPoint(x: 375 + 240, y: 0))
    #expect(scene.pages[1].view.frame == CGRect(x: 750, y: 0, width: 375, height: 667))
    #expect(scene.shown == "0")
    scene.step(60)
    #expect(
      scene.log.take() == [
        "1.didAppear animated", "0.didDisappear animated", "didFinish true [\"0\"] true",
      ])
    #expect(scene.shown == "1")
    #expect(scene.scrollView.contentOffset == CGPoint(x: 375, y: 0))
    #expect(scene.pages[1].view.frame == CGRect(x: 375, y: 0, width: 375, height: 667))
    #expect(scene.controller.children == [scene.pages[1]])
    #expect(scene.pages[0].view.superview == nil)
  }

  @Test("a short, slow drag returns to the page") func canceledTurn() {
    let scene = PageScene()
    scene.drag(by: -100, time: 0, holding: 0.2)
    scene.step(90)
    #expect(
      scene.log.take() == [
        "willTransition [\"1\"]", "1.didLoad", "1.willAppear animated", "0.willDisappear animated",
        "1.willDisappear animated", "0.willAppear animated", "0.didAppear animated",
        "1.didDisappear animated", "didFinish true [\"0\"] false",
      ])
    #expect(scene.shown == "0")
    #expect(scene.controller.children == [scene.pages[0]])
    #expect(scene.scrollView.contentOffset.x == 375)
  }

  @Test(
    "a flick turns one page in its direction",
    arguments: [(1, -60, "2"), (1, 60, "0"), (3, -60, "3"), (0, 60, "0")]
      as [(Int, CGFloat, String)])
  func flick(first: Int, distance: CGFloat, expected: String) {
    let scene = PageScene(first: first)
    scene.drag(by: distance, time: 0, duration: 0.08)
    scene.step(90)
    #expect(scene.shown == expected)
    #expect(scene.scrollView.contentOffset.x == 375)
  }

  @Test("past the first page, the content follows as past the edge of any scroll view")
  func firstPage() {
    let scene = PageScene()
    scene.drag(by: 110, time: 0, holding: 0.2)
    scene.step(20)
    // The rubber band: (1 - 1 / (100 · 0.55 / 375 + 1)) · 375 = 47.97, rounded to half points.
    #expect(scene.scrollView.contentOffset.x == 327)
    scene.step(60)
    #expect(scene.scrollView.contentOffset.x == 375)
    #expect(scene.log.take() == [])
  }

  @Test("the data source is asked when a drag begins, and only for pages that are not known")
  func requests() {
    let scene = PageScene()
    #expect(scene.requests == [])
    scene.drag(by: -250, time: 0)
    scene.step(90)
    #expect(scene.requests == ["<0", ">0"])
    scene.drag(by: -250, time: 0)
    scene.step(90)
    #expect(scene.requests == ["<0", ">0", ">1"])
    scene.controller.setViewControllers([scene.pages[2]], direction: .forward, animated: false)
    scene.drag(by: -250, time: 0)
    scene.step(90)
    #expect(scene.requests == ["<0", ">0", ">1", "<2", ">2"])
    #expect(scene.shown == "3")
  }

  @Test("a drag that catches a turning page goes on past it") func chainedTurns() {
    let scene = PageScene()
    scene.drag(by: -150, time: 0, duration: 0.1)
    scene.drag(by: -330, time: 0.2, duration: 0.3, holding: 0.2)
    scene.step(120)
    #expect(scene.shown == "2")
    #expect(
      scene.log.take().filter { $0.hasPrefix("will") || $0.hasPrefix("didF") } == [
        "willTransition [\"1\"]", "didFinish true [\"0\"] true",
        "willTransition [\"2\"]", "didFinish true [\"1\"] true",
      ])
  }

  @Test("a drag that changes sides reveals the page on the other side") func otherSide() {
    let scene = PageScene(first: 1)
    let middle = CGPoint(x: 187, y: 300)
    scene.stage.touches.drag(
      along: [middle, CGPoint(x: 137, y: 300), CGPoint(x: 337, y: 300)], time: scene.stage.time,
      duration: 0.5, holding: 0.1)
    scene.step(30)
    #expect(
      scene.log.take().filter { $0.hasPrefix("will") || $0.hasPrefix("didF") } == [
        "willTransition [\"2\"]", "didFinish true [\"1\"] false", "willTransition [\"0\"]",
      ])
    #expect(scene.controller.children == [scene.pages[1], scene.pages[0]])
  }

  @Test("without a data source, touches turn no page") func noDataSource() {
    let scene = PageScene()
    scene.controller.dataSource = nil
    scene.drag(by: -250, time: 0)
    scene.step(90)
    #expect(scene.shown == "0")
    #expect(scene.scrollView.contentOffset.x == 375)
  }

  @Test("pages follow one another vertically") func vertical() {
    let scene = PageScene(orientation: .vertical)
    #expect(scene.scrollView.contentOffset == CGPoint(x: 0, y: 667))
    scene.stage.touches.drag(
      from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 200), time: scene.stage.time,
      duration: 0.3)
    scene.step(90)
    #expect(scene.shown == "1")
    #expect(scene.pages[1].view.frame == CGRect(x: 0, y: 667, width: 375, height: 667))
  }

  @Test("pages are apart by the spacing of the options") func spacing() {
    let scene = PageScene(spacing: 20)
    #expect(scene.scrollView.frame == CGRect(x: -10, y: 0, width: 395, height: 667))
    #expect(scene.pages[0].view.frame == CGRect(x: 405, y: 0, width: 375, height: 667))
    scene.drag(by: -100, time: 0, holding: 0.5)
    scene.step(20)
    #expect(scene.pages[1].view.frame == CGRect(x: 800, y: 0, width: 375, height: 667))
  }
}
