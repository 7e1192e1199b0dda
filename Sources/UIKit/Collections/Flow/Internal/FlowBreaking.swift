/// Breaks items of varying sizes into rows: as many in each as fit.
///
/// Full rows are justified, a single item is centered. The last row is aligned to the start, unless it is
/// like the rows before: all of one item each, or with as much space left over as the one before.
enum FlowBreaking {
  static func rows(of sizes: [FlowRows.Size], in space: FlowRows.Space) -> [FlowRow] {
    var rows: [FlowRow] = []
    let lines = lines(of: sizes, in: space)
    for (number, line) in lines.enumerated() {
      let free = line.items.reduce(space.breadth) { $0 - sizes[$1].breadth }
      let isFull = number < lines.count - 1 || lastIsFull(lines)
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

  /// Items that stand together, and the breadth that they leave, their spaces taken off.
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

  private static func lastIsFull(_ lines: [Line]) -> Bool {
    if lines.allSatisfy({ $0.items.count == 1 }) { return true }
    guard lines.count >= 2 else { return false }
    let difference = lines[lines.count - 1].remaining - lines[lines.count - 2].remaining
    return abs(difference) <= FlowRows.tolerance
  }
}
