/// A polyline, traversed at constant speed.
struct TouchPolyline: Sendable {
  private let points: [CGPoint]
  /// The distance from the start to each point along the line, in points.
  private let distances: [CGFloat]

  /// Creates a line through the points; nil if none exist.
  init?(points: [CGPoint]) {
    guard let first = points.first else { return nil }
    self.points = points
    var (last, distance) = (first, CGFloat(0))
    distances = points.map { point in
      distance += hypot(point.x - last.x, point.y - last.y)
      last = point
      return distance
    }
  }

  /// Returns the point at a fraction of the line's length, from 0 to 1.
  func point(at fraction: CGFloat) -> CGPoint {
    let distance = fraction * distances[distances.count - 1]
    guard let next = distances.firstIndex(where: { $0 > distance }), fraction < 1 else {
      return points[points.count - 1]
    }
    // The first distance is 0, so the next point always has a predecessor.
    let before = next - 1
    return points[before].interpolated(
      to: points[next],
      fraction: (distance - distances[before]) / (distances[next] - distances[before]))
  }
}
