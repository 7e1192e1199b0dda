import Testing
import UIKit

@testable import Recipes

/// Tests views of the kind `scrollView`, and the handlers of their events.
@MainActor
@Suite struct ScrollViewTests {
  private func scrollScene(_ properties: String = "", then rest: String = "") throws -> (
    scene: RecipeScene, feed: UIScrollView
  ) {
    let scene = try scene(
      """
      views:
        feed:
          { kind: scrollView, frame: [0, 50, 320, 400], contentSize: [320, 2000]\(properties),
            subviews: { row: { frame: [0, 600, 320, 44] } } }
        log: { frame: [0, 0, 9, 9], tag: 0 }
        other: { kind: scrollView, frame: [0, 460, 320, 50], contentSize: [320, 2000] }
      \(rest)
      """)
    return (scene, try #require(scene.view("feed") as? UIScrollView))
  }

  @Test("a scroll view has its properties") func properties() throws {
    let feed = try scrollScene(
      """
      , contentInset: [1, 2, 3, 4], contentOffset: [0, 120], bounces: false, isPagingEnabled: true,
      alwaysBounceVertical: true, alwaysBounceHorizontal: true, decelerationRate: fast,
      showsVerticalScrollIndicator: false, showsHorizontalScrollIndicator: false,
      isScrollEnabled: false, isDirectionalLockEnabled: true, indicatorStyle: white,
      contentInsetAdjustmentBehavior: never
      """
    ).feed
    #expect(feed.contentSize == CGSize(width: 320, height: 2000))
    #expect(feed.contentInset == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(feed.contentOffset == CGPoint(x: 0, y: 120))
    #expect(feed.alwaysBounceVertical && feed.alwaysBounceHorizontal && feed.isPagingEnabled)
    #expect(feed.isDirectionalLockEnabled && !feed.bounces && !feed.isScrollEnabled)
    #expect(!feed.showsVerticalScrollIndicator && !feed.showsHorizontalScrollIndicator)
    #expect(feed.decelerationRate == .fast && feed.indicatorStyle == .white)
    #expect(feed.contentInsetAdjustmentBehavior == .never)
  }

  @Test("expressions read the content offset of scroll views alone") func offsetInExpressions()
    throws
  {
    let (scene, _) = try scrollScene(
      then: """
        timeline:
          - { at: 0.1s, set: { feed.contentOffset: [0, 120] } }
          - { at: 0.2s, set: { log.center: "feed.contentOffset + [1, 2]" } }
        """)
    scene.play(to: 0.3)
    #expect(scene.view("log")?.center == CGPoint(x: 1, y: 122))
    #expect(throws: RecipeErrors.self) {
      try scrollScene(then: "timeline: [{ at: 0.1s, set: { log.center: log.contentOffset } }]")
    }
  }

  @Test("a drag of the timeline scrolls the subviews, and the content decelerates")
  func dragging() throws {
    let (scene, feed) = try scrollScene(
      then: "timeline: [{ at: 0.1s, drag: { from: [160, 400], to: [160, 300], duration: 0.2s } }]")
    let row = try #require(scene.view("row"))
    scene.play(to: 0.3)
    let atRelease = feed.contentOffset.y
    #expect(atRelease > 50 && atRelease <= 100)
    #expect(scene.stage.view.convert(CGPoint.zero, from: row).y == 650 - atRelease)
    scene.play(to: 3)
    #expect(feed.contentOffset.y > atRelease + 50)
    #expect(!feed.isDecelerating)
  }

  @Test("an offset is set at once, or animated") func offset() throws {
    let (scene, feed) = try scrollScene(
      then: """
        timeline:
          - { at: 0.1s, set: { feed.contentOffset: [0, 300] } }
          - { at: 0.5s, set: { feed.contentOffset: [0, 500] }, animate: { duration: 1s, curve: linear } }
        """)
    scene.play(to: 0.1)
    #expect(feed.layer.presentation()?.bounds.minY == 300)
    scene.play(to: 1)
    let shown = try #require(feed.layer.presentation()?.bounds.minY)
    #expect(abs(shown - 400) < 0.01)
    #expect(feed.contentOffset.y == 500)
  }

  @Test("setting the offset ends a deceleration") func ending() throws {
    let (scene, feed) = try scrollScene(
      then: """
        timeline:
          - { at: 0.1s, drag: { from: [160, 400], to: [160, 200], duration: 0.1s } }
          - { at: 0.4s, set: { feed.contentOffset: [0, 20] } }
        """)
    scene.play(to: 1)
    #expect(feed.contentOffset.y == 20)
  }

  @Test(
    "handlers handle what the delegate receives",
    arguments: [
      ("didScroll", 0.2, 1.0), ("willBeginDragging", 0.2, 1), ("willEndDragging", 0.25, 0.6),
      ("didEndDragging", 0.25, 0.6), ("willBeginDecelerating", 0.25, 0.6),
      ("didEndDecelerating", 0.6, 3),
    ])
  func events(event: String, before: Double, after: Double) throws {
    let (scene, _) = try scrollScene(
      then: """
        on: [{ \(event): feed, set: { log.tag: 1 } }]
        timeline: [{ at: 0.1s, drag: { from: [160, 400], to: [160, 250], duration: 0.2s } }]
        """)
    let log = try #require(scene.view("log"))
    let isEarly = ["didScroll", "willBeginDragging"].contains(event)
    scene.play(to: isEarly ? 0.09 : before)
    #expect(log.tag == 0)
    scene.play(to: after)
    #expect(log.tag == 1)
  }

  @Test("didScroll is handled in the tick in which the content scrolls") func sameTick() throws {
    let (scene, _) = try scrollScene(
      then: """
        on: [{ didScroll: feed, set: { other.contentOffset: [0, 77] } }]
        timeline: [{ at: 0.5s, set: { feed.contentOffset: [0, 300] } }]
        """)
    let other = try #require(scene.view("other") as? UIScrollView)
    scene.play(to: 29.0 / 60)
    #expect(other.contentOffset.y == 0)
    scene.play(to: 0.5)
    #expect(other.contentOffset.y == 77)
  }

  @Test("handlers that scroll each other's views return") func mutual() throws {
    let (scene, feed) = try scrollScene(
      then: """
        on:
          - { didScroll: feed, set: { other.contentOffset: [0, 10] } }
          - { didScroll: feed, set: { other.contentOffset: [0, 20] } }
          - { didScroll: other, set: { feed.contentOffset: [0, 30] } }
          - { didScroll: other, set: { feed.contentOffset: [0, 40] } }
        timeline: [{ at: 0.5s, set: { feed.contentOffset: [0, 300] } }]
        """)
    scene.play(to: 1)
    #expect([30, 40].contains(feed.contentOffset.y))
  }

  @Test("an event of a view that does not scroll is an error") func wrongView() {
    #expect(throws: RecipeErrors.self) {
      try scrollScene(then: "on: [{ didScroll: log, set: { log.tag: 1 } }]")
    }
  }
}
