import Imaging

/// Mutates texts: lines, words, numbers and bytes.
struct TextMutator {
  /// The words, the numbers and the lines of all seeds.
  private let words: [[UInt8]]
  private let lines: [[UInt8]]
  /// Words that are special for the format.
  private let specials: [[UInt8]]

  private static let numbers: [[UInt8]] = [
    "0", "-0", "1", "-1", "2", "0.1", "1e-7", "1e-320", "1e20", "1e308", "-1e308", "1e999", "nan",
    "inf", "999999", "1000000", "1000001", "-1000000", "2147483647", "2147483648", "4294967296",
    "9223372036854775807", "-9223372036854775808", "18446744073709551616", "0x10", "1_000", "50%",
    "0.5s", "600s", "1ms", "90deg", "00000000000000000000001", "[]", "[1]", "{}", "true", "~", "''",
  ].map { Array($0.utf8) }

  private static let texts: [[UInt8]] =
    [
      "", " ", "\t", "\n", "\r", "\u{0}", "\u{7F}", "\u{85}", "\u{2028}", "\u{FEFF}", "\u{301}",
      "/\u{301}", "e\u{301}", "é", "漢", "\u{1F468}\u{200D}\u{1F469}", "\u{5D0}", "\u{202E}", "'",
      "\"",
      "\\", "/", "..", "~", "$", "%", "#", ":", ",", "-", "*", "&", "!", "|", "[", "]", "{", "}",
      "<<",
    ].map { Array($0.utf8) } + [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x80]]

  /// Creates a mutator that also combines parts of the seeds.
  init(seeds: [[UInt8]], specials: [String] = []) {
    let words = Set(seeds.flatMap { seed in Self.words(in: seed).map { Array(seed[$0]) } })
    self.words = words.sorted { $0.lexicographicallyPrecedes($1) }
    lines = seeds.flatMap { $0.split(separator: UInt8(ascii: "\n")).map(Array.init) }
    self.specials = specials.map { Array($0.utf8) }
  }

  /// Returns a text with some changes.
  func mutated(_ seed: [UInt8], by chance: inout Chance) -> [UInt8] {
    var text = seed
    for _ in 0...chance.index(below: chance.isOne(in: 4) ? 12 : 2) { change(&text, by: &chance) }
    return text
  }

  private func change(_ text: inout [UInt8], by chance: inout Chance) {
    switch chance.index(below: 20) {
    case 16...19: scaleNumber(in: &text, by: &chance)
    case 0...4: replaceWord(in: &text, where: Self.isNumber, with: Self.numbers, by: &chance)
    case 5...7: replaceWord(in: &text, where: { _ in true }, with: words, by: &chance)
    case 8: replaceWord(in: &text, where: { _ in true }, with: specials, by: &chance)
    case 9...11: changeLine(of: &text, by: &chance)
    case 12: insert(chance.element(of: Self.texts) ?? [], into: &text, by: &chance)
    case 13: if !text.isEmpty { text.removeSubrange(chance.range(within: text.count)) }
    case 14: if !text.isEmpty { text[chance.index(below: text.count)] = chance.byte() }
    default:
      guard !text.isEmpty else { return }
      insert(Array(text[chance.range(within: text.count)]), into: &text, by: &chance)
    }
  }

  private func insert(_ bytes: [UInt8], into text: inout [UInt8], by chance: inout Chance) {
    text.insert(contentsOf: bytes, at: chance.index(below: text.count + 1))
  }

  private func replaceWord(
    in text: inout [UInt8], where isReplaced: (ArraySlice<UInt8>) -> Bool, with words: [[UInt8]],
    by chance: inout Chance
  ) {
    let ranges = Self.words(in: text).filter { isReplaced(text[$0]) }
    guard let range = chance.element(of: ranges), let word = chance.element(of: words) else {
      return
    }
    text.replaceSubrange(range, with: word)
  }

  /// Replaces a number by a multiple and keeps its unit, so that most results are valid.
  private func scaleNumber(in text: inout [UInt8], by chance: inout Chance) {
    let ranges = Self.words(in: text).filter { Self.isNumber(text[$0]) }
    guard let range = chance.element(of: ranges) else { return }
    let digits = text[range].prefix { "0123456789.-".utf8.contains($0) }
    guard let number = Double(String(decoding: digits, as: UTF8.self)),
      let factor = chance.element(of: Self.factors)
    else { return }
    let product = NumberFormat.short(number * factor, decimals: 7)
    text.replaceSubrange(digits.startIndex..<digits.endIndex, with: Array(product.utf8))
  }

  private static let factors = [-1, 0, 0.5, 2, 10, 0.1, 100, 0.001, 1e-6, -0.5, 1.01]

  private func changeLine(of text: inout [UInt8], by chance: inout Chance) {
    var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let index = chance.index(below: lines.count)
    let indent = lines[index].prefix { $0 == UInt8(ascii: " ") }
    switch chance.index(below: 5) {
    case 0: lines.remove(at: index)
    case 1: lines.insert(lines[index], at: chance.index(below: lines.count + 1))
    case 2: lines.swapAt(index, chance.index(below: lines.count))
    case 3:
      // A line of another seed, at this indentation.
      let other = (chance.element(of: self.lines) ?? []).drop { $0 == UInt8(ascii: " ") }
      lines.insert(indent + other, at: index)
    default:
      let other = chance.element(of: lines) ?? []
      guard let colon = lines[index].firstIndex(of: UInt8(ascii: ":")),
        let otherColon = other.firstIndex(of: UInt8(ascii: ":"))
      else { return }
      // A value of another key.
      lines[index] = lines[index][...colon] + other[otherColon...].dropFirst()
    }
    text = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  private static func words(in text: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start: Int?
    for (index, byte) in text.enumerated() {
      if isWordByte(byte) {
        start = start ?? index
      } else if let first = start {
        ranges.append(first..<index)
        start = nil
      }
    }
    if let start { ranges.append(start..<text.count) }
    return ranges
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "-"), UInt8(ascii: "$"), UInt8(ascii: "%"):
      true
    default: false
    }
  }

  private static func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
    word.contains { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
