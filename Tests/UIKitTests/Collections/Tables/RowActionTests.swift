import Testing
import UIKit

@Suite("UITableView: swipes, moves and menus") @MainActor struct RowActionTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows = ["a", "b", "c", "d"]
    var log: [String] = []
    var trailing: ((IndexPath) -> UISwipeActionsConfiguration?)?
    var leading: ((IndexPath) -> UISwipeActionsConfiguration?)?
    var menu: UIMenu?
    var makeCell: (() -> UITableViewCell)?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell =
        indexPath.row == 3
        ? makeCell?() ?? UITableViewCell() : UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      log.append("delete \(rows.remove(at: indexPath.row))")
      tableView.deleteRows(at: [indexPath], with: .left)
    }

    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      log.append("\(sourceIndexPath.row) to \(destinationIndexPath.row)")
      rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }

    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { trailing?(indexPath) }

    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { leading?(indexPath) }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }

    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
    }
  }

  private let stage = Stage(device: .iPhone5s)
  private let source = Source()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))

  init() {
    table.dataSource = source
    table.delegate = source
    stage.view.addSubview(table)
    stage.step()
  }

  private func swipe(by distance: CGFloat, row: Int, from x: CGFloat, duration: Double = 0.4) {
    let y = CGFloat(row) * 44 + 22
    stage.touches.drag(
      from: CGPoint(x: x, y: y), to: CGPoint(x: x + distance, y: y), time: stage.time + 0.05,
      duration: duration)
    stage.step(60)
  }

  private func cell(_ row: Int) throws -> UITableViewCell {
    try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
  }

  private func action(_ title: String) -> UIContextualAction {
    UIContextualAction(style: .normal, title: title) { [source] _, _, done in
      source.log.append(title)
      done(true)
    }
  }

  @Test("a swipe opens a row by the width of its actions, and a touch elsewhere closes it")
  func opens() throws {
    source.trailing = { [self] _ in
      let result = UISwipeActionsConfiguration(actions: [action("One"), action("Two")])
      result.performsFirstActionWithFullSwipe = false
      return result
    }
    swipe(by: -110, row: 1, from: 280)
    #expect(try cell(1).frame.minX == -148)
    stage.touches.tap(at: CGPoint(x: 100, y: 150), time: stage.time + 0.05)
    stage.step(60)
    #expect(try cell(1).frame.minX == 0)
    #expect(source.log.isEmpty, "the touch selects no row")
  }

  private final class Cell: UITableViewCell {
    var log: [String] = []

    override func willTransition(to state: StateMask) {
      super.willTransition(to: state)
      log.append("will \(state.rawValue)")
    }

    override func didTransition(to state: StateMask) {
      super.didTransition(to: state)
      log.append("did \(state.rawValue)")
    }
  }

  @Test("a cell is notified of what it shows for editing and for actions") func states() throws {
    let cell = Cell(style: .default, reuseIdentifier: nil)
    source.makeCell = { cell }
    table.reloadData()
    stage.step()
    source.trailing = { [self] _ in UISwipeActionsConfiguration(actions: [action("One")]) }
    swipe(by: -90, row: 3, from: 280)
    #expect(cell.showingDeleteConfirmation && cell.log == ["will 2", "did 2"])
    stage.touches.tap(at: CGPoint(x: 100, y: 400), time: stage.time + 0.05)
    stage.step(60)
    #expect(!cell.showingDeleteConfirmation)
    #expect(cell.log == ["will 2", "did 2", "will 0", "did 0"])
    cell.isEditing = true
    #expect(cell.log.suffix(2) == ["will 1", "did 1"])
  }

  @Test("a short swipe closes the row again") func closes() throws {
    source.trailing = { [self] _ in UISwipeActionsConfiguration(actions: [action("One")]) }
    swipe(by: -30, row: 0, from: 280)
    #expect(try cell(0).frame.minX == 0 && source.log.isEmpty)
  }

  @Test("actions are at the leading edge for a swipe to the right") func leads() throws {
    source.leading = { [self] _ in UISwipeActionsConfiguration(actions: [action("Pin")]) }
    swipe(by: 60, row: 2, from: 40)
    #expect(try cell(2).frame.minX == 74)
    stage.touches.tap(at: CGPoint(x: 20, y: 110), time: stage.time + 0.05)
    stage.step(60)
    #expect(try source.log == ["Pin"] && cell(2).frame.minX == 0)
  }

  @Test("a swipe through the row performs its first action") func fullSwipe() throws {
    source.trailing = { [self] _ in
      UISwipeActionsConfiguration(actions: [action("First"), action("Second")])
    }
    swipe(by: -290, row: 1, from: 310)
    #expect(try source.log == ["First"] && cell(1).frame.minX == 0)
  }

  @Test("a data source that deletes rows has a delete action") func delete() throws {
    swipe(by: -90, row: 1, from: 280)
    stage.touches.tap(at: CGPoint(x: 300, y: 66), time: stage.time + 0.05)
    stage.step(60)
    #expect(source.log == ["delete b"])
    #expect(table.numberOfRows(inSection: 0) == 3)
  }

  @Test("a vertical drag scrolls and opens no row") func vertical() throws {
    source.rows = (0..<40).map(String.init)
    table.reloadData()
    source.trailing = { [self] _ in UISwipeActionsConfiguration(actions: [action("One")]) }
    stage.step()
    stage.touches.drag(
      from: CGPoint(x: 200, y: 400), to: CGPoint(x: 180, y: 100), time: stage.time + 0.05,
      duration: 0.3)
    stage.step(40)
    #expect(table.contentOffset.y > 200)
    #expect(table.visibleCells.allSatisfy { $0.frame.minX == 0 })
  }

  @Test("the reorder control moves a row past the others") func moves() throws {
    table.setEditing(true, animated: false)
    stage.step()
    let moved = try cell(0)
    stage.touches.drag(
      from: CGPoint(x: 295, y: 22), to: CGPoint(x: 295, y: 115), time: stage.time + 0.05,
      duration: 0.4)
    stage.step(15)
    #expect(moved.center.y > 40 && source.log.isEmpty)
    stage.step(60)
    #expect(source.log == ["0 to 2"])
    #expect(
      moved.frame.minY == 88
        && table.visibleCells.map { $0.textLabel?.text } == ["b", "c", "a", "d"])
  }

  @Test("a long press shows the menu of a row, and a tap performs its action") func menu() throws {
    source.menu = UIMenu(children: [
      UIAction(title: "Copy") { [source] _ in source.log.append("copy") }
    ])
    stage.touches.press(at: CGPoint(x: 100, y: 66), time: stage.time + 0.05, duration: 0.8)
    stage.step(90)
    let row = try #require(
      stage.window.first { $0 is UIControl && $0.accessibilityLabel == "Copy" })
    let point = row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: stage.window)
    stage.touches.tap(at: point, time: stage.time + 0.05)
    stage.step(40)
    #expect(source.log == ["copy"])
    #expect(stage.window.first { $0.accessibilityLabel == "Copy" } == nil, "the menu is gone")
  }
}

extension UIView {
  /// Returns the first view in the hierarchy that meets a condition.
  fileprivate func first(where condition: (UIView) -> Bool) -> UIView? {
    if condition(self) { return self }
    for view in subviews {
      if let found = view.first(where: condition) { return found }
    }
    return nil
  }
}
