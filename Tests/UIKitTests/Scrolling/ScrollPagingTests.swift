import Testing
import UIKit

@MainActor
struct ScrollPagingTests {
  @Test(
    "content comes to rest on a page",
    arguments: [
      ("not far enough", 0, 140, 0, 0), ("far enough", 0, 160, 0, 300), ("a throw", 0, 40, 1, 300),
      ("a throw back", 300, -40, -1, 0), ("at the end", 900, 40, 1, 900),
      ("before the start", 0, -60, -1, 0), ("a long way", 0, 500, 0, 600),
    ] as [(String, CGFloat, CGFloat, CGFloat, CGFloat)])
  func pages(id: String, start: CGFloat, way: CGFloat, velocity: CGFloat, expected: CGFloat) {
    let scene = ScrollScene(content: CGSize(width: 1200, height: 400))
    scene.view.isPagingEnabled = true
    scene.view.contentOffset.x = start
    scene.delegate.lines = []
    scene.drag(x: -way, letGoAt: CGPoint(x: velocity, y: 0))
    #expect(scene.delegate.announced.x == expected)
    scene.settle()
    #expect(scene.view.contentOffset == CGPoint(x: expected, y: 0))
    #expect(
      scene.delegate.lines == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
  }

  @Test func pagesAreNotTheDelegatesToChoose() {
    let scene = ScrollScene(content: CGSize(width: 1200, height: 400))
    scene.view.isPagingEnabled = true
    scene.delegate.target = CGPoint(x: 450, y: 0)
    scene.drag(x: -160, letGoAt: .zero)
    scene.settle()
    #expect(scene.view.contentOffset.x == 300)
  }

  @Test func contentOnItsPageStays() {
    let scene = ScrollScene(content: CGSize(width: 1200, height: 400))
    scene.view.isPagingEnabled = true
    scene.view.contentOffset.x = 300
    scene.drag(x: 0.1, letGoAt: .zero)
    #expect(scene.delegate.lines.last == "didEndDragging false")
    #expect(scene.view.contentOffset.x == 300)
  }
}
