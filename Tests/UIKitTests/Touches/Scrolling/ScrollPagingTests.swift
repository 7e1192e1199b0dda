import Testing
import UIKit

@MainActor
struct ScrollPagingTests {
  @Test(
    "paged content comes to rest on a page",
    arguments: [
      ("less than half a page", 0, 140, 0, 0), ("past half a page", 0, 160, 0, 300),
      ("flick", 0, 40, 1, 300),
      ("flick back", 300, -40, -1, 0), ("at the end", 900, 40, 1, 900),
      ("before the start", 0, -60, -1, 0), ("long drag", 0, 500, 0, 600),
    ] as [(String, CGFloat, CGFloat, CGFloat, CGFloat)])
  func pages(id: String, start: CGFloat, distance: CGFloat, velocity: CGFloat, expected: CGFloat) {
    let scene = ScrollScene(content: CGSize(width: 1200, height: 400))
    scene.view.isPagingEnabled = true
    scene.view.contentOffset.x = start
    scene.delegate.lines = []
    scene.drag(x: -distance, letGoAt: CGPoint(x: velocity, y: 0))
    #expect(scene.delegate.proposedTarget.x == expected)
    scene.settle()
    #expect(scene.view.contentOffset == CGPoint(x: expected, y: 0))
    #expect(
      scene.delegate.lines == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
  }

  @Test("the target offset of the delegate is ignored with paging")
  func targetIgnored() {
    let scene = ScrollScene(content: CGSize(width: 1200, height: 400))
    scene.view.isPagingEnabled = true
    scene.delegate.target = CGPoint(x: 450, y: 0)
    scene.drag(x: -160, letGoAt: .zero)
    scene.settle()
    #expect(scene.view.contentOffset.x == 300)
  }

  @Test("content on a page boundary does not decelerate") func restOnPage() {
    let scene = ScrollScene(content: CGSize(width: 1200, height: 400))
    scene.view.isPagingEnabled = true
    scene.view.contentOffset.x = 300
    scene.drag(x: 0.1, letGoAt: .zero)
    #expect(scene.delegate.lines.last == "didEndDragging false")
    #expect(scene.view.contentOffset.x == 300)
  }
}
