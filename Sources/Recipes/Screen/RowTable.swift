import UIKit

/// A table view with fixed rows, each of which is one cell.
final class RowTable: UITableView, UITableViewDataSource, UITableViewDelegate {
  private struct Section {
    let header: String?
    let footer: String?
    let rows: [RowCell]

    /// The rows that the list has now.
    @MainActor var shown: [RowCell] { rows.filter(\.isInList) }
  }

  private var sections: [Section] = []
  /// Receives the events of scrolling.
  weak var scrollObserver: ScrollObserver?
  /// Called with a row that the user has selected, and its index among all rows.
  var report: (RowCell, Int) -> Void = { _, _ in }
  /// Called with a row, the side and the index of an action that the user has selected.
  var reportAction: (RowCell, SwipeSide, Int) -> Void = { _, _, _ in }

  init(style: UITableView.Style) {
    super.init(frame: .zero, style: style)
    dataSource = self
    delegate = self
    rowHeight = UITableView.automaticDimension
    avoidsKeyboard = true
  }

  required init?(coder: NSCoder) { nil }

  required convenience init(frame: CGRect) { self.init(style: .plain) }

  /// Adds a section.
  func addSection(header: String?, footer: String?, rows: [RowCell]) {
    for row in rows { row.table = self }
    sections.append(Section(header: header, footer: footer, rows: rows))
    reloadData()
  }

  /// The rows that the list has now, in order.
  var rows: [RowCell] { sections.flatMap(\.shown) }

  /// Returns the row at a place; nil if there is none.
  func row(at place: IndexPath) -> RowCell? {
    guard sections.indices.contains(place.section) else { return nil }
    let shown = sections[place.section].shown
    return shown.indices.contains(place.row) ? shown[place.row] : nil
  }

  /// Returns the place of a row; nil while the list does not have it.
  func place(of row: RowCell) -> IndexPath? {
    for (index, section) in sections.enumerated() {
      if let place = section.shown.firstIndex(where: { $0 === row }) {
        return IndexPath(row: place, section: index)
      }
    }
    return nil
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].shown.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    sections[indexPath.section].shown[indexPath.row]
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    sections[indexPath.section].shown[indexPath.row].height ?? UITableView.automaticDimension
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    deselectRow(at: indexPath, animated: true)
    let row = sections[indexPath.section].shown[indexPath.row]
    let index = sections.flatMap(\.rows).firstIndex { $0 === row }
    report(row, index ?? 0)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrollObserver?.scrollViewDidScroll(scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    scrollObserver?.scrollViewWillBeginDragging(scrollView)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    scrollObserver?.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    scrollObserver?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    scrollObserver?.scrollViewWillBeginDecelerating(scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    scrollObserver?.scrollViewDidEndDecelerating(scrollView)
  }
}

/// A cell of a table view with fixed rows.
final class RowCell: UITableViewCell {
  /// The table of the row.
  weak var table: RowTable?
  private(set) var height: CGFloat?
  /// The actions that swipes show, by their side.
  var swipeActions: [SwipeSide: [SwipeActionPlan]] = [:]
  /// Whether the list has the row.
  private(set) var isInList = true

  /// A symbol at the leading side; nil for none.
  var icon: UIImage? { didSet { showIcon() } }
  /// The color behind a white symbol; nil for a tinted symbol.
  var iconColor: UIColor? { didSet { showIcon() } }

  /// The side and the radius of the corners of a colored icon, in points (general knowledge).
  private static let (iconSide, iconRadius): (CGFloat, CGFloat) = (29, 6.5)

  /// Sets the height, in points.
  func setHeight(_ height: CGFloat) {
    guard height != self.height else { return }
    self.height = height
    guard let table, window != nil else { return }
    table.performBatchUpdates({}, completion: nil)
  }

  /// Inserts the row into its list, or deletes it, with an animation if the list is visible.
  func setInList(_ isInList: Bool) {
    guard isInList != self.isInList else { return }
    let before = table?.place(of: self)
    self.isInList = isInList
    guard let table else { return }
    guard table.window != nil else { return table.reloadData() }
    if isInList, let place = table.place(of: self) {
      table.insertRows(at: [place], with: .automatic)
    } else if let before {
      table.deleteRows(at: [before], with: .automatic)
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if iconColor != nil { showIcon() }
  }

  private func showIcon() {
    guard let icon else { return }
    guard let color = iconColor?.resolvedColor(with: traitCollection) else {
      imageView?.image = icon.withRenderingMode(.alwaysTemplate)
      return
    }
    let size = CGSize(width: Self.iconSide, height: Self.iconSide)
    imageView?.image = UIGraphicsImageRenderer(size: size).image { _ in
      let frame = CGRect(origin: .zero, size: size)
      color.setFill()
      UIBezierPath(roundedRect: frame, cornerRadius: Self.iconRadius).fill()
      let white = icon.withTintColor(.white, renderingMode: .alwaysOriginal)
      let scale = min(1, 20 / max(icon.size.width, icon.size.height, 1))
      let (width, height) = (icon.size.width * scale, icon.size.height * scale)
      white.draw(
        in: CGRect(
          x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height))
    }
  }
}

extension RecipeScene {
  /// Makes the sections of a table view, and the rows in them.
  func fill(_ table: RowTable, with sections: [SectionPlan], _ make: (ViewPlan) -> UIView) {
    for section in sections {
      let rows = section.rows.compactMap { make($0) as? RowCell }
      table.addSection(header: section.header, footer: section.footer, rows: rows)
    }
    table.reportAction = { [weak self] row, side, index in
      guard let self, let row = name(of: row) else { return }
      handle(.selected, of: side.name(of: index, in: row), at: nil)
    }
    table.report = { [weak self, weak table] row, index in
      guard let self else { return }
      let element = ComponentEvent.Element(index: index, title: row.textLabel?.text)
      for view in [row, table as UIView?].compactMap({ $0 }) {
        if let name = name(of: view) { handle(.selected, of: name, at: element) }
      }
    }
  }
}
