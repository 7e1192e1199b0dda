extension Tableau {
  // MARK: Changes that can fail

  mutating func beginChange() {
    journal.removeAll()
    isRecording = true
    hasOverflow = false
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
    if symbols[symbol].row >= 0 {
      setSlope(0, ofRow: Int(symbols[symbol].row), tracking: true)
    } else {
      symbols[symbol].kind = .released
      let sign = improvingDirection(symbol)
      if sign == 0 || !enter(symbol, direction: sign) { release(symbol) }
    }
    if symbols[symbol].row >= 0 { removeRow(Int(symbols[symbol].row)) }
    return restoreOptimality(stepLimit: stepLimit)
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
    if symbols[symbol].movesVersion != version { listMoves(of: symbol) }
    let moves = symbols[symbol].moves
    guard moves.count > 0 else { return }
    let (first, end) = (moves.pointer, moves.pointer + moves.count)
    let rows = self.rows.pointer
    let bits = changed.base
    var words = changedWords
    var isFinite = true
    var move = first
    while move < end {
      let row = rows + Int(move.pointee.row)
      let old = row.pointee.value
      let value = Self.sum(old, move.pointee.coefficient * difference)
      move.pointee.old = old
      row.pointee.value = value
      isFinite = isFinite && abs(value) <= .greatestFiniteMagnitude
      let variable = Int(move.pointee.variable)
      if variable >= 0, let bits {
        bits[variable >> 6] |= 1 << UInt64(truncatingIfNeeded: variable & 63)
        words.low = min(words.low, variable >> 6)
        words.high = max(words.high, variable >> 6)
      } else if !row.pointee.isQueued && row.pointee.missingDirection(tolerance: tolerance) != 0 {
        row.pointee.isQueued = true
        queue.append(move.pointee.row)
      }
      move += 1
    }
    changedWords = words
    if !isFinite { hasOverflow = true }
  }

  /// Undoes the last `shift`, after what followed it was undone.
  mutating func undoShift(_ symbol: Int) {
    let moves = symbols[symbol].moves
    guard symbols[symbol].row < 0 else { return }
    for place in 0..<moves.count { rows[Int(moves[place].row)].value = moves[place].old }
  }

  /// Lists the rows that contain a column with their coefficients.
  private mutating func listMoves(of symbol: Int) {
    let column = compactedColumn(symbol)
    var moves = symbols[symbol].moves
    moves.removeAll()
    moves.reserve(column.count)
    for place in 0..<column.count {
      let row = rows.pointer + Int(column[place])
      let owner = row.pointee.kind == .variable ? symbols[Int(row.pointee.symbol)].owner : -1
      moves.append(
        Move(
          row: column[place], variable: Int32(owner),
          coefficient: row.pointee.coefficient(of: Int32(symbol))))
    }
    symbols[symbol].moves = moves
    symbols[symbol].movesVersion = version
  }
}
