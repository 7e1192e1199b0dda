import UIKit

/// A stage with a table whose rows are words, and a log of the delegate's callbacks.
@MainActor
final class TableScene: NSObject, UITableViewDataSource, UITableViewDelegate {
  let stage = Stage(device: .iPhone5s)
  let table: UITableView
  var sections: [[String]]
  var headers: [String?] = []
  var footers: [String?] = []
  /// Returns the height of a row for the delegate; nil uses the table's row height.
  var heights: ((IndexPath) -> CGFloat)?
  var callbacks: [String] = []
  /// Returns the delegate's result for a row that is about to be selected or deselected.
  var selectionResult: (String, IndexPath) -> IndexPath? = { $1 }
  var allowsHighlight = true
  /// The number of cells that were created.
  var createdCellCount = 0

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

  /// Returns the callbacks since the previous call.
  func takeCallbacks() -> [String] {
    defer { callbacks = [] }
    return callbacks
  }

  /// The texts of the visible cells.
  var visibleTexts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "?" } }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    var cell = tableView.dequeueReusableCell(withIdentifier: "Cell")
    if cell == nil {
      createdCellCount += 1
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

  // MARK: Callbacks

  private func record(_ name: String, _ indexPath: IndexPath) {
    callbacks.append("\(name) \(indexPath.section).\(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    record("shouldHighlight", indexPath)
    return allowsHighlight
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    record("didHighlight", indexPath)
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    record("didUnhighlight", indexPath)
  }

  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    record("willSelect", indexPath)
    return selectionResult("select", indexPath)
  }

  func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    record("willDeselect", indexPath)
    return selectionResult("deselect", indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    record("didSelect", indexPath)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    record("didDeselect", indexPath)
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    record("willDisplay", indexPath)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    record("didEndDisplaying", indexPath)
  }
}
