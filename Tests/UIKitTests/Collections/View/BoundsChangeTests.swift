import Testing
import UIKit
import UIKitTestSupport

/// The order in which the layout and the delegate are called.
@Suite("UICollectionView: the order of calls") @MainActor struct BoundsChangeTests {
  /// A layout that records its calls.
  private final class Layout: UICollectionViewFlowLayout {
    var callbacks: (String) -> Void = { _ in }
    var invalidates = false

    override func prepare() {
      callbacks("prepare")
      super.prepare()
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      callbacks(
        "should invalidate, from \(Int(collectionView?.bounds.minY ?? -1)) to "
          + "\(Int(newBounds.minY))")
      return invalidates || super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      callbacks("invalidate, at \(Int(collectionView?.bounds.minY ?? -1))")
      super.invalidateLayout(with: context)
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      callbacks("elements from \(Int(rect.minY))")
      return super.layoutAttributesForElements(in: rect)
    }

    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
      callbacks("prepare for animation from \(Int(oldBounds.width))")
    }

    override func finalizeAnimatedBoundsChange() {
      callbacks("finalize animation")
    }
  }

  private func makeScene() -> (CollectionScene, Layout) {
    let layout = Layout()
    layout.itemSize = CGSize(width: 320, height: 100)
    layout.minimumLineSpacing = 0
    let scene = CollectionScene(counts: [9], layout: layout, size: CGSize(width: 320, height: 100))
    scene.layOut()
    _ = scene.takeCallbacks()
    layout.callbacks = { [weak scene] in scene?.callbacks.append($0) }
    return (scene, layout)
  }

  @Test("the layout is asked before the bounds change, and prepared in the next layout pass")
  func invalidating() {
    let (scene, layout) = makeScene()
    layout.invalidates = true
    scene.view.contentOffset.y = 100
    #expect(
      scene.takeCallbacks() == [
        "should invalidate, from 0 to 100", "invalidate, at 100", "didScroll 100",
      ])
    scene.stage.window.layoutIfNeeded()
    #expect(
      scene.takeCallbacks() == [
        "prepare", "elements from 100", "didEndDisplaying 0.0", "willDisplay 0.1",
      ])
  }

  @Test("a valid layout is only asked for the elements in the new bounds")
  func validLayout() {
    let (scene, _) = makeScene()
    scene.view.contentOffset.y = 100
    scene.stage.window.layoutIfNeeded()
    #expect(
      scene.takeCallbacks() == [
        "should invalidate, from 0 to 100", "didScroll 100", "elements from 100",
        "didEndDisplaying 0.0", "willDisplay 0.1",
      ])
    scene.view.setNeedsLayout()
    scene.stage.window.layoutIfNeeded()
    #expect(scene.takeCallbacks().isEmpty, "nothing has changed")
  }

  @Test("a resize asks the layout once")
  func resizing() {
    let (scene, _) = makeScene()
    scene.view.frame.size.width = 300
    scene.view.frame.size.width = 300
    scene.stage.window.layoutIfNeeded()
    #expect(
      scene.takeCallbacks() == [
        "should invalidate, from 0 to 0", "invalidate, at 0", "prepare", "elements from 0",
      ])
    #expect(scene.view.cellForItem(at: [0, 0])?.frame.minX == -10)
  }

  @Test("animated bounds call prepare(forAnimatedBoundsChange:) and move the cells")
  func animatedBounds() {
    let (scene, layout) = makeScene()
    let cell = scene.view.cellForItem(at: [0, 0])
    UIView.animate(withDuration: 1) {
      scene.view.bounds.size.width = 300
      scene.view.layoutIfNeeded()
    }
    #expect(
      scene.takeCallbacks() == [
        "should invalidate, from 0 to 0", "invalidate, at 0", "prepare",
        "prepare for animation from 320", "elements from 0", "finalize animation",
      ])
    layout.callbacks = { _ in }
    #expect(cell?.center.x == 150 && cell?.layer.presentation()?.position.x == 160)
    scene.step(30)
    #expect(isNear(cell?.layer.presentation()?.position.x ?? 0, 155, 1e-3))
  }

  @Test("a layout that invalidates itself in prepare() is prepared again")
  func invalidationDuringPrepare() {
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
    #expect(scene.takeCallbacks() == (0..<4).map { "willDisplay 0.\($0)" })
  }
}
