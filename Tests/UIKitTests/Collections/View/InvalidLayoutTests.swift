import Testing
import UIKit

/// Layouts with invalid attributes, and layouts and data sources that change during callbacks.
@Suite("UICollectionView: invalid layouts") @MainActor struct InvalidLayoutTests {
  /// A layout with settable frames.
  final class StubLayout: UICollectionViewLayout {
    var frames: [CGRect] = []
    var size = CGSize(width: 320, height: 2000)
    var onPrepare: (StubLayout) -> Void = { _ in }
    override var collectionViewContentSize: CGSize { size }
    override func prepare() { onPrepare(self) }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      frames.enumerated().map { item, frame in
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item % 3, section: 0))
        attributes.frame = frame
        attributes.transform = CGAffineTransform(scaleX: frame.width, y: 1)
        attributes.alpha = frame.minY
        return attributes
      }
    }
  }

  @Test(
    "frames that are not finite and repeated cells do not crash",
    arguments: [CGFloat.nan, .infinity, -.infinity, -50, 0, 1e300])
  func invalidFrames(number: CGFloat) {
    let layout = StubLayout()
    layout.frames = [
      CGRect(x: number, y: 0, width: 100, height: 100),
      CGRect(x: 0, y: number, width: 100, height: 100),
      CGRect(x: 0, y: 0, width: number, height: 100),
      CGRect(x: 0, y: 0, width: 100, height: number),
      CGRect(x: 0, y: 200, width: 100, height: 100),
    ]
    layout.size = CGSize(width: number, height: number)
    let scene = CollectionScene(counts: [3], layout: layout)
    scene.stage.touches.flick(
      from: CGPoint(x: 100, y: 300), by: CGVector(dx: -50, dy: -200), time: 0.1)
    scene.stage.touches.tap(at: CGPoint(x: 50, y: 250), time: 1)
    for _ in 0..<90 {
      scene.stage.step()
      _ = scene.stage.displayList()
    }
    scene.view.performBatchUpdates {
      scene.sections[0].append("new")
      scene.view.insertItems(at: [IndexPath(item: 3, section: 0)])
    }
    for _ in 0..<30 {
      scene.stage.step()
      _ = scene.stage.displayList()
    }
    #expect(scene.view.contentOffset.x.isFinite && scene.view.contentOffset.y.isFinite)
  }

  @Test("a layout that always invalidates itself in prepare() does not hang")
  func endlessInvalidation() {
    let layout = StubLayout()
    layout.frames = [CGRect(x: 0, y: 0, width: 100, height: 100)]
    layout.onPrepare = { $0.invalidateLayout() }
    let scene = CollectionScene(counts: [3], layout: layout)
    scene.step(10)
    #expect(scene.visibleTexts == ["0.0"])
  }

  @Test("reloadData in callbacks does not interrupt a drag")
  func reloadInCallbacks() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 60)
    let scene = CollectionScene(counts: [40], layout: layout)
    let recorder = Reloader()
    scene.view.delegate = recorder
    scene.stage.touches.flick(
      from: CGPoint(x: 100, y: 400), by: CGVector(dx: 0, dy: -250), time: 0.1)
    scene.stage.touches.drag(
      from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300), time: 2.5, duration: 0.5)
    scene.stage.touches.tap(at: CGPoint(x: 100, y: 200), time: 4)
    scene.step(300)
    #expect(recorder.scrollCount > 20)
    #expect(
      recorder.lines == [
        "will begin", "will end", "did end true", "will decelerate", "did end decelerating",
        "will begin", "will end",
        "did end false",
      ])
    #expect(scene.view.contentOffset.y > 300)
    #expect(scene.visibleTexts.count == 8 || scene.visibleTexts.count == 9)
  }

  final class Reloader: NSObject, UICollectionViewDelegate {
    var scrollCount = 0
    var lines: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      scrollCount += 1
      (scrollView as? UICollectionView)?.reloadData()
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("will begin") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { lines.append("will end") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
      lines.append("did end \(willDecelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      lines.append("will decelerate")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      lines.append("did end decelerating")
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt path: IndexPath) {
      collectionView.reloadData()
    }
  }

  @Test("removing the view in didSelectItemAt is safe")
  func removalInCallback() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 60)
    let scene = CollectionScene(counts: [3], layout: layout)
    let remover = Remover()
    scene.view.delegate = remover
    scene.stage.touches.tap(at: CGPoint(x: 100, y: 30), time: 0.1)
    scene.step(60)
    #expect(scene.view.superview == nil && remover.selectedItems == [0])
  }

  final class Remover: NSObject, UICollectionViewDelegate {
    var selectedItems: [Int] = []
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt path: IndexPath) {
      selectedItems.append(path.item)
      collectionView.removeFromSuperview()
      collectionView.delegate = nil
      collectionView.dataSource = nil
    }
  }
}
