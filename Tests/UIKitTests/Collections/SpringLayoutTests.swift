import Testing
import UIKit
import UIKitTestSupport

/// A tutorial's list whose cells are attached to springs: the farther a cell is from the touch, the
/// later it follows.
private final class SpringFlowLayout: UICollectionViewFlowLayout {
  var animator: UIDynamicAnimator?
  var preparations = 0

  override func prepare() {
    super.prepare()
    preparations += 1
    guard animator == nil else { return }
    let animator = UIDynamicAnimator(collectionViewLayout: self)
    let contentSize = collectionViewContentSize
    let items =
      super.layoutAttributesForElements(
        in: CGRect(x: 0, y: 0, width: contentSize.width, height: contentSize.height)) ?? []
    for item in items {
      let spring = UIAttachmentBehavior(item: item, attachedToAnchor: item.center)
      spring.length = 0
      spring.damping = 0.5
      spring.frequency = 0.8
      animator.addBehavior(spring)
    }
    self.animator = animator
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    animator?.items(in: rect) as? [UICollectionViewLayoutAttributes]
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    animator?.layoutAttributesForCell(at: indexPath)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let scrollView = collectionView, let animator else { return false }
    let scrollDelta = newBounds.origin.y - scrollView.bounds.origin.y
    let touchLocation = scrollView.panGestureRecognizer.location(in: scrollView)
    for case let spring as UIAttachmentBehavior in animator.behaviors {
      let distanceFromTouch = abs(touchLocation.y - spring.anchorPoint.y)
      let scrollResistance = distanceFromTouch / 500
      guard let item = spring.items.first else { continue }
      var center = item.center
      center.y +=
        scrollDelta > 0
        ? min(scrollDelta, scrollDelta * scrollResistance)
        : max(scrollDelta, scrollDelta * scrollResistance)
      item.center = center
      animator.updateItem(usingCurrentState: item)
    }
    return false
  }
}

@Suite("UICollectionView: cells attached to springs") @MainActor struct SpringLayoutTests {
  private func makeScene(_ count: Int = 50) -> (CollectionScene, SpringFlowLayout) {
    let layout = SpringFlowLayout()
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
    let preparations = layout.preparations
    run(scene, until: 3)
    #expect(layout.preparations == preparations)
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
