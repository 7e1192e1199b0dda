/// The colors of an image: a curve for each channel, then a matrix to the light of sRGB's primaries.
///
/// All of it is computed with operations that IEEE 754 defines exactly, so that the bytes are the same on
/// every machine. Colors outside of sRGB become the nearest values of each channel.
package struct ColorProfile: Equatable, Sendable {
  /// Why a profile is not used.
  package enum Problem: Error, Equatable, Sendable {
    /// The profile is not one, or damaged.
    case invalid
    /// The profile is a table of colors, or one of other colors than red, green and blue.
    case unsupported
  }

  private let curves: [ToneCurve]
  /// The matrix by rows.
  private let matrix: [[Double]]

  init(curves: [ToneCurve], matrix: [[Double]]) {
    (self.curves, self.matrix) = (curves, matrix)
  }

  /// Returns an image in sRGB; the image itself if its colors are sRGB.
  func converted(_ bitmap: Bitmap) -> Bitmap {
    let tables = curves.map { curve in (0...255).map { curve.light(of: Double($0) / 255) } }
    guard !isStandard(tables) else { return bitmap }
    let encoder = LightEncoder.shared
    var pixels = bitmap.pixels
    // Neighbors often have the same color.
    var (last, result): ((UInt8, UInt8, UInt8)?, (UInt8, UInt8, UInt8)) = (nil, (0, 0, 0))
    for start in stride(from: 0, to: pixels.count, by: 4) {
      let color = (pixels[start], pixels[start + 1], pixels[start + 2])
      if last.map({ $0 != color }) ?? true {
        result = converted(color, tables, encoder)
        last = color
      }
      (pixels[start], pixels[start + 1], pixels[start + 2]) = result
    }
    return Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels) ?? bitmap
  }

  private func converted(
    _ color: (UInt8, UInt8, UInt8), _ tables: [[Double]], _ encoder: LightEncoder
  ) -> (UInt8, UInt8, UInt8) {
    let red = tables[0][Int(color.0)]
    let green = tables[1][Int(color.1)]
    let blue = tables[2][Int(color.2)]
    func channel(_ row: Int) -> UInt8 {
      encoder.byte(matrix[row][0] * red + matrix[row][1] * green + matrix[row][2] * blue)
    }
    return (channel(0), channel(1), channel(2))
  }

  /// Whether colors stay as they are but for rounding: a profile of sRGB, whatever its name.
  private func isStandard(_ tables: [[Double]]) -> Bool {
    let steps: [UInt8] = [0, 16, 51, 102, 153, 204, 255]
    return steps.allSatisfy { red in
      steps.allSatisfy { green in
        steps.allSatisfy { blue in
          let result = converted((red, green, blue), tables, .shared)
          return [(red, result.0), (green, result.1), (blue, result.2)].allSatisfy {
            abs(Int($0.0) - Int($0.1)) <= 1
          }
        }
      }
    }
  }
}

extension ColorProfile.Problem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .invalid: "its color profile is damaged"
    case .unsupported: "its color profile is not one of a matrix and curves"
    }
  }
}

/// The bytes of sRGB for amounts of light.
private struct LightEncoder: Sendable {
  static let shared = LightEncoder()

  /// The light from which on each byte but the first is the nearest.
  private let thresholds: [Double]
  /// The smallest byte of each part of the range of light.
  private let firstBytes: [UInt8]
  private static let partCount = 4096

  private init() {
    let thresholds = (0..<255).map { ToneCurve.sRGB.light(of: (Double($0) + 0.5) / 255) }
    self.thresholds = thresholds
    var byte = 0
    firstBytes = (0...Self.partCount).map { part in
      while byte < 255, thresholds[byte] <= Double(part) / Double(Self.partCount) { byte += 1 }
      return UInt8(byte)
    }
  }

  func byte(_ light: Double) -> UInt8 {
    guard light > 0 else { return 0 }
    guard light < 1 else { return 255 }
    var byte = Int(firstBytes[Int(light * Double(Self.partCount))])
    while byte < 255, thresholds[byte] <= light { byte += 1 }
    return UInt8(byte)
  }
}
