/// A section's items in rows, by UIKit's rules.
///
/// Rows of items of one size are never made beforehand: where one stands is a matter of arithmetic,
/// however many there are. What is asked for by place is found by bisection.
struct FlowRows {
  /// How large items are along the scrolling and across it, in points.
  struct Size: Equatable {
    var length: CGFloat
    var breadth: CGFloat
  }

  /// The sizes of a section's items.
  enum Sizes: Equatable {
    /// All have the same, since no one was asked.
    case equal(Size, count: Int)
    /// Each was asked for.
    case varying([Size])
  }

  /// The breadth that rows have, and the least space between items and between rows.
  struct Space: Equatable {
    var breadth: CGFloat
    var betweenItems: CGFloat
    var betweenRows: CGFloat
  }

  /// What lengths may differ by and count as one: a sum of rounded numbers must not break a row.
  static let tolerance: CGFloat = 1e-6

  let sizes: Sizes
  let space: Space
  private let itemsPerRow: Int
  private let brokenRows: [FlowRow]

  init(_ sizes: Sizes, in space: Space) {
    self.sizes = sizes
    self.space = space
    switch sizes {
    case .equal(let size, _):
      let fitting =
        (space.breadth + space.betweenItems + Self.tolerance) / (size.breadth + space.betweenItems)
      // Also where nothing was divided by nothing.
      itemsPerRow = fitting >= 2 ? Int(min(fitting, 1e9)) : 1
      brokenRows = []
    case .varying(let sizes):
      itemsPerRow = 0
      brokenRows = FlowBreaking.rows(of: sizes, in: space)
    }
  }

  /// The number of items.
  var itemCount: Int {
    switch sizes {
    case .equal(_, let count): count
    case .varying(let sizes): sizes.count
    }
  }

  /// The number of rows.
  var count: Int {
    switch sizes {
    case .equal(_, let count): (count + itemsPerRow - 1) / itemsPerRow
    case .varying: brokenRows.count
    }
  }

  /// How long all rows are along the scrolling.
  var length: CGFloat { count > 0 ? row(count - 1).end : 0 }

  /// Returns a row by its number.
  func row(_ number: Int) -> FlowRow {
    guard case .equal(let size, let count) = sizes else { return brokenRows[number] }
    let first = number * itemsPerRow
    let items = first..<min(first + itemsPerRow, count)
    let start = CGFloat(number) * (size.length + space.betweenRows)
    let free = space.breadth - CGFloat(itemsPerRow) * size.breadth
    return itemsPerRow == 1
      ? FlowRow(items: items, start: start, length: size.length, offset: free / 2, gap: 0)
      : FlowRow(
        items: items, start: start, length: size.length, offset: 0,
        gap: free / CGFloat(itemsPerRow - 1))
  }

  /// Returns the number of the row in which an item stands.
  func rowNumber(ofItem item: Int) -> Int {
    itemsPerRow > 0
      ? item / itemsPerRow : brokenRows.partitioningIndex { $0.items.upperBound > item }
  }

  /// Returns the numbers of the rows between two places along the scrolling.
  func rowNumbers(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let all = 0..<count
    let first = all.partitioningIndex { row($0).end > start }
    return first..<max(first, all.partitioningIndex { row($0).start >= end })
  }

  /// Returns how large an item is.
  func size(ofItem item: Int) -> Size {
    switch sizes {
    case .equal(let size, _): size
    case .varying(let sizes): sizes[item]
    }
  }

  /// Returns where an item of a row starts: along the scrolling, in the middle of its row, and across it.
  func origin(ofItem item: Int, in row: FlowRow) -> (along: CGFloat, across: CGFloat) {
    let along = row.start + (row.length - size(ofItem: item).length) / 2
    if case .equal(let size, _) = sizes {
      let place = CGFloat(item - row.items.lowerBound)
      return (along, row.offset + place * (size.breadth + row.gap))
    }
    return (
      along,
      (row.items.lowerBound..<item).reduce(row.offset) {
        $0 + size(ofItem: $1).breadth + row.gap
      }
    )
  }
}
