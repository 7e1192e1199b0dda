/// The dictionary of the simplex method: every basic symbol as a sum of columns, which are 0.
///
/// Between changes it is optimal at every level and feasible. The rows that contain a column are
/// listed with the column, so that a change touches these rows alone.
struct Tableau: ~Copyable {
  var symbols = List<Symbol>()
  var rows = List<Row>()
  /// The symbols and rows that are not in use.
  var freeSymbols = List<Int32>()
  var freeRows = List<Int32>()
  var nextOrder = 0
  /// The rows whose basic symbols may have values that are not allowed.
  var queue = List<Int32>()
  /// The columns that may improve an objective.
  var pending = List<Int32>()
  /// What is needed to undo the current change; not recorded while `isRecording` is false.
  var journal = List<JournalEntry>()
  var isRecording = false
  /// A bit for each variable, by its number, whose value may have changed since the last report.
  var changed = List<UInt64>()
  /// The words of `changed` that may have bits.
  var changedWords = (low: Int.max, high: -1)
  /// The greatest magnitude of a constant so far, to which rounding errors are in proportion.
  var magnitude = 1.0
  /// The difference from 0 that counts as 0.
  var tolerance = 1e-9
  /// Whether a value was not finite during the current change.
  var hasOverflow = false
  /// The number of pivots since the rows were computed from the constraints.
  var age = 0
  /// The number of pivots until errors are measured.
  var pivotsUntilCheck = Tableau.checkInterval
  /// Changes with every change of the rows but for values.
  var version = 0
  /// The number of compacted columns, which marks the rows seen by the current one.
  var stamp: UInt32 = 0

  // Memory for intermediate results.
  var mergedEntries = List<Entry>()
  var mergedCosts = List<Cost>()
  var ratio = List<Cost>()
  var bestRatio = List<Cost>()
  var direction = List<Cost>()
  var affected = List<Int32>()

  init() {}

  deinit {
    for index in 0..<symbols.count {
      var symbol = symbols[index]
      symbol.deallocate()
    }
    for index in 0..<rows.count {
      var row = rows[index]
      row.entries.deallocate()
    }
    // The lists themselves are copied, as a value that ends can't be mutated.
    var entries = mergedEntries
    var costs = (mergedCosts, ratio, bestRatio, direction)
    var numbers = (freeSymbols, freeRows, queue, pending, affected)
    var (allSymbols, allRows, log, bits) = (symbols, rows, journal, changed)
    entries.deallocate()
    costs.0.deallocate()
    costs.1.deallocate()
    costs.2.deallocate()
    costs.3.deallocate()
    numbers.0.deallocate()
    numbers.1.deallocate()
    numbers.2.deallocate()
    numbers.3.deallocate()
    numbers.4.deallocate()
    allSymbols.deallocate()
    allRows.deallocate()
    log.deallocate()
    bits.deallocate()
  }

  // MARK: Symbols

  /// Adds a column.
  mutating func makeSymbol(_ kind: Symbol.Kind, owner: Int, priority: Double = 0) -> Int {
    let symbol = Symbol(kind: kind, owner: owner, order: nextOrder, priority: priority)
    nextOrder += 1
    if let free = freeSymbols.popLast() {
      symbols[Int(free)] = symbol
      return Int(free)
    }
    symbols.append(symbol)
    return symbols.count - 1
  }

  /// Removes a symbol that no row contains.
  mutating func removeSymbol(_ symbol: Int) {
    if symbols[symbol].isPending, let place = index(of: Int32(symbol), in: pending) {
      pending.remove(at: place)
    }
    symbols[symbol].deallocate()
    symbols[symbol].row = -1
    symbols[symbol].owner = -1
    symbols[symbol].isPending = false
    freeSymbols.append(Int32(symbol))
  }

  /// Returns the value of a symbol.
  @inline(__always) func value(of symbol: Int) -> Double {
    let row = symbols[symbol].row
    return row < 0 ? 0 : rows[Int(row)].value
  }

  func index(of number: Int32, in list: List<Int32>) -> Int? {
    guard list.count > 0 else { return nil }
    let memory = list.pointer
    for index in 0..<list.count where memory[index] == number { return index }
    return nil
  }

  // MARK: Rows

  /// Adds a row with the entries in `mergedEntries` for a symbol that is a column of no row.
  mutating func makeRow(for symbol: Int, value: Double) -> Int {
    version += 1
    let index: Int
    if let free = freeRows.popLast() {
      index = Int(free)
    } else {
      rows.append(Row(value: 0, symbol: -1, kind: .variable))
      index = rows.count - 1
    }
    rows[index].value = value
    rows[index].symbol = Int32(symbol)
    rows[index].kind = symbols[symbol].kind
    rows[index].slope = 0
    symbols[symbol].row = Int32(index)
    let entries = mergedEntries
    for place in 0..<entries.count { appendToColumn(entries[place].symbol, row: index) }
    mergedEntries = rows[index].entries
    rows[index].entries = entries
    return index
  }

  /// Removes a row with its basic symbol, which becomes a column of no row.
  mutating func removeRow(_ index: Int) {
    version += 1
    let entries = rows[index].entries
    rows[index].entries.removeAll()
    for place in 0..<entries.count { removeFromColumn(entries.pointer[place].symbol) }
    symbols[Int(rows[index].symbol)].row = -1
    rows[index].symbol = -1
    rows[index].slope = 0
    rows[index].kind = .variable
    freeRows.append(Int32(index))
  }

  /// Notes that a row no longer contains a column; the column still lists it until it is compacted.
  @inline(__always) mutating func removeFromColumn(_ symbol: Int32) {
    symbols.pointer[Int(symbol)].staleCount += 1
  }

  /// Notes that a row is about to contain a column.
  @inline(__always) mutating func appendToColumn(_ symbol: Int32, row: Int) {
    let pointer = symbols.pointer + Int(symbol)
    if pointer.pointee.column.count == pointer.pointee.column.capacity,
      pointer.pointee.staleCount * 2 > pointer.pointee.column.count
    {
      compactColumn(Int(symbol))
    }
    pointer.pointee.column.append(Int32(row))
  }

  /// Returns the rows that contain a column.
  @inline(__always) mutating func compactedColumn(_ symbol: Int) -> List<Int32> {
    if symbols[symbol].staleCount > 0 { compactColumn(symbol) }
    return symbols[symbol].column
  }

  /// Removes the rows that do not contain a column, and repetitions of those that do, from its list.
  @inline(never) private mutating func compactColumn(_ symbol: Int) {
    var column = symbols[symbol].column
    stamp &+= 1
    var count = 0
    for place in 0..<column.count {
      let row = rows.pointer + Int(column[place])
      if row.pointee.stamp != stamp && row.pointee.coefficient(of: Int32(symbol)) != 0 {
        row.pointee.stamp = stamp
        column[count] = column[place]
        count += 1
      }
    }
    column.setCount(count)
    symbols[symbol].column = column
    symbols[symbol].staleCount = 0
  }

  /// Adds a multiple of a symbol to the entries in `mergedEntries`, and returns the same multiple
  /// of the symbol's value.
  mutating func accumulate(_ symbol: Int, times factor: Double) -> Double {
    let row = symbols[symbol].row
    if row < 0 {
      var single = Entry(symbol: Int32(symbol), coefficient: 1)
      withUnsafePointer(to: &single) { accumulate($0, count: 1, times: factor) }
      return 0
    }
    let entries = rows[Int(row)].entries
    if entries.count > 0 { accumulate(entries.pointer, count: entries.count, times: factor) }
    return factor * rows[Int(row)].value
  }

  private mutating func accumulate(
    _ added: UnsafePointer<Entry>, count: Int, times factor: Double
  ) {
    var old = mergedEntries
    var result = List<Entry>()
    result.reserve(old.count + count)
    let target = result.pointer
    var (first, second, length) = (0, 0, 0)
    while first < old.count || second < count {
      if second == count || (first < old.count && old[first].symbol < added[second].symbol) {
        target[length] = old[first]
        first += 1
        length += 1
      } else if first == old.count || added[second].symbol < old[first].symbol {
        target[length] = Entry(
          symbol: added[second].symbol, coefficient: factor * added[second].coefficient)
        second += 1
        length += 1
      } else {
        let addend = factor * added[second].coefficient
        let sum = Self.coefficientSum(old[first].coefficient, addend)
        if sum != 0 {
          target[length] = Entry(symbol: old[first].symbol, coefficient: sum)
          length += 1
        }
        first += 1
        second += 1
      }
    }
    result.setCount(length)
    old.deallocate()
    mergedEntries = result
  }

  /// Returns the sum of two numbers, and exactly 0 if they cancel but for rounding errors.
  @inline(__always) static func sum(_ first: Double, _ second: Double) -> Double {
    let sum = first + second
    return abs(sum) < 1e-12 * max(abs(first), abs(second)) ? 0 : sum
  }

  /// Returns the sum of two coefficients, and exactly 0 if it is small enough to be an error.
  @inline(__always) static func coefficientSum(_ first: Double, _ second: Double) -> Double {
    let sum = first + second
    return abs(sum) < 1e-10 * max(abs(first), abs(second)) ? 0 : sum
  }

  /// The least coefficient of a pivot in proportion to the row's greatest: less may be an error.
  static let leastPivot = 1e-8

  // MARK: Values

  /// Changes the value of a row, and lists it if it is not allowed any more.
  @inline(__always) mutating func setValue(_ value: Double, ofRow index: Int) {
    let row = rows.pointer + index
    if isRecording { journal.append(.value(index, row.pointee.value)) }
    row.pointee.value = value
    if !(abs(value) <= .greatestFiniteMagnitude) { hasOverflow = true }
    if row.pointee.kind == .variable {
      markChanged(symbols[Int(row.pointee.symbol)].owner)
    } else if !row.pointee.isQueued && row.pointee.missingDirection(tolerance: tolerance) != 0 {
      row.pointee.isQueued = true
      queue.append(Int32(index))
    }
  }

  /// Notes that the value of a variable may have changed.
  @inline(__always) mutating func markChanged(_ variable: Int) {
    let word = variable >> 6
    changed[word] |= 1 << UInt64(variable & 63)
    changedWords.low = min(changedWords.low, word)
    changedWords.high = max(changedWords.high, word)
  }

  /// Notes that a column may improve an objective.
  @inline(__always) mutating func markPending(_ symbol: Int) {
    guard !symbols[symbol].isPending else { return }
    symbols[symbol].isPending = true
    pending.append(Int32(symbol))
  }

  /// Takes the magnitude of a constant into account in what counts as 0.
  ///
  /// Larger constants mean infinity, such as the greatest finite number.
  mutating func noteMagnitude(_ number: Double) {
    guard abs(number) > magnitude && abs(number) < 1e8 else { return }
    magnitude = abs(number)
    tolerance = 1e-9 * max(1, magnitude / 1e4)
  }
}

/// One step of a change, with what is needed to undo it.
struct JournalEntry: BitwiseCopyable {
  enum Step: UInt8 {
    case value, slope, exchange
  }

  var step: Step
  var row: Int32
  /// The symbol that was basic before an exchange.
  var symbol: Int32 = -1
  var old = 0.0

  static func value(_ row: Int, _ old: Double) -> JournalEntry {
    JournalEntry(step: .value, row: Int32(row), old: old)
  }

  static func slope(_ row: Int, _ old: Int8) -> JournalEntry {
    JournalEntry(step: .slope, row: Int32(row), old: Double(old))
  }

  static func exchange(_ row: Int, _ symbol: Int) -> JournalEntry {
    JournalEntry(step: .exchange, row: Int32(row), symbol: Int32(symbol))
  }
}
