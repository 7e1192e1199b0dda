import Testing
import UIKit

@Suite("UICollectionViewFlowLayout: pinned headers and footers") @MainActor struct PinnedHeaderTests
{
  /// Creates two sections, from 0 to 300 and from 300 to 600 points, each with a header of 30, four
  /// items of 50 and a footer of 40 points.
  private func scene(headers: Bool, footers: Bool) -> CollectionScene {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 10
    layout.headerReferenceSize.height = 30
    layout.footerReferenceSize.height = 40
    layout.sectionHeadersPinToVisibleBounds = headers
    layout.sectionFootersPinToVisibleBounds = footers
    let scene = CollectionScene(
      counts: [4, 4], layout: layout, size: CGSize(width: 320, height: 200))
    scene.layOut()
    return scene
  }

  private func tops(_ scene: CollectionScene, _ kind: String) -> [CGFloat] {
    scene.view.visibleSupplementaryViews(ofKind: kind).map(\.frame.minY)
  }

  @Test(
    "a pinned header stays at the top while its section is visible",
    arguments: [
      (-20, [0]), (0, [0]), (100, [100]), (150, [150, 300]), (230, [230, 300]), (250, [230, 300]),
      (265, [300]), (320, [320]), (400, [400]),
    ] as [(CGFloat, [CGFloat])])
  func headers(offset: CGFloat, expected: [CGFloat]) {
    let scene = scene(headers: true, footers: false)
    scene.view.contentOffset.y = offset
    scene.stage.window.layoutIfNeeded()
    #expect(tops(scene, UICollectionView.elementKindSectionHeader) == expected)
  }

  @Test(
    "a pinned footer stays at the bottom while its section is visible",
    arguments: [
      (0, [160]), (50, [210]), (90, [250]), (100, [260]), (140, [260, 330]), (200, [260, 360]),
      (400, [560]),
    ] as [(CGFloat, [CGFloat])])
  func footers(offset: CGFloat, expected: [CGFloat]) {
    let scene = scene(headers: false, footers: true)
    scene.view.contentOffset.y = offset
    scene.stage.window.layoutIfNeeded()
    #expect(tops(scene, UICollectionView.elementKindSectionFooter) == expected)
  }

  @Test("pinned headers are in front of items, below content insets, and keep the rows valid")
  func depth() {
    let scene = scene(headers: true, footers: false)
    scene.view.contentInset.top = 15
    scene.view.contentOffset.y = 60
    scene.stage.window.layoutIfNeeded()
    let header = scene.view.visibleSupplementaryViews(
      ofKind: UICollectionView.elementKindSectionHeader
    ).first
    #expect(header?.frame.minY == 75)
    #expect(scene.view.subviews.last === header)
    let context = scene.view.collectionViewLayout.invalidationContext(
      forBoundsChange: scene.view.bounds.offsetBy(dx: 0, dy: 5))
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    #expect(flow?.invalidateFlowLayoutAttributes == false)
    #expect(flow?.invalidateFlowLayoutDelegateMetrics == false)
  }
}
