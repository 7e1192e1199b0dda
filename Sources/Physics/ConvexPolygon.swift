import Glibc

/// A convex polygon, with its corners in clockwise order on screen.
package struct ConvexPolygon: Sendable {
  /// The corners, in points.
  package let corners: [Vector]

  /// The distance, in points, below which two corners are merged.
  private static let mergeDistance = 0.05

  /// The distance, in points, from the line between its neighbors below which a corner is removed.
  private static let flatness = 1e-4

  /// Creates a polygon from corners in either order.
  ///
  /// The first corner may be repeated at the end; corners in the middle of a side are removed.
  package init(_ points: [Vector]) throws(PhysicsError) {
    for point in points {
      guard point.x.isFinite, point.y.isFinite else { throw .notFinite }
    }
    var corners = ConvexPolygon.distinct(points)
    guard corners.count > 2 else { throw .degeneratePolygon }
    if ConvexPolygon.doubledArea(corners) < 0 {
      corners.reverse()
    }
    corners = ConvexPolygon.withoutFlatCorners(corners)
    guard corners.count > 2 else { throw .degeneratePolygon }
    guard ConvexPolygon.turnsOnce(corners) else { throw .notConvex }
    self.corners = corners
  }

  private static func distinct(_ points: [Vector]) -> [Vector] {
    var corners: [Vector] = []
    for point in points where corners.last.map({ $0.distance(to: point) >= mergeDistance }) ?? true
    {
      corners.append(point)
    }
    while corners.count > 1, corners[0].distance(to: corners[corners.count - 1]) < mergeDistance {
      corners.removeLast()
    }
    return corners
  }

  /// Returns the corners without those on the line between their neighbors.
  private static func withoutFlatCorners(_ corners: [Vector]) -> [Vector] {
    var remaining: [Vector] = []
    for (index, corner) in corners.enumerated() {
      let before = remaining.last ?? corners[corners.count - 1]
      let after = corners[(index + 1) % corners.count]
      let base = before.distance(to: after)
      let isFlat =
        abs((corner - before).cross(after - corner)) < flatness * max(base, mergeDistance)
      if !isFlat || (corner - before).dot(after - corner) < 0 { remaining.append(corner) }
    }
    return remaining
  }

  /// Whether all corners turn in the same direction, by one full turn in total.
  private static func turnsOnce(_ corners: [Vector]) -> Bool {
    var turn = 0.0
    for index in corners.indices {
      let corner = corners[index]
      let before = corner - corners[(index + corners.count - 1) % corners.count]
      let after = corners[(index + 1) % corners.count] - corner
      guard before.cross(after) > 0 else { return false }
      turn += atan2(before.cross(after), before.dot(after))
    }
    return turn < 3 * .pi
  }

  private static func doubledArea(_ corners: [Vector]) -> Double {
    corners.indices.dropFirst().reduce(0) { sum, index in
      sum + (corners[index - 1] - corners[0]).cross(corners[index] - corners[0])
    }
  }
}
