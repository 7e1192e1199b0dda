import Testing
import UIKit

/// Invalid metrics and safe areas.
@Suite("UICollectionView: invalid metrics and safe areas") @MainActor
struct CollectionRobustnessTests {
  @Test(
    "sizes and spacings that are not finite or extreme do not crash",
    arguments: [
      CGFloat.infinity, .greatestFiniteMagnitude, 1e300, 0, 1e-300,
    ])
  func invalidMetrics(length: CGFloat) {
    for direction in [UICollectionView.ScrollDirection.vertical, .horizontal] {
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = direction
      layout.itemSize = CGSize(width: length, height: length)
      let scene = CollectionScene(counts: [5, 3], layout: layout)
      scene.stage.step()
      for spacing in [0, -20, .nan, length] as [CGFloat] {
        layout.minimumInteritemSpacing = spacing
        layout.minimumLineSpacing = spacing
        layout.sectionInset = UIEdgeInsets(top: spacing, left: spacing, bottom: 0, right: 0)
        layout.headerReferenceSize = CGSize(width: spacing, height: spacing)
        scene.stage.step()
        scene.view.scrollToItem(at: [1, 2], at: .bottom, animated: false)
        scene.stage.step()
        _ = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 1e9, height: 1e9))
      }
      #expect(scene.view.contentOffset.y.isFinite && scene.view.contentOffset.x.isFinite)
    }
  }

  @Test("a view of zero size shows nothing until it is resized")
  func emptyView() {
    let scene = CollectionScene(counts: [10], size: .zero)
    scene.stage.step()
    #expect(scene.view.visibleCells.isEmpty)
    scene.view.frame.size = CGSize(width: 320, height: 200)
    scene.stage.step()
    #expect(scene.view.visibleCells.count == 10)
  }

  @Test("negative counts of the data source count as zero")
  func negativeCounts() {
    let source = CellDataSource(itemCount: -3) { _, _ in UICollectionViewCell(frame: .zero) }
    let scene = CollectionScene(counts: [])
    scene.view.dataSource = source
    scene.stage.step()
    #expect(scene.view.numberOfSections == 1 && scene.view.numberOfItems(inSection: 0) == 0)
    source.sectionCount = -1
    scene.view.reloadData()
    scene.stage.step()
    #expect(scene.view.numberOfSections == 0)
  }

  @Test("the safe area moves the content and pinned headers down")
  func safeArea() {
    let stage = Stage(device: .iPhoneX, bars: .init(showsStatusBar: true))
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 375, height: 100)
    layout.headerReferenceSize.height = 30
    layout.sectionHeadersPinToVisibleBounds = true
    let scene = CollectionScene(counts: [20], layout: layout, size: stage.view.bounds.size)
    stage.view.addSubview(scene.view)
    stage.step()
    stage.step()
    let header = scene.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    #expect(scene.view.contentOffset.y == -44 && header?.frame.minY == 0)
    #expect(scene.view.contentSize.width == 375)
    scene.view.contentOffset.y = 100
    stage.step()
    #expect(header?.frame.minY == 144)
  }

  @Test("sectionInsetReference fromSafeArea keeps sections in the safe area once invalidated")
  func sectionInsetReference() {
    let stage = Stage(device: .iPhoneX, bars: .init(showsStatusBar: true))
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 50, height: 100)
    let scene = CollectionScene(counts: [3], layout: layout, size: stage.view.bounds.size)
    scene.view.contentInsetAdjustmentBehavior = .never
    stage.view.addSubview(scene.view)
    stage.step()
    #expect(scene.view.cellForItem(at: [0, 0])?.frame.minY == 0)
    layout.sectionInsetReference = .fromSafeArea
    stage.step()
    #expect(scene.view.cellForItem(at: [0, 0])?.frame.minY == 0)
    layout.invalidateLayout()
    stage.step()
    #expect(scene.view.cellForItem(at: [0, 0])?.frame.minY == 44)
    #expect(scene.view.contentSize.height == 812)
  }
}
