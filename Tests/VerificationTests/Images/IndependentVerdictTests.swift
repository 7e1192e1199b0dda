import Imaging
import Testing

@testable import Verification

/// Fifty pairs of images compared with pixelmatch 0.4.0 from PyPI (threshold 0, anti-aliasing
/// included) and ImageMagick 6.9.11 (`compare -metric AE`), which give equal counts.
///
/// Tests/VerificationTests/Independent/counts creates the same pairs and prints the counts.
@Suite struct IndependentVerdictTests {
  static let counts = [
    0, 1, 1, 20, 208, 1, 0, 10, 0, 13, 0, 1, 1, 20, 156, 1, 0, 12, 0, 13, 0, 1, 1, 20, 195, 1, 0,
    15, 0,
    13, 0, 1, 1, 20, 234, 1, 0, 12, 0, 13, 0, 1, 1, 20, 182, 1, 0, 14, 0, 13,
  ]

  @Test(
    "the number of differing pixels matches other tools", arguments: Array(counts.enumerated()))
  func matchingCounts(number: Int, count: Int) throws {
    let (first, second) = Self.pair(number)
    let comparison = try #require(ImageComparison(of: first, and: second))
    #expect(comparison.differing == count)
    #expect(comparison.isWithin(.exact) == (count == 0))
  }

  /// Returns pair `number`: noise with one of ten kinds of change.
  static func pair(_ number: Int) -> (Bitmap, Bitmap) {
    let (width, height) = (12 + number % 7, 9 + number % 5)
    let (column, row) = (number * 7 % width, number * 5 % height)
    let kind = number % 10
    let first = image(width, height) { x, y in
      let alpha =
        switch kind {
        case 5, 8: (x * 19 + y * 7 + number) % 254 + 1
        case 6 where (x + y) % 3 == 0: 0
        default: 255
        }
      return [
        (x * 37 + y * 91 + number * 53) & 255, (x * x * 3 + y * 11 + number * 17) & 255,
        (x * y + number * 29) & 255, alpha,
      ]
    }
    let colors = first.colors
    let second = first.changed { x, y, color in
      var color = color
      let isPlace = x == column && y == row
      switch kind {
      case 1 where isPlace: color[number % 3] ^= 1
      case 2 where isPlace, 9 where x == column: color = color[..<3].map { 255 - $0 } + [255]
      case 3 where (3...7).contains(x) && (2...5).contains(y): color = [200, 40, number, 255]
      case 4: color = colors[y * width + (x + 1) % width]
      case 5 where isPlace: color[3] ^= 128
      case 6 where color[3] == 0: color[0] ^= 255
      case 7 where (x * 31 + y * 17 + number) % 13 == 0: color[1] ^= 64
      default: break
      }
      return color
    }
    return (first, second)
  }
}
