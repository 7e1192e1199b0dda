import Testing
import TutorialTestSupport
import UIKit
import UIKitTestSupport

@Suite("UICollectionView: cells attached to springs") @MainActor struct SpringLayoutTests {
  private func makeScene(_ count: Int = 50) -> (CollectionScene, TutorialSpringLayout) {
    let layout = TutorialSpringLayout()
    layout.itemSize = CGSize(width: 320, height: 44)
    let scene = CollectionScene(
      counts: [count], layout: layout, size: CGSize(width: 320, height: 568))
    scene.stage.step()
    return (scene, layout)
  }

  /// Returns the gaps between adjacent visible cells, from top to bottom.
  private func gaps(_ scene: CollectionScene) -> [CGFloat] {
    let frames = scene.view.visibleCells.map(\.frame)
    return zip(frames, frames.dropFirst()).map { $1.minY - $0.maxY }
  }

  private func run(_ scene: CollectionScene, until time: TimeInterval) {
    while scene.stage.time < time - 1e-9 { scene.stage.step() }
  }

  @Test("the animator and the layout stop when the cells are at rest")
  func rest() {
    let (scene, layout) = makeScene()
    run(scene, until: 2)
    #expect(layout.animator?.isRunning == false)
    let preparations = layout.preparationCount
    run(scene, until: 3)
    #expect(layout.preparationCount == preparations)
    #expect(gaps(scene) == Array(repeating: 10, count: 10))
  }

  @Test("cells near the finger follow a drag immediately, distant ones later")
  func drag() {
    let (scene, layout) = makeScene()
    run(scene, until: 1)
    scene.stage.touches.drag(
      from: CGPoint(x: 160, y: 500), to: CGPoint(x: 160, y: 300), time: 1, duration: 0.25)
    run(scene, until: 1.2)
    #expect(scene.view.isDragging && scene.view.contentOffset.y > 100)
    let stretched = gaps(scene)
    // The content moves up, so cells far above the finger lag, and gaps grow toward the finger.
    #expect(stretched.contains { abs($0 - 10) > 2 })
    let cells = scene.view.visibleCells
    #expect(
      cells.allSatisfy { cell in
        scene.view.indexPath(for: cell).flatMap { layout.layoutAttributesForItem(at: $0) }?.center
          == cell.center
      })
    let finger = 300 + scene.view.contentOffset.y
    let lag = cells.map { cell -> (distance: CGFloat, lag: CGFloat) in
      let restingPosition = 54 * CGFloat(scene.view.indexPath(for: cell)?.item ?? 0) + 22
      return (abs(restingPosition - finger), abs(cell.center.y - restingPosition))
    }.sorted { $0.distance < $1.distance }
    #expect((lag.first?.lag ?? 9) < (lag.last?.lag ?? 0) / 3)
    run(scene, until: 8)
    #expect(gaps(scene).allSatisfy { isNear($0, 10, 0.51) })
    #expect(layout.animator?.isRunning == false)
    #expect(!scene.view.isDecelerating)
  }

  @Test("scrolling shows every visible cell once")
  func scrolling() {
    let (scene, _) = makeScene()
    run(scene, until: 1)
    scene.stage.touches.drag(
      from: CGPoint(x: 160, y: 500), to: CGPoint(x: 160, y: 100), time: 1, duration: 0.1)
    for _ in 0..<300 {
      scene.stage.step()
      let cells = scene.view.visibleCells
      #expect(scene.view.subviews.count == cells.count)
      #expect(Set(scene.visibleTexts).count == cells.count)
      #expect(cells.allSatisfy { $0.frame.intersects(scene.view.bounds) })
    }
    #expect(scene.view.contentOffset.y > 700)
  }
}
