extension Tableau {
  /// The number of pivots after which rounding errors of rows are worth removing.
  static let maxAge = 2000
  /// The number of pivots after which rounding errors are measured.
  static let checkInterval = 32

  /// Whether rounding errors should be removed before the next change.
  @inline(__always) var isDue: Bool { pivotsUntilCheck <= 0 }

  /// Measures rounding errors, and computes the rows again if they are large or old.
  mutating func refresh(stepLimit: Int) {
    pivotsUntilCheck = Self.checkInterval
    if age > Self.maxAge || !isAccurate { restart(stepLimit: stepLimit) }
  }

  /// Computes the rows again, and continues to the optimum if errors concealed it.
  mutating func restart(stepLimit: Int) {
    rebuild()
    for _ in 0..<4 {
      guard restoreFeasibility(stepLimit: stepLimit) == .solved else { return }
      for symbol in 0..<symbols.count where symbols[symbol].owner >= 0 && symbols[symbol].row < 0 {
        markPending(symbol)
      }
      guard restoreOptimality(stepLimit: stepLimit) == .solved, queue.count > 0 else { return }
    }
  }

  /// Whether the values of constraints are those of their terms, but for rounding errors.
  private var isAccurate: Bool {
    for index in 0..<symbols.count
    where symbols[index].owner >= 0 && !symbols[index].kind.isVariable {
      let terms = symbols[index].terms
      var excess = -symbols[index].constant - value(of: index)
      var scale = 1 + abs(symbols[index].constant)
      for place in 0..<terms.count {
        let addend = terms[place].coefficient * value(of: Int(terms[place].symbol))
        excess += addend
        scale = max(scale, abs(addend))
      }
      if abs(excess) > 1e-11 * scale { return false }
    }
    return true
  }

  /// Computes the rows again from the terms of the constraints, with the same basic symbols, so that
  /// rounding errors do not accumulate; does nothing if rounding errors prevent it.
  ///
  /// Takes about as long as building the system.
  mutating func rebuild() {
    age = 0
    pivotsUntilCheck = Self.checkInterval
    var fresh = Tableau()
    fresh.changed = List(copying: changed)
    fresh.prepare(from: self)
    guard fresh.eliminate(like: self) else { return }
    for index in 0..<rows.count where rows[index].symbol >= 0 {
      let row = Int(fresh.symbols[Int(rows[index].symbol)].row)
      fresh.rows[row].slope = rows[index].slope
    }
    fresh.recomputeCosts()
    fresh.nextOrder = nextOrder
    fresh.version = version + fresh.version + 1
    for place in 0..<pending.count { fresh.markPending(Int(pending[place])) }
    fresh.changedWords = (
      low: min(changedWords.low, fresh.changedWords.low),
      high: max(changedWords.high, fresh.changedWords.high)
    )
    for row in 0..<fresh.rows.count { fresh.setValue(fresh.rows[row].value, ofRow: row) }
    swap(&self, &fresh)
  }

  /// Copies the symbols of another tableau, all of them as columns of no row.
  private mutating func prepare(from other: borrowing Tableau) {
    symbols = List(copying: other.symbols)
    freeSymbols = List(copying: other.freeSymbols)
    magnitude = 1
    for index in 0..<symbols.count {
      let terms = List(copying: symbols[index].terms)
      symbols[index].column = List()
      symbols[index].costs = List()
      symbols[index].moves = List()
      symbols[index].movesVersion = -1
      symbols[index].staleCount = 0
      symbols[index].row = -1
      symbols[index].isPending = false
      symbols[index].terms = terms
    }
    for index in 0..<symbols.count
    where symbols[index].owner >= 0 && symbols[index].kind != .variable {
      noteMagnitude(symbols[index].constant)
    }
  }

  /// Makes the rows of all constraints, and the symbols basic that are in another tableau.
  private mutating func eliminate(like other: borrowing Tableau) -> Bool {
    for index in 0..<symbols.count
    where symbols[index].owner >= 0 && symbols[index].kind != .variable {
      _ = makeConstraintRow(index)
    }
    for index in 0..<symbols.count
    where symbols[index].kind == .variable && other.symbols[index].row >= 0 {
      var (best, largest) = (-1, Self.leastPivot / 100)
      let column = compactedColumn(index)
      for place in 0..<column.count {
        let row = Int(column[place])
        guard rows[row].kind != .variable, other.symbols[Int(rows[row].symbol)].row < 0 else {
          continue
        }
        let entries = rows[row].entries
        var scale = 0.0
        for place in 0..<entries.count { scale = max(scale, abs(entries[place].coefficient)) }
        let coefficient = abs(rows[row].coefficient(of: Int32(index))) / scale
        if coefficient > largest { (best, largest) = (row, coefficient) }
      }
      guard best >= 0 else { return false }
      let value = -rows[best].value / rows[best].coefficient(of: Int32(index))
      exchange(row: best, entering: index, value: value)
      rows[best].value = value
    }
    clearQueue()
    return true
  }
}
