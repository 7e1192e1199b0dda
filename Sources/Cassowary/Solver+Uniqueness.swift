extension Solver {
  /// Returns whether the constraints determine the value of a variable: all solutions that are as
  /// good at every priority have the same value.
  ///
  /// Where that can't be seen from the current solution, a copy of the system is solved twice.
  public func isUnique(_ variable: Variable) -> Bool {
    guard let symbol = symbol(of: variable) else { return true }
    let row = Int(tableau.symbols[symbol].row)
    var canMove = row < 0
    if row >= 0 {
      let entries = tableau.rows[row].entries
      for place in 0..<entries.count where tableau.isFree(Int(entries[place].symbol)) {
        canMove = true
      }
    }
    guard canMove else { return true }
    let value = tableau.value(of: symbol)
    for sign in [1.0, -1] {
      var copy = Tableau(copying: tableau)
      if abs(copy.push(symbol, direction: sign) - value) > 1e-6 { return false }
    }
    return true
  }
}
