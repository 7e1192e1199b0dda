import Testing

@testable import UIKit

@MainActor
struct SelfSizingTests {
  /// A cell whose height is that of its text and the padding.
  final class Cell: UITableViewCell {
    let label = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leftAnchor.constraint(equalTo: contentView.leftAnchor, constant: 16),
        label.rightAnchor.constraint(equalTo: contentView.rightAnchor, constant: -16),
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var texts: [String]
    var header: UIView?

    init(_ texts: [String]) {
      self.texts = texts
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      texts.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      (cell as? Cell)?.label.text = texts[indexPath.row]
      return cell
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      header
    }
  }

  private let stage = Stage(device: .iPhone8)
  private let table = UITableView(frame: .zero, style: .plain)

  private func show(_ source: Source) {
    stage.printsLayoutConflicts = false
    table.frame = stage.view.bounds
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate) = (source, source)
    stage.view.addSubview(table)
    stage.step()
  }

  /// The height of a row with a text, with the separator.
  private func height(_ text: String) -> CGFloat {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = text
    let width = table.bounds.width - 32
    return label.sizeThatFits(CGSize(width: width, height: 0)).height + 20 + 0.5
  }

  private func text(_ row: Int) -> String {
    Array(repeating: "Some words for row \(row).", count: 1 + row % 7).joined(separator: " ")
  }

  @Test("rows have the heights that the constraints of their cells determine") func rows() {
    let source = Source((0..<100).map(text))
    show(source)
    var top: CGFloat = 0
    for cell in table.visibleCells {
      guard let label = (cell as? Cell)?.label else { continue }
      #expect(cell.frame == CGRect(x: 0, y: top, width: 375, height: height(label.text ?? "")))
      #expect(label.frame.height == cell.frame.height - 20.5)
      top = cell.frame.maxY
    }
    #expect(top >= table.bounds.maxY)
    #expect(stage.layoutConflicts.isEmpty)
  }

  @Test("scrolling measures the rows that become visible") func scrolling() {
    let texts = (0..<60).map(text)
    let source = Source(texts)
    show(source)
    while table.contentOffset.y + table.bounds.height < table.contentSize.height {
      table.contentOffset.y += 90
      stage.step()
    }
    #expect(table.contentSize.height == texts.map(height).reduce(0, +))
    for row in 0..<60 {
      #expect(table.rectForRow(at: IndexPath(row: row, section: 0)).height == height(texts[row]))
    }
    #expect(stage.layoutConflicts.isEmpty)
  }

  @Test("the estimate is the height of rows that have not been displayed") func estimates() {
    table.estimatedRowHeight = 100
    let source = Source((0..<100).map { _ in "One line" })
    show(source)
    let measured = height("One line")
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == measured)
    #expect(table.rectForRow(at: IndexPath(row: 99, section: 0)).height == 100)
    // Cells are not created for rows that other rows move out of the visible area.
    #expect(table.visibleCells.count == Int((table.bounds.height / measured).rounded(.up)))
  }

  @Test("a row with a height of its own is not measured") func fixedHeights() {
    table.rowHeight = 70
    let source = Source((0..<10).map(text))
    show(source)
    #expect(table.visibleCells.allSatisfy { $0.frame.height == 70 })
  }

  @Test("a cell without constraints has the standard height") func withoutConstraints() {
    final class Plain: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let source = Plain()
    table.estimatedRowHeight = 90
    table.frame = stage.view.bounds
    table.dataSource = source
    stage.view.addSubview(table)
    stage.step()
    #expect(table.visibleCells.map(\.frame.height) == [44, 44, 44])
  }

  @Test("rows are measured again for another width") func widths() {
    let source = Source((0..<30).map(text))
    show(source)
    table.frame.size.width = 200
    stage.step()
    for cell in table.visibleCells {
      #expect(cell.frame.height == height((cell as? Cell)?.label.text ?? ""))
    }
  }

  @Test("a header has the height that its constraints determine") func headers() {
    let source = Source(["Row"])
    let header = UIView()
    let view = SizedView(50, 61)
    header.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: header.leftAnchor),
      view.topAnchor.constraint(equalTo: header.topAnchor, constant: 2),
      view.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -3),
    ])
    source.header = header
    show(source)
    #expect(header.frame == CGRect(x: 0, y: 0, width: 375, height: 66))
    #expect(view.frame == CGRect(x: 0, y: 2, width: 50, height: 61))
    #expect(table.visibleCells.first?.frame.minY == 66)
  }

  @Test("collection cells have the sizes that their constraints determine") func collection() {
    final class ItemCell: UICollectionViewCell {
      let view = SizedView(30, 20)
      override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(view)
        NSLayoutConstraint.activate([
          view.leftAnchor.constraint(equalTo: contentView.leftAnchor, constant: 4),
          view.rightAnchor.constraint(equalTo: contentView.rightAnchor, constant: -4),
          view.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 2),
          view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -2),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Items: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int {
        20
      }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
          withReuseIdentifier: "item", for: indexPath)
        (cell as? ItemCell)?.view.size.width = CGFloat(30 + indexPath.item)
        return cell
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let view = UICollectionView(frame: stage.view.bounds, collectionViewLayout: layout)
    let items = Items()
    view.register(ItemCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = items
    stage.view.addSubview(view)
    stage.step(3)
    for item in 0..<20 {
      let cell = view.cellForItem(at: IndexPath(item: item, section: 0))
      #expect(cell?.frame.size == CGSize(width: 38 + item, height: 24))
    }
  }
}
