import Testing
import UIKit

/// A finger on a collection view: what it highlights, and where the content comes to rest.
@Suite("UICollectionView: drags") @MainActor struct CollectionDragTests {
  /// Comes to rest on whole rows.
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
    _ = scene.read()
    return (scene, layout)
  }

  private func settle(_ scene: CollectionScene) {
    for _ in 0..<40 { scene.stage.step() }
    for _ in 0..<600 where scene.view.isDecelerating { scene.stage.step() }
  }

  @Test("the layout says where a throw comes to rest", arguments: [0.1, 0.2, 0.3, 0.45])
  func snapping(duration: TimeInterval) {
    let (scene, layout) = makeScene()
    scene.stage.touches.drag(
      from: CGPoint(x: 160, y: 450), to: CGPoint(x: 160, y: 100), time: 0.1, duration: duration)
    settle(scene)
    #expect(layout.proposals.count == 1)
    let proposal = layout.proposals.first
    #expect((proposal?.velocity ?? 0) > 0.25)
    let expected = ((proposal?.offset ?? 0) / 100).rounded() * 100
    #expect(scene.view.contentOffset.y == expected && expected > 300)
    #expect(scene.shown.first == "0.\(Int(expected / 100))")
  }

  @Test("the delegate hears of the layout's place, and may choose another one")
  func delegate() {
    final class Elsewhere: NSObject, UICollectionViewDelegate {
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
    let delegate = Elsewhere()
    scene.view.delegate = delegate
    scene.stage.touches.drag(
      from: CGPoint(x: 160, y: 450), to: CGPoint(x: 160, y: 100), time: 0.1, duration: 0.2)
    settle(scene)
    #expect(delegate.target == ((layout.proposals.first?.offset ?? 0) / 100).rounded() * 100)
    #expect(scene.view.contentOffset.y == delegate.target + 7)
  }

  @Test("a finger that rests highlights, and one that then drags lets go without selecting")
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
      scene.read().filter { $0.contains("ighlight") || $0.contains("elect") } == [
        "shouldHighlight 0.4", "didHighlight 0.4", "didUnhighlight 0.4",
      ])
    #expect(scene.view.indexPathsForSelectedItems == [])
  }

  @Test("a quick drag highlights nothing")
  func quick() {
    let (scene, _) = makeScene()
    scene.stage.touches.drag(
      from: CGPoint(x: 160, y: 450), to: CGPoint(x: 160, y: 100), time: 0.1, duration: 0.1)
    settle(scene)
    #expect(!scene.read().contains { $0.contains("ighlight") || $0.contains("elect") })
  }

  @Test("items that come and go under a finger leave the highlight with theirs")
  func updates() {
    let (scene, _) = makeScene()
    scene.stage.touches.press(at: CGPoint(x: 160, y: 150), time: 0.1, duration: 1)
    for _ in 0..<30 { scene.stage.step() }
    scene.sections[0].insert("new", at: 0)
    scene.view.insertItems(at: [[0, 0]])
    #expect(scene.view.cellForItem(at: [0, 2])?.isHighlighted == true)
    scene.sections[0].remove(at: 2)
    scene.view.deleteItems(at: [[0, 2]])
    for _ in 0..<60 { scene.stage.step() }
    #expect(scene.view.visibleCells.allSatisfy { !$0.isHighlighted && !$0.isSelected })
    #expect(!scene.read().contains { $0.contains("didSelect") })
  }

  @Test("loading anew while a finger is down is safe, and selects nothing")
  func reload() {
    let (scene, _) = makeScene()
    scene.stage.touches.press(at: CGPoint(x: 160, y: 150), time: 0.1, duration: 0.5)
    for _ in 0..<24 { scene.stage.step() }
    scene.sections = [["only"]]
    scene.view.reloadData()
    for _ in 0..<60 { scene.stage.step() }
    #expect(scene.shown == ["only"] && scene.view.indexPathsForSelectedItems == [])
  }
}
