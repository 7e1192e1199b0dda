extension Tableau {
  /// Adds a multiple of costs to those of a column.
  @inline(__always) mutating func addCosts(
    _ added: List<Cost>, times factor: Double, to symbol: Int
  ) {
    guard added.count > 0 else { return }
    if added.count == 1 {
      addCost(added[0].amount * factor, at: added[0].priority, to: symbol)
    } else {
      Self.add(added, times: factor, to: &symbols[symbol].costs)
    }
  }

  /// Adds an amount at one level to the costs of a column.
  mutating func addCost(_ amount: Double, at priority: Double, to symbol: Int) {
    Self.add(amount, at: priority, to: &symbols[symbol].costs)
  }

  static func add(_ amount: Double, at priority: Double, to costs: inout List<Cost>) {
    var place = 0
    while place < costs.count && costs[place].priority > priority { place += 1 }
    if place < costs.count && costs[place].priority == priority {
      let sum = costs[place].amount + amount
      if abs(sum) <= 1e-10 * max(abs(amount), abs(costs[place].amount)) {
        costs.remove(at: place)
      } else {
        costs[place].amount = sum
      }
    } else if amount != 0 {
      costs.insert(Cost(priority: priority, amount: amount), at: place)
    }
  }

  static func add(_ added: List<Cost>, times factor: Double, to costs: inout List<Cost>) {
    for place in 0..<added.count {
      add(added[place].amount * factor, at: added[place].priority, to: &costs)
    }
  }

  /// Changes the slope of a row's price.
  mutating func setSlope(_ slope: Int, ofRow row: Int, tracking: Bool) {
    let difference = slope - Int(rows[row].slope)
    guard difference != 0 else { return }
    if isRecording { journal.append(.slope(row, rows[row].slope)) }
    rows[row].slope = Int8(slope)
    let priority = symbols[Int(rows[row].symbol)].priority
    let entries = rows[row].entries
    for place in 0..<entries.count {
      let symbol = Int(entries[place].symbol)
      addCost(Double(difference) * entries[place].coefficient, at: priority, to: symbol)
      if tracking { markPending(symbol) }
    }
  }

  /// Updates the objectives for a pivot that gives the entering symbol a slope.
  mutating func updateCosts(row: Int, entering: Int, factor: Double, slope: Int) {
    let leaving = Int(rows[row].symbol)
    // The price per unit of the leaving symbol that the pivot moves to the other columns.
    var moved = symbols[entering].costs
    symbols[entering].costs = List()
    if slope != 0 { Self.add(Double(slope), at: symbols[entering].priority, to: &moved) }
    if moved.count > 0 {
      for place in 0..<moved.count { moved[place].amount /= factor }
      let entries = rows[row].entries
      for place in 0..<entries.count {
        let symbol = Int(entries[place].symbol)
        guard symbol != entering else { continue }
        addCosts(moved, times: -entries[place].coefficient, to: symbol)
      }
    }
    let old = rows[row].slope
    if old != 0 { Self.add(-Double(old), at: symbols[leaving].priority, to: &moved) }
    // A basic symbol has no costs.
    symbols[leaving].costs.deallocate()
    symbols[leaving].costs = moved
  }

  /// Computes the objectives from the rows whose basic symbols have a slope.
  mutating func recomputeCosts() {
    for symbol in 0..<symbols.count { symbols[symbol].costs.removeAll() }
    for row in 0..<rows.count where rows[row].slope != 0 && rows[row].symbol >= 0 {
      let priority = symbols[Int(rows[row].symbol)].priority
      let entries = rows[row].entries
      for place in 0..<entries.count {
        addCost(
          Double(rows[row].slope) * entries[place].coefficient, at: priority,
          to: Int(entries[place].symbol))
      }
    }
  }

  /// Writes what moving a column costs per unit, divided by a number, to `direction`; returns
  /// whether the column may move there at all.
  @inline(__always) mutating func computeDirection(
    _ symbol: Int, _ sign: Int, dividedBy divisor: Double
  ) -> Bool {
    let pointer = symbols.pointer + symbol
    var ownPrice = false
    switch pointer.pointee.kind {
    case .variable, .released: break
    case .requiredEqual: return false
    case .requiredAtLeast: if sign < 0 { return false }
    case .optionalEqual: ownPrice = true
    case .optionalAtLeast: ownPrice = sign < 0
    }
    direction.removeAll()
    let costs = pointer.pointee.costs
    let factor = Double(sign) / divisor
    if costs.count > 0 {
      direction.reserve(costs.count)
      for place in 0..<costs.count {
        direction.pointer[place] = Cost(
          priority: costs[place].priority, amount: costs[place].amount * factor)
      }
      direction.setCount(costs.count)
    }
    if ownPrice { Self.add(1 / divisor, at: pointer.pointee.priority, to: &direction) }
    return true
  }

  /// Compares two costs level by level: -1 if the first are lower, 1 if they are higher, 0 if they
  /// are equal but for rounding errors.
  static func compare(_ first: List<Cost>, _ second: List<Cost>) -> Int {
    var (left, right) = (0, 0)
    while left < first.count || right < second.count {
      let leftPriority = left < first.count ? first[left].priority : -.infinity
      let rightPriority = right < second.count ? second[right].priority : -.infinity
      let priority = max(leftPriority, rightPriority)
      var difference = 0.0
      var scale = 1.0
      if leftPriority == priority {
        difference = first[left].amount
        scale = max(scale, abs(first[left].amount))
        left += 1
      }
      if rightPriority == priority {
        difference -= second[right].amount
        scale = max(scale, abs(second[right].amount))
        right += 1
      }
      if difference < -1e-9 * scale { return -1 }
      if difference > 1e-9 * scale { return 1 }
    }
    return 0
  }

  /// Returns -1 if costs are below 0 at their first level that is not 0, 1 if above, otherwise 0.
  static func sign(of costs: List<Cost>) -> Int {
    for place in 0..<costs.count {
      if costs[place].amount < -1e-9 { return -1 }
      if costs[place].amount > 1e-9 { return 1 }
    }
    return 0
  }
}
