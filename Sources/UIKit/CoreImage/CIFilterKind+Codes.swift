import QuartzCore

extension CIFilterKind {
  /// The generators of codes that machines read: one pixel for each module, black on white.
  static let codes: [CIFilterKind] = [
    CIFilterKind("CIQRCodeGenerator", ["inputCorrectionLevel": "M"]) { input in
      guard let message = input.data("inputMessage"),
        let code = QRCode(
          [UInt8](message),
          correction: QRCode.Correction(rawValue: input.text("inputCorrectionLevel")) ?? .medium)
      else { return nil }
      // The margin of one module is that of Core Image's codes.
      let side = code.side + 2
      return modules(width: side, height: side) { x, y in
        guard 1...code.side ~= x, 1...code.side ~= y else { return false }
        return code.isDark(x - 1, code.side - y)
      }
    },
    CIFilterKind(
      "CICode128BarcodeGenerator", ["inputQuietSpace": 7.0, "inputBarcodeHeight": 32.0]
    ) { input in
      guard let message = input.data("inputMessage"), let bars = Code128.bars([UInt8](message))
      else { return nil }
      let margin = Int(min(max(input.number("inputQuietSpace"), 0), 100))
      let height = Int(min(max(input.number("inputBarcodeHeight"), 1), 500))
      return modules(width: bars.count + 2 * margin, height: height) { x, _ in
        bars.indices.contains(x - margin) && bars[x - margin]
      }
    },
  ]

  private static func modules(
    width: Int, height: Int, isDark: @escaping @Sendable (Int, Int) -> Bool
  ) -> CIImage {
    CIImage(
      extent: CGRect(x: 0, y: 0, width: width, height: height), isSampledNearest: true
    ) { wanted in
      PixelBlock(wanted) { x, y in isDark(x, y) ? SIMD4(0, 0, 0, 1) : .one }
    }
  }
}

extension CIFilterInput {
  /// Returns data, or the bytes of a text; nil for another value.
  func data(_ key: String) -> Data? {
    switch value(key) {
    case let value as Data: value
    case let value as String: Data(value.utf8)
    default: nil
    }
  }

  /// Returns a text; an empty one for another value.
  func text(_ key: String) -> String { value(key) as? String ?? "" }
}

/// The bars of Code 128, as ISO/IEC 15417 defines them, with the characters of its set B.
enum Code128 {
  /// The widths of the bars and spaces of each value, and of the end.
  static let patterns =
    """
    212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 \
    122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 \
    321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 \
    211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 \
    213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 \
    121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 \
    241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 \
    412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 \
    211214 211232 2331112
    """.split(separator: " ")

  private static let start = 104
  private static let stop = 106

  /// Returns the modules of a message, true for bars; nil for a character beyond printable ASCII.
  static func bars(_ message: [UInt8]) -> [Bool]? {
    guard message.allSatisfy({ 32..<127 ~= $0 }) else { return nil }
    var values = [start] + message.map { Int($0) - 32 }
    let sum = values.enumerated().reduce(0) { ($0 + max($1.offset, 1) * $1.element) % 103 }
    values += [sum, stop]
    return values.flatMap { value in
      patterns[value].utf8.enumerated().flatMap { index, width in
        Array(repeating: index % 2 == 0, count: Int(width) - 48)
      }
    }
  }
}
