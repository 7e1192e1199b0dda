import Testing
import UIKit

/// Who is asked and told what, in which order.
@Suite("UICollectionView: the order of calls") @MainActor struct BoundsChangeTests {
  /// Writes down what it is asked.
  private final class Layout: UICollectionViewFlowLayout {
    var diary: (String) -> Void = { _ in }
    var invalidates = false

    override func prepare() {
      diary("prepare")
      super.prepare()
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      diary(
        "should invalidate, from \(Int(collectionView?.bounds.minY ?? -1)) to "
          + "\(Int(newBounds.minY))")
      return invalidates || super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      diary("invalidate, at \(Int(collectionView?.bounds.minY ?? -1))")
      super.invalidateLayout(with: context)
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      diary("elements from \(Int(rect.minY))")
      return super.layoutAttributesForElements(in: rect)
    }

    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
      diary("prepare for animation from \(Int(oldBounds.width))")
    }

    override func finalizeAnimatedBoundsChange() {
      diary("finalize animation")
    }
  }

  private func makeScene() -> (CollectionScene, Layout) {
    let layout = Layout()
    layout.itemSize = CGSize(width: 320, height: 100)
    layout.minimumLineSpacing = 0
    let scene = CollectionScene(counts: [9], layout: layout, size: CGSize(width: 320, height: 100))
    scene.layOut()
    _ = scene.read()
    layout.diary = { [weak scene] in scene?.diary.append($0) }
    return (scene, layout)
  }

  @Test("the layout is asked before the bounds change, and prepared with the next layout")
  func invalidating() {
    let (scene, layout) = makeScene()
    layout.invalidates = true
    scene.view.contentOffset.y = 100
    #expect(
      scene.read() == ["should invalidate, from 0 to 100", "invalidate, at 100", "didScroll 100"])
    scene.stage.window.layoutIfNeeded()
    #expect(
      scene.read() == [
        "prepare", "elements from 100", "didEndDisplaying 0.0", "willDisplay 0.1",
      ])
  }

  @Test("a layout that stays valid is only asked for what comes into sight")
  func keeping() {
    let (scene, _) = makeScene()
    scene.view.contentOffset.y = 100
    scene.stage.window.layoutIfNeeded()
    #expect(
      scene.read() == [
        "should invalidate, from 0 to 100", "didScroll 100", "elements from 100",
        "didEndDisplaying 0.0", "willDisplay 0.1",
      ])
    scene.view.setNeedsLayout()
    scene.stage.window.layoutIfNeeded()
    #expect(scene.read().isEmpty, "nothing has changed")
  }

  @Test("other bounds of the same place are told too, once")
  func resizing() {
    let (scene, _) = makeScene()
    scene.view.frame.size.width = 300
    scene.view.frame.size.width = 300
    scene.stage.window.layoutIfNeeded()
    #expect(
      scene.read() == [
        "should invalidate, from 0 to 0", "invalidate, at 0", "prepare", "elements from 0",
      ])
    #expect(scene.view.cellForItem(at: [0, 0])?.frame.minX == -10)
  }

  @Test("bounds that a block animates are announced, and move the cells along")
  func animating() {
    let (scene, layout) = makeScene()
    let cell = scene.view.cellForItem(at: [0, 0])
    UIView.animate(withDuration: 1) {
      scene.view.bounds.size.width = 300
      scene.view.layoutIfNeeded()
    }
    #expect(
      scene.read() == [
        "should invalidate, from 0 to 0", "invalidate, at 0", "prepare",
        "prepare for animation from 320", "elements from 0", "finalize animation",
      ])
    layout.diary = { _ in }
    #expect(cell?.center.x == 150 && cell?.layer.presentation()?.position.x == 160)
    for _ in 0..<30 { scene.stage.step() }
    #expect(near(cell?.layer.presentation()?.position.x ?? 0, 155, 1e-3))
  }

  @Test("a layout that changes itself while it is prepared is prepared again, not shown half done")
  func preparing() {
    final class Fitting: UICollectionViewFlowLayout {
      var preparations = 0
      override func prepare() {
        super.prepare()
        preparations += 1
        itemSize = CGSize(width: (collectionView?.bounds.width ?? 0) / 2, height: 10)
        minimumInteritemSpacing = 0
      }
    }
    let layout = Fitting()
    let scene = CollectionScene(counts: [4], layout: layout)
    scene.layOut()
    #expect(layout.preparations == 2)
    #expect(scene.view.visibleCells.map(\.frame.minX) == [0, 160, 0, 160])
    #expect(scene.read() == (0..<4).map { "willDisplay 0.\($0)" })
  }
}
