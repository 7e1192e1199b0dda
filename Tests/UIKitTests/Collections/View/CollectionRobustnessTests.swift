import Testing
import UIKit

/// What no one should ask for, and safe areas.
@Suite("UICollectionView: odd numbers and safe areas") @MainActor struct CollectionRobustnessTests {
  @Test(
    "sizes and spaces that are no numbers, or no end of them, stop nothing",
    arguments: [
      CGFloat.infinity, .greatestFiniteMagnitude, 1e300, 0, 1e-300,
    ])
  func sizes(length: CGFloat) {
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

  @Test("a view without a size shows nothing, and all once it has one")
  func noSize() {
    let scene = CollectionScene(counts: [10], size: .zero)
    scene.stage.step()
    #expect(scene.view.visibleCells.isEmpty)
    scene.view.frame.size = CGSize(width: 320, height: 200)
    scene.stage.step()
    #expect(scene.view.visibleCells.count == 10)
  }

  @Test("a data source that counts below zero has nothing")
  func negativeCounts() {
    final class Negative: NSObject, UICollectionViewDataSource {
      var sections = 1
      func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int {
        -3
      }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        UICollectionViewCell(frame: .zero)
      }
    }
    let source = Negative()
    let scene = CollectionScene(counts: [])
    scene.view.dataSource = source
    scene.stage.step()
    #expect(scene.view.numberOfSections == 1 && scene.view.numberOfItems(inSection: 0) == 0)
    source.sections = -1
    scene.view.reloadData()
    scene.stage.step()
    #expect(scene.view.numberOfSections == 0)
  }

  @Test("bars push the content down, and headers that stay in sight stay below them")
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

  @Test("sections may keep to the safe area where the content does not")
  func reference() {
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
    #expect(scene.view.cellForItem(at: [0, 0])?.frame.minY == 44)
    #expect(scene.view.contentSize.height == 812)
  }
}
