import Testing

@testable import Imaging

@Suite struct HuffmanCodeTests {
  @Test(arguments: [
    ([1, 1, 2, 4, 8], [4, 4, 3, 2, 1]),
    ([8, 4, 2, 1, 1], [1, 2, 3, 4, 4]),
    ([5, 5, 5, 5], [2, 2, 2, 2]),
    ([0, 3, 0, 9, 0], [0, 1, 0, 1, 0]),
    // A code of one word would be none.
    ([0, 0, 6, 0, 0], [1, 0, 1, 0, 0]),
    ([0, 0, 0, 0, 0], [1, 1, 0, 0, 0]),
  ])
  func `what is used more has shorter words`(frequencies: [UInt32], lengths: [UInt32]) {
    #expect(code(frequencies, maxLength: 15).words.map(\.length) == lengths)
  }

  /// The example of RFC 1951, 3.2.2: lengths 3, 3, 3, 3, 3, 2, 4, 4, written lowest bit first.
  @Test func `words of one length are numbered in the symbols' order`() {
    let words = code([4, 4, 4, 4, 4, 9, 2, 2], maxLength: 15).words
    #expect(words.map(\.length) == [3, 3, 3, 3, 3, 2, 4, 4])
    #expect(words.map(\.bits) == [0b010, 0b110, 0b001, 0b101, 0b011, 0b00, 0b0111, 0b1111])
  }

  @Test(arguments: [7, 9, 15])
  func `no word is longer than allowed, and none could be shorter`(maxLength: Int) {
    var frequencies: [UInt32] = [1, 1]
    while frequencies.count < 30 { frequencies.append(frequencies.suffix(2).reduce(0, +)) }
    let lengths = code(frequencies, maxLength: longest).words.map { Int($0.length) }
    #expect(lengths.max() == longest)
    #expect(lengths.reduce(0) { $0 + 1 << (longest - $1) } == 1 << longest)
    #expect(lengths == lengths.sorted(by: >))
  }

  private func code(_ frequencies: [UInt32], maxLength: Int) -> HuffmanCode {
    var code = HuffmanCode(count: frequencies.count, maxLength: longest)
    code.count { counts in
      for (symbol, count) in frequencies.enumerated() { counts[symbol] = count }
    }
    code.build()
    return code
  }
}
