import Testing
import UIKit

@Suite("UICollectionView: selection") @MainActor struct SelectionTests {
  private func makeScene() -> CollectionScene {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 100)
    layout.minimumLineSpacing = 0
    let scene = CollectionScene(
      [["a", "b", "c"]], layout: layout, size: CGSize(width: 320, height: 400))
    scene.stage.step()
    _ = scene.takeCallbacks()
    return scene
  }

  /// Taps the center of an item; returns the delegate's callbacks.
  private func tap(_ item: Int, of scene: CollectionScene) -> [String] {
    scene.stage.touches.tap(
      at: CGPoint(x: 160, y: 50 + 100 * CGFloat(item)), time: scene.stage.time + 0.1)
    scene.step(30)
    return scene.takeCallbacks()
  }

  private func selected(_ scene: CollectionScene) -> [Int] {
    let cells = scene.view.visibleCells.enumerated().filter(\.element.isSelected).map(\.offset)
    #expect(scene.view.indexPathsForSelectedItems?.map(\.item).sorted() == cells)
    #expect(scene.view.visibleCells.allSatisfy { !$0.isHighlighted })
    return scene.view.indexPathsForSelectedItems?.map(\.item) ?? []
  }

  @Test("a tap highlights, selects and unhighlights an item")
  func single() {
    let scene = makeScene()
    #expect(
      tap(1, of: scene) == [
        "shouldHighlight 0.1", "didHighlight 0.1", "shouldSelect 0.1", "didSelect 0.1",
        "didUnhighlight 0.1",
      ])
    #expect(selected(scene) == [1])
    #expect(
      tap(0, of: scene) == [
        "shouldHighlight 0.0", "didHighlight 0.0", "shouldSelect 0.0", "didDeselect 0.1",
        "didSelect 0.0", "didUnhighlight 0.0",
      ])
    #expect(selected(scene) == [0])
    #expect(
      tap(0, of: scene) == [
        "shouldHighlight 0.0", "didHighlight 0.0", "shouldSelect 0.0", "didSelect 0.0",
        "didUnhighlight 0.0",
      ], "a second tap selects again")
    #expect(tap(3, of: scene).isEmpty, "no such item")
    #expect(selected(scene) == [0])
  }

  @Test("with multiple selection, a second tap deselects an item")
  func multiple() {
    let scene = makeScene()
    scene.view.allowsMultipleSelection = true
    _ = tap(2, of: scene)
    #expect(
      tap(0, of: scene).suffix(3) == ["shouldSelect 0.0", "didSelect 0.0", "didUnhighlight 0.0"])
    #expect(selected(scene) == [2, 0])
    #expect(
      tap(2, of: scene) == [
        "shouldHighlight 0.2", "didHighlight 0.2", "shouldDeselect 0.2", "didDeselect 0.2",
        "didUnhighlight 0.2",
      ])
    #expect(selected(scene) == [0])
  }

  @Test("the delegate can refuse highlights, selections and deselections")
  func delegateRefusals() {
    let scene = makeScene()
    scene.refusals = ["shouldHighlight"]
    #expect(tap(1, of: scene) == ["shouldHighlight 0.1"])
    scene.refusals = ["shouldSelect"]
    #expect(
      tap(1, of: scene) == [
        "shouldHighlight 0.1", "didHighlight 0.1", "shouldSelect 0.1", "didUnhighlight 0.1",
      ])
    #expect(selected(scene) == [])
    scene.refusals = ["shouldDeselect"]
    scene.view.allowsMultipleSelection = true
    _ = tap(1, of: scene)
    #expect(tap(1, of: scene).contains("shouldDeselect 0.1"))
    #expect(selected(scene) == [1])
    scene.view.allowsSelection = false
    #expect(tap(0, of: scene).isEmpty)
    #expect(selected(scene) == [1])
  }

  @Test("a touch in a subview highlights its cell, and a control keeps its touch")
  func touchInSubviews() {
    let scene = makeScene()
    let cell = scene.view.cellForItem(at: [0, 1])
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let button = UIButton(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    cell?.contentView.addSubview(child)
    cell?.contentView.addSubview(button)
    scene.stage.touches.press(
      at: CGPoint(x: 20, y: 120), time: scene.stage.time + 0.1, duration: 0.5)
    scene.step(24)
    #expect(cell?.isHighlighted == true && cell?.isSelected == false)
    scene.step(30)
    #expect(cell?.isHighlighted == false && cell?.isSelected == true)
    _ = scene.takeCallbacks()
    scene.stage.touches.tap(at: CGPoint(x: 150, y: 150), time: scene.stage.time + 0.1)
    scene.step(30)
    #expect(scene.takeCallbacks().isEmpty)
  }

  @Test("a touch that ends outside of its cell selects nothing")
  func touchLeavesCell() {
    let scene = makeScene()
    scene.view.isScrollEnabled = false
    scene.stage.touches.drag(
      from: CGPoint(x: 160, y: 50), to: CGPoint(x: 160, y: 150), time: scene.stage.time + 0.1,
      duration: 0.5)
    scene.step(60)
    #expect(
      scene.takeCallbacks() == ["shouldHighlight 0.0", "didHighlight 0.0", "didUnhighlight 0.0"])
    #expect(selected(scene) == [])
  }

  @Test("selectItem and deselectItem do not call the delegate, and new cells show the selection")
  func programmaticSelection() {
    let scene = makeScene()
    scene.view.frame.size.height = 100
    scene.layOut()
    _ = scene.takeCallbacks()
    scene.view.selectItem(at: [0, 2], animated: false, scrollPosition: .top)
    scene.layOut()
    #expect(
      scene.view.contentOffset.y == 200 && scene.view.cellForItem(at: [0, 2])?.isSelected == true)
    scene.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    #expect(scene.view.cellForItem(at: [0, 2])?.isSelected == false)
    scene.view.selectItem(at: [0, 7], animated: false, scrollPosition: [])
    #expect(scene.view.indexPathsForSelectedItems == [[0, 1]])
    scene.view.contentOffset.y = 100
    scene.layOut()
    #expect(scene.view.cellForItem(at: [0, 1])?.isSelected == true)
    scene.view.deselectItem(at: [0, 1], animated: false)
    #expect(scene.view.cellForItem(at: [0, 1])?.isSelected == false)
    scene.view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    scene.view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(scene.view.indexPathsForSelectedItems == [])
    scene.view.allowsSelection = false
    scene.view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    #expect(scene.view.indexPathsForSelectedItems == [])
    #expect(scene.takeCallbacks().allSatisfy { !$0.contains("elect") })
  }
}
