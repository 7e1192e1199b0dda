/// The rows of items of a section, laid out by UIKit's rules.
///
/// Rows of items of equal size are computed on demand, at a cost that does not depend on their
/// number. Rows at a position are found by binary search.
struct FlowRows {
  /// The size of an item along and across the scroll direction, in points.
  struct Size: Equatable {
    var length: CGFloat
    var breadth: CGFloat
  }

  enum Sizes: Equatable {
    /// All items have the same size, as the delegate provides none.
    case equal(Size, count: Int)
    /// The delegate provides the size of each item.
    case varying([Size])
    /// Each item is a row of its own without spacing, and its length changes when it is measured.
    case measured(FlowLengths)
  }

  /// The breadth of rows, and the minimum spacing between items and between rows, in points.
  struct Space: Equatable {
    var breadth: CGFloat
    var betweenItems: CGFloat
    var betweenRows: CGFloat
  }

  /// The tolerance for comparisons of lengths, so that rounding does not change where rows break.
  static let tolerance: CGFloat = 1e-6

  let sizes: Sizes
  let space: Space
  private let itemsPerRow: Int
  private let customRows: [FlowRow]

  init(_ sizes: Sizes, in space: Space) {
    self.sizes = sizes
    self.space = space
    switch sizes {
    case .equal(let size, _):
      let fitting =
        (space.breadth + space.betweenItems + Self.tolerance) / (size.breadth + space.betweenItems)
      // The quotient is not a number if the size and the spacing are zero.
      itemsPerRow = fitting >= 2 ? Int(min(fitting, 1e9)) : 1
      customRows = []
    case .varying(let sizes):
      itemsPerRow = 0
      customRows = FlowLineBreaker.rows(of: sizes, in: space)
    case .measured:
      itemsPerRow = 1
      customRows = []
    }
  }

  var itemCount: Int {
    switch sizes {
    case .equal(_, let count): count
    case .varying(let sizes): sizes.count
    case .measured(let lengths): lengths.count
    }
  }

  var count: Int {
    switch sizes {
    case .equal(_, let count): (count + itemsPerRow - 1) / itemsPerRow
    case .varying: customRows.count
    case .measured(let lengths): lengths.count
    }
  }

  /// The total length of all rows along the scroll direction, in points.
  var length: CGFloat { count > 0 ? row(count - 1).end : 0 }

  func row(_ number: Int) -> FlowRow {
    if case .measured(let lengths) = sizes {
      return FlowRow(
        items: number..<number + 1, start: lengths.start(ofItem: number), length: lengths[number],
        offset: 0, gap: 0)
    }
    guard case .equal(let size, let count) = sizes else { return customRows[number] }
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

  func rowNumber(ofItem item: Int) -> Int {
    itemsPerRow > 0
      ? item / itemsPerRow : customRows.partitioningIndex { $0.items.upperBound > item }
  }

  /// Returns the indexes of the rows between two positions along the scroll direction.
  func rowNumbers(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let all = 0..<count
    let first = all.partitioningIndex { row($0).end > start }
    return first..<max(first, all.partitioningIndex { row($0).start >= end })
  }

  func size(ofItem item: Int) -> Size {
    switch sizes {
    case .equal(let size, _): size
    case .varying(let sizes): sizes[item]
    case .measured(let lengths): Size(length: lengths[item], breadth: space.breadth)
    }
  }

  /// Returns the origin of an item along the scroll direction, centered in its row, and across it.
  func origin(ofItem item: Int, in row: FlowRow) -> (along: CGFloat, across: CGFloat) {
    let along = row.start + (row.length - size(ofItem: item).length) / 2
    if case .equal(let size, _) = sizes {
      let column = CGFloat(item - row.items.lowerBound)
      return (along, row.offset + column * (size.breadth + row.gap))
    }
    return (
      along,
      (row.items.lowerBound..<item).reduce(row.offset) {
        $0 + size(ofItem: $1).breadth + row.gap
      }
    )
  }
}
