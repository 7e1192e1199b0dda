import CoreGraphics
import Foundation
import Testing

@testable import Composition

@Suite struct FigureStyleTests {
  /// Matrices that simulate dichromacy on linear colors (Machado, Oliveira and Fernandes, 2009,
  /// severity 1).
  private static let visions: [(String, [[Double]])] = [
    ("normal vision", [[1, 0, 0], [0, 1, 0], [0, 0, 1]]),
    (
      "protanopia",
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    ),
    (
      "deuteranopia",
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    ),
    (
      "tritanopia",
      [
        [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
      ]
    ),
  ]

  private func linear(_ color: CGColor) -> [Double] {
    [color.red, color.green, color.blue].map { part in
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
  }

  /// Returns a color as perceived, in CIELAB.
  private func seen(_ color: CGColor, _ vision: [[Double]]) -> [Double] {
    let light = linear(color)
    let rgb = vision.map { row in min(max(zip(row, light).map { $0 * $1 }.reduce(0, +), 0), 1) }
    func root(_ part: Double) -> Double {
      part > 0.008856 ? cbrt(part) : 7.787 * part + 16.0 / 116
    }
    let x = root((0.4124 * rgb[0] + 0.3576 * rgb[1] + 0.1805 * rgb[2]) / 0.9505)
    let y = root(0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2])
    let z = root((0.0193 * rgb[0] + 0.1192 * rgb[1] + 0.9505 * rgb[2]) / 1.089)
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
  }

  @Test(
    "palette colors differ with every kind of color vision", arguments: visions.indices)
  func paletteDistances(vision: Int) {
    let (id, matrix) = Self.visions[vision]
    let colors = FigureStyle.palette.map { seen($0, matrix) }
    for (index, color) in colors.enumerated() {
      for other in colors[..<index] {
        let distance = sqrt(zip(color, other).map { ($0 - $1) * ($0 - $1) }.reduce(0, +))
        #expect(distance >= 14, "\(id)")
      }
    }
  }

  @Test("colors and text contrast with the background") func backgroundContrast() {
    func contrast(_ color: CGColor) -> Double {
      let light = linear(color)
      return 1.05 / (0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2] + 0.05)
    }
    #expect(FigureStyle.palette.allSatisfy { contrast($0) >= 3 })
    #expect(contrast(FigureStyle.primaryText) >= 7)
    #expect(contrast(FigureStyle.secondaryText) >= 4.5)
  }
}
