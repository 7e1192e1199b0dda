extension Tableau {
  /// Makes a column basic in place of the basic symbol of a row, and updates objectives and values.
  ///
  /// - Parameter sign: Where the column's value moves to, 1 or -1: the side whose price it has from
  ///   now on.
  mutating func pivot(row: Int, entering: Int, direction sign: Int) {
    let factor = rows[row].coefficient(of: Int32(entering))
    let leaving = Int(rows[row].symbol)
    let slope = symbols[entering].slope(towards: sign)
    updateCosts(row: row, entering: entering, factor: factor, slope: slope)
    if isRecording {
      journal.append(.slope(row, rows[row].slope))
      journal.append(.exchange(row, leaving))
    }
    // The sum is 0, not -0.
    let value = -rows[row].value / factor + 0
    exchange(row: row, entering: entering, value: value)
    rows[row].slope = Int8(slope)
    if symbols[leaving].kind == .variable { markChanged(symbols[leaving].owner) }
    setValue(value, ofRow: row)
    age += 1
    pivotsUntilCheck -= 1
  }

  /// Replaces the basic symbol of a row by one of its columns in all rows, without regard to
  /// objectives; the column has a value from now on, which changes that of the other rows.
  mutating func exchange(row: Int, entering: Int, value: Double) {
    version += 1
    let leaving = Int(rows[row].symbol)
    let column = compactedColumn(entering)
    var entries = rows[row].entries
    // leaving = factor · entering + rest becomes entering = leaving / factor - rest / factor.
    let inverse = 1 / rows[row].coefficient(of: Int32(entering))
    var removed = 0
    for place in 0..<entries.count {
      if Int(entries[place].symbol) == entering {
        removed = place
      } else {
        entries[place].coefficient *= -inverse
      }
    }
    entries.remove(at: removed)
    var place = 0
    while place < entries.count && Int(entries[place].symbol) < leaving { place += 1 }
    entries.insert(Entry(symbol: Int32(leaving), coefficient: inverse), at: place)
    rows[row].entries = entries

    // The rows that contained the entering symbol contain the leaving one now.
    symbols[entering].column = symbols[leaving].column
    symbols[leaving].column = column
    symbols[entering].staleCount = 0
    symbols[leaving].staleCount = 0
    symbols[leaving].row = -1
    symbols[entering].row = Int32(row)
    rows[row].symbol = Int32(entering)
    rows[row].kind = symbols[entering].kind
    for place in 0..<column.count where Int(column[place]) != row {
      let other = Int(column[place])
      let factor = rows[other].coefficient(of: Int32(entering))
      substitute(Int32(entering), by: entries, times: factor, leaving: Int32(leaving), in: other)
      if value != 0 { setValue(Self.sum(rows[other].value, factor * value), ofRow: other) }
    }
  }

  /// Replaces a column in a row by a multiple of its definition, whose leaving symbol's column
  /// contains the row already.
  private mutating func substitute(
    _ symbol: Int32, by definition: List<Entry>, times factor: Double, leaving: Int32, in row: Int
  ) {
    let old = rows[row].entries
    if old.count == 1 && definition.count == 1 {
      old[0] = Entry(symbol: leaving, coefficient: factor * definition[0].coefficient)
      return
    }
    if definition.count * 8 < old.count {
      return substituteFew(symbol, by: definition, times: factor, leaving: leaving, in: row)
    }
    mergedEntries.reserve(old.count + definition.count)
    var (left, right, target) = (old.pointer, definition.pointer, mergedEntries.pointer)
    let (leftEnd, rightEnd, start) = (left + old.count, right + definition.count, target)
    while left < leftEnd || right < rightEnd {
      let leftSymbol = left < leftEnd ? left.pointee.symbol : .max
      let rightSymbol = right < rightEnd ? right.pointee.symbol : .max
      if leftSymbol < rightSymbol {
        if leftSymbol != symbol {
          target.pointee = left.pointee
          target += 1
        }
        left += 1
      } else if leftSymbol > rightSymbol {
        target.pointee = Entry(symbol: rightSymbol, coefficient: factor * right.pointee.coefficient)
        if rightSymbol != leaving { appendToColumn(rightSymbol, row: row) }
        target += 1
        right += 1
      } else {
        let sum = Self.coefficientSum(left.pointee.coefficient, factor * right.pointee.coefficient)
        if sum != 0 {
          target.pointee = Entry(symbol: leftSymbol, coefficient: sum)
          target += 1
        } else {
          removeFromColumn(leftSymbol)
        }
        left += 1
        right += 1
      }
    }
    mergedEntries.setCount(target - start)
    rows[row].entries = mergedEntries
    mergedEntries = old
    mergedEntries.removeAll()
  }

  /// Does the same as `substitute` in place, for a long row and a short definition.
  private mutating func substituteFew(
    _ symbol: Int32, by definition: List<Entry>, times factor: Double, leaving: Int32, in row: Int
  ) {
    var entries = rows[row].entries
    entries.remove(at: entries.lowerBound(symbol))
    rows[row].entries = entries
    for index in 0..<definition.count {
      let added = definition[index]
      let place = entries.lowerBound(added.symbol)
      let addend = factor * added.coefficient
      if place < entries.count && entries[place].symbol == added.symbol {
        let sum = Self.coefficientSum(entries[place].coefficient, addend)
        if sum != 0 {
          entries[place].coefficient = sum
        } else {
          entries.remove(at: place)
          rows[row].entries = entries
          removeFromColumn(added.symbol)
        }
      } else {
        if added.symbol != leaving { appendToColumn(added.symbol, row: row) }
        entries.insert(Entry(symbol: added.symbol, coefficient: addend), at: place)
        rows[row].entries = entries
      }
    }
  }
}
