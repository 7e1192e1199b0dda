import Testing
import UIKit

/// Supplementary and decoration views during updates and layout changes.
@Suite("UICollectionView: updates of supplementary and decoration views") @MainActor
struct SupplementaryChangeTests {
  /// A flow layout with a line below each section, which can insert and delete headers.
  private final class Layout: UICollectionViewFlowLayout {
    var insertsHeader = false
    var deletesHeader = false

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let lines = (0..<(collectionView?.numberOfSections ?? 0)).compactMap {
        layoutAttributesForDecorationView(ofKind: "line", at: [$0, 0])
      }
      return super.layoutAttributesForElements(in: rect).map { $0 + lines }
    }

    override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      guard let collectionView, indexPath.section < collectionView.numberOfSections else {
        return nil
      }
      let last = collectionView.numberOfItems(inSection: indexPath.section) - 1
      let end = layoutAttributesForItem(at: [indexPath.section, last])?.frame.maxY ?? 0
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: elementKind, with: indexPath)
      attributes.frame = CGRect(0, end - 1, 320, 1)
      return attributes
    }

    override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath]
    {
      insertsHeader ? [[0, 0]] : []
    }

    override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath]
    {
      deletesHeader ? [[0, 0]] : []
    }
  }

  private static let header = UICollectionView.elementKindSectionHeader

  private func makeScene() -> (CollectionScene, Layout) {
    let layout = Layout()
    layout.itemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize.height = 20
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "line")
    let scene = CollectionScene(counts: [2, 1], layout: layout)
    scene.stage.step()
    return (scene, layout)
  }

  private func lines(_ scene: CollectionScene) -> [UIView] {
    scene.view.subviews.filter { $0.bounds.height == 1 }
  }

  @Test("decoration views move with their sections")
  func decoration() {
    let (scene, _) = makeScene()
    let old = lines(scene)
    #expect(old.map(\.frame.minY) == [119, 189])
    scene.sections[0].append("new")
    scene.view.insertItems(at: [[0, 2]])
    #expect(lines(scene) == old && old.map(\.frame.minY) == [169, 239])
    #expect(old.map { $0.layer.presentation()?.frame.minY } == [119, 189])
    scene.step(16)
    scene.sections.removeFirst()
    scene.view.deleteSections([0])
    scene.step(16)
    #expect(lines(scene).map(\.frame.minY) == [69])
  }

  @Test("a layout can insert and delete a header of a remaining section")
  func insertedAndDeletedHeaders() {
    let (scene, layout) = makeScene()
    let old = scene.view.supplementaryView(forElementKind: Self.header, at: [0, 0])
    let other = scene.view.supplementaryView(forElementKind: Self.header, at: [1, 0])
    layout.deletesHeader = true
    layout.insertsHeader = true
    scene.sections[0].append("new")
    scene.view.insertItems(at: [[0, 2]])
    let new = scene.view.supplementaryView(forElementKind: Self.header, at: [0, 0])
    #expect(new !== old && new?.layer.presentation()?.opacity == 0 && old?.alpha == 0)
    #expect(scene.view.supplementaryView(forElementKind: Self.header, at: [1, 0]) === other)
    scene.step(16)
    #expect(old?.superview == nil && new?.layer.presentation()?.opacity == 1)
  }

  @Test("a layout change fades views that only one layout has, and notifies cells")
  func transition() {
    final class NotifiedCell: UICollectionViewCell {
      var callbacks: [String] = []
      override func willTransition(
        from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
      ) {
        callbacks.append("will \(oldLayout is Layout) \(newLayout is Layout)")
      }
      override func didTransition(
        from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
      ) {
        callbacks.append("did \(oldLayout is Layout) \(newLayout is Layout)")
      }
    }
    let (scene, layout) = makeScene()
    scene.view.register(NotifiedCell.self, forCellWithReuseIdentifier: "notified")
    let source = CellDataSource(itemCount: 2) { view, indexPath in
      view.dequeueReusableCell(withReuseIdentifier: "notified", for: indexPath)
    }
    scene.view.dataSource = source
    scene.stage.step()
    let header = scene.view.supplementaryView(forElementKind: Self.header, at: [0, 0])
    let plain = UICollectionViewFlowLayout()
    scene.view.setCollectionViewLayout(plain, animated: true)
    #expect(header?.alpha == 0 && header?.layer.presentation()?.opacity == 1)
    #expect(lines(scene).first?.alpha == 0)
    let cell = scene.view.cellForItem(at: [0, 0]) as? NotifiedCell
    #expect(cell?.callbacks == ["will true false", "did true false"])
    scene.step(16)
    #expect(scene.view.subviews.count == 2)
    scene.view.setCollectionViewLayout(layout, animated: true)
    let back = scene.view.supplementaryView(forElementKind: Self.header, at: [0, 0])
    #expect(back?.layer.presentation()?.opacity == 0 && back?.alpha == 1)
  }

  @Test("the delegate can change the content offset after an update")
  func targetOffset() {
    final class Delegate: NSObject, UICollectionViewDelegate {
      var proposals: [CGFloat] = []
      func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
      ) -> CGPoint {
        proposals.append(proposedContentOffset.y)
        return CGPoint(x: 0, y: 90)
      }
    }
    let scene = CollectionScene(counts: [200])
    let delegate = Delegate()
    scene.view.delegate = delegate
    scene.stage.step()
    scene.view.contentOffset.y = 60
    scene.stage.step()
    scene.sections[0].removeLast()
    scene.view.deleteItems(at: [[0, 199]])
    #expect(delegate.proposals == [60] && scene.view.contentOffset.y == 90)
  }
}
