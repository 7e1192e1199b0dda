import CoreGraphics

/// Accumulates the area between edges for each pixel.
///
/// Each edge adds, to the pixels that it crosses, the difference in coverage from the pixel on the
/// left: everything on the right of an edge is covered by the edge's height. The running sum of a
/// row is its coverage. FreeType's rasterizer works the same way, on a grid of 1/64 pixel and with
/// rounding along the edge. These sums are exact: a pixel's coverage depends neither on where its
/// row begins nor on the order of the edges.
final class CoverageEdges {
  private static let subpixelBits = 10
  /// The subdivisions of a pixel to which points are rounded, in each direction.
  static let subpixels = 1 << subpixelBits
  /// The sum of a fully covered pixel.
  private static let fullCoverage = 2 * subpixels * subpixels

  /// A point in subpixels.
  struct Point {
    var x: Int
    var y: Int
  }

  private let width: Int
  private let height: Int
  /// The differences in coverage; each row has an extra pixel on the right.
  private let changes: UnsafeMutablePointer<Int>

  /// Creates an accumulator without edges for the given number of pixels.
  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    changes = .allocate(capacity: (width + 1) * height)
    changes.initialize(repeating: 0, count: (width + 1) * height)
  }

  deinit { changes.deallocate() }

  /// Adds the edges of a closed polygon, which may extend beyond the pixels.
  func add(_ outline: ArraySlice<Point>) {
    guard var last = outline.last else { return }
    for point in outline {
      addEdge(from: last, to: point)
      last = point
    }
  }

  /// Writes the coverage of each pixel, from 0 to 255; overlapping areas count once.
  func writeCoverage(to bytes: UnsafeMutablePointer<UInt8>, bytesPerRow: Int) {
    for y in 0..<height {
      let (row, line) = (changes + y &* (width &+ 1), bytes + y &* bytesPerRow)
      var sum = 0
      for x in 0..<width {
        sum &+= row[x]
        let covered = min(abs(sum), Self.fullCoverage)
        line[x] = UInt8(
          truncatingIfNeeded: (covered &* 255 &+ Self.fullCoverage / 2) / Self.fullCoverage)
      }
    }
  }

  private func addEdge(from first: Point, to second: Point) {
    let (top, bottom) = first.y < second.y ? (first, second) : (second, first)
    let (width, height) = (bottom.x &- top.x, bottom.y &- top.y)
    let firstRow = max(top.y >> Self.subpixelBits, 0)
    let lastRow = min((bottom.y &- 1) >> Self.subpixelBits, self.height &- 1)
    guard height > 0, firstRow <= lastRow else { return }

    // Depends on the edge's ends only, not on where rows begin.
    func x(at y: Int) -> Int { top.x &+ width &* (y &- top.y) / height }
    var start = Point(x: 0, y: max(top.y, firstRow << Self.subpixelBits))
    start.x = x(at: start.y)
    for row in firstRow...lastRow {
      let y = min(bottom.y, (row &+ 1) << Self.subpixelBits)
      let end = Point(x: x(at: y), y: y)
      let rise = first.y < second.y ? end.y &- start.y : start.y &- end.y
      addSegment(
        from: min(start.x, end.x), to: max(start.x, end.x), rise: rise,
        to: changes + row &* (self.width &+ 1))
      start = end
    }
  }

  /// Adds the segment of an edge inside one row; `rise` is its height in subpixels.
  @inline(__always)
  private func addSegment(
    from left: Int, to right: Int, rise: Int, to row: UnsafeMutablePointer<Int>
  ) {
    var column = left >> Self.subpixelBits
    let last = right >> Self.subpixelBits
    guard column < last else { return add(rise, from: left, to: right, at: column, to: row) }

    // Depends on the segment's ends only, not on the first column.
    func partialRise(to x: Int) -> Int { rise &* (x &- left) / (right &- left) }
    var (x, done) = (left, 0)
    if column < 0 {
      (x, column) = (min(right, 0), 0)
      done = partialRise(to: x)
      add(done, from: left, to: x, at: -1, to: row)
    }
    while column <= min(last, width &- 1) {
      let nextX = min(right, (column &+ 1) << Self.subpixelBits)
      let next = partialRise(to: nextX)
      add(next &- done, from: x, to: nextX, at: column, to: row)
      (x, done, column) = (nextX, next, column &+ 1)
    }
  }

  /// Adds a segment that lies within one pixel, or to the left of the first one.
  @inline(__always)
  private func add(
    _ rise: Int, from left: Int, to right: Int, at column: Int, to row: UnsafeMutablePointer<Int>
  ) {
    guard column < width else { return }
    // Within the pixel, the area to the right of the segment's midpoint is covered.
    let free = column < 0 ? 0 : left &+ right &- (2 &* column) << Self.subpixelBits
    row[max(column, 0)] &+= rise &* (2 &* Self.subpixels &- free)
    row[max(column &+ 1, 0)] &+= rise &* free
  }
}

extension CoverageEdges.Point {
  /// Creates a point relative to `corner` from one in pixels, rounding before subtracting so that
  /// the rounding doesn't depend on the corner.
  init(_ point: CGPoint, from corner: CoverageEdges.Point) {
    self.init(
      x: Self.clamped(Self.fixed(point.x) &- corner.x),
      y: Self.clamped(Self.fixed(point.y) &- corner.y))
  }

  /// Creates the corner of a pixel.
  init(corner: CGPoint) {
    self.init(x: Self.fixed(corner.x), y: Self.fixed(corner.y))
  }

  /// Returns a coordinate in subpixels, a finite number even for NaN.
  private static func fixed(_ coordinate: CGFloat) -> Int {
    let limit: CGFloat = 1e12
    return Int((min(max(-limit, coordinate), limit) * CGFloat(CoverageEdges.subpixels)).rounded())
  }

  /// Clamps a coordinate beyond any canvas so that products don't overflow.
  private static func clamped(_ coordinate: Int) -> Int { min(max(coordinate, -1 << 30), 1 << 30) }
}
