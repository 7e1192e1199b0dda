import Testing
import UIKit

/// What a layout is told and asked while items come and go.
@Suite("UICollectionViewLayout: changes") @MainActor struct UpdateHookTests {
  private final class Layout: UICollectionViewFlowLayout {
    var diary: [String] = []
    var inserted: Set<IndexPath> = []

    override func prepare() {
      super.prepare()
      diary.append("prepare")
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      for update in updateItems {
        let paths = [update.indexPathBeforeUpdate, update.indexPathAfterUpdate].map { path in
          path.map { "\($0.section).\($0.item == NSNotFound ? "all" : "\($0.item)")" } ?? "-"
        }
        diary.append("\(update.updateAction) \(paths.joined(separator: ">"))")
        if update.updateAction == .insert, let path = update.indexPathAfterUpdate {
          inserted.insert(path)
        }
      }
    }

    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      diary.append("initial \(itemIndexPath.item)")
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
      diary.append("final \(itemIndexPath.item)")
      return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }

    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
      diary.append("offset \(Int(proposedContentOffset.y))")
      return CGPoint(x: 0, y: proposedContentOffset.y + 50)
    }

    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      inserted = []
      diary.append("finalize")
    }

    override func prepareForTransition(to newLayout: UICollectionViewLayout) {
      diary.append("to \(type(of: newLayout))")
    }

    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
      diary.append("from \(type(of: oldLayout))")
    }

    override func finalizeLayoutTransition() {
      diary.append("finalize transition")
    }
  }

  private func makeScene() -> (CollectionScene, Layout) {
    let layout = Layout()
    layout.itemSize = CGSize(width: 320, height: 100)
    layout.minimumLineSpacing = 0
    let scene = CollectionScene(
      counts: [6], layout: layout, size: CGSize(width: 320, height: 300))
    scene.stage.step()
    layout.diary = []
    return (scene, layout)
  }

  @Test("a layout is prepared, told of the updates, asked for ends, and told to finish")
  func order() {
    let (scene, layout) = makeScene()
    scene.sections[0].insert("new", at: 1)
    scene.sections[0].remove(at: 1 + 2)
    scene.view.performBatchUpdates {
      scene.view.insertItems(at: [[0, 1]])
      scene.view.deleteItems(at: [[0, 2]])
    }
    #expect(
      layout.diary == [
        "prepare", "insert ->0.1", "delete 0.2>-", "offset 0", "final 2", "initial 1", "initial 3",
        "finalize",
      ])
    #expect(scene.view.contentOffset.y == 50)
  }

  @Test("an item starts as the layout says, and ends where it stands")
  func initial() {
    let (scene, _) = makeScene()
    scene.sections[0].insert("new", at: 1)
    scene.view.insertItems(at: [[0, 1]])
    let cell = scene.view.cellForItem(at: [0, 1])
    #expect(cell?.layer.presentation()?.position == CGPoint(x: -160, y: 150))
    #expect(cell?.layer.presentation()?.affineTransform().a == 0.5)
    for _ in 0..<16 { scene.stage.step() }
    #expect(cell?.frame == CGRect(0, 100, 320, 100))
    #expect(cell?.layer.presentation()?.frame == CGRect(0, 100, 320, 100))
  }

  @Test("whole sections are told by their numbers")
  func sections() {
    let (scene, layout) = makeScene()
    scene.sections.append(["z"])
    scene.view.insertSections([1])
    #expect(layout.diary.contains("insert ->1.all"))
    layout.diary = []
    scene.sections[0] = ["w"]
    scene.view.performBatchUpdates {
      scene.view.reloadSections([0])
      scene.view.moveSection(1, toSection: 1)
    }
    #expect(layout.diary.contains("reload 0.all>0.all"))
    #expect(layout.diary.contains("move 1.all>1.all"))
  }

  @Test("from one layout to another, cells go from place to place")
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
    #expect(old.diary == ["to Layout", "finalize transition"])
    #expect(
      new.diary == [
        "prepare", "from Layout", "offset 0", "initial 3", "initial 4", "initial 5",
        "finalize transition",
      ])
    #expect(cell?.frame == CGRect(110, 0, 100, 100))
    #expect(cell?.layer.presentation()?.frame == CGRect(0, 100, 320, 100))
    // What comes into sight comes from where it was out of sight.
    let coming = scene.view.cellForItem(at: [0, 4])
    #expect(coming?.layer.presentation()?.frame == CGRect(0, 400, 320, 100))
    for _ in 0..<16 { scene.stage.step() }
    #expect(cell?.layer.presentation()?.frame == CGRect(110, 0, 100, 100))
    #expect(ends == [true])
  }

  @Test("without animation another layout takes over with the next layout pass")
  func replacing() {
    let (scene, old) = makeScene()
    let new = UICollectionViewFlowLayout()
    scene.view.collectionViewLayout = new
    scene.view.setCollectionViewLayout(new, animated: true)
    #expect(old.collectionView == nil && old.diary.isEmpty)
    scene.stage.step()
    #expect(scene.view.visibleCells.map(\.frame).last == CGRect(0, 60, 50, 50))
  }
}
