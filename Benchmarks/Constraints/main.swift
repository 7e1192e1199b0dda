// Layouts with constraints. `Constraints` prints the medians, in microseconds, of a layout of 200
// views with 600 constraints from nothing, of changed constants in it, and of a tick in which a table
// of 1,000 rows is scrolled: self-sizing ones, and plain ones of a fixed height.
import UIKit

/// A view with an intrinsic size.
final class ContentView: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 20) }
}

/// A form of 100 rows with two views and six constraints each.
@MainActor
struct Form {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 3000))
  private(set) var tops: [NSLayoutConstraint] = []
  private(set) var gaps: [NSLayoutConstraint] = []

  init() {
    var constraints: [NSLayoutConstraint] = []
    var previous = root.topAnchor
    for _ in 0..<100 {
      let (first, second) = (ContentView(frame: .zero), ContentView(frame: .zero))
      for view in [first, second] {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
      }
      let top = first.topAnchor.constraint(equalTo: previous, constant: 8)
      let gap = second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8)
      constraints += [
        first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16), top,
        first.heightAnchor.constraint(equalToConstant: 20), gap,
        second.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        second.centerYAnchor.constraint(equalTo: first.centerYAnchor),
      ]
      tops.append(top)
      gaps.append(gap)
      previous = first.bottomAnchor
    }
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
  }
}

/// A cell with a title and several lines of text.
final class TextCell: UITableViewCell {
  let (title, detail) = (UILabel(frame: .zero), UILabel(frame: .zero))
  var isSelfSizing: Bool { true }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    title.font = .systemFont(ofSize: 17)
    detail.font = .systemFont(ofSize: 13)
    for label in [title, detail] { contentView.addSubview(label) }
    guard reuseIdentifier == "self-sizing" else { return }
    detail.numberOfLines = 0
    for label in [title, detail] {
      label.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      ])
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      detail.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard reuseIdentifier == "plain" else { return }
    let width = contentView.bounds.width - 32
    title.frame = CGRect(x: 16, y: 8, width: width, height: 21)
    detail.frame = CGRect(x: 16, y: 33, width: width, height: 48)
  }
}

/// The rows of a table: their texts have one to three lines.
final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  let identifier: String

  init(_ identifier: String) {
    self.identifier = identifier
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    guard let cell = cell as? TextCell else { return cell }
    let row = indexPath.row
    cell.title.text = "Row \(row)"
    cell.detail.numberOfLines = 0
    cell.detail.text = String(
      repeating: "Some words about row \(row). ", count: 1 + row * 7 % 5)
    return cell
  }
}

@MainActor
func median(_ count: Int, _ action: (Int) -> Void) -> Double {
  var times: [Double] = []
  for index in 0..<count {
    times.append(ContinuousClock().measure { action(index) } / .microseconds(1))
  }
  return times.sorted()[count / 2]
}

/// Returns the time of a tick in which a table scrolls by most of a row, from its start to its end.
@MainActor
func scrolling(_ identifier: String, _ rowHeight: CGFloat) -> Double {
  let stage = Stage(device: .iPhone8)
  let table = UITableView(frame: stage.view.bounds, style: .plain)
  let rows = Rows(identifier)
  table.register(TextCell.self, forCellReuseIdentifier: identifier)
  (table.rowHeight, table.estimatedRowHeight) = (rowHeight, 77)
  (table.dataSource, table.delegate) = (rows, rows)
  stage.view.addSubview(table)
  stage.step()
  let distance: CGFloat = 77
  var count = 0
  let elapsed = ContinuousClock().measure {
    while table.contentOffset.y + table.bounds.height < table.contentSize.height {
      table.contentOffset.y += distance
      stage.step()
      _ = stage.displayList()
      count += 1
    }
  }
  return elapsed / .microseconds(1) / 1000
}

let nothing = median(31) { _ in _ = Form() }
let form = Form()
let first = median(101) { index in
  form.tops[0].constant = CGFloat(8 + index % 2)
  form.root.layoutIfNeeded()
}
let single = median(101) { index in
  form.gaps[50].constant = CGFloat(8 + index % 2)
  form.root.layoutIfNeeded()
}
let pairs = (0..<3).map { _ in
  (plain: scrolling("plain", 77), own: scrolling("self-sizing", UITableView.automaticDimension))
}
let plain = pairs.map(\.plain).sorted()[1]
let own = pairs.map(\.own).sorted()[1]
func printRow(_ name: String, _ value: Double, _ unit: String = "µs") {
  let digits = String(Double(Int(value * 10)) / 10)
  print(String(repeating: " ", count: max(0, 10 - digits.count)) + digits, unit, name)
}
printRow("200 views with 600 constraints from nothing", nothing)
printRow("a changed constant that moves all views", first)
printRow("a changed constant that moves one view", single)
printRow("scrolling by a plain row", plain)
printRow("scrolling by a self-sizing row", own)
printRow("self-sizing to plain", own / plain, "times")
