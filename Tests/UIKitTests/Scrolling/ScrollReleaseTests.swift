import Foundation
import Testing
import UIKit

@MainActor
struct ScrollReleaseTests {
  /// A finger that goes 10 points a tick has 600 points a second.
  @Test func aFlickIsToldInUIKitsOrder() {
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
    #expect(scene.delegate.announced == CGPoint(x: 0, y: 394.5))
    #expect(abs(scene.view.contentOffset.y - 394.5) <= 0.5)
  }

  @Test func aSlowDragIsToldInUIKitsOrder() {
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
    #expect(scene.delegate.announced.y == 40)
  }

  /// x = 100 + 1·499·(1 - 0.998ᵗ).
  @Test func contentLosesSpeedAlongTheClosedForm() {
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
    "the target is where content comes to rest, within the content",
    arguments: [
      ("normal", .normal, 1, 594.5), ("fast", .fast, 1, 198.5),
      ("beyond the end", .normal, 4, 1600),
      ("beyond the start", .normal, -1, 0), ("no throw", .normal, 0.2, 100),
    ] as [(String, UIScrollView.DecelerationRate, CGFloat, CGFloat)])
  func announces(
    id: String, rate: UIScrollView.DecelerationRate, velocity: CGFloat, expected: CGFloat
  ) {
    let scene = ScrollScene()
    scene.view.decelerationRate = rate
    scene.drag(y: -100, letGoAt: CGPoint(x: 0, y: velocity))
    #expect(scene.delegate.announced.y == expected)
    scene.settle()
    #expect(abs(scene.view.contentOffset.y - expected) <= 1)
  }

  @Test func speedsOfTheLastTwoMovesAreBlended() {
    let scene = ScrollScene()
    scene.view.beginDragging()
    for (way, speed) in [(-10, 500), (-30, 1000), (-35, 300)] as [(CGFloat, CGFloat)] {
      scene.step()
      scene.view.drag(by: CGPoint(x: 0, y: way), velocity: CGPoint(x: 0, y: -speed))
    }
    scene.view.endDragging()
    #expect(abs(scene.delegate.velocity.y - 0.825) < 1e-12)
  }

  @Test(
    "the delegate says where content comes to rest",
    arguments: [
      ("nearer", 1, 300), ("further", 1, 1200), ("back", 1, 20), ("from rest", 0, 150),
      ("where it is", 0, 100), ("a stop", 1, 100), ("beyond the end", 1, 1600),
    ] as [(String, CGFloat, CGFloat)])
  func targets(id: String, velocity: CGFloat, target: CGFloat) {
    let scene = ScrollScene()
    scene.delegate.target = CGPoint(x: 77, y: id == "beyond the end" ? 5000 : target)
    scene.drag(y: -100, letGoAt: CGPoint(x: 0, y: velocity))
    let moves = target != 100
    #expect(scene.delegate.lines.contains("didEndDragging \(moves)"))
    #expect(scene.delegate.lines.contains("willBeginDecelerating") == moves)
    scene.settle()
    #expect(scene.view.contentOffset == CGPoint(x: 0, y: target))
    #expect(scene.delegate.lines.contains("didEndDecelerating") == moves)
  }

  @Test func contentPulledPastItsEndComesBack() {
    let scene = ScrollScene()
    scene.drag(y: 100, letGoAt: .zero)
    #expect(scene.view.contentOffset.y == -48.5)
    #expect(scene.delegate.announced.y == 0)
    for tick in 1...20 {
      scene.step()
      let expected = -48.5 * exp(-0.01005 * Double(tick) * 1000 / 60)
      #expect(abs(scene.view.contentOffset.y - expected) <= 0.2501)
    }
    scene.settle()
    #expect(scene.view.contentOffset.y == 0)
    #expect(scene.delegate.lines.suffix(2) == ["didScroll", "didEndDecelerating"])
  }

  @Test func contentThrownPastItsEndComesBack() {
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

  @Test func bothDirectionsEndTogether() {
    let scene = ScrollScene(content: CGSize(width: 5000, height: 5000))
    scene.drag(x: -10, y: -10, letGoAt: CGPoint(x: 2, y: 0.5))
    scene.settle()
    #expect(abs(scene.view.contentOffset.x - 10 - 994) < 1.5)
    #expect(abs(scene.view.contentOffset.y - 10 - 244.5) < 0.6)
    #expect(scene.delegate.lines.filter { $0 == "didEndDecelerating" }.count == 1)
  }

  @Test func aTouchStopsContent() {
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

  @Test func aDragThatIsTakenAwayThrowsNothing() {
    let scene = ScrollScene()
    scene.drag(y: -300, letGo: false)
    scene.view.endDragging(isCancelled: true)
    scene.step(10)
    #expect(scene.view.contentOffset.y == 300)
    #expect(scene.delegate.lines.last == "didEndDragging false")
  }

  @Test func contentThatAProgramMovesGoesOnFromThere() {
    let scene = ScrollScene(content: CGSize(width: 300, height: 20_000))
    scene.drag(y: -100, letGoAt: CGPoint(x: 0, y: 1))
    scene.step(10)
    let way = scene.view.contentOffset.y - 100
    scene.view.contentOffset.y += 5000
    scene.settle()
    #expect(abs(scene.view.contentOffset.y - 5594) < 1)
    #expect(way > 50)
  }

  @Test func settingAnOffsetWithoutAnimationStopsContent() {
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

  @Test func aProgramThatScrollsWhenTheFingerLetsGoHasItsWay() {
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

  @Test func contentStopsWhenTheViewLeavesTheStage() {
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

  @Test func aViewThatLeavesTheStageAsItIsLetGoStays() {
    let scene = ScrollScene()
    scene.delegate.onLine = { line, view in
      if line == "didEndDragging true" { view.removeFromSuperview() }
    }
    scene.drag(y: -100, letGoAt: CGPoint(x: 0, y: 1))
    scene.step(5)
    #expect(scene.view.contentOffset.y == 100 && !scene.view.isDecelerating)
    #expect(scene.delegate.lines.last == "didEndDragging true")
  }

  @Test func aPullThatRaisesTheInsetComesBackToIt() {
    let scene = ScrollScene()
    scene.delegate.onLine = { line, view in
      if line == "willEndDragging" { view.contentInset.top = 60 }
    }
    scene.drag(y: 300, letGoAt: .zero)
    #expect(scene.view.contentOffset.y == -117)
    scene.settle()
    #expect(scene.view.contentOffset.y == -60)
  }

  @Test func theSameFlickGivesTheSameOffsets() {
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
