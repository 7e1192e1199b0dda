/// Random choices that are the same on every machine: Vigna's SplitMix64 (2015).
struct Chance {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }

  /// Returns a number from 0 to less than a limit; 0 for a limit of 0.
  mutating func index(below limit: Int) -> Int {
    limit > 0 ? Int(next() % UInt64(limit)) : 0
  }

  /// Returns true in one of some cases.
  mutating func isOne(in count: Int) -> Bool { index(below: count) == 0 }

  mutating func byte() -> UInt8 { UInt8(truncatingIfNeeded: next()) }

  mutating func element<Elements: RandomAccessCollection>(of elements: Elements)
    -> Elements.Element? where Elements.Index == Int
  {
    elements.isEmpty ? nil : elements[elements.startIndex + index(below: elements.count)]
  }

  /// Returns a short random range within a count; lengths from 1, rarely up to the count.
  mutating func range(within count: Int) -> Range<Int> {
    let start = index(below: count)
    let longest = isOne(in: 8) ? count - start : min(count - start, 16)
    return start..<min(count, start + 1 + index(below: longest))
  }
}
