extension Tableau {
  /// Makes every level optimal with the primal simplex method, which stays feasible.
  ///
  /// Of the columns that improve an objective, the one that was created first enters (Bland's rule).
  mutating func restoreOptimality(stepLimit: Int) -> Outcome {
    var steps = 0
    while pending.count > 0 {
      var (best, bestDirection) = (-1, 0)
      var place = 0
      while place < pending.count {
        let symbol = Int(pending[place])
        let sign = symbols[symbol].row < 0 ? improvingDirection(symbol) : 0
        if sign == 0 {
          symbols[symbol].isPending = false
          pending.removeUnordered(at: place)
          continue
        }
        if best < 0 || symbols[symbol].order < symbols[best].order {
          (best, bestDirection) = (symbol, sign)
        }
        place += 1
      }
      guard best >= 0 else { break }
      steps += 1
      if steps > stepLimit { return .tooManySteps }
      if !enter(best, direction: bestDirection) {
        // Prices are at least 0, so only rounding errors seem to improve them without a limit.
        symbols[best].isPending = false
        if let place = index(of: Int32(best), in: pending) { pending.removeUnordered(at: place) }
      }
    }
    return queue.count > 0 ? restoreFeasibility(stepLimit: stepLimit) : .solved
  }

  /// Returns the direction in which moving a column lowers the first objective that it changes, or 0.
  mutating func improvingDirection(_ symbol: Int) -> Int {
    for sign in [1, -1] where computeDirection(symbol, sign, dividedBy: 1) {
      if Self.sign(of: direction) < 0 { return sign }
    }
    return 0
  }

  /// Moves a column until it stops improving its objective, and makes it basic; returns false if no
  /// row ends the movement.
  mutating func enter(_ symbol: Int, direction sign: Int) -> Bool {
    while let row = blockingRow(symbol, direction: sign) {
      let kind = rows[row].kind
      if kind.isOptional {
        // The movement continues beyond the side of an optional symbol if that pays.
        let coefficient = abs(rows[row].coefficient(of: Int32(symbol)))
        let own = Int(rows[row].symbol)
        let slope = Int(rows[row].slope)
        let flipped =
          kind == .optionalEqual ? -slope : slope == 0 ? -1 : 0
        _ = computeDirection(symbol, sign, dividedBy: 1)
        Self.add(
          coefficient * Double(abs(flipped - slope)), at: symbols[own].priority, to: &direction)
        if Self.sign(of: direction) < 0 {
          setSlope(flipped, ofRow: row, tracking: true)
          continue
        }
      }
      let entries = rows[row].entries
      for place in 0..<entries.count { markPending(Int(entries[place].symbol)) }
      markPending(Int(rows[row].symbol))
      pivot(row: row, entering: symbol, direction: sign)
      return true
    }
    return false
  }

  /// Returns the row whose symbol reaches 0 first when a column moves; of several, the one whose
  /// symbol was created first.
  func blockingRow(_ symbol: Int, direction sign: Int) -> Int? {
    var best: Int?
    var bestStep = Double.infinity
    let column = symbols[symbol].column
    for place in 0..<column.count {
      let index = Int(column[place])
      let row = rows[index]
      guard row.kind != .variable else { continue }
      let coefficient = row.coefficient(of: Int32(symbol)) * Double(sign)
      guard abs(coefficient) > Self.leastPivot else { continue }
      switch row.kind {
      case .variable, .released: continue
      case .requiredEqual: break
      case .requiredAtLeast: if coefficient > 0 { continue }
      case .optionalEqual, .optionalAtLeast:
        if (row.slope < 0) == (coefficient < 0) { continue }
      }
      let step = row.kind == .requiredEqual ? 0 : max(0, -row.value / coefficient)
      if let best, step > bestStep - 1e-12 * bestStep {
        guard step <= bestStep * (1 + 1e-12) else { continue }
        let (own, other) = (symbols[Int(row.symbol)], symbols[Int(rows[best].symbol)])
        guard own.order < other.order else { continue }
      }
      (best, bestStep) = (index, step)
    }
    return best
  }

  /// Makes a column that became free basic, in place of a constraint or variable that it moves
  /// first; does nothing if no row contains it.
  ///
  /// The movement changes no objective. It is toward the side where the first variable that depends
  /// on the column becomes 0: what nothing determines any more is 0, as if it had never been
  /// determined.
  mutating func release(_ symbol: Int) {
    let column = compactedColumn(symbol)
    guard column.count > 0 else { return }
    var variable = -1
    for place in 0..<column.count {
      let row = Int(column[place])
      guard rows[row].kind == .variable,
        abs(rows[row].coefficient(of: Int32(symbol))) > Self.leastPivot
      else { continue }
      let order = symbols[Int(rows[row].symbol)].order
      if variable < 0 || order < symbols[Int(rows[variable].symbol)].order { variable = row }
    }
    guard variable >= 0 else {
      for sign in [1, -1] {
        if let row = blockingRow(symbol, direction: sign) {
          return pivot(row: row, entering: symbol, direction: sign)
        }
      }
      // No row limits the symbol: any row will do.
      return pivot(row: Int(column[0]), entering: symbol, direction: 1)
    }
    let step = -rows[variable].value / rows[variable].coefficient(of: Int32(symbol))
    let sign = step < 0 ? -1 : 1
    if let row = blockingRow(symbol, direction: sign) {
      let coefficient = rows[row].coefficient(of: Int32(symbol))
      let limit = rows[row].kind == .requiredEqual ? 0 : abs(rows[row].value / coefficient)
      if limit <= abs(step) { return pivot(row: row, entering: symbol, direction: sign) }
    }
    pivot(row: variable, entering: symbol, direction: sign)
  }
}
