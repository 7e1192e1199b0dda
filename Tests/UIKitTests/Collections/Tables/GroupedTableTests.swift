import Testing
import UIKit
import UIKitTestSupport

/// Grouped tables, and the editing of rows.
@MainActor
@Suite struct GroupedTableTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var titles: [String?] = [nil, "Names"]
    var footers: [String?] = [nil, nil]
    var rows = [2, 3]
    var log: [String] = []

    func numberOfSections(in tableView: UITableView) -> Int { titles.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows[section]
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      titles[section]
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      footers[section]
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "\(indexPath)"
      return cell
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      indexPath.row > 0
    }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      log.append("\(editingStyle) \(indexPath.section) \(indexPath.row)")
      rows[indexPath.section] -= 1
      tableView.deleteRows(at: [indexPath], with: .none)
    }
  }

  private let source = Source()
  private let stage = Stage(device: .iPhone8)

  private func table(_ style: UITableView.Style) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), style: style)
    table.dataSource = source
    table.delegate = source
    table.contentInsetAdjustmentBehavior = .never
    stage.view.addSubview(table)
    stage.step()
    return table
  }

  private func cell(_ table: UITableView, _ section: Int, _ row: Int) throws -> UITableViewCell {
    try #require(table.cellForRow(at: IndexPath(row: row, section: section)))
  }

  @Test("sections have space between them, and their headers scroll with them") func spaces() {
    let table = table(.grouped)
    #expect(table.backgroundColor == .systemGroupedBackground)
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 375, height: 35))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 35)
    #expect(table.rectForHeader(inSection: 1).minY == 35 + 88 + 17.5)
    #expect(table.rectForHeader(inSection: 1).height == 38)
    table.contentOffset.y = 20
    #expect(table.rectForHeader(inSection: 0).minY == 0, "the header is not pinned")
  }

  @Test("titles are small, gray, and in capitals above the rows") func titles() throws {
    let table = table(.grouped)
    let header = try #require(table.headerView(forSection: 1))
    #expect(header.textLabel?.text == "NAMES")
    #expect(header.textLabel?.font.pointSize == 13)
    #expect(header.textLabel?.textColor == .secondaryLabel)
    header.layoutIfNeeded()
    #expect(header.textLabel?.frame.maxY == 31)
  }

  @Test("a footer is as high as its lines require") func footers() throws {
    source.footers = ["Short", Array(repeating: "several words", count: 8).joined(separator: " ")]
    let table = table(.insetGrouped)
    #expect(table.rectForFooter(inSection: 0).height == 32)
    let footer = try #require(table.footerView(forSection: 1))
    footer.layoutIfNeeded()
    let label = try #require(footer.textLabel)
    #expect(label.frame.height > 30)
    #expect(abs(footer.frame.height - label.frame.maxY - 9) < 1)
  }

  @Test("lines at the ends of a section are as wide as the table") func lines() throws {
    let table = table(.grouped)
    let first = try cell(table, 0, 0)
    let last = try cell(table, 0, 1)
    stage.step()
    #expect(first.topSeparatorFrame == CGRect(x: 0, y: 0, width: 375, height: 0.5))
    #expect(last.topSeparatorFrame == nil)
    #expect(last.separatorFrame?.minX == 0 && first.separatorFrame?.minX == 16)
  }

  @Test("the rows of an inset section are a rounded card") func inset() throws {
    let table = table(.insetGrouped)
    let first = try cell(table, 1, 0)
    let middle = try cell(table, 1, 1)
    #expect(first.frame.minX == 16 && first.frame.width == 343)
    #expect(first.layer.cornerRadius == 10)
    #expect(first.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(middle.layer.cornerRadius == 0)
    let header = try #require(table.headerView(forSection: 1))
    header.layoutIfNeeded()
    #expect(header.frame.minX == 16 && header.frame.width == 343)
    #expect(header.textLabel?.frame.minX == 16)
  }

  @Test("editing moves the content of rows aside, and a tap on the mark shows the delete action")
  func editing() throws {
    let table = table(.plain)
    table.setEditing(true, animated: true)
    let (fixed, edited) = (try cell(table, 1, 0), try cell(table, 1, 1))
    #expect(edited.isEditing && !fixed.isEditing && edited.editingStyle == .delete)
    stage.step(20)
    #expect(edited.contentView.frame.minX == 38 && fixed.contentView.frame.minX == 0)
    let mark = try #require(edited.subviews.first { $0 is UIControl } as? UIControl)
    mark.sendActions(for: .touchUpInside)
    stage.step(40)
    #expect(edited.frame.minX < 0 && source.log.isEmpty)
    stage.touches.tap(at: CGPoint(x: 360, y: edited.frame.midY), time: stage.time + 0.05)
    stage.step(60)
    #expect(source.log == ["delete 1 1"])
    #expect(table.numberOfRows(inSection: 1) == 2)
    table.isEditing = false
    stage.step()
    #expect(try cell(table, 1, 1).contentView.frame.minX == 0)
  }

  @Test("indentation moves the title") func indentation() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "a"
    cell.indentationLevel = 2
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.frame.minX == 36)
  }
}

extension UITableViewCell {
  fileprivate var lines: [UIView] { subviews.filter { $0.frame.height == 0.5 && !$0.isHidden } }
  fileprivate var topSeparatorFrame: CGRect? { lines.first { $0.frame.minY == 0 }?.frame }
  fileprivate var separatorFrame: CGRect? { lines.first { $0.frame.minY > 0 }?.frame }
}
