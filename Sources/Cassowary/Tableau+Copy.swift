extension Tableau {
  /// Creates a tableau with memory of its own and the contents of another.
  init(copying other: borrowing Tableau) {
    symbols = List(copying: other.symbols)
    rows = List(copying: other.rows)
    freeSymbols = List(copying: other.freeSymbols)
    freeRows = List(copying: other.freeRows)
    nextOrder = other.nextOrder
    age = other.age
    stamp = other.stamp
    changed = List(copying: other.changed)
    changedWords = other.changedWords
    pending = List(copying: other.pending)
    magnitude = other.magnitude
    tolerance = other.tolerance
    for index in 0..<symbols.count {
      symbols[index].column = List(copying: symbols[index].column)
      symbols[index].costs = List(copying: symbols[index].costs)
      symbols[index].terms = List(copying: symbols[index].terms)
      symbols[index].moves = List()
      symbols[index].movesVersion = -1
    }
    for index in 0..<rows.count { rows[index].entries = List(copying: rows[index].entries) }
  }

  /// Returns whether a column can move in some direction without a price.
  mutating func isFree(_ symbol: Int) -> Bool {
    for sign in [1, -1] where computeDirection(symbol, sign, dividedBy: 1) {
      if Self.sign(of: direction) <= 0 { return true }
    }
    return false
  }

  /// Moves a symbol in a direction as far as no constraint suffers, at most by 1, and returns its
  /// new value.
  mutating func push(_ symbol: Int, direction sign: Double) -> Double {
    let pushed = makeSymbol(.optionalAtLeast, owner: -1, priority: -.greatestFiniteMagnitude)
    symbols[pushed].constant = sign * value(of: symbol) + 1
    symbols[pushed].terms.append(Entry(symbol: Int32(symbol), coefficient: sign))
    _ = insert(row: makeConstraintRow(pushed), stepLimit: 100_000)
    return value(of: symbol)
  }
}
