import Foundation
import Testing
import UIKit

@MainActor
struct ScrollReleaseTests {
  /// A finger that moves by 10 points per tick has a velocity of 600 points per second.
  @Test("a flick calls the delegate in UIKit's order") func flickCallbacks() {
    let scene = ScrollScene()
    scene.drag(y: -100)
    #expect(scene.view.isDecelerating && !scene.view.isDragging && !scene.view.isTracking)
    scene.settle()
    #expect(
      scene.delegate.lines == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
    #expect(abs(scene.delegate.velocity.y - 0.6) < 1e-12)
    #expect(scene.delegate.proposedTarget == CGPoint(x: 0, y: 394.5))
    #expect(abs(scene.view.contentOffset.y - 394.5) <= 0.5)
  }

  @Test("a slow drag calls the delegate in UIKit's order") func slowDragCallbacks() {
    let scene = ScrollScene()
    scene.drag(y: -40)
    #expect(scene.view.contentOffset.y == 40)
    scene.step(20)
    #expect(
      scene.delegate.lines == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false",
      ])
    #expect(scene.view.contentOffset.y == 40)
    #expect(scene.delegate.velocity == .zero)
    #expect(scene.delegate.proposedTarget.y == 40)
  }

  /// The offset is x = 100 + 1·499·(1 - 0.998ᵗ).
  @Test("the deceleration follows its closed form") func deceleration() {
    let scene = ScrollScene()
    scene.drag(y: -100, letGoAt: CGPoint(x: 0, y: 1))
    for tick in 1...130 {
      scene.step()
      let expected = 100 + 499 * (1 - pow(0.998, Double(tick) * 1000 / 60))
      #expect(abs(scene.view.contentOffset.y - expected) < 0.3)
    }
    #expect(scene.settle() == 9)
  }

  @Test(
    "the proposed target is near where the content comes to rest, within its range",
    arguments: [
      ("normal", .normal, 1, 594.5), ("fast", .fast, 1, 198.5),
      ("past the end", .normal, 4, 1600),
      ("before the start", .normal, -1, 0), ("too slow", .normal, 0.2, 100),
    ] as [(String, UIScrollView.DecelerationRate, CGFloat, CGFloat)])
  func proposedTarget(
    id: String, rate: UIScrollView.DecelerationRate, velocity: CGFloat, expected: CGFloat
  ) {
    let scene = ScrollScene()
    scene.view.decelerationRate = rate
    scene.drag(y: -100, letGoAt: CGPoint(x: 0, y: velocity))
    #expect(scene.delegate.proposedTarget.y == expected)
    scene.settle()
    #expect(abs(scene.view.contentOffset.y - expected) <= 1)
  }

  /// Measured on UIKit: the target is (v - 0.01)/ln d away, the place of rest (v - 0.01)·d/(1 - d),
  /// about half a point per point per millisecond nearer; both are rounded to pixels.
  @Test(
    "content comes to rest nearer than the proposed target",
    arguments: [
      ("normal", .normal, 1, 594.5, 594), ("faster", .normal, 2.5, 1344, 1342.5),
      ("fast", .fast, 3, 397.5, 396),
    ] as [(String, UIScrollView.DecelerationRate, CGFloat, CGFloat, CGFloat)])
  func restingOffset(
    id: String, rate: UIScrollView.DecelerationRate, velocity: CGFloat, target: CGFloat,
    rest: CGFloat
  ) {
    let scene = ScrollScene()
    scene.view.decelerationRate = rate
    scene.drag(y: -100, letGoAt: CGPoint(x: 0, y: velocity))
    #expect(scene.delegate.proposedTarget.y == target)
    scene.settle()
    #expect(scene.view.contentOffset.y == rest)
  }

  @Test("the release velocity combines the last two moves")
  func releaseVelocity() {
    let scene = ScrollScene()
    scene.view.beginDragging()
    for (distance, speed) in [(-10, 500), (-30, 1000), (-35, 300)] as [(CGFloat, CGFloat)] {
      scene.step()
      scene.view.drag(by: CGPoint(x: 0, y: distance), velocity: CGPoint(x: 0, y: -speed))
    }
    scene.view.endDragging()
    #expect(abs(scene.delegate.velocity.y - 0.825) < 1e-12)
  }

  @Test(
    "the delegate can change the target offset",
    arguments: [
      ("nearer", 1, 300), ("farther", 1, 1200), ("back", 1, 20), ("from rest", 0, 150),
      ("current offset", 0, 100), ("current offset, moving", 1, 100), ("past the end", 1, 1600),
    ] as [(String, CGFloat, CGFloat)])
  func delegateTarget(id: String, velocity: CGFloat, target: CGFloat) {
    let scene = ScrollScene()
    scene.delegate.target = CGPoint(x: 77, y: id == "past the end" ? 5000 : target)
    scene.drag(y: -100, letGoAt: CGPoint(x: 0, y: velocity))
    let moves = target != 100
    #expect(scene.delegate.lines.contains("didEndDragging \(moves)"))
    #expect(scene.delegate.lines.contains("willBeginDecelerating") == moves)
    scene.settle()
    #expect(scene.view.contentOffset == CGPoint(x: 0, y: target))
    #expect(scene.delegate.lines.contains("didEndDecelerating") == moves)
  }

  @Test("content dragged past its edge bounces back") func bounceBack() {
    let scene = ScrollScene()
    scene.drag(y: 100, letGoAt: .zero)
    #expect(scene.view.contentOffset.y == -48.5)
    #expect(scene.delegate.proposedTarget.y == 0)
    for tick in 1...20 {
      scene.step()
      let expected = -48.5 * pow(0.846523, Double(tick))
      #expect(abs(scene.view.contentOffset.y - expected) <= 0.2501)
    }
    scene.settle()
    #expect(scene.view.contentOffset.y == 0)
    #expect(scene.delegate.lines.suffix(2) == ["didScroll", "didEndDecelerating"])
  }

  @Test("content flicked past its edge bounces back") func bounceAfterFlick() {
    let scene = ScrollScene()
    scene.view.contentOffset.y = 1400
    scene.drag(y: -100, letGoAt: CGPoint(x: 0, y: 3))
    var furthest: CGFloat = 0
    for _ in 0..<200 {
      scene.step()
      furthest = max(furthest, scene.view.contentOffset.y)
    }
    #expect(furthest > 1680 && furthest < 1710)
    #expect(scene.view.contentOffset.y == 1600)
    #expect(!scene.view.isDecelerating)
  }

  @Test("a deceleration along both axes ends once") func bothAxes() {
    let scene = ScrollScene(content: CGSize(width: 5000, height: 5000))
    scene.drag(x: -10, y: -10, letGoAt: CGPoint(x: 2, y: 0.5))
    scene.settle()
    #expect(abs(scene.view.contentOffset.x - 10 - 994) < 1.5)
    #expect(abs(scene.view.contentOffset.y - 10 - 244.5) < 0.6)
    #expect(scene.delegate.lines.filter { $0 == "didEndDecelerating" }.count == 1)
  }

  @Test("a drag stops a deceleration") func touchStopsDeceleration() {
    let scene = ScrollScene()
    scene.drag(y: -100, letGoAt: CGPoint(x: 0, y: 1))
    scene.step(10)
    let offset = scene.view.contentOffset.y
    scene.view.beginDragging()
    #expect(!scene.view.isDecelerating && scene.view.isDragging)
    scene.step(5)
    #expect(scene.view.contentOffset.y == offset)
    #expect(scene.delegate.lines.suffix(2) == ["didEndDecelerating", "willBeginDragging"])
    scene.view.endDragging()
    scene.step(5)
    #expect(scene.view.contentOffset.y == offset)
  }

  @Test("a canceled drag does not decelerate") func canceledDrag() {
    let scene = ScrollScene()
    scene.drag(y: -300, letGo: false)
    scene.view.endDragging(isCancelled: true)
    scene.step(10)
    #expect(scene.view.contentOffset.y == 300)
    #expect(scene.delegate.lines.last == "didEndDragging false")
  }

  @Test("a deceleration continues from an offset that was set meanwhile")
  func offsetSetDuringDeceleration() {
    let scene = ScrollScene(content: CGSize(width: 300, height: 20_000))
    scene.drag(y: -100, letGoAt: CGPoint(x: 0, y: 1))
    scene.step(10)
    let distance = scene.view.contentOffset.y - 100
    scene.view.contentOffset.y += 5000
    scene.settle()
    #expect(abs(scene.view.contentOffset.y - 5594) < 1)
    #expect(distance > 50)
  }

  @Test("setContentOffset(_:animated:) without animation stops a deceleration")
  func setOffsetStops() {
    let scene = ScrollScene()
    scene.drag(y: -100, letGoAt: CGPoint(x: 0, y: 1))
    scene.step(10)
    scene.view.setContentOffset(scene.view.contentOffset, animated: false)
    #expect(!scene.view.isDecelerating)
    #expect(scene.delegate.lines.last == "didEndDecelerating")
    let offset = scene.view.contentOffset
    scene.step(5)
    #expect(scene.view.contentOffset == offset)
  }

  @Test("a scrolling animation started in didEndDragging replaces the deceleration")
  func scrollOnRelease() {
    let scene = ScrollScene()
    scene.delegate.onLine = { line, view in
      if line == "didEndDragging true" {
        view.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
      }
    }
    scene.drag(y: -100, letGoAt: CGPoint(x: 0, y: 1))
    scene.step(30)
    #expect(scene.view.contentOffset.y == 1000)
    #expect(!scene.delegate.lines.contains("willBeginDecelerating"))
  }

  @Test("removing the view from its window stops the content")
  func removal() {
    let scene = ScrollScene()
    scene.drag(y: -100, letGoAt: CGPoint(x: 0, y: 1))
    scene.step(3)
    scene.view.removeFromSuperview()
    #expect(!scene.view.isDecelerating)
    let offset = scene.view.contentOffset
    scene.step(5)
    #expect(scene.view.contentOffset == offset)
    scene.stage.view.addSubview(scene.view)
    scene.drag(y: -100, letGo: false)
    scene.view.removeFromSuperview()
    #expect(!scene.view.isDragging && !scene.view.isTracking)
  }

  @Test("removing the view in didEndDragging prevents the deceleration")
  func removalOnRelease() {
    let scene = ScrollScene()
    scene.delegate.onLine = { line, view in
      if line == "didEndDragging true" { view.removeFromSuperview() }
    }
    scene.drag(y: -100, letGoAt: CGPoint(x: 0, y: 1))
    scene.step(5)
    #expect(scene.view.contentOffset.y == 100 && !scene.view.isDecelerating)
    #expect(scene.delegate.lines.last == "didEndDragging true")
  }

  @Test("content returns to an inset that was set when the drag ended")
  func insetSetOnRelease() {
    let scene = ScrollScene()
    scene.delegate.onLine = { line, view in
      if line == "willEndDragging" { view.contentInset.top = 60 }
    }
    scene.drag(y: 300, letGoAt: .zero)
    #expect(scene.view.contentOffset.y == -117)
    scene.settle()
    #expect(scene.view.contentOffset.y == -60)
  }

  @Test("equal flicks give equal offsets") func determinism() {
    func offsets() -> [CGFloat] {
      let scene = ScrollScene()
      scene.drag(y: -130)
      return (0..<150).map { _ in
        scene.step()
        return scene.view.contentOffset.y
      }
    }
    let first = offsets()
    #expect(first == offsets())
    #expect(Set(first).count > 100)
  }
}
