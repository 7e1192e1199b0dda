/// Straight lines, passed at an even speed.
struct TouchLine: Sendable {
  private let points: [CGPoint]
  /// How far it is from the start to each point along the way, in points.
  private let distances: [CGFloat]

  /// Creates a way; nil if there are no points.
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

  /// Returns where one is who has done a fraction of the way, from 0 to 1.
  func point(at fraction: CGFloat) -> CGPoint {
    let distance = fraction * distances[distances.count - 1]
    guard let next = distances.firstIndex(where: { $0 > distance }), fraction < 1 else {
      return points[points.count - 1]
    }
    // The first distance is 0, so that a point that lies further on has one before it.
    let before = next - 1
    return points[before].interpolated(
      to: points[next],
      fraction: (distance - distances[before]) / (distances[next] - distances[before]))
  }
}
