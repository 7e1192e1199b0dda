/// The header of a dynamic block: the word lengths of both codes (RFC 1951, 3.2.7).
struct CodeLengths {
  /// A length, or a repetition of lengths, with its extra bits.
  private struct Item {
    var symbol: Int
    var extra = 0
  }

  /// The order in which the word lengths of the code for the lengths are written.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
  private static let extraBits = Array(repeating: 0, count: 16) + [2, 3, 7]

  private var code = HuffmanCode(count: order.count, maxLength: 7)
  private var items: [Item] = []
  private var literalCount = 0
  private var distanceCount = 0

  /// Sets the two codes whose lengths to write.
  mutating func set(_ literals: HuffmanCode, _ distances: HuffmanCode) {
    literalCount = literals.usedCount(minimum: 257)
    distanceCount = distances.usedCount(minimum: 1)
    items.removeAll(keepingCapacity: true)
    addRuns(
      literals.words.prefix(literalCount).map { Int($0.length) }
        + distances.words.prefix(distanceCount).map { Int($0.length) })
    let items = items
    code.count { frequencies in for item in items { frequencies[item.symbol] += 1 } }
    code.build()
  }

  /// The number of bits that `write(to:)` writes.
  var cost: Int {
    14 + 3 * writtenCount + code.cost + items.reduce(0) { $0 + Self.extraBits[$1.symbol] }
  }

  func write(to writer: inout BitWriter) {
    writer.put(UInt64(literalCount - 257), count: 5)
    writer.put(UInt64(distanceCount - 1), count: 5)
    writer.put(UInt64(writtenCount - 4), count: 4)
    writer.flush()
    for symbol in Self.order.prefix(writtenCount) {
      writer.put(UInt64(code.words[symbol].length), count: 3)
      writer.flush()
    }
    for item in items {
      writer.put(code.words[item.symbol])
      writer.put(UInt64(item.extra), count: Self.extraBits[item.symbol])
      writer.flush()
    }
  }

  /// The number of words of the code for the lengths whose lengths are written.
  private var writtenCount: Int {
    max(4, (Self.order.lastIndex { code.words[$0].length > 0 } ?? 0) + 1)
  }

  private mutating func addRuns(_ lengths: [Int]) {
    var first = 0
    while first < lengths.count {
      let length = lengths[first]
      let end = lengths[first...].firstIndex { $0 != length } ?? lengths.count
      addRun(of: length, count: end - first)
      first = end
    }
  }

  private mutating func addRun(of length: Int, count: Int) {
    var rest = count
    if length > 0 {
      items.append(Item(symbol: length))
      rest -= 1
      while rest >= 3 {
        let part = min(rest, 6)
        items.append(Item(symbol: 16, extra: part - 3))
        rest -= part
      }
    } else {
      while rest >= 11 {
        let part = min(rest, 138)
        items.append(Item(symbol: 18, extra: part - 11))
        rest -= part
      }
      if rest >= 3 {
        items.append(Item(symbol: 17, extra: rest - 3))
        rest = 0
      }
    }
    for _ in 0..<rest { items.append(Item(symbol: length)) }
  }
}
