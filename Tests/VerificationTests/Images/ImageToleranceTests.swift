import Testing

@testable import Verification

@Suite struct ImageToleranceTests {
  private func tolerance(_ change: (inout ImageTolerance) -> Void) -> ImageTolerance {
    var tolerance = ImageTolerance()
    change(&tolerance)
    return tolerance
  }

  /// Returns whether a spot of 8 pixels out of 1200, all in one window of 256, passes.
  private func passes(_ change: (inout ImageTolerance) -> Void) throws -> Bool {
    let tolerance = tolerance(change)
    let comparison = try #require(
      ImageComparison(
        of: white(40, 30), and: white(40, 30, except: 5...8, rows: 20...21, [250, 255, 255, 255]),
        tolerance: tolerance))
    return comparison.isWithin(tolerance)
  }

  @Test("every specified limit must be met") func limits() throws {
    #expect(try !passes { _ in })
    #expect(try passes { $0.pixels = 8 })
    #expect(try !passes { $0.pixels = 7 })
    #expect(try passes { $0.share = 8.0 / 1200 })
    #expect(try !passes { $0.share = 7.9 / 1200 })
    #expect(try passes { $0.density = 8.0 / 256 })
    #expect(try !passes { $0.density = 7.9 / 256 })
    #expect(
      try !passes {
        $0.pixels = 7; $0.share = 1
      })
    #expect(
      try !passes {
        $0.pixels = 100; $0.density = 0
      })
  }

  @Test("colors within the distance are equal") func colorDistance() throws {
    #expect(try passes { $0.color = 0.02 })
    #expect(try !passes { $0.color = 0.001 })
  }

  @Test("ignored regions are not compared, even outside the image") func ignoredRegions() throws {
    #expect(try passes { $0.ignoredRegions = [PixelRegion(x: 5, y: 20, width: 4, height: 2)] })
    #expect(try !passes { $0.ignoredRegions = [PixelRegion(x: 5, y: 20, width: 4, height: 1)] })
    #expect(
      try passes {
        $0.ignoredRegions = [
          PixelRegion(x: 0, y: 20, width: 7, height: 2),
          PixelRegion(x: 7, y: 0, width: 99, height: 99),
        ]
      })
  }

  @Test(
    "overlapping regions are counted once",
    arguments: [
      ([PixelRegion](), 0), ([PixelRegion(x: 1, y: 1, width: 2, height: 3)], 6),
      ([PixelRegion(x: 8, y: 8, width: 99, height: 99)], 4),
      ([PixelRegion(x: 50, y: 50, width: 5, height: 5)], 0),
      (
        [
          PixelRegion(x: 0, y: 0, width: 4, height: 4),
          PixelRegion(x: 2, y: 2, width: 4, height: 4),
          PixelRegion(x: 1, y: 1, width: 1, height: 1),
        ], 28
      ),
    ])
  func overlappingRegions(regions: [PixelRegion], count: Int) {
    #expect(regions.coveredCount(width: 10, height: 10) == count)
  }

  @Test("the description lists everything that may differ") func descriptionText() {
    #expect(ImageTolerance.exact.description == "none, every pixel must match")
    let all = tolerance {
      $0.color = 0.02
      $0.ignoresAntialiasing = true
      $0.pixels = 1
      $0.share = 0.0005
      $0.density = 0.25
      $0.ignoredRegions = [PixelRegion(x: 1, y: 2, width: 3, height: 4)]
    }
    #expect(
      all.description == """
        colors within 0.02 in OKLab are equal; anti-aliasing is ignored; up to 1 pixel may differ; \
        up to 0.05% of a frame may differ; up to 25% of any 16x16 px may differ; \
        3x4 px at (1, 2) are ignored
        """)
  }

  @Test(
    "a fraction is parsed as a number or a percentage",
    arguments: [
      ("0.001", 0.001), ("0.1%", 0.001), ("100%", 1), ("0", 0), ("101%", nil), ("-1", nil),
      ("nan", nil),
      ("", nil), ("%", nil), ("1e-3", 0.001),
    ])
  func fractions(text: String, share: Double?) {
    #expect(ImageTolerance.share(text) == share)
  }

  @Test(
    "a region is parsed from four numbers",
    arguments: [
      ("1,2,3,4", PixelRegion(x: 1, y: 2, width: 3, height: 4)), ("1,2,3", nil), ("1,2,0,4", nil),
      ("-1,2,3,4", nil), ("1, 2, 3, 4", nil), ("1234567,0,1,1", nil),
    ])
  func regions(text: String, region: PixelRegion?) {
    #expect(PixelRegion(text) == region)
  }
}
