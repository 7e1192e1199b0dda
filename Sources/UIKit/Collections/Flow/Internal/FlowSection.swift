/// A section of a flow layout: its header, followed by the rows of its items and its footer.
struct FlowSection {
  /// The sizes and spacings of a section, in points.
  struct Metrics: Equatable {
    var sizes: FlowRows.Sizes
    var insets = FlowInsets()
    var spaceBetweenItems: CGFloat = 10
    var spaceBetweenRows: CGFloat = 10
    var headerLength: CGFloat = 0
    var footerLength: CGFloat = 0

    /// Sets the size of an item, and returns whether items have sizes of their own.
    mutating func setSize(_ size: FlowRows.Size, ofItem item: Int) -> Bool {
      guard case .varying(var values) = sizes, values.indices.contains(item) else { return false }
      sizes = .varying([])
      values[item] = size
      sizes = .varying(values)
      return true
    }

    /// Sets the length of an item that is a row of its own.
    mutating func setLength(_ length: CGFloat, ofItem item: Int) {
      var lengths: FlowLengths
      switch sizes {
      case .equal(let size, let count):
        lengths = FlowLengths(Array(repeating: size.length, count: count))
      case .varying(let values): lengths = FlowLengths(values.map(\.length))
      case .measured(let values): lengths = values
      }
      sizes = .varying([])
      lengths[item] = length
      sizes = .measured(lengths)
    }
  }

  /// The start of the section along the scroll direction, in points.
  let start: CGFloat
  let metrics: Metrics
  let rows: FlowRows
  /// The end of the section along the scroll direction, in points.
  let end: CGFloat

  /// Creates a section at a position along the scroll direction, in content of a given breadth.
  init(_ metrics: Metrics, from start: CGFloat, breadth: CGFloat) {
    self.start = start
    self.metrics = metrics
    rows = FlowRows(
      metrics.sizes,
      in: FlowRows.Space(
        breadth: breadth - metrics.insets.start - metrics.insets.end,
        betweenItems: metrics.spaceBetweenItems, betweenRows: metrics.spaceBetweenRows))
    end =
      start + metrics.headerLength + metrics.insets.before + rows.length + metrics.insets.after
      + metrics.footerLength
  }

  /// The start of the rows along the scroll direction, in points.
  var rowsOrigin: CGFloat { start + metrics.headerLength + metrics.insets.before }

  /// The start of the footer along the scroll direction, in points.
  var footerStart: CGFloat { end - metrics.footerLength }

  /// Returns the start of a header pinned at a position, within the bounds of its section.
  func headerStart(pinnedTo position: CGFloat) -> CGFloat {
    max(start, min(position, footerStart - metrics.headerLength))
  }

  /// Returns the start of a footer whose end is pinned at a position, within the bounds of its
  /// section.
  func footerStart(pinnedBefore position: CGFloat) -> CGFloat {
    min(footerStart, max(position - metrics.footerLength, start + metrics.headerLength))
  }

  func frame(ofItem item: Int, in direction: UICollectionView.ScrollDirection) -> CGRect {
    frame(ofItem: item, of: rows.row(rows.rowNumber(ofItem: item)), in: direction)
  }

  /// Returns the indexes of the items in the rows between two positions along the scroll direction.
  func itemNumbers(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let numbers = rows.rowNumbers(from: start - rowsOrigin, to: end - rowsOrigin)
    guard let first = numbers.first, let last = numbers.last else { return 0..<0 }
    return rows.row(first).items.lowerBound..<rows.row(last).items.upperBound
  }

  /// Returns the indexes and frames of the items in a rectangle.
  func items(
    in rect: CGRect, _ direction: UICollectionView.ScrollDirection
  ) -> [(item: Int, frame: CGRect)] {
    let from = direction.position(of: rect.origin) - rowsOrigin
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
      along: rowsOrigin + along, across: metrics.insets.start + across, length: size.length,
      breadth: size.breadth)
  }
}
