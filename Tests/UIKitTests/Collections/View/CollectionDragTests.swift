import Testing
import UIKit

/// Drags of a collection view: highlighting and target offsets.
@Suite("UICollectionView: drags") @MainActor struct CollectionDragTests {
  /// A layout whose target offsets are whole rows.
  private final class SnappingLayout: UICollectionViewFlowLayout {
    var proposals: [(offset: CGFloat, velocity: CGFloat)] = []

    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint,
      withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      proposals.append((proposedContentOffset.y, velocity.y))
      return CGPoint(x: 0, y: (proposedContentOffset.y / 100).rounded() * 100)
    }
  }

  private func makeScene() -> (CollectionScene, SnappingLayout) {
    let layout = SnappingLayout()
    layout.itemSize = CGSize(width: 320, height: 100)
    layout.minimumLineSpacing = 0
    let scene = CollectionScene(
      counts: [100], layout: layout, size: CGSize(width: 320, height: 500))
    scene.stage.step()
    _ = scene.takeCallbacks()
    return (scene, layout)
  }

  private func settle(_ scene: CollectionScene) {
    scene.step(40)
    for _ in 0..<600 where scene.view.isDecelerating { scene.stage.step() }
  }

  @Test(
    "targetContentOffset of the layout determines where a drag ends",
    arguments: [0.1, 0.2, 0.3, 0.45])
  func layoutTarget(duration: TimeInterval) {
    let (scene, layout) = makeScene()
    scene.stage.touches.drag(
      from: CGPoint(x: 160, y: 450), to: CGPoint(x: 160, y: 100), time: 0.1, duration: duration)
    settle(scene)
    #expect(layout.proposals.count == 1)
    let proposal = layout.proposals.first
    #expect((proposal?.velocity ?? 0) > 0.25)
    let expected = ((proposal?.offset ?? 0) / 100).rounded() * 100
    #expect(scene.view.contentOffset.y == expected && expected > 300)
    #expect(scene.visibleTexts.first == "0.\(Int(expected / 100))")
  }

  @Test("the delegate receives the layout's target offset and can change it")
  func delegateTarget() {
    final class TargetDelegate: NSObject, UICollectionViewDelegate {
      var target: CGFloat = 0
      func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) {
        target = targetContentOffset.pointee.y
        targetContentOffset.pointee.y += 7
      }
    }
    let (scene, layout) = makeScene()
    let delegate = TargetDelegate()
    scene.view.delegate = delegate
    scene.stage.touches.drag(
      from: CGPoint(x: 160, y: 450), to: CGPoint(x: 160, y: 100), time: 0.1, duration: 0.2)
    settle(scene)
    #expect(delegate.target == ((layout.proposals.first?.offset ?? 0) / 100).rounded() * 100)
    #expect(scene.view.contentOffset.y == delegate.target + 7)
  }

  @Test("a drag after a press unhighlights the cell without selecting it")
  func highlight() {
    let (scene, _) = makeScene()
    scene.stage.touches.drag(
      along: [
        CGPoint(x: 160, y: 450), CGPoint(x: 160, y: 449), CGPoint(x: 160, y: 350),
      ], time: 0.1, duration: 30)
    var highlighted = false
    for _ in 0..<600 where !scene.view.isDragging {
      scene.stage.step()
      highlighted = highlighted || scene.view.visibleCells.contains(where: \.isHighlighted)
    }
    #expect(highlighted && scene.view.isDragging)
    #expect(scene.view.visibleCells.allSatisfy { !$0.isHighlighted })
    #expect(
      scene.takeCallbacks().filter { $0.contains("ighlight") || $0.contains("elect") } == [
        "shouldHighlight 0.4", "didHighlight 0.4", "didUnhighlight 0.4",
      ])
    #expect(scene.view.indexPathsForSelectedItems == [])
  }

  @Test("a quick drag highlights nothing")
  func quickDrag() {
    let (scene, _) = makeScene()
    scene.stage.touches.drag(
      from: CGPoint(x: 160, y: 450), to: CGPoint(x: 160, y: 100), time: 0.1, duration: 0.1)
    settle(scene)
    #expect(!scene.takeCallbacks().contains { $0.contains("ighlight") || $0.contains("elect") })
  }

  @Test("a highlight follows its item during updates")
  func updates() {
    let (scene, _) = makeScene()
    scene.stage.touches.press(at: CGPoint(x: 160, y: 150), time: 0.1, duration: 1)
    scene.step(30)
    scene.sections[0].insert("new", at: 0)
    scene.view.insertItems(at: [[0, 0]])
    #expect(scene.view.cellForItem(at: [0, 2])?.isHighlighted == true)
    scene.sections[0].remove(at: 2)
    scene.view.deleteItems(at: [[0, 2]])
    scene.step(60)
    #expect(scene.view.visibleCells.allSatisfy { !$0.isHighlighted && !$0.isSelected })
    #expect(!scene.takeCallbacks().contains { $0.contains("didSelect") })
  }

  @Test("reloadData during a touch selects nothing")
  func reload() {
    let (scene, _) = makeScene()
    scene.stage.touches.press(at: CGPoint(x: 160, y: 150), time: 0.1, duration: 0.5)
    scene.step(24)
    scene.sections = [["only"]]
    scene.view.reloadData()
    scene.step(60)
    #expect(scene.visibleTexts == ["only"] && scene.view.indexPathsForSelectedItems == [])
  }
}
