import Testing
import UIKit
import UIKitTestSupport

@Suite @MainActor struct TableUpdateTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows: [String]
    var height: CGFloat = 40
    init(_ rows: [String]) { self.rows = rows }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      height
    }
  }

  private let stage = Stage()
  private let table = UITableView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
  private let source = Source(["a", "b", "c"])

  init() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.delegate = source
    stage.view.addSubview(table)
    stage.step()
  }

  /// The titles of the rows with the shown y and opacity of their cells.
  private var shown: [String] {
    table.visibleCells.map { cell in
      let layer = cell.layer.presentation() ?? cell.layer
      return "\(cell.textLabel?.text ?? "") \(Int(layer.frame.minY)) \(Int(layer.opacity * 10))"
    }
  }

  @Test("an inserted row fades in while those below it make room") func insertion() {
    source.rows.insert("x", at: 1)
    table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
    #expect(table.contentSize.height == 160)
    #expect(shown == ["a 0 10", "x 40 0", "b 40 10", "c 80 10"])
    stage.step(30)
    #expect(shown == ["a 0 10", "x 40 10", "b 80 10", "c 120 10"])
  }

  @Test("a deleted row leaves, and the others close the gap") func deletion() throws {
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    source.rows.removeFirst()
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .left)
    #expect(cell.frame.minX == -320 && cell.superview === table)
    #expect(shown == ["b 40 10", "c 80 10"])
    stage.step(30)
    #expect(shown == ["b 0 10", "c 40 10"])
    #expect(cell.superview == nil)
  }

  @Test("moved rows keep their cells") func move() throws {
    let cell = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
    source.rows = ["c", "a", "b"]
    table.moveRow(at: IndexPath(row: 2, section: 0), to: IndexPath(row: 0, section: 0))
    stage.step(30)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
    #expect(shown == ["c 0 10", "a 40 10", "b 80 10"])
  }

  @Test("a batch has indexes before it for deletions and after it for insertions") func batch() {
    var finished: Bool?
    source.rows = ["y", "b", "c"]
    table.performBatchUpdates {
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    } completion: {
      finished = $0
    }
    stage.step(30)
    #expect(shown == ["y 0 10", "b 40 10", "c 80 10"])
    #expect(finished == true)
  }

  @Test("an empty update animates new heights") func heights() {
    source.height = 60
    table.beginUpdates()
    table.endUpdates()
    #expect(shown == ["a 0 10", "b 40 10", "c 80 10"])
    stage.step(30)
    #expect(shown == ["a 0 10", "b 60 10", "c 120 10"])
  }

  @Test("reloaded rows receive new cells") func reload() throws {
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    source.rows[1] = "B"
    table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) !== cell)
    stage.step(30)
    #expect(shown == ["a 0 10", "B 40 10", "c 80 10"])
  }
}
