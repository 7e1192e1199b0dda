import CoreGraphics
import Testing

@testable import Raster

struct CoverageEdgesTests {
  private typealias Point = CoverageEdges.Point

  /// Returns the coverage of a square of `size` pixels whose origin is `corner`.
  private func coverage(
    of outlines: [[(Double, Double)]], corner: (Int, Int) = (0, 0), size: Int = 4
  ) -> [[Int]] {
    let edges = CoverageEdges(width: size, height: size)
    let origin = Point(corner: CGPoint(x: corner.0, y: corner.1))
    for outline in outlines {
      edges.add(outline.map { Point(CGPoint(x: $0.0, y: $0.1), from: origin) }[...])
    }
    var bytes = [UInt8](repeating: 77, count: size * size)
    bytes.withUnsafeMutableBufferPointer {
      if let start = $0.baseAddress { edges.writeCoverage(to: start, bytesPerRow: size) }
    }
    return (0..<size).map { y in (0..<size).map { Int(bytes[y * size + $0]) } }
  }

  private func rectangle(
    _ left: Double, _ top: Double, _ right: Double, _ bottom: Double
  ) -> [(Double, Double)] {
    [(left, top), (right, top), (right, bottom), (left, bottom)]
  }

  @Test("a pixel's coverage is the enclosed area") func area() {
    // 128 is a half, 64 a quarter of 255.
    #expect(
      coverage(of: [rectangle(0.5, 0.5, 3, 2.25)])
        == [[64, 128, 128, 0], [128, 255, 255, 0], [32, 64, 64, 0], [0, 0, 0, 0]])
    // Below the diagonal.
    #expect(
      coverage(of: [[(0, 0), (4, 4), (0, 4)]])
        == [[128, 0, 0, 0], [255, 128, 0, 0], [255, 255, 128, 0], [255, 255, 255, 128]])
    // A slope of a quarter, in one row: 1/8, 3/8, 5/8 and 7/8.
    #expect(coverage(of: [[(0, 1), (4, 0), (4, 1)]])[0] == [32, 96, 159, 223])
  }

  @Test("the coverage doesn't depend on direction and first point") func direction() {
    let outline = [(0.3, 0.2), (3.7, 1.1), (2.4, 3.9), (1.2, 2.2)]
    let expected = coverage(of: [outline])
    #expect(coverage(of: [outline.reversed()]) == expected)
    #expect(coverage(of: [Array(outline.dropFirst(2) + outline.prefix(2))]) == expected)
  }

  @Test("holes are not covered, and overlaps count once") func holesAndOverlaps() {
    let outer = rectangle(0, 0, 4, 4)
    let inner = rectangle(1, 1, 3, 3)
    #expect(
      coverage(of: [outer, inner.reversed()])
        == [[255, 255, 255, 255], [255, 0, 0, 255], [255, 0, 0, 255], [255, 255, 255, 255]])
    #expect(coverage(of: [outer, inner]).flatMap { $0 }.allSatisfy { $0 == 255 })
  }

  @Test(
    "many overlaps don't overflow", arguments: [1023, 1024, 2048, 70_000])
  func manyOverlaps(count: Int) {
    let all = coverage(of: Array(repeating: rectangle(0, 0, 4, 4), count: count))
    #expect(all.flatMap { $0 }.allSatisfy { $0 == 255 })
  }

  @Test("adjacent outlines leave no seam") func adjacentOutlines() {
    let left = [(0.0, 0.0), (2.3, 0), (1.1, 4), (0, 4)]
    let right = [(2.3, 0.0), (4, 0), (4, 4), (1.1, 4)]
    #expect(coverage(of: [left, right]).flatMap { $0 }.allSatisfy { $0 == 255 })
  }

  @Test(
    "the coverage doesn't depend on the origin of the box",
    arguments: [(-3, -2), (1, 1), (-1, 2), (2, -3), (3, 3), (-900, -900), (900, 0)])
  func boxOrigin(corner: (Int, Int)) {
    let outlines = [
      [(-6.31, -2.17), (5.93, 0.41), (3.33, 7.77), (-0.9, 2.02)],
      [(1.07, 0.93), (1.99, 3.2), (-4.4, 0.6)],
    ]
    let whole = coverage(of: outlines, corner: (-10, -10), size: 24)
    let part = coverage(of: outlines, corner: corner, size: 5)
    for y in 0..<5 {
      for x in 0..<5 {
        let (column, row) = (corner.0 + x + 10, corner.1 + y + 10)
        let isInside = (0..<24).contains(column) && (0..<24).contains(row)
        #expect(part[y][x] == (isInside ? whole[row][column] : 0), "\(x) \(y)")
      }
    }
  }

  @Test("coordinates beyond any canvas don't overflow") func hugeCoordinates() {
    let far = 1e300
    let all = coverage(of: [rectangle(-far, -far, far, far)])
    #expect(all.flatMap { $0 }.allSatisfy { $0 == 255 })
    #expect(coverage(of: [[(0, 0), (Double.nan, 2), (1, 4)]]).count == 4)
    #expect(coverage(of: [[], [(1, 1)], [(1, 1), (3, 3)]]).flatMap { $0 }.allSatisfy { $0 == 0 })
  }
}
