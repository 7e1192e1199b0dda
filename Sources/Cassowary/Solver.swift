/// An incremental solver of linear constraints with strict priorities, after the Cassowary
/// algorithm (Badros, Borning and Stuckey, "The Cassowary linear arithmetic constraint solving
/// algorithm", 2001).
///
/// Required constraints always hold. At each lower priority, from the highest to the lowest, the sum
/// of absolute violations is minimal among all solutions that are as good at the higher ones.
/// Optional inequalities that hold have no effect.
///
/// Changes cost in proportion to what they move: a changed constant updates the rows that contain
/// it; the dual simplex method restores feasibility after additions and changed constants, the
/// primal one optimality after removals. The result depends only on the sequence of calls.
///
/// **Ties.** Where constraints of one priority conflict, the one that was added first gives in.
/// Where nothing determines variables, one solution is chosen in which as many as possible are 0: of
/// the variables of a constraint, the one that was created last is determined by it, and those that
/// were created first stay 0.
public final class Solver {
  /// The number of steps within which a change is solved; by default far more than layouts need.
  public var stepLimit = 20_000

  var tableau = Tableau()
  /// The symbols of variables and of constraints by their numbers; -1 once removed.
  var variableSymbols = List<Int32>()
  var constraintSymbols = List<Int32>()

  /// Creates a solver without variables.
  public init() {}

  deinit {
    variableSymbols.deallocate()
    constraintSymbols.deallocate()
  }

  // MARK: Variables

  /// Creates a variable, which is 0 until constraints determine it.
  public func makeVariable() -> Variable {
    let index = variableSymbols.count
    variableSymbols.append(Int32(tableau.makeSymbol(.variable, owner: index)))
    if index & 63 == 0 { tableau.changed.append(0) }
    return Variable(index: index)
  }

  /// Removes a variable that no constraint contains; otherwise does nothing.
  public func remove(_ variable: Variable) {
    guard let symbol = symbol(of: variable), tableau.symbols[symbol].uses == 0,
      tableau.symbols[symbol].row < 0
    else { return }
    variableSymbols[variable.index] = -1
    tableau.removeSymbol(symbol)
  }

  /// Returns the value of a variable; 0 for one that was removed.
  public func value(of variable: Variable) -> Double {
    symbol(of: variable).map { tableau.value(of: $0) } ?? 0
  }

  /// Returns the variables whose values changed since the last call, in the order of creation.
  public func takeChanges() -> [Variable] {
    let words = tableau.changedWords
    guard words.low <= words.high else { return [] }
    tableau.changedWords = (low: .max, high: -1)
    var count = 0
    for word in words.low...words.high { count += tableau.changed[word].nonzeroBitCount }
    return Array(unsafeUninitializedCapacity: count) { buffer, initialized in
      for word in words.low...words.high {
        var bits = tableau.changed[word]
        tableau.changed[word] = 0
        while bits != 0 {
          let index = word << 6 + bits.trailingZeroBitCount
          bits &= bits - 1
          let symbol = Int(variableSymbols[index])
          guard symbol >= 0 else { continue }
          let value = tableau.value(of: symbol)
          guard value != tableau.symbols[symbol].reported else { continue }
          tableau.symbols[symbol].reported = value
          buffer.initializeElement(at: initialized, to: Variable(index: index))
          initialized += 1
        }
      }
    }
  }

  func symbol(of variable: Variable) -> Int? {
    guard variable.index < variableSymbols.count else { return nil }
    let symbol = Int(variableSymbols[variable.index])
    return symbol < 0 ? nil : symbol
  }

  func symbol(of id: ConstraintID) -> Int? {
    guard id.index < constraintSymbols.count else { return nil }
    let symbol = Int(constraintSymbols[id.index])
    return symbol < 0 ? nil : symbol
  }
}
