import UIKit

/// A table on a stage of its own, whose rows are words, and which writes down what it is told.
@MainActor
final class TableScene: NSObject, UITableViewDataSource, UITableViewDelegate {
  let stage = Stage(device: .iPhone5s)
  let table: UITableView
  var sections: [[String]]
  var headers: [String?] = []
  var footers: [String?] = []
  /// The heights that the delegate tells; nil where it does not answer.
  var heights: ((IndexPath) -> CGFloat)?
  var diary: [String] = []
  /// What the delegate answers to a row that is about to be selected or deselected.
  var answer: (String, IndexPath) -> IndexPath? = { $1 }
  var allowsHighlight = true
  /// How many cells were made.
  var cells = 0

  init(_ sections: [[String]], size: CGSize = CGSize(width: 320, height: 440)) {
    table = UITableView(frame: CGRect(origin: .zero, size: size))
    self.sections = sections
    super.init()
    table.dataSource = self
    table.delegate = self
    stage.view.addSubview(table)
  }

  func layOut() {
    table.setNeedsLayout()
    stage.window.layoutIfNeeded()
  }

  func step(_ count: Int = 1) {
    for _ in 0..<count { stage.step() }
  }

  /// Returns what was written down since the last time.
  func read() -> [String] {
    defer { diary = [] }
    return diary
  }

  /// What the cells that are shown show.
  var shown: [String] { table.visibleCells.map { $0.textLabel?.text ?? "?" } }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    var cell = tableView.dequeueReusableCell(withIdentifier: "Cell")
    if cell == nil {
      cells += 1
      cell = UITableViewCell(style: .default, reuseIdentifier: "Cell")
    }
    cell?.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell ?? UITableViewCell()
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers.indices.contains(section) ? footers[section] : nil
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights?(indexPath) ?? tableView.rowHeight
  }

  // MARK: Writing down

  private func note(_ what: String, _ indexPath: IndexPath) {
    diary.append("\(what) \(indexPath.section).\(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    note("shouldHighlight", indexPath)
    return allowsHighlight
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    note("didHighlight", indexPath)
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    note("didUnhighlight", indexPath)
  }

  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    note("willSelect", indexPath)
    return answer("select", indexPath)
  }

  func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    note("willDeselect", indexPath)
    return answer("deselect", indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("didSelect", indexPath)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    note("didDeselect", indexPath)
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    note("willDisplay", indexPath)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    note("didEndDisplaying", indexPath)
  }
}
