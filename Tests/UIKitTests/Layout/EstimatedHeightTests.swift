import Testing
import UIKit

/// Rows, headers and footers of tables with estimated heights.
@MainActor
struct EstimatedHeightTests {
  /// A cell whose height constraints determine.
  private final class Cell: UITableViewCell {
    let sized = SizedView(10, 10)

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(sized)
      pin(sized, in: contentView)
    }

    required init?(coder: NSCoder) { nil }
  }

  private static func pin(_ view: UIView, in container: UIView) {
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: container.leftAnchor),
      view.topAnchor.constraint(equalTo: container.topAnchor),
      view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
    ])
  }

  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections = [50]
    var rowHeight: CGFloat = 80
    /// The height of headers; nil for none.
    var headerHeight: CGFloat?
    var estimate: CGFloat?
    /// The sections whose header was created.
    var created: [Int] = []

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section]
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      (cell as? Cell)?.sized.size.height = rowHeight
      return cell
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      created.append(section)
      return headerHeight.map { height in
        let (view, sized) = (UIView(), SizedView(10, height))
        view.addSubview(sized)
        EstimatedHeightTests.pin(sized, in: view)
        return view
      }
    }

    func tableView(
      _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat {
      estimate ?? tableView.estimatedSectionHeaderHeight
    }
  }

  private let stage = Stage(device: .iPhone8)
  private let table = UITableView(frame: .zero, style: .plain)
  private let source = Source()

  private func show() {
    table.frame = CGRect(x: 0, y: 0, width: 375, height: 400)
    table.separatorStyle = .none
    table.estimatedRowHeight = 50
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate) = (source, source)
    stage.view.addSubview(table)
    stage.step()
  }

  /// The position on the screen of a row.
  private func place(_ row: Int, _ section: Int = 0) -> CGFloat {
    table.rectForRow(at: IndexPath(row: row, section: section)).minY - table.contentOffset.y
  }

  @Test("headers have their estimates until they are displayed") func headers() {
    source.sections = [3, 3, 3, 3, 3]
    source.headerHeight = 33
    table.estimatedSectionHeaderHeight = 20
    show()
    // Two sections fill 400 points.
    #expect(Set(source.created) == [0, 1])
    #expect((0..<5).map { table.rectForHeader(inSection: $0).height } == [33, 33, 20, 20, 20])
    // Five rows of 80 points are visible.
    #expect(table.contentSize.height == 1026)
    while table.contentOffset.y + 400 < table.contentSize.height {
      table.contentOffset.y += 50
      stage.step()
    }
    #expect(table.contentSize.height == 1365)
  }

  @Test("without estimates, headers are measured at once") func automatic() {
    source.sections = [3, 3, 3]
    source.headerHeight = 33
    show()
    #expect((0..<3).map { table.rectForHeader(inSection: $0).height } == [33, 33, 33])
  }

  @Test("the delegate's estimate replaces the table's") func delegate() {
    source.sections = [3, 3, 3]
    (source.headerHeight, source.estimate) = (33, 60)
    table.estimatedSectionHeaderHeight = 20
    show()
    #expect(table.rectForHeader(inSection: 2).height == 60)
  }

  @Test("an estimated header without a view and a title has no height") func missing() {
    source.sections = [3, 3]
    table.estimatedSectionHeaderHeight = 20
    show()
    #expect(table.rectForHeader(inSection: 0) == .zero && place(0) == 0)
  }

  @Test("rows that are revealed above the visible ones grow upward") func upward() {
    show()
    table.contentOffset.y = 1500
    stage.step()
    let row = table.indexPathsForVisibleRows?.first?.row ?? 0
    #expect(row > 20)
    var before = place(row + 2)
    var distance: CGFloat = 0
    while distance < 300 {
      table.contentOffset.y -= 20
      stage.step()
      distance += 20
      // All rows move with the content, although each new row is 30 points higher than estimated.
      #expect(place(row + 2) == before + 20)
      before = place(row + 2)
    }
    #expect(table.visibleCells.allSatisfy { $0.frame.height == 80 })
  }

  @Test("a drag toward rows that were never displayed follows the finger") func dragging() {
    show()
    table.contentOffset.y = 1500
    stage.step()
    let row = table.indexPathsForVisibleRows?.first?.row ?? 0
    let before = place(row)
    stage.touches.drag(
      from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 350), time: 0.1, duration: 1)
    while stage.time < 1 { stage.step() }
    // The drag starts after 10 points.
    #expect(abs(place(row) - before - 270) < 12)
  }

  @Test("content that reaches its start stays there") func start() {
    show()
    table.contentOffset.y = 1500
    stage.step()
    table.contentOffset.y = 0
    stage.step()
    #expect(table.contentOffset.y == 0 && place(0) == 0)
  }

  @Test("reloading does not move the content") func reloading() {
    show()
    table.contentOffset.y = 1500
    stage.step()
    for _ in 0..<3 {
      table.reloadData()
      stage.step()
      #expect(table.contentOffset.y == 1500)
    }
  }
}
