/// The header of a dynamic block: the word lengths of both codes (RFC 1951, 3.2.7).
final class CodeLengths {
  /// A length, or a repetition of lengths, with its extra bits.
  private struct Item {
    var symbol: Int
    var extra = 0
  }

  /// The order in which the word lengths of the code for the lengths are written.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
  /// The symbols that repeat the last length, and a length of zero few or many times.
  private static let (repetition, fewZeros, manyZeros) = (16, 17, 18)
  private static let mostSymbols = DeflateSymbols.literalCount + DeflateSymbols.distanceCount

  private let code = HuffmanCode(count: order.count, maxLength: 7)
  private let lengths = UnsafeMutablePointer<UInt8>.allocate(capacity: mostSymbols)
  private let items = UnsafeMutablePointer<Item>.allocate(capacity: mostSymbols)
  private var itemCount = 0
  private var literalCount = 0
  private var distanceCount = 0

  deinit {
    lengths.deallocate()
    items.deallocate()
  }

  /// Sets the two codes whose lengths to write.
  func set(_ literals: HuffmanCode, _ distances: HuffmanCode) {
    literalCount = literals.wordCount(minimum: 257)
    distanceCount = distances.wordCount(minimum: 1)
    for symbol in 0..<literalCount { lengths[symbol] = UInt8(literals[symbol].length) }
    for symbol in 0..<distanceCount {
      lengths[literalCount + symbol] = UInt8(distances[symbol].length)
    }
    itemCount = 0
    addRuns(count: literalCount + distanceCount)
    code.count { frequencies in
      for index in 0..<itemCount { frequencies[items[index].symbol] += 1 }
    }
    code.build()
  }

  /// The number of bits that `write(to:)` writes.
  var cost: Int {
    (Self.repetition...Self.manyZeros).reduce(14 + 3 * writtenCount + code.cost) {
      $0 + code.frequency($1) * Self.extraBits($1)
    }
  }

  func write(to writer: inout BitWriter) {
    writer.put(UInt64(literalCount - 257), count: 5)
    writer.put(UInt64(distanceCount - 1), count: 5)
    writer.put(UInt64(writtenCount - 4), count: 4)
    writer.flush()
    for symbol in Self.order.prefix(writtenCount) {
      writer.put(UInt64(code[symbol].length), count: 3)
      writer.flush()
    }
    for index in 0..<itemCount {
      let item = items[index]
      writer.put(code[item.symbol])
      writer.put(UInt64(item.extra), count: Self.extraBits(item.symbol))
      writer.flush()
    }
  }

  private static func extraBits(_ symbol: Int) -> Int {
    switch symbol {
    case repetition: 2
    case fewZeros: 3
    case manyZeros: 7
    default: 0
    }
  }

  /// The number of words of the code for the lengths whose lengths are written.
  private var writtenCount: Int {
    max(4, (Self.order.lastIndex { code[$0].length > 0 } ?? 0) + 1)
  }

  private func addRuns(count: Int) {
    var first = 0
    while first < count {
      let length = lengths[first]
      var end = first + 1
      while end < count, lengths[end] == length { end += 1 }
      addRun(of: Int(length), count: end - first)
      first = end
    }
  }

  private func addRun(of length: Int, count: Int) {
    var rest = count
    if length > 0 {
      add(Item(symbol: length))
      rest -= 1
      while rest >= 3 {
        let part = min(rest, 6)
        add(Item(symbol: Self.repetition, extra: part - 3))
        rest -= part
      }
    } else {
      while rest >= 11 {
        let part = min(rest, 138)
        add(Item(symbol: Self.manyZeros, extra: part - 11))
        rest -= part
      }
      if rest >= 3 {
        add(Item(symbol: Self.fewZeros, extra: rest - 3))
        rest = 0
      }
    }
    for _ in 0..<rest { add(Item(symbol: length)) }
  }

  private func add(_ item: Item) {
    items[itemCount] = item
    itemCount += 1
  }
}
