import Testing
import Timing
import UIKit

@MainActor
struct ScrollDragTests {
  @Test("the content follows the finger") func followsFinger() {
    let scene = ScrollScene()
    scene.view.contentOffset.y = 200
    scene.drag(x: 20, y: -50.3, letGo: false)
    #expect(scene.view.contentOffset == CGPoint(x: 0, y: 250.5))
    #expect(scene.view.isDragging && scene.view.isTracking && !scene.view.isDecelerating)
    scene.view.drag(by: CGPoint(x: 0, y: 30), velocity: .zero)
    #expect(scene.view.contentOffset.y == 170)
  }

  /// The resistance follows b = (1 - 1/(x·0.55/400 + 1))·400, rounded to half points.
  @Test(
    "content resists a drag past its edge",
    arguments: [
      ("at the start", 0, 50, -25.5), ("farther", 0, 100, -48.5), ("far", 0, 200, -86.5),
      ("from inside", 40, 140, -48.5), ("at the end", 1600, -100, 1648.5),
      ("limit", 0, 1e9, -400),
    ] as [(String, CGFloat, CGFloat, CGFloat)])
  func rubberBand(id: String, start: CGFloat, distance: CGFloat, expected: CGFloat) {
    let scene = ScrollScene()
    scene.view.contentOffset.y = start
    scene.drag(y: distance, letGo: false)
    #expect(scene.view.contentOffset.y == expected)
    scene.view.drag(by: .zero, velocity: .zero)
    #expect(scene.view.contentOffset.y == start)
  }

  @Test("content without bounces stays within its edges")
  func noBounce() {
    let scene = ScrollScene()
    scene.view.bounces = false
    scene.view.alwaysBounceHorizontal = true
    scene.drag(x: 80, y: 80, letGo: false)
    #expect(scene.view.contentOffset == .zero)
    scene.view.drag(by: CGPoint(x: 0, y: -3000), velocity: .zero)
    #expect(scene.view.contentOffset.y == 1600)
  }

  @Test(
    "an axis without content to scroll moves only if it always bounces",
    arguments: [(false, CGPoint(x: 0, y: -25.5)), (true, CGPoint(x: -25, y: -25.5))])
  func axesWithoutContent(alwaysBounces: Bool, expected: CGPoint) {
    let scene = ScrollScene()
    scene.view.alwaysBounceHorizontal = alwaysBounces
    scene.drag(x: 50, y: 50, letGo: false)
    #expect(scene.view.contentOffset == expected)
  }

  @Test(
    "isDirectionalLockEnabled keeps a drag on the axis on which it starts",
    arguments: [
      ("down", CGPoint(x: 10, y: 20), CGPoint(x: 300, y: 200)),
      ("across", CGPoint(x: 30, y: 10), CGPoint(x: 200, y: 300)),
      ("diagonal", CGPoint(x: 10, y: 19), CGPoint(x: 200, y: 200)),
    ] as [(String, CGPoint, CGPoint)])
  func directionalLock(id: String, start: CGPoint, expected: CGPoint) {
    let scene = ScrollScene(content: CGSize(width: 2000, height: 2000))
    scene.view.isDirectionalLockEnabled = true
    scene.view.contentOffset = CGPoint(x: 300, y: 300)
    scene.view.beginDragging()
    scene.view.drag(by: start, velocity: CGPoint(x: 900, y: 900))
    scene.view.drag(by: CGPoint(x: 100, y: 100), velocity: CGPoint(x: 900, y: 900))
    #expect(scene.view.contentOffset == expected)
    scene.view.endDragging()
    let moves = (scene.delegate.velocity.x != 0, scene.delegate.velocity.y != 0)
    #expect(moves == (expected.x != 300, expected.y != 300))
  }

  @Test("a drag continues from an offset that was set during the drag")
  func offsetSetDuringDrag() {
    let scene = ScrollScene()
    scene.view.contentOffset.y = 100
    scene.drag(y: -50, letGo: false)
    #expect(scene.view.contentOffset.y == 150)
    scene.view.contentOffset.y = 1000
    scene.view.drag(by: CGPoint(x: 0, y: -60), velocity: .zero)
    #expect(scene.view.contentOffset.y == 1010)
  }

  @Test("a touch stops bouncing content, and a drag continues from there")
  func dragDuringBounce() {
    let scene = ScrollScene()
    scene.drag(y: 100)
    scene.step(3)
    let stopped = scene.view.contentOffset.y
    #expect(stopped < -10)
    scene.drag(y: 0.0001, steps: 1, letGo: false)
    #expect(scene.view.contentOffset.y == stopped)
    // The finger continues against the same resistance.
    let pulled = RubberBand(dimension: 400).distance(for: -stopped)
    scene.view.drag(by: CGPoint(x: 0, y: -pulled), velocity: .zero)
    #expect(scene.view.contentOffset.y == 0)
  }

  @Test("a view with isScrollEnabled set to false does not drag")
  func scrollingDisabled() {
    let scene = ScrollScene()
    scene.view.isScrollEnabled = false
    scene.drag(y: -100)
    #expect(scene.view.contentOffset == .zero)
    #expect(scene.delegate.lines == [])
  }

  @Test("invalid translations and velocities leave the offset in range")
  func invalidNumbers() {
    let numbers: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300]
    for translation in numbers {
      for velocity in numbers {
        let scene = ScrollScene(content: CGSize(width: 1000, height: 2000))
        scene.view.beginDragging()
        scene.view.drag(
          by: CGPoint(x: translation, y: translation), velocity: CGPoint(x: velocity, y: velocity))
        scene.delegate.target = CGPoint(x: translation, y: velocity)
        scene.view.endDragging()
        scene.settle()
        let offset = scene.view.contentOffset
        #expect((0...700).contains(offset.x))
        #expect((0...1600).contains(offset.y))
      }
    }
  }
}
