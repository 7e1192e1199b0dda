import Testing
import UIKit

@Suite("UITableView: appearance and edge cases") @MainActor struct TableEdgeCaseTests {
  @Test("heights that are not finite do not crash")
  func invalidHeights() {
    let scene = TableScene([["a", "b", "c"]])
    for height in [CGFloat.nan, .infinity, -CGFloat.infinity, 1e300, 0] {
      scene.heights = { $0.row == 1 ? height : 44 }
      scene.table.rowHeight = height
      scene.table.sectionHeaderHeight = height
      scene.table.sectionFooterHeight = height
      scene.table.reloadData()
      scene.step()
      scene.table.scrollToRow(at: [0, 2], at: .bottom, animated: false)
      scene.step()
      #expect(scene.table.contentOffset.y.isFinite)
    }
  }

  @Test("sectionHeaderHeight and sectionFooterHeight apply with and without titles")
  func headerAndFooterHeights() {
    let scene = TableScene([["a"], ["b"]])
    scene.headers = ["A"]
    scene.table.sectionHeaderHeight = 50
    scene.table.sectionFooterHeight = 5
    scene.layOut()
    #expect(scene.table.rectForHeader(inSection: 0).height == 50)
    #expect(scene.table.rectForHeader(inSection: 1) == CGRect(0, 99, 320, 50))
    #expect(scene.table.rectForFooter(inSection: 0) == CGRect(0, 94, 320, 5))
    #expect(scene.table.headerView(forSection: 1) == nil, "has no title")
    scene.table.sectionHeaderHeight = UITableView.automaticDimension
    scene.layOut()
    #expect(scene.table.rectForHeader(inSection: 0).height == 28)
    #expect(scene.table.rectForHeader(inSection: 1) == .zero)
  }

  @Test("the title of a header is aligned with the text of the rows")
  func headerTitle() {
    let scene = TableScene([["a"]])
    scene.headers = ["Title"]
    scene.layOut()
    let header = scene.table.headerView(forSection: 0)
    #expect(header?.textLabel?.frame == CGRect(16, 0, 288, 28))
    #expect(header?.textLabel?.font == .boldSystemFont(ofSize: 17))
    #expect(header?.backgroundColor == .secondarySystemBackground)
  }

  @Test("backgroundView stays behind all rows")
  func background() {
    let scene = TableScene([(0..<30).map { "\($0)" }])
    let background = UIView(frame: .zero)
    scene.table.backgroundView = background
    scene.table.contentOffset.y = 100
    scene.layOut()
    #expect(scene.table.subviews.first === background && background.frame == scene.table.bounds)
    scene.table.backgroundView = nil
    #expect(background.superview == nil)
  }

  @Test("a table with few rows bounces")
  func bouncing() {
    let scene = TableScene([["a"]])
    scene.step()
    scene.stage.touches.drag(
      from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: 300), time: 0.1, duration: 0.3)
    scene.step(22)
    #expect(scene.table.contentOffset.y < -20)
    scene.step(200)
    #expect(scene.table.contentOffset.y == 0)
    #expect(!scene.callbacks.contains { $0.contains("didSelect") })
  }

  @Test("a drag removes the highlight and selects nothing")
  func dragging() {
    let scene = TableScene([(0..<30).map { "\($0)" }])
    scene.step()
    _ = scene.takeCallbacks()
    scene.stage.touches.drag(
      along: [CGPoint(x: 160, y: 200), CGPoint(x: 160, y: 199), CGPoint(x: 160, y: 100)],
      time: 0.1, duration: 30)
    for _ in 0..<600 where !scene.table.isDragging { scene.step() }
    #expect(scene.table.isDragging)
    #expect(
      scene.takeCallbacks().filter { $0.contains("ighlight") || $0.contains("elect") } == [
        "shouldHighlight 0.4", "didHighlight 0.4", "didUnhighlight 0.4",
      ])
    #expect(scene.table.visibleCells.allSatisfy { !$0.isHighlighted && !$0.isSelected })
  }

  @Test("images and labels at any depth are highlighted with their cell")
  func nestedHighlights() {
    let cell = UITableViewCell()
    let box = UIView(frame: .zero)
    let (image, label) = (UIImageView(frame: .zero), UILabel(frame: .zero))
    box.addSubview(image)
    box.addSubview(label)
    cell.contentView.addSubview(box)
    cell.setHighlighted(true, animated: false)
    #expect(image.isHighlighted && label.isHighlighted)
    cell.setHighlighted(false, animated: true)
    #expect(!image.isHighlighted && !label.isHighlighted)
  }

  @Test("resizing a table resizes its rows and keeps their cells")
  func resizing() {
    let scene = TableScene([["a", "b"]])
    scene.step()
    let cells = scene.table.visibleCells
    _ = scene.takeCallbacks()
    scene.table.frame.size = CGSize(width: 200, height: 60)
    scene.step()
    #expect(scene.table.visibleCells == cells && cells.allSatisfy { $0.frame.width == 200 })
    #expect(scene.table.contentSize == CGSize(width: 200, height: 88))
    #expect(scene.takeCallbacks().isEmpty)
  }
}
