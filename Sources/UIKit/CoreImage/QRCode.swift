/// A QR code of bytes, as ISO/IEC 18004 defines it: versions 1 to 40 in byte mode.
struct QRCode {
  /// How much of a code may be unreadable.
  enum Correction: String, CaseIterable {
    /// 7 %.
    case low = "L"
    /// 15 %.
    case medium = "M"
    /// 25 %.
    case quartile = "Q"
    /// 30 %.
    case high = "H"

    /// The two bits of the format.
    fileprivate var bits: Int { [1, 0, 3, 2][index] }
    fileprivate var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// The number of modules of a side.
  let side: Int
  /// The modules row by row; true for dark ones.
  private(set) var modules: [Bool]
  private var isFixed: [Bool]

  /// Creates the smallest code of a message; nil if it is too long.
  init?(_ message: [UInt8], correction: Correction) {
    let fits = (1...40).first { version in
      let bits = 4 + (version < 10 ? 8 : 16) + message.count * 8
      return bits <= Blocks(version, correction).data * 8
    }
    guard let version = fits else { return nil }
    side = version * 4 + 17
    modules = Array(repeating: false, count: side * side)
    isFixed = modules
    drawPatterns(version)
    place(Blocks(version, correction).codewords(of: Self.bytes(message, version, correction)))
    chooseMask(correction)
  }

  /// Returns whether a module is dark.
  func isDark(_ x: Int, _ y: Int) -> Bool { modules[y * side + x] }

  /// Returns the message with its mode, its length and the padding.
  private static func bytes(
    _ message: [UInt8], _ version: Int, _ correction: Correction
  ) -> [UInt8] {
    let capacity = Blocks(version, correction).data
    let length = message.count
    // The mode takes half a byte, so that everything is shifted by one.
    var halves = [4] + (version < 10 ? [] : [UInt8(length >> 12), UInt8(length >> 8 & 15)])
    halves += [UInt8(length >> 4 & 15), UInt8(length & 15)]
    for byte in message { halves += [byte >> 4, byte & 15] }
    halves.append(0)
    var result: [UInt8] = []
    for index in stride(from: 0, to: halves.count - 1, by: 2) {
      result.append(halves[index] << 4 | halves[index + 1])
    }
    var pad: UInt8 = 0xEC
    while result.count < capacity {
      result.append(pad)
      pad ^= 0xEC ^ 0x11
    }
    return Array(result.prefix(capacity))
  }

  // MARK: Patterns

  private mutating func fix(_ x: Int, _ y: Int, _ isDark: Bool) {
    guard x >= 0, y >= 0, x < side, y < side else { return }
    modules[y * side + x] = isDark
    isFixed[y * side + x] = true
  }

  private mutating func drawPatterns(_ version: Int) {
    for index in 0..<side {
      fix(6, index, index % 2 == 0)
      fix(index, 6, index % 2 == 0)
    }
    for (centerX, centerY) in [(3, 3), (side - 4, 3), (3, side - 4)] {
      for y in -4...4 {
        for x in -4...4 {
          let ring = max(abs(x), abs(y))
          fix(centerX + x, centerY + y, ring != 2 && ring != 4)
        }
      }
    }
    let places = Self.alignments(version, side)
    for (row, y) in places.enumerated() {
      for (column, x) in places.enumerated() {
        let last = places.count - 1
        if [[0, 0], [0, last], [last, 0]].contains([row, column]) { continue }
        for shiftY in -2...2 {
          for shiftX in -2...2 {
            fix(x + shiftX, y + shiftY, max(abs(shiftX), abs(shiftY)) != 1)
          }
        }
      }
    }
    drawFormat(0, .low)
    guard version > 6 else { return }
    var rest = version
    for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
    let bits = version << 12 | rest
    for index in 0..<18 {
      let isDark = bits >> index & 1 == 1
      fix(side - 11 + index % 3, index / 3, isDark)
      fix(index / 3, side - 11 + index % 3, isDark)
    }
  }

  /// Returns the coordinates of the alignment patterns.
  private static func alignments(_ version: Int, _ side: Int) -> [Int] {
    guard version > 1 else { return [] }
    let count = version / 7 + 2
    let step =
      version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
    return [6] + (0..<count - 1).reversed().map { side - 7 - $0 * step }
  }

  private mutating func drawFormat(_ mask: Int, _ correction: Correction) {
    let data = correction.bits << 3 | mask
    var rest = data
    for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
    let bits = (data << 10 | rest) ^ 0x5412
    func isDark(_ index: Int) -> Bool { bits >> index & 1 == 1 }
    for index in 0..<15 {
      switch index {
      case 0..<6: fix(8, index, isDark(index))
      case 6, 7: fix(8, index + 1, isDark(index))
      case 8: fix(7, 8, isDark(index))
      default: fix(14 - index, 8, isDark(index))
      }
      if index < 8 {
        fix(side - 1 - index, 8, isDark(index))
      } else {
        fix(8, side - 15 + index, isDark(index))
      }
    }
    fix(8, side - 8, true)
  }

  // MARK: Data

  /// Places bits in columns of two modules, from the bottom right upward and downward.
  private mutating func place(_ codewords: [UInt8]) {
    var index = 0
    for right in stride(from: side - 1, through: 1, by: -2) {
      let right = right <= 6 ? right - 1 : right
      let isUpward = (right + 1) & 2 == 0
      for step in 0..<side {
        let y = isUpward ? side - 1 - step : step
        for x in [right, right - 1] where !isFixed[y * side + x] {
          guard index < codewords.count * 8 else { continue }
          modules[y * side + x] = codewords[index / 8] >> UInt8(7 - index % 8) & 1 == 1
          index += 1
        }
      }
    }
  }

  /// Applies the mask that gives the lowest penalty.
  private mutating func chooseMask(_ correction: Correction) {
    var best: (penalty: Int, code: QRCode)?
    for mask in 0..<8 {
      var code = self
      code.drawFormat(mask, correction)
      code.apply(mask)
      let penalty = code.penalty
      if best.map({ penalty < $0.penalty }) ?? true { best = (penalty, code) }
    }
    if let best { self = best.code }
  }

  private mutating func apply(_ mask: Int) {
    for y in 0..<side {
      for x in 0..<side where !isFixed[y * side + x] {
        let product = x * y
        let rest =
          switch mask {
          case 0: (x + y) % 2
          case 1: y % 2
          case 2: x % 3
          case 3: (x + y) % 3
          case 4: (x / 3 + y / 2) % 2
          case 5: product % 2 + product % 3
          case 6: (product % 2 + product % 3) % 2
          default: ((x + y) % 2 + product % 3) % 2
          }
        if rest == 0 { modules[y * side + x].toggle() }
      }
    }
  }

  /// How hard the code is to read: runs, squares, sequences like those of the corners, and imbalance.
  private var penalty: Int {
    var result = 0
    for line in 0..<side {
      result += Self.penalty(ofLine: (0..<side).map { isDark($0, line) })
      result += Self.penalty(ofLine: (0..<side).map { isDark(line, $0) })
    }
    for y in 0..<side - 1 {
      for x in 0..<side - 1 {
        let color = isDark(x, y)
        if color == isDark(x + 1, y), color == isDark(x, y + 1), color == isDark(x + 1, y + 1) {
          result += 3
        }
      }
    }
    let dark = modules.count { $0 }
    let total = side * side
    return result + max((abs(dark * 20 - total * 10) + total - 1) / total - 1, 0) * 10
  }

  private static let finder = [true, false, true, true, true, false, true]

  private static func penalty(ofLine line: [Bool]) -> Int {
    var (result, run) = (0, 1)
    for index in 1...line.count {
      if index < line.count, line[index] == line[index - 1] {
        run += 1
      } else {
        if run >= 5 { result += run - 2 }
        run = 1
      }
    }
    for start in 0...line.count - 7 where line[start..<start + 7].elementsEqual(finder) {
      let before = line[max(start - 4, 0)..<start]
      let after = line[start + 7..<min(start + 11, line.count)]
      if !before.contains(true) || !after.contains(true) { result += 40 }
    }
    return result
  }
}

/// The division of a code's bytes into blocks with their own bytes for corrections.
private struct Blocks {
  /// The bytes for corrections in a block, by correction and version, from 1.
  private static let corrections: [[UInt8]] = [
    [
      7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30,
      30, 26, 28,
    ],
    [
      10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28,
      28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ],
    [
      13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30,
      30, 30, 28,
    ],
    [
      17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24,
    ],
  ]
  /// The number of blocks, by correction and version, from 1.
  private static let counts: [[UInt8]] = [
    [
      1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14,
      15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
    ],
    [
      1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25,
      26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
    ],
    [
      1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34,
      34, 35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
    ],
    [
      1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37,
      40, 42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
    ],
  ]

  private let total: Int
  private let count: Int
  private let correction: Int

  init(_ version: Int, _ level: QRCode.Correction) {
    let row = Self.corrections[level.index]
    // Larger codes have blocks of 30 bytes.
    correction = version <= row.count ? Int(row[version - 1]) : 30
    count = Int(Self.counts[level.index][version - 1])
    var modules = (16 * version + 128) * version + 64
    if version > 1 {
      let alignments = version / 7 + 2
      modules -= (25 * alignments - 10) * alignments - 55
      if version > 6 { modules -= 36 }
    }
    total = modules / 8
  }

  /// The number of bytes for data.
  var data: Int { total - count * correction }

  /// Returns data and corrections, one byte of each block after the other.
  func codewords(of bytes: [UInt8]) -> [UInt8] {
    let short = data / count
    let shortCount = count - data % count
    let divisor = GaloisField.divisor(correction)
    var (blocks, checks): ([[UInt8]], [[UInt8]]) = ([], [])
    var start = 0
    for index in 0..<count {
      let end = start + short + (index < shortCount ? 0 : 1)
      blocks.append(Array(bytes[start..<end]))
      checks.append(GaloisField.remainder(of: blocks[index], divisor))
      start = end
    }
    var result: [UInt8] = []
    for index in 0...short { result += blocks.filter { index < $0.count }.map { $0[index] } }
    for index in 0..<correction { result += checks.map { $0[index] } }
    return result
  }
}

/// The arithmetic of Reed-Solomon codes: bytes modulo the polynomial 0x11D.
enum GaloisField {
  static func product(_ first: UInt8, _ second: UInt8) -> UInt8 {
    var result = 0
    for bit in (0..<8).reversed() {
      result = result << 1 ^ (result >> 7) * 0x11D
      if second >> UInt8(bit) & 1 == 1 { result ^= Int(first) }
    }
    return UInt8(truncatingIfNeeded: result)
  }

  /// Returns the coefficients of the polynomial whose roots are the first powers of 2, without that of the
  /// highest power, which is 1.
  fileprivate static func divisor(_ degree: Int) -> [UInt8] {
    var result: [UInt8] = Array(repeating: 0, count: degree - 1) + [1]
    var root: UInt8 = 1
    for _ in 0..<degree {
      for index in 0..<degree {
        result[index] = product(result[index], root)
        if index + 1 < degree { result[index] ^= result[index + 1] }
      }
      root = product(root, 2)
    }
    return result
  }

  fileprivate static func remainder(of data: [UInt8], _ divisor: [UInt8]) -> [UInt8] {
    var result: [UInt8] = Array(repeating: 0, count: divisor.count)
    for byte in data {
      let factor = byte ^ result.removeFirst()
      result.append(0)
      for (index, coefficient) in divisor.enumerated() {
        result[index] ^= product(coefficient, factor)
      }
    }
    return result
  }
}
