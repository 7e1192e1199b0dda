import Testing
import UIKit

@Suite("UITableView: selection") @MainActor struct RowSelectionTests {
  private func makeScene() -> TableScene {
    let scene = TableScene([["a", "b", "c"]])
    scene.step()
    _ = scene.takeCallbacks()
    return scene
  }

  /// Taps the center of a row; returns the delegate's callbacks.
  private func tap(_ row: Int, of scene: TableScene) -> [String] {
    scene.stage.touches.tap(
      at: CGPoint(x: 160, y: 22 + 44 * CGFloat(row)), time: scene.stage.time + 0.1)
    scene.step(30)
    return scene.takeCallbacks()
  }

  private func selected(_ scene: TableScene) -> [Int] {
    let cells = scene.table.visibleCells.enumerated().filter(\.element.isSelected).map(\.offset)
    #expect((scene.table.indexPathsForSelectedRows ?? []).map(\.row).sorted() == cells)
    #expect(scene.table.indexPathForSelectedRow?.row == cells.first)
    #expect(scene.table.visibleCells.allSatisfy { !$0.isHighlighted })
    return cells
  }

  @Test("a tap highlights, unhighlights and selects a row")
  func single() {
    let scene = makeScene()
    #expect(
      tap(1, of: scene) == [
        "shouldHighlight 0.1", "didHighlight 0.1", "didUnhighlight 0.1", "willSelect 0.1",
        "didSelect 0.1",
      ])
    #expect(selected(scene) == [1])
    #expect(
      tap(2, of: scene).suffix(4) == [
        "willSelect 0.2", "willDeselect 0.1", "didDeselect 0.1", "didSelect 0.2",
      ])
    #expect(selected(scene) == [2])
    #expect(tap(2, of: scene).suffix(2) == ["willSelect 0.2", "didSelect 0.2"])
    #expect(tap(5, of: scene).isEmpty, "no such row")
    #expect(selected(scene) == [2])
  }

  @Test("with multiple selection, a second tap deselects a row")
  func multiple() {
    let scene = makeScene()
    scene.table.allowsMultipleSelection = true
    _ = tap(2, of: scene)
    _ = tap(0, of: scene)
    #expect(scene.table.indexPathsForSelectedRows == [[0, 2], [0, 0]])
    #expect(tap(2, of: scene).suffix(2) == ["willDeselect 0.2", "didDeselect 0.2"])
    #expect(selected(scene) == [0])
  }

  @Test("the delegate can refuse a selection or select another row")
  func delegateResults() {
    let scene = makeScene()
    scene.allowsHighlight = false
    #expect(tap(1, of: scene) == ["shouldHighlight 0.1"])
    scene.allowsHighlight = true
    scene.selectionResult = { _, _ in nil }
    #expect(tap(1, of: scene).last == "willSelect 0.1")
    #expect(selected(scene) == [])
    scene.selectionResult = { action, path in action == "select" ? [0, 0] : path }
    #expect(tap(1, of: scene).last == "didSelect 0.0")
    #expect(selected(scene) == [0])
    scene.selectionResult = { action, path in action == "select" ? path : nil }
    #expect(tap(1, of: scene).suffix(2) == ["willDeselect 0.0", "didSelect 0.1"])
    scene.table.allowsSelection = false
    #expect(tap(2, of: scene).isEmpty)
  }

  @Test("a touch that ends outside of its row selects nothing")
  func touchLeavesRow() {
    let scene = makeScene()
    scene.table.isScrollEnabled = false
    scene.stage.touches.drag(
      from: CGPoint(x: 160, y: 22), to: CGPoint(x: 160, y: 80), time: scene.stage.time + 0.1,
      duration: 0.5)
    scene.step(60)
    #expect(
      scene.takeCallbacks() == ["shouldHighlight 0.0", "didHighlight 0.0", "didUnhighlight 0.0"])
    #expect(selected(scene) == [])
  }

  @Test("selectRow selects without calling the delegate, and new cells show the selection")
  func programmaticSelection() {
    let scene = TableScene([(0..<40).map { "\($0)" }])
    scene.step()
    _ = scene.takeCallbacks()
    scene.table.selectRow(at: [0, 30], animated: false, scrollPosition: .middle)
    scene.step()
    #expect(scene.table.cellForRow(at: [0, 30])?.isSelected == true)
    #expect(scene.table.contentOffset.y == 1122)
    scene.table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    #expect(scene.table.indexPathsForSelectedRows == [[0, 0]])
    scene.table.scrollToNearestSelectedRow(at: .top, animated: false)
    scene.step()
    #expect(scene.table.contentOffset.y == 0)
    #expect(
      scene.table.visibleCells.map(\.isSelected) == [true] + Array(repeating: false, count: 9))
    scene.table.selectRow(at: [0, 99], animated: false, scrollPosition: .none)
    scene.table.deselectRow(at: [0, 0], animated: false)
    #expect(scene.table.indexPathForSelectedRow == nil)
    #expect(scene.table.visibleCells.allSatisfy { !$0.isSelected })
    scene.table.allowsMultipleSelection = true
    for row in [3, 1] {
      scene.table.selectRow(
        at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    #expect(scene.table.indexPathForSelectedRow == [0, 1])
    scene.table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(scene.table.indexPathsForSelectedRows == nil)
    #expect(scene.takeCallbacks().allSatisfy { !$0.contains("elect") })
  }
}
