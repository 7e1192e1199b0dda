import Testing
import UIKit

@Suite("UICollectionView: animated updates") @MainActor struct BatchUpdateTests {
  /// Rows of one item of 100 points in a view of 300.
  private func makeScene(
    _ words: [String], layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()
  ) -> CollectionScene {
    layout.itemSize = CGSize(width: 320, height: 100)
    layout.minimumLineSpacing = 0
    let scene = CollectionScene([words], layout: layout, size: CGSize(width: 320, height: 300))
    scene.stage.step()
    _ = scene.read()
    return scene
  }

  /// Every cell in the view, those that leave included, as it is shown: its word, top and opacity.
  private func picture(_ scene: CollectionScene) -> [String] {
    scene.view.subviews.compactMap { $0 as? CountingCell }.compactMap { cell in
      cell.layer.presentation().map { layer in
        let opacity = (layer.opacity * 100).rounded() / 100
        return "\(cell.word) \(Int(layer.frame.minY.rounded())) \(opacity)"
      }
    }.sorted()
  }

  private func run(_ scene: CollectionScene, _ ticks: Int) {
    for _ in 0..<ticks { scene.stage.step() }
  }

  @Test("an inserted item fades in, the others make room, one leaves below")
  func insert() {
    let scene = makeScene(["a", "b", "c", "d"])
    scene.sections[0].insert("new", at: 0)
    scene.view.insertItems(at: [[0, 0]])
    #expect(scene.shown == ["new", "a", "b"])
    #expect(picture(scene) == ["a 0 1.0", "b 100 1.0", "c 200 1.0", "new 0 0.0"])
    #expect(scene.view.contentSize.height == 500)
    run(scene, 5)
    let early = picture(scene)
    run(scene, 5)
    let late = picture(scene)
    // The curve is the same from both ends.
    for (early, late) in zip(early, late) {
      let (first, second) = (early.split(separator: " "), late.split(separator: " "))
      guard let before = Int(first[1]), let after = Int(second[1]) else { continue }
      let sums = ["a": 100, "b": 300, "c": 500, "new": 0]
      #expect(before + after == sums[String(first[0])])
    }
    run(scene, 6)
    #expect(picture(scene) == ["a 100 1.0", "b 200 1.0", "new 0 1.0"])
    #expect(scene.read() == ["willDisplay 0.0", "didEndDisplaying 0.2"])
  }

  @Test("a deleted item fades out, the others close up, one comes from below")
  func delete() {
    let scene = makeScene(["a", "b", "c", "d", "e"])
    scene.sections[0].remove(at: 1)
    scene.view.deleteItems(at: [[0, 1]])
    #expect(scene.shown == ["a", "c", "d"])
    #expect(picture(scene) == ["a 0 1.0", "b 100 1.0", "c 200 1.0", "d 300 1.0"])
    run(scene, 16)
    #expect(picture(scene) == ["a 0 1.0", "c 100 1.0", "d 200 1.0"])
    #expect(scene.read() == ["willDisplay 0.2", "didEndDisplaying 0.1"])
  }

  @Test("a moved item passes the others")
  func move() {
    let scene = makeScene(["a", "b", "c", "d", "e"])
    let cell = scene.view.cellForItem(at: [0, 0])
    scene.sections[0] = ["b", "c", "a", "d", "e"]
    scene.view.moveItem(at: [0, 0], to: [0, 2])
    #expect(picture(scene) == ["a 0 1.0", "b 100 1.0", "c 200 1.0"])
    #expect(scene.view.cellForItem(at: [0, 2]) === cell)
    run(scene, 16)
    #expect(picture(scene) == ["a 200 1.0", "b 0 1.0", "c 100 1.0"])
    #expect(scene.read().isEmpty, "no cell came or went")
  }

  @Test("a reloaded item gets another cell, which fades in over the old one")
  func reload() {
    let scene = makeScene(["a", "b"])
    scene.sections[0][1] = "B"
    scene.view.reloadItems(at: [[0, 1]])
    #expect(picture(scene) == ["B 100 0.0", "a 0 1.0", "b 100 1.0"])
    run(scene, 16)
    #expect(picture(scene) == ["B 100 1.0", "a 0 1.0"])
  }

  @Test("a block of changes is one change; its completion comes with the end")
  func batch() {
    let scene = makeScene(["a", "b", "c", "d"])
    scene.view.performBatchUpdates {
      scene.sections[0] = ["x", "c", "d", "y"]
      scene.view.deleteItems(at: [[0, 0]])
      scene.view.performBatchUpdates {
        scene.view.deleteItems(at: [[0, 1]])
      } completion: {
        scene.diary.append("inner \($0)")
      }
      scene.view.insertItems(at: [[0, 0], [0, 3]])
    } completion: {
      scene.diary.append("outer \($0)")
    }
    #expect(scene.shown == ["x", "c", "d"])
    run(scene, 14)
    #expect(!scene.read().contains("outer true"))
    run(scene, 2)
    #expect(
      scene.read() == ["didEndDisplaying 0.0", "didEndDisplaying 0.1", "outer true", "inner true"])
  }

  @Test("the selection goes along with its items")
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

  @Test("content that becomes shorter than its offset moves back along")
  func offset() {
    let scene = makeScene(["a", "b", "c", "d"])
    scene.view.contentOffset.y = 100
    run(scene, 1)
    scene.sections[0].removeLast()
    scene.view.deleteItems(at: [[0, 3]])
    #expect(scene.view.contentOffset.y == 0)
    #expect(scene.view.layer.presentation()?.bounds.minY == 100)
    #expect(scene.shown == ["a", "b", "c"])
    run(scene, 16)
    #expect(scene.view.layer.presentation()?.bounds.minY == 0)
  }

  @Test("sections come and go with their headers")
  func sections() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize.height = 20
    let scene = makeScene(["a"], layout: layout)
    let header = UICollectionView.elementKindSectionHeader
    let first = scene.view.supplementaryView(forElementKind: header, at: [0, 0])
    scene.sections.insert(["z"], at: 0)
    scene.view.insertSections([0])
    #expect(scene.view.supplementaryView(forElementKind: header, at: [1, 0]) === first)
    #expect(scene.shown == ["z", "a"])
    let new = scene.view.supplementaryView(forElementKind: header, at: [0, 0])
    #expect(new?.layer.presentation()?.opacity == 0 && new?.alpha == 1)
    run(scene, 16)
    scene.sections.remove(at: 0)
    scene.view.deleteSections([0])
    run(scene, 16)
    #expect(scene.view.supplementaryView(forElementKind: header, at: [0, 0]) === first)
    #expect(scene.view.subviews.count == 2 && first?.frame.minY == 0)
  }

  @Test("without animation all is in place at once")
  func unanimated() {
    let scene = makeScene(["a", "b"])
    scene.sections[0] = ["b"]
    UIView.performWithoutAnimation { scene.view.deleteItems(at: [[0, 0]]) }
    #expect(picture(scene).contains("b 0 1.0"))
    run(scene, 1)
    #expect(picture(scene) == ["b 0 1.0"])
  }

  @Test("numbers that do not add up stop the program")
  func mistake() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = CollectionScene([["a", "b"]])
        scene.layOut()
        scene.view.deleteItems(at: [[0, 0]])
      }
    }
    #expect(words(of: result).contains("Invalid update: invalid number of items in section 0."))
  }
}
