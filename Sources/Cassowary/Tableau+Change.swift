extension Tableau {
  // MARK: Changes that can fail

  mutating func beginChange() {
    journal.removeAll()
    isRecording = true
  }

  mutating func endChange() {
    journal.removeAll()
    isRecording = false
  }

  /// Undoes every step since `beginChange`, and returns whether there were pivots.
  mutating func undoChange() {
    isRecording = false
    clearQueue()
    var isStructural = false
    while let entry = journal.popLast() {
      let row = Int(entry.row)
      switch entry.step {
      case .value: rows[row].value = entry.old
      case .slope:
        rows[row].slope = Int8(entry.old)
        isStructural = true
      case .exchange:
        exchange(row: row, entering: Int(entry.symbol), value: 0)
        clearQueue()
      }
    }
    if isStructural { recomputeCosts() }
  }

  // MARK: Constraints

  /// Makes the row of a constraint whose symbol is new, from its terms.
  mutating func makeConstraintRow(_ symbol: Int) -> Int {
    mergedEntries.removeAll()
    var value = -symbols[symbol].constant
    let terms = symbols[symbol].terms
    for place in 0..<terms.count {
      let addend = accumulate(Int(terms[place].symbol), times: terms[place].coefficient)
      value = Self.sum(value, addend)
    }
    return makeRow(for: symbol, value: value)
  }

  /// Satisfies a new constraint, whose row has been made.
  mutating func insert(row: Int, stepLimit: Int) -> Outcome {
    if rows[row].missingDirection(tolerance: tolerance) != 0 {
      rows[row].isQueued = true
      queue.append(Int32(row))
      return restoreFeasibility(stepLimit: stepLimit)
    }
    if rows[row].kind == .requiredEqual { pivotSatisfiedEquality(row: row) }
    return .solved
  }

  /// Removes the row or column of a constraint, and makes the system optimal without it.
  mutating func extract(_ symbol: Int, stepLimit: Int) -> Outcome {
    // While it is treated as a variable, its number is not that of one.
    let owner = symbols[symbol].owner
    symbols[symbol].owner = -1
    if symbols[symbol].row >= 0 {
      setSlope(0, ofRow: Int(symbols[symbol].row), tracking: true)
    } else {
      symbols[symbol].kind = .variable
      let sign = improvingDirection(symbol)
      if sign == 0 || !enter(symbol, direction: sign) { release(symbol) }
    }
    if symbols[symbol].row >= 0 { removeRow(Int(symbols[symbol].row)) }
    let outcome = restoreOptimality(stepLimit: stepLimit)
    symbols[symbol].owner = owner
    return outcome
  }

  /// Changes the constant of a constraint without restoring feasibility.
  @inline(__always) mutating func shift(_ symbol: Int, by difference: Double) {
    let row = symbols[symbol].row
    if row >= 0 {
      // Computed from the terms, so that errors of large constants do not remain.
      let terms = symbols[symbol].terms
      var sum = -symbols[symbol].constant
      for place in 0..<terms.count {
        sum = Self.sum(sum, terms[place].coefficient * value(of: Int(terms[place].symbol)))
      }
      setValue(sum, ofRow: Int(row))
      return
    }
    let column = symbols[symbol].column
    for place in 0..<column.count {
      let index = Int(column[place])
      let coefficient = rows[index].coefficient(of: Int32(symbol))
      setValue(Self.sum(rows[index].value, coefficient * difference), ofRow: index)
    }
  }
}
