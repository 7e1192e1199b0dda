import Testing
import UIKit
import UIKitTestSupport

@Suite("UICollectionView: animated updates") @MainActor struct BatchUpdateTests {
  /// Creates a list of rows of 100 points in a view 300 points high.
  private func makeScene(
    _ words: [String], layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()
  ) -> CollectionScene {
    layout.itemSize = CGSize(width: 320, height: 100)
    layout.minimumLineSpacing = 0
    let scene = CollectionScene([words], layout: layout, size: CGSize(width: 320, height: 300))
    scene.stage.step()
    _ = scene.takeCallbacks()
    return scene
  }

  /// Returns the presented text, top and opacity of every cell, including disappearing ones.
  private func presentedCells(_ scene: CollectionScene) -> [String] {
    scene.view.subviews.compactMap { $0 as? CountingCell }.compactMap { cell in
      cell.layer.presentation().map { layer in
        let opacity = (layer.opacity * 100).rounded() / 100
        return "\(cell.text) \(Int(layer.frame.minY.rounded())) \(opacity)"
      }
    }.sorted()
  }

  @Test("an inserted item fades in, and the others make room")
  func insert() {
    let scene = makeScene(["a", "b", "c", "d"])
    scene.sections[0].insert("new", at: 0)
    scene.view.insertItems(at: [[0, 0]])
    #expect(scene.visibleTexts == ["new", "a", "b"])
    #expect(presentedCells(scene) == ["a 0 1.0", "b 100 1.0", "c 200 1.0", "new 0 0.0"])
    #expect(scene.view.contentSize.height == 500)
    scene.step(5)
    let early = presentedCells(scene)
    scene.step(5)
    let late = presentedCells(scene)
    // The timing curve is symmetric.
    for (early, late) in zip(early, late) {
      let (first, second) = (early.split(separator: " "), late.split(separator: " "))
      guard let before = Int(first[1]), let after = Int(second[1]) else { continue }
      let sums = ["a": 100, "b": 300, "c": 500, "new": 0]
      #expect(before + after == sums[String(first[0])])
    }
    scene.step(6)
    #expect(presentedCells(scene) == ["a 100 1.0", "b 200 1.0", "new 0 1.0"])
    #expect(scene.takeCallbacks() == ["willDisplay 0.0", "didEndDisplaying 0.2"])
  }

  @Test("a deleted item fades out, and the others close the gap")
  func delete() {
    let scene = makeScene(["a", "b", "c", "d", "e"])
    scene.sections[0].remove(at: 1)
    scene.view.deleteItems(at: [[0, 1]])
    #expect(scene.visibleTexts == ["a", "c", "d"])
    #expect(presentedCells(scene) == ["a 0 1.0", "b 100 1.0", "c 200 1.0", "d 300 1.0"])
    scene.step(16)
    #expect(presentedCells(scene) == ["a 0 1.0", "c 100 1.0", "d 200 1.0"])
    #expect(scene.takeCallbacks() == ["willDisplay 0.2", "didEndDisplaying 0.1"])
  }

  @Test("a moved item keeps its cell")
  func move() {
    let scene = makeScene(["a", "b", "c", "d", "e"])
    let cell = scene.view.cellForItem(at: [0, 0])
    scene.sections[0] = ["b", "c", "a", "d", "e"]
    scene.view.moveItem(at: [0, 0], to: [0, 2])
    #expect(presentedCells(scene) == ["a 0 1.0", "b 100 1.0", "c 200 1.0"])
    #expect(scene.view.cellForItem(at: [0, 2]) === cell)
    scene.step(16)
    #expect(presentedCells(scene) == ["a 200 1.0", "b 0 1.0", "c 100 1.0"])
    #expect(scene.takeCallbacks().isEmpty, "no cell was created or removed")
  }

  @Test("a reloaded item gets another cell, which fades in")
  func reload() {
    let scene = makeScene(["a", "b"])
    scene.sections[0][1] = "B"
    scene.view.reloadItems(at: [[0, 1]])
    #expect(presentedCells(scene) == ["B 100 0.0", "a 0 1.0", "b 100 1.0"])
    scene.step(16)
    #expect(presentedCells(scene) == ["B 100 1.0", "a 0 1.0"])
  }

  @Test("nested batch updates are one change, and their completions are called at its end")
  func batch() {
    let scene = makeScene(["a", "b", "c", "d"])
    scene.view.performBatchUpdates {
      scene.sections[0] = ["x", "c", "d", "y"]
      scene.view.deleteItems(at: [[0, 0]])
      scene.view.performBatchUpdates {
        scene.view.deleteItems(at: [[0, 1]])
      } completion: {
        scene.callbacks.append("inner \($0)")
      }
      scene.view.insertItems(at: [[0, 0], [0, 3]])
    } completion: {
      scene.callbacks.append("outer \($0)")
    }
    #expect(scene.visibleTexts == ["x", "c", "d"])
    scene.step(14)
    #expect(!scene.takeCallbacks().contains("outer true"))
    scene.step(2)
    #expect(
      scene.takeCallbacks() == [
        "didEndDisplaying 0.0", "didEndDisplaying 0.1", "outer true", "inner true",
      ])
  }

  @Test("the selection follows its items")
  func selection() {
    let scene = makeScene(["a", "b", "c"])
    scene.view.allowsMultipleSelection = true
    for item in [0, 2] {
      scene.view.selectItem(
        at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
    scene.view.performBatchUpdates {
      scene.sections[0] = ["c", "b"]
      scene.view.deleteItems(at: [[0, 0]])
      scene.view.moveItem(at: [0, 2], to: [0, 0])
    }
    #expect(scene.view.indexPathsForSelectedItems == [[0, 0]])
    #expect(scene.view.visibleCells.map(\.isSelected) == [true, false])
  }

  @Test("the content offset stays in range when the content becomes shorter")
  func offset() {
    let scene = makeScene(["a", "b", "c", "d"])
    scene.view.contentOffset.y = 100
    scene.step(1)
    scene.sections[0].removeLast()
    scene.view.deleteItems(at: [[0, 3]])
    #expect(scene.view.contentOffset.y == 0)
    #expect(scene.view.layer.presentation()?.bounds.minY == 100)
    #expect(scene.visibleTexts == ["a", "b", "c"])
    scene.step(16)
    #expect(scene.view.layer.presentation()?.bounds.minY == 0)
  }

  @Test("sections are inserted and deleted with their headers")
  func sections() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize.height = 20
    let scene = makeScene(["a"], layout: layout)
    let header = UICollectionView.elementKindSectionHeader
    let first = scene.view.supplementaryView(forElementKind: header, at: [0, 0])
    scene.sections.insert(["z"], at: 0)
    scene.view.insertSections([0])
    #expect(scene.view.supplementaryView(forElementKind: header, at: [1, 0]) === first)
    #expect(scene.visibleTexts == ["z", "a"])
    let new = scene.view.supplementaryView(forElementKind: header, at: [0, 0])
    #expect(new?.layer.presentation()?.opacity == 0 && new?.alpha == 1)
    scene.step(16)
    scene.sections.remove(at: 0)
    scene.view.deleteSections([0])
    scene.step(16)
    #expect(scene.view.supplementaryView(forElementKind: header, at: [0, 0]) === first)
    #expect(scene.view.subviews.count == 2 && first?.frame.minY == 0)
  }

  @Test("performWithoutAnimation applies an update immediately")
  func withoutAnimation() {
    let scene = makeScene(["a", "b"])
    scene.sections[0] = ["b"]
    UIView.performWithoutAnimation { scene.view.deleteItems(at: [[0, 0]]) }
    #expect(presentedCells(scene).contains("b 0 1.0"))
    scene.step(1)
    #expect(presentedCells(scene) == ["b 0 1.0"])
  }

  @Test("an inconsistent update stops the program")
  func invalidCounts() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = CollectionScene([["a", "b"]])
        scene.layOut()
        scene.view.deleteItems(at: [[0, 0]])
      }
    }
    #expect(
      standardError(of: result).contains("Invalid update: invalid number of items in section 0."))
  }
}
