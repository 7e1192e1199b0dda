import Testing
import UIKit
import UIKitTestSupport

@Suite("UITableView") @MainActor struct UITableViewTests {
  private func words(_ count: Int) -> [String] { (0..<count).map { "\($0)" } }

  @Test("rows, headers and footers follow one another")
  func rectangles() {
    let scene = TableScene([["a", "b"], [], ["c"]])
    scene.headers = [nil, "Second", "Third"]
    scene.footers = ["End"]
    scene.layOut()
    let table = scene.table
    #expect(table.rectForRow(at: [0, 0]) == CGRect(0, 0, 320, 44))
    #expect(table.rectForRow(at: [0, 1]) == CGRect(0, 44, 320, 44))
    #expect(table.rectForFooter(inSection: 0) == CGRect(0, 88, 320, 28))
    #expect(table.rect(forSection: 0) == CGRect(0, 0, 320, 116))
    #expect(table.rectForHeader(inSection: 0) == .zero)
    #expect(table.rectForHeader(inSection: 1) == CGRect(0, 116, 320, 28))
    #expect(table.rect(forSection: 1) == CGRect(0, 116, 320, 28))
    #expect(table.rectForRow(at: [2, 0]) == CGRect(0, 172, 320, 44))
    #expect(table.contentSize == CGSize(width: 320, height: 216))
    #expect(table.numberOfSections == 3 && table.numberOfRows(inSection: 0) == 2)
    #expect(table.rectForRow(at: [2, 1]) == .zero && table.rect(forSection: 3) == .zero)
    #expect(table.numberOfRows(inSection: 3) == 0)
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "Second")
    #expect(table.headerView(forSection: 0) == nil)
    #expect(table.footerView(forSection: 0)?.textLabel?.text == "End")
  }

  @Test(
    "row heights are the delegate's, else the table's, else 44 points",
    arguments: [
      ("standard", nil, UITableView.automaticDimension, [0, 44, 88]),
      ("table", nil, 60, [0, 60, 120]),
      ("delegate", [50, 10, 30], 60, [0, 50, 60]),
      (
        "delegate with automaticDimension", [50, UITableView.automaticDimension, 0], 60,
        [0, 50, 94]
      ),
      ("negative", [50, -20, 10], 60, [0, 50, 50]),
    ] as [(String, [CGFloat]?, CGFloat, [CGFloat])])
  func rowHeights(id: String, delegateHeights: [CGFloat]?, rowHeight: CGFloat, expected: [CGFloat])
  {
    let scene = TableScene([["a", "b", "c"]])
    scene.table.rowHeight = rowHeight
    scene.heights = delegateHeights.map { heights in { heights[$0.row] } }
    scene.layOut()
    #expect((0..<3).map { scene.table.rectForRow(at: [0, $0]).minY } == expected)
  }

  @Test("headers without a height or constraints are as high as their content, or as a title")
  func headerViews() {
    final class Headers: NSObject, UITableViewDelegate {
      let label = UILabel()
      let tall = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
      let bar = UITableViewHeaderFooterView(reuseIdentifier: nil)
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        [label, tall, UIView(), bar, nil][section]
      }
    }
    let headers = Headers()
    headers.label.text = "Header"
    let scene = TableScene(Array(repeating: ["a"], count: 5))
    scene.table.delegate = headers
    scene.layOut()
    let heights = (0..<5).map { scene.table.rectForHeader(inSection: $0).height }
    #expect(heights == [headers.label.intrinsicContentSize.height, 50, 28, 28, 0])
    #expect(headers.label.superview === scene.table && headers.label.frame.height == heights[0])
  }

  @Test("a delegate without heightForRowAt uses rowHeight")
  func equalHeights() {
    final class Silent: NSObject, UITableViewDelegate {}
    let silent = Silent()
    let scene = TableScene([words(3)])
    scene.table.delegate = silent
    scene.table.rowHeight = 70
    scene.layOut()
    #expect(scene.table.contentSize.height == 210)
  }

  @Test("cells are reused when rows scroll out of the visible area")
  func reuse() {
    let scene = TableScene([words(100)])
    scene.layOut()
    #expect(scene.visibleTexts == words(10))
    #expect(scene.takeCallbacks() == (0..<10).map { "willDisplay 0.\($0)" })
    scene.table.contentOffset.y = 44
    scene.layOut()
    #expect(scene.takeCallbacks() == ["didEndDisplaying 0.0", "willDisplay 0.10"])
    for offset in stride(from: 50, to: 2000, by: 30) {
      scene.table.contentOffset.y = CGFloat(offset)
      scene.layOut()
    }
    #expect(scene.visibleTexts.first == "44" && scene.visibleTexts.count == 11)
    #expect(scene.createdCellCount == 11)
    #expect(scene.table.indexPathsForVisibleRows?.first == [0, 44])
    #expect(scene.table.visibleCells.allSatisfy { $0.frame.width == 320 })
    for cell in scene.table.visibleCells {
      #expect(scene.table.indexPath(for: cell).flatMap(scene.table.cellForRow) === cell)
    }
    #expect(scene.table.indexPath(for: UITableViewCell()) == nil)
  }

  @Test("registered cell classes are created by their own initializers, in the size of their row")
  func registration() {
    final class Fancy: UITableViewCell {
      let line: String
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        line = reuseIdentifier ?? "none"
        super.init(style: style, reuseIdentifier: reuseIdentifier)
      }
      required init?(coder: NSCoder) {
        return nil
      }
    }
    let scene = TableScene([words(2)])
    scene.table.rowHeight = 70
    scene.table.register(Fancy.self, forCellReuseIdentifier: "fancy")
    let cell = scene.table.dequeueReusableCell(withIdentifier: "fancy", for: [0, 1])
    #expect((cell as? Fancy)?.line == "fancy" && cell.frame == CGRect(0, 70, 320, 70))
    #expect(scene.table.dequeueReusableCell(withIdentifier: "other") == nil)
    scene.table.register(nil as AnyClass?, forCellReuseIdentifier: "fancy")
    #expect(scene.table.dequeueReusableCell(withIdentifier: "fancy") == nil)
  }

  @Test("points and rectangles map to rows")
  func hitTesting() {
    let scene = TableScene([["a", "b"], ["c"]])
    scene.headers = [nil, "Second"]
    scene.layOut()
    let table = scene.table
    let rows: [(x: CGFloat, y: CGFloat, path: IndexPath?)] = [
      (5, 0, [0, 0]), (5, 43.9, [0, 0]), (5, 44, [0, 1]), (5, 100, nil), (5, 120, [1, 0]),
      (5, 200, nil), (400, 5, nil),
    ]
    for row in rows {
      #expect(table.indexPathForRow(at: CGPoint(x: row.x, y: row.y)) == row.path)
    }
    #expect(table.indexPathsForRows(in: CGRect(0, 40, 10, 80)) == [[0, 0], [0, 1], [1, 0]])
  }

  @Test("headers stay at the top, in front of rows, until the next header")
  func pinnedHeaders() {
    let scene = TableScene([words(20), words(20)])
    scene.headers = ["A", "B"]
    scene.layOut()
    var tops: [CGFloat?] = []
    for offset in [0, 100, 880, 900, 908, 950] as [CGFloat] {
      scene.table.contentOffset.y = offset
      scene.layOut()
      tops.append(scene.table.headerView(forSection: 0)?.frame.minY)
      if let header = scene.table.headerView(forSection: 0) {
        #expect(
          scene.table.subviews.last === header
            || scene.table.subviews.last === scene.table.headerView(forSection: 1))
      }
    }
    #expect(tops == [0, 100, 880, 880, nil, nil])
    #expect(scene.table.headerView(forSection: 1)?.frame.minY == 950)
  }

  @Test("tableHeaderView and tableFooterView are placed at the ends of the table")
  func headerAndFooterViews() {
    let scene = TableScene([["a"]])
    let (header, footer) = (UIView(frame: CGRect(5, 5, 10, 60)), UIView(frame: .zero))
    footer.frame.size.height = 30
    scene.table.tableHeaderView = header
    scene.table.tableFooterView = footer
    scene.layOut()
    #expect(header.frame == CGRect(0, 0, 320, 60) && footer.frame == CGRect(0, 104, 320, 30))
    #expect(scene.table.contentSize.height == 134)
    #expect(scene.table.cellForRow(at: [0, 0])?.frame.minY == 60)
    header.frame.size.height = 20
    scene.table.tableFooterView = nil
    scene.layOut()
    #expect(footer.superview == nil && scene.table.contentSize.height == 64)
    #expect(scene.table.cellForRow(at: [0, 0])?.frame.minY == 20)
  }

  @Test("headers of the delegate are displayed and reused")
  func customHeaders() {
    final class Delegate: NSObject, UITableViewDelegate {
      func tableView(
        _ tableView: UITableView, viewForHeaderInSection section: Int
      ) -> UIView? {
        guard section != 1 else { return UIView(frame: .zero) }
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "head")
        view?.textLabel?.text = "Section \(section)"
        return view
      }
      func tableView(
        _ tableView: UITableView, heightForHeaderInSection section: Int
      ) -> CGFloat {
        40
      }
    }
    let delegate = Delegate()
    let scene = TableScene([words(10), words(10), words(10)])
    scene.table.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "head")
    scene.table.delegate = delegate
    scene.layOut()
    let first = scene.table.headerView(forSection: 0)
    #expect(first?.textLabel?.text == "Section 0" && first?.frame == CGRect(0, 0, 320, 40))
    scene.table.contentOffset.y = 870
    scene.layOut()
    #expect(scene.table.headerView(forSection: 1) == nil, "not a UITableViewHeaderFooterView")
    #expect(scene.table.headerView(forSection: 2) === first)
    #expect(first?.textLabel?.text == "Section 2")
  }

  @Test(
    "scrollToRow(at:at:animated:) scrolls to a position",
    arguments: [
      ("top", 20, .top, 880), ("middle", 20, .middle, 682), ("bottom", 20, .bottom, 484),
      ("none", 20, .none, 484), ("limited by the end", 38, .top, 1320),
      ("already visible", 3, .none, 0),
    ] as [(String, Int, UITableView.ScrollPosition, CGFloat)])
  func scrollToRow(id: String, row: Int, position: UITableView.ScrollPosition, expected: CGFloat) {
    let scene = TableScene([words(40)])
    scene.layOut()
    scene.table.scrollToRow(
      at: IndexPath(row: row, section: 0), at: position, animated: false)
    #expect(scene.table.contentOffset.y == expected)
  }

  @Test("scrollToRow places a row below its pinned header, with animation too")
  func scrollBelowHeader() {
    let scene = TableScene([words(40)])
    scene.headers = ["A"]
    scene.layOut()
    scene.table.scrollToRow(at: [0, 20], at: .top, animated: true)
    #expect(scene.table.contentOffset.y == 0)
    scene.step(20)
    #expect(scene.table.contentOffset.y == 880)
    #expect(scene.table.rectForRow(at: [0, 20]).minY == 908)
  }

  @Test("reloadData asks the data source again")
  func reload() {
    let scene = TableScene([["a", "b"]])
    scene.layOut()
    scene.table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    _ = scene.takeCallbacks()
    scene.sections = [["x"]]
    scene.table.reloadData()
    scene.layOut()
    #expect(scene.visibleTexts == ["x"] && scene.table.indexPathForSelectedRow == nil)
    #expect(
      scene.takeCallbacks() == ["didEndDisplaying 0.0", "didEndDisplaying 0.1", "willDisplay 0.0"])
    #expect(scene.table.visibleCells.allSatisfy { !$0.isSelected })
    scene.table.dataSource = nil
    scene.layOut()
    #expect(scene.table.visibleCells.isEmpty && scene.table.contentSize.height == 0)
  }

  @Test("dequeueing a cell of an unregistered identifier stops the program")
  func unregisteredClass() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = TableScene([["a"]]).table.dequeueReusableCell(withIdentifier: "none", for: [0, 0])
      }
    }
    #expect(
      standardError(of: result).contains(
        "unable to dequeue a cell with identifier none - must register a nib or a class"))
  }

  @Test(
    "scrolling to a row that does not exist stops the program with UIKit's text, also to select it",
    arguments: [
      (3, 0, false, "row (3) beyond bounds (1) for section (0)."),
      (0, 2, false, "section (2) beyond bounds (1)."),
      (3, 0, true, "row (3) beyond bounds (1) for section (0)."),
    ])
  func scrollingOutOfBounds(row: Int, section: Int, selects: Bool, expected: String) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [row, section, selects] in
      await MainActor.run {
        let scene = TableScene([["a"]])
        scene.layOut()
        let place = IndexPath(row: row, section: section)
        if selects {
          scene.table.selectRow(at: place, animated: false, scrollPosition: .middle)
        } else {
          scene.table.scrollToRow(at: place, at: .top, animated: false)
        }
      }
    }
    #expect(standardError(of: result).contains(expected))
  }

  @Test("selecting a row that does not exist without scrolling deselects the others")
  func selectingNothing() {
    let scene = TableScene([["a", "b"]])
    scene.layOut()
    scene.table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    scene.table.selectRow(at: [0, 7], animated: false, scrollPosition: .none)
    #expect(scene.table.indexPathForSelectedRow == nil)
  }
}
