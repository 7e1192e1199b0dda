import Testing
import UIKit

@Suite("UICollectionView") @MainActor struct CollectionViewTests {
  /// Creates a list of rows of 100 points without spacing in a view 300 points high.
  private func list(_ words: [String]) -> CollectionScene {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 100)
    layout.minimumLineSpacing = 0
    let scene = CollectionScene([words], layout: layout, size: CGSize(width: 320, height: 300))
    scene.layOut()
    _ = scene.takeCallbacks()
    return scene
  }

  @Test("only visible items have cells, with the frames of the layout")
  func visibleCells() {
    let scene = CollectionScene(counts: [100])
    scene.layOut()
    #expect(scene.view.visibleCells.count == 40)
    #expect(scene.view.contentSize == CGSize(width: 320, height: 1190))
    #expect(scene.view.indexPathsForVisibleItems == (0..<40).map { [0, $0] })
    #expect(scene.view.cellForItem(at: [0, 7])?.frame == CGRect(135, 60, 50, 50))
    #expect(scene.view.cellForItem(at: [0, 40]) == nil)
    #expect(scene.takeCallbacks() == (0..<40).map { "willDisplay 0.\($0)" })
  }

  @Test("scrolling reuses the cells that disappear")
  func reuse() {
    let scene = list(["a", "b", "c", "d", "e", "f"])
    let first = scene.view.cellForItem(at: [0, 0]) as? CountingCell
    scene.view.contentOffset.y = 100
    #expect(
      scene.visibleTexts == ["a", "b", "c"], "cells change with the layout before the next frame")
    scene.stage.window.layoutIfNeeded()
    #expect(scene.visibleTexts == ["b", "c", "d"])
    #expect(scene.takeCallbacks() == ["didScroll 100", "didEndDisplaying 0.0", "willDisplay 0.3"])
    #expect(scene.view.cellForItem(at: [0, 3]) === first && first?.reuseCount == 1)
    scene.view.contentOffset.y = 150
    scene.stage.window.layoutIfNeeded()
    #expect(scene.visibleTexts == ["b", "c", "d", "e"])
    #expect(scene.view.subviews.count == 4)
    let last = scene.view.cellForItem(at: [0, 4])
    scene.view.contentOffset.y = 0
    scene.stage.window.layoutIfNeeded()
    #expect(scene.visibleTexts == ["a", "b", "c"] && scene.view.subviews.count == 3)
    #expect(scene.view.cellForItem(at: [0, 0]) === last, "the last recycled cell is reused first")
  }

  @Test("cells, index paths and points map to each other")
  func lookup() {
    let scene = list(["a", "b", "c", "d"])
    let view = scene.view
    for cell in view.visibleCells {
      #expect(view.indexPath(for: cell).flatMap(view.cellForItem) === cell)
    }
    #expect(view.indexPath(for: UICollectionViewCell(frame: .zero)) == nil)
    #expect(view.indexPathForItem(at: CGPoint(x: 160, y: 0)) == [0, 0])
    #expect(view.indexPathForItem(at: CGPoint(x: 160, y: 399)) == [0, 3])
    #expect(view.indexPathForItem(at: CGPoint(x: 160, y: 400)) == nil)
    #expect(view.layoutAttributesForItem(at: [0, 3])?.frame.minY == 300)
    #expect(view.numberOfSections == 1 && view.numberOfItems(inSection: 0) == 4)
    scene.view.contentOffset.y = 100
    scene.stage.window.layoutIfNeeded()
    let reused = scene.view.visibleCells.first
    scene.view.contentOffset.y = 0
    scene.stage.window.layoutIfNeeded()
    #expect(reused.flatMap { view.indexPath(for: $0) } == IndexPath(item: 1, section: 0))
  }

  @Test("reloadData asks the data source again and clears the selection")
  func reload() {
    let scene = list(["a", "b"])
    scene.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    scene.sections = [["x", "y", "z"]]
    scene.view.reloadData()
    scene.stage.window.layoutIfNeeded()
    #expect(scene.visibleTexts == ["x", "y", "z"])
    #expect(scene.view.indexPathsForSelectedItems == [])
    #expect(scene.view.visibleCells.allSatisfy { !$0.isSelected })
    #expect(
      scene.takeCallbacks() == [
        "didEndDisplaying 0.0", "didEndDisplaying 0.1", "willDisplay 0.0", "willDisplay 0.1",
        "willDisplay 0.2",
      ])
    scene.view.dataSource = nil
    scene.stage.window.layoutIfNeeded()
    #expect(scene.view.visibleCells.isEmpty && scene.view.numberOfSections == 0)
  }

  @Test("supplementary views are displayed, reused and found like cells")
  func supplementaryViews() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 100)
    layout.headerReferenceSize.height = 50
    let scene = CollectionScene(
      counts: [1, 1, 1, 1], layout: layout, size: CGSize(width: 320, height: 300))
    scene.layOut()
    let header = UICollectionView.elementKindSectionHeader
    #expect(
      scene.view.indexPathsForVisibleSupplementaryElements(ofKind: header) == [[0, 0], [1, 0]])
    let first = scene.view.supplementaryView(forElementKind: header, at: [0, 0])
    #expect(first?.frame == CGRect(0, 0, 320, 50))
    #expect(
      scene.takeCallbacks() == [
        "willDisplay 0.0", "willDisplay Header 0.0", "willDisplay 1.0", "willDisplay Header 1.0",
      ])
    scene.view.contentOffset.y = 150
    scene.stage.window.layoutIfNeeded()
    #expect(scene.view.supplementaryView(forElementKind: header, at: [2, 0]) === first)
    #expect(scene.view.visibleSupplementaryViews(ofKind: header).map(\.frame.minY) == [150, 300])
    #expect(
      scene.view.layoutAttributesForSupplementaryElement(ofKind: header, at: [3, 0])?.frame.minY
        == 450)
  }

  @Test("changes of a cell are kept until its attributes change")
  func manualChanges() {
    let scene = list(["a", "b", "c", "d"])
    let cell = scene.view.cellForItem(at: [0, 1])
    cell?.frame = CGRect(5, 6, 7, 8)
    scene.view.contentOffset.y = 10
    scene.stage.window.layoutIfNeeded()
    scene.view.collectionViewLayout.invalidateLayout()
    scene.stage.window.layoutIfNeeded()
    #expect(cell?.frame == CGRect(5, 6, 7, 8))
    (scene.view.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize.height = 90
    scene.stage.window.layoutIfNeeded()
    #expect(cell?.frame == CGRect(0, 90, 320, 90))
  }

  @Test("backgroundView does not scroll and stays behind all cells")
  func background() {
    let scene = list(["a", "b", "c", "d"])
    let background = UIView(frame: .zero)
    scene.view.backgroundView = background
    scene.view.contentOffset.y = 40
    scene.stage.window.layoutIfNeeded()
    #expect(background.frame == scene.view.bounds && scene.view.subviews.first === background)
    scene.view.reloadData()
    scene.stage.window.layoutIfNeeded()
    #expect(scene.view.subviews.first === background && scene.view.subviews.count == 5)
    scene.view.backgroundView = nil
    #expect(background.superview == nil)
  }

  @Test(
    "the content and backgrounds of a cell fill it, and selectedBackgroundView shows the selection")
  func cell() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    let (background, selected) = (UIView(frame: .zero), UIView(frame: .zero))
    cell.selectedBackgroundView = selected
    cell.backgroundView = background
    cell.frame.size.width = 50
    cell.layoutIfNeeded()
    #expect(cell.subviews == [background, selected, cell.contentView])
    #expect(cell.subviews.allSatisfy { $0.frame == cell.bounds })
    #expect(selected.isHidden)
    cell.isHighlighted = true
    #expect(!selected.isHidden)
    cell.isSelected = true
    cell.isHighlighted = false
    #expect(!selected.isHidden)
    cell.isSelected = false
    #expect(selected.isHidden && !background.isHidden)
    cell.backgroundView = nil
    #expect(background.superview == nil)
  }

  @Test("scrollToItem(at:at:animated:) scrolls to a position", arguments: scrolls)
  func scrollToItem(row: Scroll) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    layout.scrollDirection = row.direction
    let scene = CollectionScene(
      counts: [20], layout: layout, size: CGSize(width: 100, height: 300))
    if row.direction == .horizontal { scene.view.frame.size = CGSize(width: 300, height: 100) }
    scene.view.contentInset = UIEdgeInsets(
      top: row.inset, left: row.inset, bottom: 0, right: 0)
    if row.direction == .vertical {
      scene.view.contentInset.left = 0
    } else {
      scene.view.contentInset.top = 0
    }
    scene.layOut()
    scene.view.scrollToItem(
      at: IndexPath(item: row.item, section: 0), at: row.position, animated: false)
    let offset = scene.view.contentOffset
    #expect((row.direction == .vertical ? offset.y : offset.x) == row.expected)
    #expect((row.direction == .vertical ? offset.x : offset.y) == 0)
  }

  struct Scroll: Sendable, CustomTestStringConvertible {
    let id: String
    var direction = UICollectionView.ScrollDirection.vertical
    var item = 10
    var inset: CGFloat = 0
    let position: UICollectionView.ScrollPosition
    let expected: CGFloat
    var testDescription: String { id }
  }

  private nonisolated static let scrolls = [
    Scroll(id: "top", position: .top, expected: 1000),
    Scroll(id: "middle", position: .centeredVertically, expected: 900),
    Scroll(id: "bottom", position: .bottom, expected: 800),
    Scroll(id: "smallest distance", position: [], expected: 800),
    Scroll(id: "top, below an inset", inset: 40, position: .top, expected: 960),
    Scroll(id: "middle, below an inset", inset: 40, position: .centeredVertically, expected: 880),
    Scroll(id: "limited by the end", item: 19, position: .top, expected: 1700),
    Scroll(id: "limited by the start", item: 0, position: .bottom, expected: 0),
    Scroll(id: "left", direction: .horizontal, position: .left, expected: 1000),
    Scroll(
      id: "center", direction: .horizontal, position: .centeredHorizontally, expected: 900),
    Scroll(id: "right", direction: .horizontal, position: [.right, .top], expected: 800),
    Scroll(id: "other axis only", direction: .horizontal, position: .top, expected: 0),
  ]

  @Test("an animated scroll displays every item on its way")
  func animatedScroll() {
    let scene = list((0..<20).map { "\($0)" })
    scene.view.scrollToItem(at: [0, 10], at: .top, animated: true)
    var seen: [String] = []
    for _ in 0..<20 {
      scene.stage.step()
      for word in scene.visibleTexts where !seen.contains(word) { seen.append(word) }
    }
    #expect(scene.view.contentOffset.y == 1000 && scene.visibleTexts == ["10", "11", "12"])
    #expect(seen == (0..<13).map { "\($0)" })
  }
}
