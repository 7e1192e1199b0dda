/// Breaks items of different sizes into rows, with as many items in each row as fit.
///
/// Full rows are justified, and a single item is centered. The last row is aligned to the start,
/// unless it resembles rows before it: every row has one item, or it has as much free space as the
/// previous row. The row of a section with a single row is always aligned to the start (measured).
enum FlowLineBreaker {
  static func rows(of sizes: [FlowRows.Size], in space: FlowRows.Space) -> [FlowRow] {
    var rows: [FlowRow] = []
    let lines = lines(of: sizes, in: space)
    for (number, line) in lines.enumerated() {
      let free = line.items.reduce(space.breadth) { $0 - sizes[$1].breadth }
      let isFull = number < lines.count - 1 || isLastLineJustified(lines)
      let count = line.items.count
      rows.append(
        FlowRow(
          items: line.items, start: rows.last.map { $0.end + space.betweenRows } ?? 0,
          length: line.items.lazy.map { sizes[$0].length }.max() ?? 0,
          offset: isFull && count == 1 ? free / 2 : 0,
          gap: isFull && count > 1 ? free / CGFloat(count - 1) : space.betweenItems))
    }
    return rows
  }

  /// The items of a row and the breadth that remains after them and the spacing that follows them.
  private typealias Line = (items: Range<Int>, remaining: CGFloat)

  private static func lines(of sizes: [FlowRows.Size], in space: FlowRows.Space) -> [Line] {
    var lines: [Line] = []
    for (item, size) in sizes.enumerated() {
      if let last = lines.last, size.breadth <= last.remaining + FlowRows.tolerance {
        lines[lines.count - 1].items = last.items.lowerBound..<item + 1
      } else {
        lines.append((item..<item + 1, space.breadth))
      }
      lines[lines.count - 1].remaining -= size.breadth + space.betweenItems
    }
    return lines
  }

  private static func isLastLineJustified(_ lines: [Line]) -> Bool {
    guard lines.count >= 2 else { return false }
    if lines.allSatisfy({ $0.items.count == 1 }) { return true }
    let difference = lines[lines.count - 1].remaining - lines[lines.count - 2].remaining
    return abs(difference) <= FlowRows.tolerance
  }
}
