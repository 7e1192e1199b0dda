extension ReferenceReader {
  /// The rows of an item, while its properties are read one after another.
  struct ItemRows {
    let item: String
    private(set) var rows: [Trace.Row] = []
    /// The indices of rows by their ticks.
    private var indices: [Int: Int] = [:]
    /// The row that the next change concerns if ticks follow each other.
    private var next = 0

    init(item: String) { self.item = item }

    /// Changes the row of a tick, which is created if it does not exist.
    mutating func change(_ tick: Int, _ change: (inout Trace.Row) -> Void) {
      let index = index(of: tick)
      change(&rows[index])
      next = index + 1
    }

    private mutating func index(of tick: Int) -> Int {
      if next < rows.count, rows[next].tick == tick { return next }
      if let index = indices[tick] { return index }
      indices[tick] = rows.count
      rows.append(Trace.Row(tick: tick, time: Trace.time(ofTick: tick), item: item))
      return rows.count - 1
    }
  }

  /// The place of a row in a trace: rows are sorted by their ticks, then by their items.
  struct Place: Comparable {
    let tick: Int
    let item: Int
    /// The index among the item's rows.
    let row: Int

    static func < (left: Place, right: Place) -> Bool {
      left.tick != right.tick ? left.tick < right.tick : left.item < right.item
    }
  }
}
