import CoreGraphics

/// The shapes of overlays.
///
/// The number of elements of a shape does not depend on its size, so that it can be interpolated
/// between two ticks.
extension CGPath {
  static func cross(at center: CGPoint, reach: CGFloat) -> CGPath {
    let path = CGMutablePath()
    for (x, y) in [(reach, 0), (0, reach)] {
      path.addLines(between: [
        CGPoint(x: center.x - x, y: center.y - y), CGPoint(x: center.x + x, y: center.y + y),
      ])
    }
    return path
  }

  /// Returns an arrow for a velocity or an acceleration, up to 100 points long; nil if it is too short
  /// to be visible.
  ///
  /// - Parameter unitsPerPoint: The magnitude that a point of the arrow stands for.
  static func arrow(
    from start: CGPoint, along vector: CGVector, unitsPerPoint: CGFloat
  ) -> CGPath? {
    let magnitude = hypot(vector.dx, vector.dy)
    let length = min(magnitude / unitsPerPoint, 100)
    guard length >= 1 else { return nil }
    let (x, y) = (vector.dx / magnitude, vector.dy / magnitude)
    let tip = CGPoint(x: start.x + x * length, y: start.y + y * length)
    let barb = min(6, length / 2)
    func end(_ side: CGFloat) -> CGPoint {
      CGPoint(x: tip.x - barb * (x + side * y), y: tip.y - barb * (y - side * x))
    }
    let path = CGMutablePath()
    path.addLines(between: [start, tip])
    path.addLines(between: [end(0.7), tip, end(-0.7)])
    return path
  }

  /// Returns a zigzag between two points.
  static func spring(from start: CGPoint, to end: CGPoint) -> CGPath {
    let length = hypot(end.x - start.x, end.y - start.y)
    let (turns, width) = (16, min(5, length / 6))
    func point(_ part: CGFloat, _ side: CGFloat) -> CGPoint {
      let across = length > 0 ? side * width / length : 0
      return CGPoint(
        x: start.x + (end.x - start.x) * part - (end.y - start.y) * across,
        y: start.y + (end.y - start.y) * part + (end.x - start.x) * across)
    }
    let zigzag = (0..<turns).map { turn in
      point(
        0.1 + 0.8 * (CGFloat(turn) + 0.5) / CGFloat(turns), turn.isMultiple(of: 2) ? 1 : -1)
    }
    return line([start, point(0.1, 0)] + zigzag + [point(0.9, 0), end])
  }
}
