/// A column or the basic symbol of a row of the tableau: a variable, or the amount by which the
/// terms of a constraint exceed its constant.
///
/// A constraint has one symbol, not several slack and error variables: the symbol's value is
/// unlimited, and its kind decides which values are allowed or have a price. The errors above and
/// below of Badros and Borning are the two directions of the symbol.
struct Symbol: BitwiseCopyable {
  /// Which values of a symbol are allowed, and which have a price.
  enum Kind: UInt8 {
    /// Any value is free.
    case variable
    /// Any value is free: a constraint that is being removed.
    case released
    /// Only 0 is allowed.
    case requiredEqual
    /// Values below 0 are not allowed.
    case requiredAtLeast
    /// Values other than 0 have a price.
    case optionalEqual
    /// Values below 0 have a price.
    case optionalAtLeast

    @inline(__always) var isRequired: Bool { self == .requiredEqual || self == .requiredAtLeast }
    @inline(__always) var isVariable: Bool { self == .variable }
    @inline(__always) var isOptional: Bool { self == .optionalEqual || self == .optionalAtLeast }
  }

  var kind: Kind
  /// Whether the symbol is in the list of columns whose optimality is to be checked.
  var isPending = false
  /// The row that defines the symbol, or -1 if it is a column, with the value 0.
  var row: Int32 = -1
  /// The number of the variable or of the constraint.
  var owner: Int
  /// The position in the order of creation of all symbols.
  var order: Int
  /// The level of an optional constraint.
  var priority: Double
  /// The rows that contain the symbol, if it is a column.
  ///
  /// `staleCount` of them may not contain it any more, or be repeated.
  var column = List<Int32>()
  var staleCount = 0
  /// How the objectives change per unit of the symbol through the rows, if it is a column.
  ///
  /// Its own price is not included.
  var costs = List<Cost>()
  /// What a change of the constraint's constant moves, as of a version of the tableau.
  var moves = List<Move>()
  var movesVersion = -1
  /// The constraint's terms over symbols of variables, for at-least and equality alike.
  var terms = List<Entry>()
  /// The constraint's constant.
  var constant = 0.0
  /// -1 if the signs of terms and constant are those of an at-most constraint, negated.
  var sign = 1.0
  /// The number of constraints that have a variable among their terms.
  var uses = 0
  /// The value of a variable that was last returned as a change.
  var reported = 0.0

  /// The slope of the symbol's price while its value is above 0 or, with -1, below.
  @inline(__always) func slope(towards direction: Int) -> Int {
    switch kind {
    case .variable, .released, .requiredEqual, .requiredAtLeast: 0
    case .optionalEqual: direction
    case .optionalAtLeast: direction < 0 ? -1 : 0
    }
  }

  mutating func deallocate() {
    column.deallocate()
    costs.deallocate()
    moves.deallocate()
    terms.deallocate()
  }
}

/// A coefficient of a row; the entries of a row are in ascending order of symbols.
struct Entry: BitwiseCopyable {
  var symbol: Int32
  var coefficient: Double
}

extension List<Entry> {
  /// Returns the place of the first entry whose symbol is not below a symbol.
  @inline(__always) func lowerBound(_ symbol: Int32) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) >> 1
      if self[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// A row that a column moves.
struct Move: BitwiseCopyable {
  var row: Int32
  /// The number of the variable that is basic, or -1.
  var variable: Int32
  var coefficient: Double
  /// The row's value before the current change.
  var old = 0.0
}

/// The objective of one level; those of a column are in descending order of priorities.
struct Cost: BitwiseCopyable {
  var priority: Double
  var amount: Double
}

/// A row of the tableau: basic symbol = value + Σ coefficient · column.
struct Row: BitwiseCopyable {
  var value: Double
  /// The basic symbol, or -1 if the row is not in use.
  var symbol: Int32
  var kind: Symbol.Kind
  /// Whether the row is in the list of rows to be made feasible.
  var isQueued = false
  /// The slope of the basic symbol's price: -1, 0 or 1 per unit.
  var slope: Int8 = 0
  /// The last compaction of a column that saw the row.
  var stamp: UInt32 = 0
  var entries = List<Entry>()

  /// Returns the coefficient of a column, or 0.
  @inline(__always) func coefficient(of symbol: Int32) -> Double {
    var low = 0
    var count = entries.count
    guard count > 0 else { return 0 }
    let base = entries.pointer
    while count > 1 {
      let half = count >> 1
      low = base[low + half].symbol <= symbol ? low + half : low
      count -= half
    }
    return base[low].symbol == symbol ? base[low].coefficient : 0
  }

  /// The direction in which the value has to move: 0 if the value is allowed and on the side that
  /// the slope is of.
  @inline(__always) func missingDirection(tolerance: Double) -> Int {
    switch kind {
    case .variable, .released: return 0
    case .requiredEqual: return value < -tolerance ? 1 : value > tolerance ? -1 : 0
    case .requiredAtLeast: return value < -tolerance ? 1 : 0
    case .optionalEqual, .optionalAtLeast:
      // An equality with the slope 0 is new, and its side has to be chosen.
      if value < -tolerance { return slope < 0 ? 0 : 1 }
      if value > tolerance {
        return slope < 0 || (slope == 0 && kind == .optionalEqual) ? -1 : 0
      }
      return slope == 0 && kind == .optionalEqual ? 1 : 0
    }
  }
}
