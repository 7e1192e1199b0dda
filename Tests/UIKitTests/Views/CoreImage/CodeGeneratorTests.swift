import Testing
import UIKit
import UIKitTestSupport

@testable import UIKit

@MainActor
@Suite struct CodeGeneratorTests {
  /// Reads the message of a code of one block, as a scanner does: the format, the mask, the modules in their order.
  private static func read(_ code: QRCode, version: Int) -> (bytes: [UInt8], mask: Int, level: Int)
  {
    var format = 0
    for index in 0..<15 {
      let place =
        index < 6
        ? (8, index) : index < 8 ? (8, index + 1) : index == 8 ? (7, 8) : (14 - index, 8)
      format |= (code.isDark(place.0, place.1) ? 1 : 0) << index
    }
    format ^= 0b101_0100_0001_0010
    let (level, mask) = (format >> 13, format >> 10 & 7)
    func isFunction(_ x: Int, _ y: Int) -> Bool {
      let side = code.side
      if x < 9, y < 9 { return true }
      if x >= side - 8, y < 9 { return true }
      if x < 9, y >= side - 8 { return true }
      if x == 6 || y == 6 { return true }
      return version == 2 && abs(x - 18) <= 2 && abs(y - 18) <= 2
    }
    func isMasked(_ x: Int, _ y: Int) -> Bool {
      let product = x * y
      return [
        (x + y) % 2, y % 2, x % 3, (x + y) % 3, (x / 3 + y / 2) % 2,
        product % 2 + product % 3, (product % 2 + product % 3) % 2,
        ((x + y) % 2 + product % 3) % 2,
      ][mask] == 0
    }
    var bits: [Bool] = []
    var (column, isUpward) = (code.side - 1, true)
    while column > 0 {
      if column == 6 { column -= 1 }
      for step in 0..<code.side {
        let y = isUpward ? code.side - 1 - step : step
        for x in [column, column - 1] where !isFunction(x, y) {
          bits.append(code.isDark(x, y) != isMasked(x, y))
        }
      }
      (column, isUpward) = (column - 2, !isUpward)
    }
    let bytes = stride(from: 0, to: bits.count - 7, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    return (bytes, mask, level)
  }

  @Test(
    "a QR code is read as its message, and its bytes are a Reed-Solomon code",
    arguments: [
      ("one block of version 1", "FLIPBOOK", .low, 1, 7, 1),
      ("with bytes beyond ASCII", "bücher", .medium, 1, 10, 0),
      ("with much correction", "frame", .high, 1, 17, 2),
      ("version 2", "https://flipbook.dev/frames", .low, 2, 10, 1),
      ("version 2 with more correction", "twenty letters here!", .medium, 2, 16, 0),
    ] as [(String, String, QRCode.Correction, Int, Int, Int)])
  func reading(
    id: String, message: String, correction: QRCode.Correction, version: Int, checks: Int,
    level: Int
  ) throws {
    let code = try #require(QRCode(Array(message.utf8), correction: correction))
    #expect(code.side == 17 + 4 * version, "\(id)")
    let found = Self.read(code, version: version)
    #expect(found.level == level, "\(id)")
    #expect(found.bytes[0] >> 4 == 4, "\(id)")
    let count = Int(found.bytes[0] & 15) << 4 | Int(found.bytes[1] >> 4)
    #expect(count == message.utf8.count, "\(id)")
    let text = (0..<count).map { found.bytes[$0 + 1] << 4 | found.bytes[$0 + 2] >> 4 }
    #expect(String(decoding: text, as: UTF8.self) == message, "\(id)")
    // The polynomial of all bytes is zero at the first powers of 2.
    var root: UInt8 = 1
    for _ in 0..<checks {
      let sum = found.bytes.reduce(UInt8(0)) { GaloisField.product($0, root) ^ $1 }
      #expect(sum == 0, "\(id)")
      root = GaloisField.product(root, 2)
    }
  }

  @Test("a code grows with its message and its correction, up to 2,953 bytes")
  func versions() {
    for (count, correction, side) in [
      (17, .low, 21), (18, .low, 25), (14, .medium, 21), (15, .medium, 25), (11, .quartile, 21),
      (7, .high, 21), (8, .high, 25), (230, .low, 53), (231, .low, 57), (2953, .low, 177),
      (1273, .high, 177),
    ] as [(Int, QRCode.Correction, Int)] {
      let message = [UInt8](repeating: 65, count: count)
      #expect(QRCode(message, correction: correction)?.side == side, "\(count) \(correction)")
    }
    #expect(QRCode([UInt8](repeating: 65, count: 2954), correction: .low) == nil)
  }

  @Test("the filter makes black modules on white with a margin of one, hard also when it is scaled")
  func filter() throws {
    let filter = CIFilter.qrCodeGenerator()
    #expect(filter.outputImage == nil)
    filter.message = Data("FLIPBOOK".utf8)
    filter.correctionLevel = "L"
    let image = try #require(filter.outputImage)
    #expect(image.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
    let scaled = image.transformed(by: CGAffineTransform(scaleX: 4, y: 4))
    let pixels = try #require(CIContext().createCGImage(scaled, from: scaled.extent))
    #expect(pixels.width == 92)
    var values: Set<UInt8> = []
    for y in 0..<92 {
      for x in 0..<92 { values.insert(pixels.pixels[y * pixels.rowLength + 4 * x]) }
    }
    #expect(values == [0, 255])
    // The upper left corner has a margin, a dark row of 7 modules, and the same below 7 rows.
    let code = try #require(QRCode(Array("FLIPBOOK".utf8), correction: .low))
    for (x, y) in [(0, 0), (1, 1), (7, 1), (8, 1), (1, 7), (3, 9), (21, 21), (15, 3)] {
      let isDark =
        (1...21).contains(x) && (1...21).contains(y) && code.isDark(x - 1, y - 1)
      #expect(
        pixels.pixels[(y * 4 + 2) * pixels.rowLength + (x * 4 + 2) * 4] == (isDark ? 0 : 255),
        "\(x) \(y)")
    }
  }

  @Test("the bars of Code 128 have 11 modules each, with a sum that a scanner checks")
  func bars() throws {
    #expect(Code128.patterns.count == 107)
    for pattern in Code128.patterns.dropLast() {
      let widths: [Int] = pattern.utf8.map { Int($0) - 48 }
      #expect(widths.reduce(0, +) == 11)
    }
    #expect(Set(Code128.patterns).count == 107)
    let bars = try #require(Code128.bars(Array("Flip".utf8)))
    #expect(bars.count == 11 * 6 + 13)
    // Start B is 104; F 38, l 76, i 73, p 80: (104 + 38 + 152 + 219 + 320) modulo 103.
    let sum = bars[55..<66].map { $0 ? "1" : "0" }.joined()
    let expected = Code128.patterns[833 % 103].utf8.enumerated()
      .map { String(repeating: $0 % 2 == 0 ? "1" : "0", count: Int($1) - 48) }.joined()
    #expect(sum == expected)
    #expect(Code128.bars([200]) == nil)
    let filter = CIFilter.code128BarcodeGenerator()
    filter.message = Data("Flip".utf8)
    #expect(filter.outputImage?.extent == CGRect(x: 0, y: 0, width: 79 + 14, height: 32))
    filter.quietSpace = 0
    filter.barcodeHeight = 10
    #expect(filter.outputImage?.extent == CGRect(x: 0, y: 0, width: 79, height: 10))
  }
}
