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
  /// Rows are taken in the order in which they became infeasible; after 200 steps, in the order of
  /// creation of their symbols (Bland's rule), which excludes cycles.
  mutating func restoreFeasibility(stepLimit: Int) -> Outcome {
    var steps = 0
    var head = 0
    while head < queue.count {
      if steps > 200 {
        // Feasible rows are dropped, and the first symbol's row is moved to the front.
        var best = head
        for place in head..<queue.count where order(ofRow: queue[place]) < order(ofRow: queue[best])
        {
          best = place
        }
        let chosen = queue[best]
        queue[best] = queue[head]
        queue[head] = chosen
      }
      let row = Int(queue[head])
      head += 1
      rows[row].isQueued = false
      guard rows[row].symbol >= 0 else { continue }
      let sign = rows[row].missingDirection(tolerance: tolerance)
      guard sign != 0 else { continue }
      steps += 1
      if steps > stepLimit {
        clearQueue()
        return .tooManySteps
      }
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
    queue.removeAll()
    return .solved
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

  private func order(ofRow row: Int32) -> Int {
    let symbol = rows[Int(row)].symbol
    return symbol < 0 ? -1 : symbols[Int(symbol)].order
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
