import CCairo
import CoreGraphics
import Foundation

/// How much of each pixel an outline covers, exactly.
///
/// Cairo samples fifteen lines a pixel, enough for shapes but not for text: a line of small letters
/// that moves by a tenth of a pixel would visibly breathe. Here each edge adds to the pixels it crosses
/// the signed area on its right; the sum from the left is the area inside. Cost follows the outline's
/// length, not its area.
///
/// Source of the method: Raph Levien's font-rs.
struct Coverage {
  /// The pixels whose coverage is known.
  let box: CGRect
  private let width: Int
  private let height: Int
  /// One row after the other, a column more on the left and two on the right for what lies outside.
  private var cells: [Float]

  /// Begins with nothing covered in `box`, whose edges run between pixels.
  init(of box: CGRect) {
    self.box = box
    width = Int(box.width) + 3
    height = Int(box.height)
    cells = [Float](repeating: 0, count: width * height)
  }

  /// Adds an outline that `matrix` takes to pixels; its subpaths are closed.
  mutating func add(_ steps: [CGPath.Element], matrix: CGAffineTransform) {
    var matrix = matrix
    matrix.tx -= box.minX - 1
    matrix.ty -= box.minY
    cells.withUnsafeMutableBufferPointer { cells in
      guard let cells = cells.baseAddress else { return }
      var pen = Pen(cells: cells, width: width, height: height)
      for step in steps {
        switch step {
        case .move(let point): pen.move(to: point.applying(matrix))
        case .line(let point): pen.line(to: point.applying(matrix))
        case .quadCurve(let end, let control):
          pen.curve(to: end.applying(matrix), control: control.applying(matrix))
        case .curve(let end, let control1, let control2):
          pen.curve(
            to: end.applying(matrix), control1: control1.applying(matrix),
            control2: control2.applying(matrix))
        case .close: pen.close()
        }
      }
      pen.close()
    }
  }

  /// Returns the coverage as alpha.
  func surface() throws(RasterError) -> Surface {
    let surface = try Surface(CAIRO_FORMAT_A8, width: width - 3, height: height)
    cells.withUnsafeBufferPointer { cells in
      guard var cell = cells.baseAddress else { return }
      for row in 0..<height {
        let bytes = surface.bytes + row * surface.bytesPerRow
        var sum = cell[0]
        for column in 0..<surface.width {
          sum += cell[column + 1]
          bytes[column] = UInt8(min(sum.magnitude, 1) * 255 + 0.5)
        }
        cell += width
      }
    }
    cairo_surface_mark_dirty(surface.pointer)
    return surface
  }
}

extension Coverage {
  /// Draws edges into cells.
  private struct Pen {
    let cells: UnsafeMutablePointer<Float>
    let width: Int
    let height: Int
    var start = CGPoint.zero
    var current = CGPoint.zero

    init(cells: UnsafeMutablePointer<Float>, width: Int, height: Int) {
      self.cells = cells
      self.width = width
      self.height = height
    }

    mutating func move(to point: CGPoint) {
      close()
      start = point
      current = point
    }

    mutating func close() {
      line(to: start)
    }

    mutating func curve(to end: CGPoint, control: CGPoint) {
      let bend = hypot(
        current.x - 2 * control.x + end.x, current.y - 2 * control.y + end.y)
      let from = current
      for t in Self.times(bend: bend / 4) {
        let s = 1 - t
        line(
          to: CGPoint(
            x: s * s * from.x + 2 * s * t * control.x + t * t * end.x,
            y: s * s * from.y + 2 * s * t * control.y + t * t * end.y))
      }
    }

    mutating func curve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
      let bend = max(
        hypot(
          current.x - 2 * control1.x + control2.x, current.y - 2 * control1.y + control2.y),
        hypot(control1.x - 2 * control2.x + end.x, control1.y - 2 * control2.y + end.y))
      let from = current
      for t in Self.times(bend: bend * 0.75) {
        line(to: CGPath.cubic(from, control1, control2, end, t))
      }
    }

    /// The places at which to cut a curve into chords no further than 1/50 pixel from it.
    private static func times(bend: CGFloat) -> some Sequence<CGFloat> {
      let wanted = (bend * 50).squareRoot().rounded(.up)
      let count = wanted.isFinite ? Int(min(max(wanted, 1), 100)) : 1
      return (1...count).lazy.map { CGFloat($0) / CGFloat(count) }
    }

    /// Adds an edge, row by row.
    mutating func line(to end: CGPoint) {
      let from = current
      current = end
      guard from.y != end.y else { return }
      let sign: CGFloat = from.y < end.y ? 1 : -1
      let (top, bottom) = from.y < end.y ? (from, end) : (end, from)
      let slope = (bottom.x - top.x) / (bottom.y - top.y)
      let first = max(top.y.rounded(.down), 0)
      let last = min(bottom.y.rounded(.up), CGFloat(height))
      guard first < last, slope.isFinite else { return }
      var y = max(top.y, 0)
      var x = top.x + (y - top.y) * slope
      for row in Int(first)..<Int(last) {
        let nextY = min(CGFloat(row + 1), bottom.y)
        let nextX = x + (nextY - y) * slope
        add(cells + row * width, from: x, to: nextX, height: sign * (nextY - y))
        x = nextX
        y = nextY
      }
    }

    /// Adds a piece of an edge within one row.
    private func add(
      _ row: UnsafeMutablePointer<Float>, from x0: CGFloat, to x1: CGFloat, height: CGFloat
    ) {
      let limit = CGFloat(width - 2)
      var (left, right) = (min(x0, x1), max(x0, x1))
      var height = height
      // What lies to the left of the box counts as its edge, what lies to the right does not count.
      if left < 0 {
        let part = right > 0 ? height * left / (left - right) : height
        row[0] += Float(part)
        height -= part
        left = 0
      }
      if right > limit {
        guard left < limit else { return }
        height *= (limit - left) / (right - left)
        right = limit
      }
      guard right >= left else { return }
      let first = Int(left)
      let end = Int(right.rounded(.up))
      let start = left - CGFloat(first)
      if end <= first + 1 {
        let middle = (left + right) / 2 - CGFloat(first)
        row[first] += Float(height * (1 - middle))
        row[first + 1] += Float(height * middle)
        return
      }
      // The edge crosses several pixels: a triangle in the first and in the last, slices between.
      let share = 1 / (right - left)
      let firstArea = share * (1 - start) * (1 - start) / 2
      let over = right - CGFloat(end) + 1
      let lastArea = share * over * over / 2
      row[first] += Float(height * firstArea)
      if end == first + 2 {
        row[first + 1] += Float(height * (1 - firstArea - lastArea))
      } else {
        let second = share * (1.5 - start)
        row[first + 1] += Float(height * (second - firstArea))
        for column in (first + 2)..<(end - 1) { row[column] += Float(height * share) }
        let before = second + CGFloat(end - first - 3) * share
        row[end - 1] += Float(height * (1 - before - lastArea))
      }
      row[end] += Float(height * lastArea)
    }
  }
}
