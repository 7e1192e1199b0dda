/// A prefix code in deflate's canonical form: the lengths say all (RFC 1951, 3.2.2).
struct HuffmanCode {
  /// The bits of one symbol, as they are written.
  struct Word {
    var bits: UInt32 = 0
    var length: UInt32 = 0
  }

  /// How often each symbol is used; set before `build()`.
  private(set) var frequencies: [UInt32]
  /// The words, of length 0 for symbols that are not used.
  private(set) var words: [Word]
  private let longest: Int
  /// Work space: a symbol and its frequency in one number, rarest first; then node by node of the tree.
  private var sorted: [UInt64] = []
  private var spareSorted: [UInt64] = []
  private var nodes: [UInt32] = []

  /// Makes a code for `count` symbols whose words have at most `longest` bits.
  init(count: Int, longest: Int) {
    frequencies = Array(repeating: 0, count: count)
    words = Array(repeating: Word(), count: count)
    self.longest = longest
  }

  /// Sets how often symbols are used.
  mutating func count(_ body: (UnsafeMutablePointer<UInt32>) -> Void) {
    frequencies.withUnsafeMutableBufferPointer { frequencies in
      frequencies.update(repeating: 0)
      if let start = frequencies.baseAddress { body(start) }
    }
  }

  /// The bits that all symbols take together.
  var cost: Int {
    var bits = 0
    for symbol in words.indices { bits += Int(frequencies[symbol]) * Int(words[symbol].length) }
    return bits
  }

  /// The symbols up to the last one that has a word, at least `least`.
  func usedCount(least: Int) -> Int {
    max(least, (words.lastIndex { $0.length > 0 } ?? 0) + 1)
  }

  /// Finds the shortest words for the frequencies.
  ///
  /// At least two symbols get a word, as some decoders take no code of one.
  mutating func build() {
    sortSymbols()
    findDepths()
    giveLengths(counts())
    giveBits()
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
    // The symbols are in order; so they stay where frequencies are the same.
    for shift in stride(from: 0, to: 32 - all.leadingZeroBitCount, by: 8) {
      sortByDigit(shift: UInt64(16 + shift))
    }
  }

  /// Sorts by eight bits, and leaves the order of what has the same ones.
  private mutating func sortByDigit(shift: UInt64) {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 256) { places in
      places.initialize(repeating: 0)
      for item in sorted { places[Int(item &>> shift & 0xFF)] &+= 1 }
      var place = 0
      for digit in places.indices { (places[digit], place) = (place, place &+ places[digit]) }
      spareSorted.removeAll(keepingCapacity: true)
      spareSorted.append(contentsOf: sorted)
      for item in spareSorted {
        let digit = Int(item &>> shift & 0xFF)
        sorted[places[digit]] = item
        places[digit] &+= 1
      }
    }
  }

  /// Fills `nodes` with the length of each sorted symbol's word, by the algorithm in place of Moffat and
  /// Katajainen ("In-Place Calculation of Minimum-Redundancy Codes", 1995).
  private mutating func findDepths() {
    let count = sorted.count
    nodes.removeAll(keepingCapacity: true)
    nodes.append(contentsOf: sorted.lazy.map { UInt32($0 >> 16) })
    nodes.withUnsafeMutableBufferPointer { nodes in
      joinNodes(nodes)
      // From the root down: a node lies one deeper than its parent.
      nodes[count - 2] = 0
      for node in stride(from: count - 3, through: 0, by: -1) {
        nodes[node] = nodes[Int(nodes[node])] + 1
      }
      giveDepthsToLeaves(nodes)
    }
  }

  /// Counts the words of each length, none longer than allowed.
  private func counts() -> [Int] {
    var counts = Array(repeating: 0, count: longest + 1)
    for depth in nodes { counts[min(Int(depth), longest)] += 1 }
    // Words cut to the longest length take more than there is: a shorter word makes room by becoming two
    // longer ones, one of them for a cut word.
    var room = 0
    for length in 1...longest { room += counts[length] << (longest - length) }
    while room > 1 << longest {
      guard let shorter = (1..<longest).last(where: { counts[$0] > 0 }) else { break }
      counts[longest] -= 1
      counts[shorter] -= 1
      counts[shorter + 1] += 2
      room -= 1
    }
    return counts
  }

  /// Gives the shortest words to the symbols that are used most.
  private mutating func giveLengths(_ counts: [Int]) {
    for symbol in words.indices { words[symbol].length = 0 }
    var next = sorted.count
    for (length, count) in counts.enumerated() {
      for _ in 0..<count {
        next -= 1
        words[Int(sorted[next] & 0xFFFF)].length = UInt32(length)
      }
    }
  }

  /// Numbers the words of each length in the symbols' order.
  private mutating func giveBits() {
    var counts = Array(repeating: UInt32(0), count: longest + 1)
    for word in words where word.length > 0 { counts[Int(word.length)] += 1 }
    var next = Array(repeating: UInt32(0), count: longest + 2)
    for length in 1...longest { next[length + 1] = (next[length] + counts[length]) << 1 }
    for symbol in words.indices where words[symbol].length > 0 {
      let length = words[symbol].length
      words[symbol].bits = reversed(next[Int(length)], count: length)
      next[Int(length)] += 1
    }
  }
}

/// Joins the two rarest nodes again and again; in the end each inner node holds its parent's place.
private func joinNodes(_ nodes: UnsafeMutableBufferPointer<UInt32>) {
  let count = nodes.count
  var (leaf, root) = (0, 0)
  for node in 0..<(count - 1) {
    func takeRarest() -> UInt32 {
      if leaf >= count || (root < node && nodes[root] < nodes[leaf]) {
        let weight = nodes[root]
        nodes[root] = UInt32(node)
        root += 1
        return weight
      }
      leaf += 1
      return nodes[leaf - 1]
    }
    let first = takeRarest()
    nodes[node] = first + takeRarest()
  }
}

/// Turns the depths of inner nodes, the root last, into those of the leaves, the rarest first.
private func giveDepthsToLeaves(_ nodes: UnsafeMutableBufferPointer<UInt32>) {
  var leaf = nodes.count - 1
  var inner = nodes.count - 2
  var (places, depth) = (1, UInt32(0))
  while places > 0 {
    var innerCount = 0
    while inner >= 0, nodes[inner] == depth {
      innerCount += 1
      inner -= 1
    }
    for _ in innerCount..<places {
      nodes[leaf] = depth
      leaf -= 1
    }
    places = 2 * innerCount
    depth += 1
  }
}

/// The lowest `count` of 16 bits in the opposite order.
private func reversed(_ bits: UInt32, count: UInt32) -> UInt32 {
  var bits = bits
  bits = (bits & 0x5555) << 1 | (bits >> 1) & 0x5555
  bits = (bits & 0x3333) << 2 | (bits >> 2) & 0x3333
  bits = (bits & 0x0F0F) << 4 | (bits >> 4) & 0x0F0F
  return ((bits & 0xFF) << 8 | bits >> 8) >> (16 - count)
}
