/// A prefix code in deflate's canonical form, which its word lengths define (RFC 1951, 3.2.2).
struct HuffmanCode {
  /// The bits of one symbol, in the order in which they are written.
  struct Word {
    var bits: UInt32 = 0
    var length: UInt32 = 0
  }

  /// The number of uses of each symbol; must be set before `build()`.
  private(set) var frequencies: [UInt32]
  /// The word of each symbol; unused symbols have length 0.
  private(set) var words: [Word]
  private let maxLength: Int
  /// Working memory: symbols with their frequencies in one number, in ascending order of frequency.
  private var sorted: [UInt64] = []
  private var spareSorted: [UInt64] = []
  private var nodes: [UInt32] = []

  /// Creates a code for `count` symbols with words of at most `maxLength` bits.
  init(count: Int, maxLength: Int) {
    frequencies = Array(repeating: 0, count: count)
    words = Array(repeating: Word(), count: count)
    self.maxLength = maxLength
  }

  /// Sets the frequencies: `body` increments them, starting at zero.
  mutating func count(_ body: (UnsafeMutablePointer<UInt32>) -> Void) {
    frequencies.withUnsafeMutableBufferPointer { frequencies in
      frequencies.update(repeating: 0)
      if let start = frequencies.baseAddress { body(start) }
    }
  }

  /// The total number of bits of all symbols.
  var cost: Int {
    var bits = 0
    for symbol in words.indices { bits += Int(frequencies[symbol]) * Int(words[symbol].length) }
    return bits
  }

  /// Returns the number of symbols up to the last one that has a word, and at least `minimum`.
  func usedCount(minimum: Int) -> Int {
    max(minimum, (words.lastIndex { $0.length > 0 } ?? 0) + 1)
  }

  /// Computes the optimal words for the frequencies.
  ///
  /// At least two symbols receive a word, as some decoders reject a code with one.
  mutating func build() {
    sortSymbols()
    findDepths()
    assignLengths(counts())
    assignBits()
  }

  private mutating func sortSymbols() {
    sorted.removeAll(keepingCapacity: true)
    var all: UInt32 = 0
    for (symbol, frequency) in frequencies.enumerated() where frequency > 0 {
      sorted.append(UInt64(frequency) << 16 | UInt64(symbol))
      all |= frequency
    }
    var spare = 0
    while sorted.count < 2 {
      if frequencies[spare] == 0 { sorted.append(1 << 16 | UInt64(spare)) }
      spare += 1
    }
    // The sort is stable: symbols with equal frequencies remain in ascending order.
    for shift in stride(from: 0, to: 32 - all.leadingZeroBitCount, by: 8) {
      sortByDigit(shift: UInt64(16 + shift))
    }
  }

  /// Sorts by eight bits; the sort is stable.
  private mutating func sortByDigit(shift: UInt64) {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 256) { offsets in
      offsets.initialize(repeating: 0)
      for item in sorted { offsets[Int(item &>> shift & 0xFF)] &+= 1 }
      var offset = 0
      for digit in offsets.indices {
        (offsets[digit], offset) = (offset, offset &+ offsets[digit])
      }
      spareSorted.removeAll(keepingCapacity: true)
      spareSorted.append(contentsOf: sorted)
      for item in spareSorted {
        let digit = Int(item &>> shift & 0xFF)
        sorted[offsets[digit]] = item
        offsets[digit] &+= 1
      }
    }
  }

  /// Sets `nodes` to the word lengths of the sorted symbols, with the in-place algorithm of Moffat
  /// and Katajainen ("In-Place Calculation of Minimum-Redundancy Codes", 1995).
  private mutating func findDepths() {
    let count = sorted.count
    nodes.removeAll(keepingCapacity: true)
    nodes.append(contentsOf: sorted.lazy.map { UInt32($0 >> 16) })
    nodes.withUnsafeMutableBufferPointer { nodes in
      mergeNodes(nodes)
      // From the root down: the depth of a node is that of its parent plus one.
      nodes[count - 2] = 0
      for node in stride(from: count - 3, through: 0, by: -1) {
        nodes[node] = nodes[Int(nodes[node])] + 1
      }
      assignLeafDepths(nodes)
    }
  }

  /// Returns the number of words of each length, up to the maximum length.
  private func counts() -> [Int] {
    var counts = Array(repeating: 0, count: maxLength + 1)
    for depth in nodes { counts[min(Int(depth), maxLength)] += 1 }
    // Truncated words exceed the code space. To make room, replace a shorter word with two longer
    // ones, one of them for a truncated word.
    var used = 0
    for length in 1...maxLength { used += counts[length] << (maxLength - length) }
    while used > 1 << maxLength {
      guard let shorter = (1..<maxLength).last(where: { counts[$0] > 0 }) else { break }
      counts[maxLength] -= 1
      counts[shorter] -= 1
      counts[shorter + 1] += 2
      used -= 1
    }
    return counts
  }

  /// Assigns the shortest words to the most frequent symbols.
  private mutating func assignLengths(_ counts: [Int]) {
    for symbol in words.indices { words[symbol].length = 0 }
    var next = sorted.count
    for (length, count) in counts.enumerated() {
      for _ in 0..<count {
        next -= 1
        words[Int(sorted[next] & 0xFFFF)].length = UInt32(length)
      }
    }
  }

  /// Assigns consecutive numbers to the words of each length, in the order of the symbols.
  private mutating func assignBits() {
    var counts = Array(repeating: UInt32(0), count: maxLength + 1)
    for word in words where word.length > 0 { counts[Int(word.length)] += 1 }
    var next = Array(repeating: UInt32(0), count: maxLength + 2)
    for length in 1...maxLength { next[length + 1] = (next[length] + counts[length]) << 1 }
    for symbol in words.indices where words[symbol].length > 0 {
      let length = words[symbol].length
      words[symbol].bits = reversed(next[Int(length)], count: length)
      next[Int(length)] += 1
    }
  }
}

/// Repeatedly merges the two least frequent nodes; afterwards each inner node contains the index of
/// its parent.
private func mergeNodes(_ nodes: UnsafeMutableBufferPointer<UInt32>) {
  let count = nodes.count
  var (leaf, root) = (0, 0)
  for node in 0..<(count - 1) {
    func removeRarest() -> UInt32 {
      if leaf >= count || (root < node && nodes[root] < nodes[leaf]) {
        let weight = nodes[root]
        nodes[root] = UInt32(node)
        root += 1
        return weight
      }
      leaf += 1
      return nodes[leaf - 1]
    }
    let first = removeRarest()
    nodes[node] = first + removeRarest()
  }
}

/// Replaces the depths of the inner nodes, the root last, with those of the leaves, the least
/// frequent first.
private func assignLeafDepths(_ nodes: UnsafeMutableBufferPointer<UInt32>) {
  var leaf = nodes.count - 1
  var inner = nodes.count - 2
  var (available, depth) = (1, UInt32(0))
  while available > 0 {
    var innerCount = 0
    while inner >= 0, nodes[inner] == depth {
      innerCount += 1
      inner -= 1
    }
    for _ in innerCount..<available {
      nodes[leaf] = depth
      leaf -= 1
    }
    available = 2 * innerCount
    depth += 1
  }
}

/// Returns the lowest `count` bits in reverse order.
private func reversed(_ bits: UInt32, count: UInt32) -> UInt32 {
  var bits = bits
  bits = (bits & 0x5555) << 1 | (bits >> 1) & 0x5555
  bits = (bits & 0x3333) << 2 | (bits >> 2) & 0x3333
  bits = (bits & 0x0F0F) << 4 | (bits >> 4) & 0x0F0F
  return ((bits & 0xFF) << 8 | bits >> 8) >> (16 - count)
}
