import CoreGraphics

/// Sums up the areas between edges, pixel by pixel.
///
/// Each edge adds, to the pixels that it crosses, by how much the coverage of a pixel differs from that
/// of the pixel on its left: what lies on the right of an edge is covered by as much as the edge is high.
/// Sums along the rows then are the coverage. FreeType finds areas in the same way, on 1/64 pixel and
/// with rounding along the edge. Here the sums are exact: a pixel's coverage depends neither on where the
/// rows begin nor on what was added before.
final class CoverageEdges {
  private static let partBits = 10
  /// The parts of a pixel that points are placed on, in each direction.
  static let parts = 1 << partBits
  /// The sum of a pixel that is covered whole.
  private static let whole = 2 * parts * parts

  /// A point in parts of a pixel.
  struct Point {
    var x: Int
    var y: Int
  }

  private let width: Int
  private let height: Int
  /// The differences; each row has a pixel more on the right.
  private let changes: UnsafeMutablePointer<Int>

  /// Begins without edges, on so many pixels.
  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    changes = .allocate(capacity: (width + 1) * height)
    changes.initialize(repeating: 0, count: (width + 1) * height)
  }

  deinit { changes.deallocate() }

  /// Adds the edges around an area, the last point joined with the first; it may lie beyond the pixels.
  func add(_ outline: ArraySlice<Point>) {
    guard var last = outline.last else { return }
    for point in outline {
      addEdge(from: last, to: point)
      last = point
    }
  }

  /// Writes how much of each pixel is covered, 0 to 255; what is covered twice is covered whole.
  func writeCoverage(to bytes: UnsafeMutablePointer<UInt8>, bytesPerRow: Int) {
    for y in 0..<height {
      let (row, line) = (changes + y &* (width &+ 1), bytes + y &* bytesPerRow)
      var sum = 0
      for x in 0..<width {
        sum &+= row[x]
        let covered = min(abs(sum), Self.whole)
        line[x] = UInt8(truncatingIfNeeded: (covered &* 255 &+ Self.whole / 2) / Self.whole)
      }
    }
  }

  private func addEdge(from first: Point, to second: Point) {
    let (top, bottom) = first.y < second.y ? (first, second) : (second, first)
    let (width, height) = (bottom.x &- top.x, bottom.y &- top.y)
    let firstRow = max(top.y >> Self.partBits, 0)
    let lastRow = min((bottom.y &- 1) >> Self.partBits, self.height &- 1)
    guard height > 0, firstRow <= lastRow else { return }

    // Told from the edge's ends alone, wherever rows begin.
    func x(at y: Int) -> Int { top.x &+ width &* (y &- top.y) / height }
    var start = Point(x: 0, y: max(top.y, firstRow << Self.partBits))
    start.x = x(at: start.y)
    for row in firstRow...lastRow {
      let y = min(bottom.y, (row &+ 1) << Self.partBits)
      let end = Point(x: x(at: y), y: y)
      let rise = first.y < second.y ? end.y &- start.y : start.y &- end.y
      addPiece(
        from: min(start.x, end.x), to: max(start.x, end.x), rise: rise,
        to: changes + row &* (self.width &+ 1))
      start = end
    }
  }

  /// Adds the piece of an edge that lies in one row, and that rises by so many parts.
  @inline(__always)
  private func addPiece(
    from left: Int, to right: Int, rise: Int, to row: UnsafeMutablePointer<Int>
  ) {
    var column = left >> Self.partBits
    let last = right >> Self.partBits
    guard column < last else { return add(rise, from: left, to: right, at: column, to: row) }

    // Told from the piece's ends alone, whichever column is the first.
    func risen(to x: Int) -> Int { rise &* (x &- left) / (right &- left) }
    var (x, done) = (left, 0)
    if column < 0 {
      (x, column) = (min(right, 0), 0)
      done = risen(to: x)
      add(done, from: left, to: x, at: -1, to: row)
    }
    while column <= min(last, width &- 1) {
      let nextX = min(right, (column &+ 1) << Self.partBits)
      let next = risen(to: nextX)
      add(next &- done, from: x, to: nextX, at: column, to: row)
      (x, done, column) = (nextX, next, column &+ 1)
    }
  }

  /// Adds a piece that lies in one pixel, or on the left of all.
  @inline(__always)
  private func add(
    _ rise: Int, from left: Int, to right: Int, at column: Int, to row: UnsafeMutablePointer<Int>
  ) {
    guard column < width else { return }
    // Of the pixel itself, what lies on the right of the piece's middle is covered.
    let free = column < 0 ? 0 : left &+ right &- (2 &* column) << Self.partBits
    row[max(column, 0)] &+= rise &* (2 &* Self.parts &- free)
    row[max(column &+ 1, 0)] &+= rise &* free
  }
}

extension CoverageEdges.Point {
  /// Rounds a point in pixels; before `corner` is taken off, so that how it is rounded does not depend on
  /// that.
  init(_ point: CGPoint, from corner: CoverageEdges.Point) {
    self.init(
      x: Self.held(Self.fixed(point.x) &- corner.x), y: Self.held(Self.fixed(point.y) &- corner.y))
  }

  /// A corner between pixels.
  init(corner: CGPoint) {
    self.init(x: Self.fixed(corner.x), y: Self.fixed(corner.y))
  }

  /// A coordinate in parts; NaN becomes a number too.
  private static func fixed(_ coordinate: CGFloat) -> Int {
    let limit: CGFloat = 1e12
    return Int((min(max(-limit, coordinate), limit) * CGFloat(CoverageEdges.parts)).rounded())
  }

  /// Holds what lies beyond any canvas where products still fit.
  private static func held(_ parts: Int) -> Int { min(max(parts, -1 << 30), 1 << 30) }
}
