/// A prefix code in deflate's canonical form, which its word lengths define (RFC 1951, 3.2.2).
///
/// It computes in memory of its own, which arrays would check for each access that it is not shared.
final class HuffmanCode {
  /// The bits of one symbol, in the order in which they are written.
  struct Word {
    var bits: UInt32 = 0
    var length: UInt32 = 0
  }

  /// The number of symbols.
  let count: Int
  private let maxLength: Int
  private let frequencies: UnsafeMutablePointer<UInt32>
  private let words: UnsafeMutablePointer<Word>
  /// The used symbols with their frequencies in one number, in ascending order of frequency.
  private var sorted: UnsafeMutablePointer<UInt64>
  private var spareSorted: UnsafeMutablePointer<UInt64>
  private var usedCount = 0
  private let nodes: UnsafeMutablePointer<UInt32>

  /// Creates a code for `count` symbols with words of at most `maxLength` bits.
  init(count: Int, maxLength: Int) {
    (self.count, self.maxLength) = (count, maxLength)
    frequencies = .allocate(capacity: count)
    words = .allocate(capacity: count)
    sorted = .allocate(capacity: count)
    spareSorted = .allocate(capacity: count)
    nodes = .allocate(capacity: count)
    frequencies.initialize(repeating: 0, count: count)
    words.initialize(repeating: Word(), count: count)
  }

  deinit {
    frequencies.deallocate()
    words.deallocate()
    sorted.deallocate()
    spareSorted.deallocate()
    nodes.deallocate()
  }

  /// Sets the number of uses of each symbol: `body` increments them, starting at zero.
  func count(_ body: (UnsafeMutablePointer<UInt32>) -> Void) {
    frequencies.update(repeating: 0, count: count)
    body(frequencies)
  }

  /// Returns the number of uses of a symbol.
  func frequency(_ symbol: Int) -> Int { Int(frequencies[symbol]) }

  /// Returns the word of a symbol; that of an unused symbol has length 0.
  subscript(symbol: Int) -> Word { words[symbol] }

  /// Calls a closure with the words of all symbols.
  func withWords<Result>(_ body: (UnsafePointer<Word>) -> Result) -> Result { body(words) }

  /// The total number of bits of all symbols.
  var cost: Int {
    var bits: UInt64 = 0
    for symbol in 0..<count {
      bits &+= UInt64(frequencies[symbol]) &* UInt64(words[symbol].length)
    }
    return Int(bits)
  }

  /// Returns the number of symbols up to the last one that has a word, and at least `minimum`.
  func wordCount(minimum: Int) -> Int {
    var last = count
    while last > minimum, words[last - 1].length == 0 { last -= 1 }
    return last
  }

  /// Computes the optimal words for the frequencies.
  ///
  /// At least two symbols receive a word, as some decoders reject a code with one.
  func build() {
    sortSymbols()
    findDepths()
    withUnsafeTemporaryAllocation(of: Int.self, capacity: maxLength + 1) { counts in
      countLengths(counts)
      assignLengths(counts)
      assignBits(counts)
    }
  }

  private func sortSymbols() {
    usedCount = 0
    var all: UInt32 = 0
    for symbol in 0..<count {
      let frequency = frequencies[symbol]
      guard frequency > 0 else { continue }
      sorted[usedCount] = UInt64(frequency) << 16 | UInt64(symbol)
      usedCount += 1
      all |= frequency
    }
    var spare = 0
    while usedCount < 2 {
      if frequencies[spare] == 0 {
        sorted[usedCount] = 1 << 16 | UInt64(spare)
        usedCount += 1
      }
      spare += 1
    }
    // The sort is stable: symbols with equal frequencies remain in ascending order.
    for shift in stride(from: 0, to: 32 - all.leadingZeroBitCount, by: 8) {
      sortByDigit(shift: UInt64(16 + shift))
    }
  }

  /// Sorts by eight bits; the sort is stable.
  private func sortByDigit(shift: UInt64) {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 256) { offsets in
      offsets.initialize(repeating: 0)
      for index in 0..<usedCount { offsets[Int(sorted[index] &>> shift & 0xFF)] &+= 1 }
      var offset = 0
      for digit in 0..<256 {
        (offsets[digit], offset) = (offset, offset &+ offsets[digit])
      }
      for index in 0..<usedCount {
        let digit = Int(sorted[index] &>> shift & 0xFF)
        spareSorted[offsets[digit]] = sorted[index]
        offsets[digit] &+= 1
      }
      swap(&sorted, &spareSorted)
    }
  }

  /// Sets `nodes` to the word lengths of the sorted symbols, with the in-place algorithm of Moffat
  /// and Katajainen ("In-Place Calculation of Minimum-Redundancy Codes", 1995).
  private func findDepths() {
    let nodes = UnsafeMutableBufferPointer(start: nodes, count: usedCount)
    for index in nodes.indices { nodes[index] = UInt32(truncatingIfNeeded: sorted[index] >> 16) }
    mergeNodes(nodes)
    // From the root down: the depth of a node is that of its parent plus one.
    nodes[usedCount - 2] = 0
    for node in stride(from: usedCount - 3, through: 0, by: -1) {
      nodes[node] = nodes[Int(nodes[node])] + 1
    }
    assignLeafDepths(nodes)
  }

  /// Sets the number of words of each length, up to the maximum length.
  private func countLengths(_ counts: UnsafeMutableBufferPointer<Int>) {
    counts.initialize(repeating: 0)
    for index in 0..<usedCount { counts[min(Int(nodes[index]), maxLength)] += 1 }
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
  }

  /// Assigns the shortest words to the most frequent symbols.
  private func assignLengths(_ counts: UnsafeMutableBufferPointer<Int>) {
    words.update(repeating: Word(), count: count)
    var next = usedCount
    for length in 1...maxLength {
      for _ in 0..<counts[length] {
        next -= 1
        words[Int(sorted[next] & 0xFFFF)].length = UInt32(length)
      }
    }
  }

  /// Assigns consecutive numbers to the words of each length, in the order of the symbols.
  private func assignBits(_ counts: UnsafeMutableBufferPointer<Int>) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: maxLength + 2) { next in
      next.initialize(repeating: 0)
      for length in 1...maxLength {
        next[length + 1] = (next[length] + UInt32(counts[length])) << 1
      }
      for symbol in 0..<count {
        let length = words[symbol].length
        guard length > 0 else { continue }
        words[symbol].bits = reversed(next[Int(length)], count: length)
        next[Int(length)] += 1
      }
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
