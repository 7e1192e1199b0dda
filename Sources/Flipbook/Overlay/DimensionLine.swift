import DisplayList
import UIKit

/// A line between two parallel edges with their distance, as in technical drawings.
struct DimensionLine {
  /// The ends.
  let start: CGPoint
  let end: CGPoint

  /// A line along the width, from one coordinate to another.
  static func horizontal(from start: CGFloat, to end: CGFloat, at y: CGFloat) -> DimensionLine {
    DimensionLine(start: CGPoint(x: start, y: y), end: CGPoint(x: end, y: y))
  }

  /// A line along the height, from one coordinate to another.
  static func vertical(from start: CGFloat, to end: CGFloat, at x: CGFloat) -> DimensionLine {
    DimensionLine(start: CGPoint(x: x, y: start), end: CGPoint(x: x, y: end))
  }

  var length: CGFloat { hypot(end.x - start.x, end.y - start.y) }
  var middle: CGPoint { CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2) }

  /// The line with a bar across each end; a bar alone where the edges coincide.
  ///
  /// The number of elements does not depend on the length, so that it can be interpolated.
  var path: CGPath {
    let isHorizontal = abs(end.x - start.x) > abs(end.y - start.y) || end.y == start.y
    let reach: CGFloat = 3.5
    let (x, y) = isHorizontal ? (0, reach) : (reach, 0)
    let path = CGMutablePath()
    path.addLines(between: [start, end])
    for point in [start, end] {
      path.addLines(between: [
        CGPoint(x: point.x - x, y: point.y - y), CGPoint(x: point.x + x, y: point.y + y),
      ])
    }
    return path
  }
}
