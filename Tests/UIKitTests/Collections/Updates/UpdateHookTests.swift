import Testing
import UIKit

/// The methods of a layout that are called during updates.
@Suite("UICollectionViewLayout: updates") @MainActor struct UpdateHookTests {
  private final class Layout: UICollectionViewFlowLayout {
    var callbacks: [String] = []
    var inserted: Set<IndexPath> = []

    override func prepare() {
      super.prepare()
      callbacks.append("prepare")
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      for update in updateItems {
        let paths = [update.indexPathBeforeUpdate, update.indexPathAfterUpdate].map { path in
          path.map { "\($0.section).\($0.item == NSNotFound ? "all" : "\($0.item)")" } ?? "-"
        }
        callbacks.append("\(update.updateAction) \(paths.joined(separator: ">"))")
        if update.updateAction == .insert, let path = update.indexPathAfterUpdate {
          inserted.insert(path)
        }
      }
    }

    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      callbacks.append("initial \(itemIndexPath.item)")
      let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
      if inserted.contains(itemIndexPath) {
        attributes?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        attributes?.center.x -= 320
      }
      return attributes
    }

    override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      callbacks.append("final \(itemIndexPath.item)")
      return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }

    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
      callbacks.append("offset \(Int(proposedContentOffset.y))")
      return CGPoint(x: 0, y: proposedContentOffset.y + 50)
    }

    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      inserted = []
      callbacks.append("finalize")
    }

    override func prepareForTransition(to newLayout: UICollectionViewLayout) {
      callbacks.append("to \(type(of: newLayout))")
    }

    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
      callbacks.append("from \(type(of: oldLayout))")
    }

    override func finalizeLayoutTransition() {
      callbacks.append("finalize transition")
    }
  }

  private func makeScene() -> (CollectionScene, Layout) {
    let layout = Layout()
    layout.itemSize = CGSize(width: 320, height: 100)
    layout.minimumLineSpacing = 0
    let scene = CollectionScene(
      counts: [6], layout: layout, size: CGSize(width: 320, height: 300))
    scene.stage.step()
    layout.callbacks = []
    return (scene, layout)
  }

  @Test(
    "a layout is prepared, receives the updates, provides attributes and finalizes, in this order")
  func order() {
    let (scene, layout) = makeScene()
    scene.sections[0].insert("new", at: 1)
    scene.sections[0].remove(at: 1 + 2)
    scene.view.performBatchUpdates {
      scene.view.insertItems(at: [[0, 1]])
      scene.view.deleteItems(at: [[0, 2]])
    }
    #expect(
      layout.callbacks == [
        "prepare", "insert ->0.1", "delete 0.2>-", "offset 0", "final 2", "initial 1", "initial 3",
        "finalize",
      ])
    #expect(scene.view.contentOffset.y == 50)
  }

  @Test("an inserted cell starts at the attributes of the layout")
  func initialAttributes() {
    let (scene, _) = makeScene()
    scene.sections[0].insert("new", at: 1)
    scene.view.insertItems(at: [[0, 1]])
    let cell = scene.view.cellForItem(at: [0, 1])
    #expect(cell?.layer.presentation()?.position == CGPoint(x: -160, y: 150))
    #expect(cell?.layer.presentation()?.affineTransform().a == 0.5)
    scene.step(16)
    #expect(cell?.frame == CGRect(0, 100, 320, 100))
    #expect(cell?.layer.presentation()?.frame == CGRect(0, 100, 320, 100))
  }

  @Test("updates of whole sections have NSNotFound as their item")
  func sections() {
    let (scene, layout) = makeScene()
    scene.sections.append(["z"])
    scene.view.insertSections([1])
    #expect(layout.callbacks.contains("insert ->1.all"))
    layout.callbacks = []
    scene.sections[0] = ["w"]
    scene.view.performBatchUpdates {
      scene.view.reloadSections([0])
      scene.view.moveSection(1, toSection: 1)
    }
    #expect(layout.callbacks.contains("reload 0.all>0.all"))
    #expect(layout.callbacks.contains("move 1.all>1.all"))
  }

  @Test("a layout change moves cells from their old to their new frames")
  func transition() {
    let (scene, old) = makeScene()
    let new = Layout()
    new.itemSize = CGSize(width: 100, height: 100)
    new.minimumLineSpacing = 0
    let cell = scene.view.cellForItem(at: [0, 1])
    var ends: [Bool] = []
    scene.view.setCollectionViewLayout(new, animated: true) { ends.append($0) }
    #expect(scene.view.collectionViewLayout === new && new.collectionView === scene.view)
    #expect(old.collectionView == nil)
    #expect(old.callbacks == ["to Layout", "finalize transition"])
    #expect(
      new.callbacks == [
        "prepare", "from Layout", "offset 0", "initial 3", "initial 4", "initial 5",
        "finalize transition",
      ])
    #expect(cell?.frame == CGRect(110, 0, 100, 100))
    #expect(cell?.layer.presentation()?.frame == CGRect(0, 100, 320, 100))
    // A cell that becomes visible starts at its previous position outside of the visible area.
    let appearing = scene.view.cellForItem(at: [0, 4])
    #expect(appearing?.layer.presentation()?.frame == CGRect(0, 400, 320, 100))
    scene.step(16)
    #expect(cell?.layer.presentation()?.frame == CGRect(110, 0, 100, 100))
    #expect(ends == [true])
  }

  @Test("setting collectionViewLayout applies the new layout in the next layout pass")
  func replaceLayout() {
    let (scene, old) = makeScene()
    let new = UICollectionViewFlowLayout()
    scene.view.collectionViewLayout = new
    scene.view.setCollectionViewLayout(new, animated: true)
    #expect(old.collectionView == nil && old.callbacks.isEmpty)
    scene.stage.step()
    #expect(scene.view.visibleCells.map(\.frame).last == CGRect(0, 60, 50, 50))
  }
}
