/// The symbols of deflate's two alphabets (RFC 1951, 3.2.5).
enum DeflateSymbols {
  /// The symbol that ends a block; literals have smaller symbols, lengths have larger ones.
  static let endOfBlock = 256
  /// The number of symbols for literals, the end of a block, and lengths.
  static let literalCount = 286
  /// The number of symbols for distances.
  static let distanceCount = 30

  /// The shortest repetition.
  static let shortestMatch = 3
  /// The longest repetition.
  static let longestMatch = 258
  /// How far back a repetition may reach, in bytes.
  static let window = 32768

  /// A symbol of the length alphabet for each length from 3 to 258, less 257.
  static let lengthSlots: [UInt8] = (shortestMatch...longestMatch).map { length in
    UInt8(lengthBases.lastIndex { $0 <= length } ?? 0)
  }

  /// The shortest length of each symbol.
  static let lengthBases: [Int] =
    (0..<8).map { 3 + $0 } + (8..<28).map { 3 + (4 + $0 % 4) << ($0 / 4 - 1) } + [258]

  /// The bits that follow each length symbol.
  static let lengthExtraBits: [Int] = (0..<28).map { max(0, $0 / 4 - 1) } + [0]

  /// Returns the number of extra bits after a distance symbol.
  @inline(__always)
  static func distanceExtraBits(_ slot: Int) -> Int { max(0, slot &>> 1 &- 1) }

  /// Returns the symbol of a distance from 1 to 32768.
  @inline(__always)
  static func distanceSlot(_ distance: Int) -> Int {
    let offset = distance &- 1
    guard offset >= 4 else { return offset }
    // Each power of two is divided into two symbols.
    let highest = Int.bitWidth &- 1 &- offset.leadingZeroBitCount
    return highest &<< 1 | offset &>> (highest &- 1) & 1
  }

  /// Returns the smallest distance of a symbol.
  @inline(__always)
  static func distanceBase(_ slot: Int) -> Int {
    slot < 4 ? slot &+ 1 : 1 &+ (2 | slot & 1) &<< (slot &>> 1 &- 1)
  }
}
