/// How a search for a solution ended.
enum Outcome: Equatable {
  case solved
  /// A row of required symbols alone has no solution.
  case unsatisfiable(row: Int)
  case tooManySteps
}

extension Tableau {
  /// The symbol that resolves a row.
  private enum Resolution {
    case none
    /// The row's own symbol accepts a price.
    case flip
    case pivot(symbol: Int, direction: Int)
  }

  /// Makes every row feasible with the dual simplex method, which stays optimal.
  ///
  /// The row that misses the most is taken first; after many steps, the one whose symbol was created
  /// first (Bland's rule), which excludes cycles.
  mutating func restoreFeasibility(stepLimit: Int) -> Outcome {
    var steps = 0
    while let row = nextQueuedRow(inOrder: steps > 200 + rows.count) {
      let sign = rows[row].missingDirection(tolerance: tolerance)
      steps += 1
      if steps > stepLimit { return .tooManySteps }
      switch resolution(ofRow: row, direction: sign) {
      case .none:
        clearQueue()
        return .unsatisfiable(row: row)
      case .flip:
        setSlope(symbols[Int(rows[row].symbol)].slope(towards: -sign), ofRow: row, tracking: false)
      case .pivot(let symbol, let direction):
        pivot(row: row, entering: symbol, direction: direction)
      }
    }
    return .solved
  }

  /// Returns the infeasible row that is resolved next, and removes feasible ones from the queue.
  private mutating func nextQueuedRow(inOrder: Bool) -> Int? {
    var (best, bestOrder) = (-1, Int.max)
    var largest = -1.0
    var count = 0
    for place in 0..<queue.count {
      let row = rows.pointer + Int(queue[place])
      if row.pointee.symbol < 0 || row.pointee.missingDirection(tolerance: tolerance) == 0 {
        row.pointee.isQueued = false
        continue
      }
      queue[count] = queue[place]
      count += 1
      let missing = inOrder ? 0 : abs(row.pointee.value)
      guard missing >= largest else { continue }
      let order = symbols[Int(row.pointee.symbol)].order
      if missing > largest || order < bestOrder {
        (best, bestOrder, largest) = (Int(queue[place]), order, missing)
      }
    }
    queue.setCount(count)
    return best < 0 ? nil : best
  }

  /// Makes the symbol of a required equality that holds a column, so that it does not have to be
  /// watched; an equality that is a consequence of others stays basic.
  mutating func pivotSatisfiedEquality(row: Int) {
    for sign in [1, -1] {
      guard case .pivot(let symbol, let direction) = resolution(ofRow: row, direction: sign) else {
        continue
      }
      return pivot(row: row, entering: symbol, direction: direction)
    }
  }

  mutating func clearQueue() {
    for place in 0..<queue.count { rows[Int(queue[place])].isQueued = false }
    queue.removeAll()
  }

  /// Chooses what moves the value of a row to 0 at the lowest cost.
  ///
  /// Of several variables that can do it for nothing, the one that was created last is chosen; of
  /// constraints at equal costs, including the row's own, the one that was added first gives in.
  private mutating func resolution(ofRow row: Int, direction sign: Int) -> Resolution {
    let entries = rows[row].entries
    var largest = 0.0
    for place in 0..<entries.count { largest = max(largest, abs(entries[place].coefficient)) }
    let threshold = largest * Self.leastPivot
    var variable = -1
    for place in 0..<entries.count {
      let symbol = Int(entries[place].symbol)
      if symbols[symbol].kind == .variable, abs(entries[place].coefficient) > threshold,
        variable < 0 || symbols[symbol].order > symbols[variable].order
      {
        variable = symbol
      }
    }
    if variable >= 0 {
      let isUp = (rows[row].coefficient(of: Int32(variable)) > 0) == (sign > 0)
      return .pivot(symbol: variable, direction: isUp ? 1 : -1)
    }

    var result = Resolution.none
    var order = Int.max
    let own = Int(rows[row].symbol)
    if symbols[own].kind.isOptional {
      bestRatio.removeAll()
      let flipped = symbols[own].slope(towards: -sign)
      let price = abs(flipped - Int(rows[row].slope))
      bestRatio.append(Cost(priority: symbols[own].priority, amount: Double(price)))
      order = symbols[own].order
      result = .flip
    }
    for place in 0..<entries.count {
      let coefficient = entries[place].coefficient
      guard abs(coefficient) > threshold else { continue }
      let symbol = Int(entries[place].symbol)
      let towards = (coefficient > 0) == (sign > 0) ? 1 : -1
      guard computeDirection(symbol, towards, dividedBy: abs(coefficient)) else { continue }
      if order != .max {
        let comparison = Self.compare(direction, bestRatio)
        guard
          comparison < 0 || (comparison == 0 && symbols[symbol].order < order)
        else { continue }
      }
      swap(&direction, &bestRatio)
      order = symbols[symbol].order
      result = .pivot(symbol: symbol, direction: towards)
    }
    return result
  }

  /// The symbols of the required constraints of a row without a solution, with its own.
  func conflict(ofRow row: Int) -> [Int] {
    let entries = rows[row].entries
    var largest = 0.0
    for place in 0..<entries.count { largest = max(largest, abs(entries[place].coefficient)) }
    var found = [Int(rows[row].symbol)]
    for place in 0..<entries.count {
      let symbol = Int(entries[place].symbol)
      if symbols[symbol].kind.isRequired,
        abs(entries[place].coefficient) > largest * Self.leastPivot
      {
        found.append(symbol)
      }
    }
    return found
  }
}
