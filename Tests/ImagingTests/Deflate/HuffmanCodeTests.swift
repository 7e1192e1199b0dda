import Testing

@testable import Imaging

@Suite struct HuffmanCodeTests {
  @Test(
    "more frequent symbols have shorter words",
    arguments: [
      ([1, 1, 2, 4, 8], [4, 4, 3, 2, 1]),
      ([8, 4, 2, 1, 1], [1, 2, 3, 4, 4]),
      ([5, 5, 5, 5], [2, 2, 2, 2]),
      ([0, 3, 0, 9, 0], [0, 1, 0, 1, 0]),
      // A code needs at least two words.
      ([0, 0, 6, 0, 0], [1, 0, 1, 0, 0]),
      ([0, 0, 0, 0, 0], [1, 1, 0, 0, 0]),
    ])
  func wordLengths(frequencies: [UInt32], lengths: [UInt32]) {
    #expect(words(frequencies, maxLength: 15).map(\.length) == lengths)
  }

  /// The example of RFC 1951, 3.2.2, with lengths 3, 3, 3, 3, 3, 2, 4, 4; the least significant bit
  /// is first.
  @Test("words of equal length are numbered in the order of the symbols") func canonicalOrder() {
    let words = words([4, 4, 4, 4, 4, 9, 2, 2], maxLength: 15)
    #expect(words.map(\.length) == [3, 3, 3, 3, 3, 2, 4, 4])
    #expect(words.map(\.bits) == [0b010, 0b110, 0b001, 0b101, 0b011, 0b00, 0b0111, 0b1111])
  }

  @Test(
    "words do not exceed the maximum length and use the whole code space", arguments: [7, 9, 15])
  func maxLengthOfWords(maxLength: Int) {
    var frequencies: [UInt32] = [1, 1]
    while frequencies.count < 30 { frequencies.append(frequencies.suffix(2).reduce(0, +)) }
    let lengths = words(frequencies, maxLength: maxLength).map { Int($0.length) }
    #expect(lengths.max() == maxLength)
    let used: Int = lengths.map { 1 << (maxLength - $0) }.reduce(0, +)
    #expect(used == 1 << maxLength)
    #expect(lengths == lengths.sorted(by: >))
  }

  private func words(_ frequencies: [UInt32], maxLength: Int) -> [HuffmanCode.Word] {
    let code = HuffmanCode(count: frequencies.count, maxLength: maxLength)
    code.count { counts in
      for (symbol, count) in frequencies.enumerated() { counts[symbol] = count }
    }
    code.build()
    return frequencies.indices.map { code[$0] }
  }
}
