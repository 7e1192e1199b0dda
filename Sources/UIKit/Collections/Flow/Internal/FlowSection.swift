/// A section of a flow layout: its header, its items in rows, and its footer, one behind the other.
struct FlowSection {
  /// What a section is made of, in points.
  struct Metrics: Equatable {
    var sizes: FlowRows.Sizes
    var insets = FlowInsets()
    var spaceBetweenItems: CGFloat = 10
    var spaceBetweenRows: CGFloat = 10
    var headerLength: CGFloat = 0
    var footerLength: CGFloat = 0
  }

  /// Where the section starts along the scrolling.
  let start: CGFloat
  let metrics: Metrics
  let rows: FlowRows
  /// Where the section ends along the scrolling.
  let end: CGFloat

  /// Creates a section that starts at a place of a content of a breadth.
  init(_ metrics: Metrics, from start: CGFloat, breadth: CGFloat) {
    self.start = start
    self.metrics = metrics
    rows = FlowRows(
      metrics.sizes,
      in: FlowRows.Space(
        breadth: breadth - metrics.insets.start - metrics.insets.end,
        betweenItems: metrics.spaceBetweenItems, betweenRows: metrics.spaceBetweenRows))
    end =
      start + metrics.headerLength + metrics.insets.before + rows.length + metrics.insets.behind
      + metrics.footerLength
  }

  /// Where the rows start along the scrolling.
  var rowsStart: CGFloat { start + metrics.headerLength + metrics.insets.before }

  /// Where the footer starts along the scrolling.
  var footerStart: CGFloat { end - metrics.footerLength }

  /// Where the header starts if it stays in sight at a place for as long as its section does.
  func headerStart(pinnedTo place: CGFloat) -> CGFloat {
    max(start, min(place, footerStart - metrics.headerLength))
  }

  /// Where the footer starts if it stays in sight before a place for as long as its section does.
  func footerStart(pinnedBefore place: CGFloat) -> CGFloat {
    min(footerStart, max(place - metrics.footerLength, start + metrics.headerLength))
  }

  /// Returns where an item stands.
  func frame(ofItem item: Int, in direction: UICollectionView.ScrollDirection) -> CGRect {
    frame(ofItem: item, of: rows.row(rows.rowNumber(ofItem: item)), in: direction)
  }

  /// Returns the numbers of the items of all rows between two places along the scrolling.
  func itemNumbers(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let numbers = rows.rowNumbers(from: start - rowsStart, to: end - rowsStart)
    guard let first = numbers.first, let last = numbers.last else { return 0..<0 }
    return rows.row(first).items.lowerBound..<rows.row(last).items.upperBound
  }

  /// Returns the items in a rectangle, and where they stand.
  func items(
    in rect: CGRect, _ direction: UICollectionView.ScrollDirection
  ) -> [(item: Int, frame: CGRect)] {
    let from = direction.position(of: rect.origin) - rowsStart
    let numbers = rows.rowNumbers(from: from, to: from + direction.length(of: rect.size))
    return numbers.flatMap { number in
      let row = rows.row(number)
      return row.items.map { ($0, frame(ofItem: $0, of: row, in: direction)) }
        .filter { $0.1.overlaps(rect) }
    }
  }

  private func frame(
    ofItem item: Int, of row: FlowRow, in direction: UICollectionView.ScrollDirection
  ) -> CGRect {
    let (along, across) = rows.origin(ofItem: item, in: row)
    let size = rows.size(ofItem: item)
    return direction.rect(
      along: rowsStart + along, across: metrics.insets.start + across, length: size.length,
      breadth: size.breadth)
  }
}
