import Imaging
import Testing

@testable import Verification

@Suite struct ImageComparisonTests {
  @Test(
    "images that differ in width or in height are not compared",
    arguments: [(3, 4), (4, 4), (3, 3), (5, 3), (4, 2)])
  func differentSizes(width: Int, height: Int) {
    #expect(ImageComparison(of: white(4, 3), and: white(width, height)) == nil)
  }

  @Test("an image equals itself") func equalImages() throws {
    let comparison = try #require(ImageComparison(of: white(5, 4), and: white(5, 4)))
    #expect(comparison.isSame && comparison.isWithin(.exact))
    #expect(comparison.compared == 20 && comparison.share == 0)
    #expect(comparison.bounds == nil && comparison.densestWindow == nil)
    #expect(comparison.largestDifferencePlace == nil)
  }

  @Test("differences are counted, measured and located")
  func differences() throws {
    let second = white(40, 30, except: 5...8, rows: 20...21).changed { x, y, color in
      x == 30 && y == 3 ? [255, 255, 0, 255] : color
    }
    let comparison = try #require(ImageComparison(of: white(40, 30), and: second))
    #expect(comparison.differing == 9)
    #expect(comparison.share == 9.0 / 1200)
    #expect(comparison.bounds == PixelRegion(x: 5, y: 3, width: 26, height: 19))
    #expect(abs(comparison.largestDifference - 1) < 1e-6)
    #expect(comparison.largestDifferencePlace == PixelRegion(x: 5, y: 20, width: 1, height: 1))
    let window = try #require(comparison.densestWindow)
    #expect(window.region == PixelRegion(x: 5, y: 6, width: 16, height: 16))
    #expect(window.differing == 8 && window.share == 8.0 / 256)
  }

  @Test(
    "densestWindow finds the window with the most marks",
    arguments: [
      // Marks, width, height and side; the window with the most marks.
      ([(0, 0)], 10, 10, 4, PixelRegion(x: 0, y: 0, width: 4, height: 4), 1),
      ([(9, 9)], 10, 10, 4, PixelRegion(x: 6, y: 6, width: 4, height: 4), 1),
      ([(0, 0), (9, 9), (9, 7)], 10, 10, 4, PixelRegion(x: 6, y: 6, width: 4, height: 4), 2),
      (
        [(0, 0), (5, 5), (6, 6), (9, 9)], 10, 10, 2, PixelRegion(x: 5, y: 5, width: 2, height: 2), 2
      ),
      ([(1, 0), (2, 1)], 3, 2, 16, PixelRegion(x: 0, y: 0, width: 3, height: 2), 2),
    ])
  func densestWindow(
    marks: [(Int, Int)], width: Int, height: Int, side: Int, region: PixelRegion, count: Int
  ) throws {
    var mask = DifferenceMask(width: width, height: height)
    for (x, y) in marks { mask.mark(x: x, y: y) }
    let window = try #require(mask.densestWindow(side: side))
    #expect(window.region == region && window.count == count)
  }

  @Test("densestWindow agrees with an exhaustive search")
  func exhaustiveSearch() throws {
    var mask = DifferenceMask(width: 23, height: 17)
    var marks: Set<[Int]> = []
    var state: UInt32 = 7
    for y in 0..<17 {
      for x in 0..<23 {
        state = state &* 1_664_525 &+ 1_013_904_223
        guard state >> 28 < 3 else { continue }
        mask.mark(x: x, y: y)
        marks.insert([x, y])
      }
    }
    let most = (0...12).flatMap { y in
      (0...18).map { x in marks.count { (x..<x + 5).contains($0[0]) && (y..<y + 5).contains($0[1]) }
      }
    }.max()
    #expect(mask.densestWindow(side: 5)?.count == most)
  }

  /// The expected distances are computed with the publication's formulas.
  @Test(
    "colors are compared by their distance in OKLab",
    arguments: [
      ([255, 255, 255, 255], [0, 0, 0, 255], 1.0), ([255, 0, 0, 255], [0, 0, 255, 255], 0.53709),
      ([128, 128, 128, 255], [129, 128, 128, 255], 0.00148),
      // Translucent black is gray over white and black over black; white likewise.
      ([0, 0, 0, 128], [0, 0, 0, 0], 0.40351),
      ([255, 255, 255, 128], [255, 255, 255, 255], 0.40013),
      ([9, 9, 9, 0], [200, 0, 0, 0], 0.0),
    ])
  func colorDistances(
    first: [Int], second: [Int], distance: Double
  ) throws {
    let comparison = try #require(
      ImageComparison(of: image(1, 1) { _, _ in first }, and: image(1, 1) { _, _ in second }))
    #expect(abs(comparison.largestDifference - distance) < 5e-5, "\(comparison.largestDifference)")
    #expect(comparison.isSame == (distance == 0))
  }
}
