import Foundation

/// The corners of a convex polygon, each turning to the right on screen.
package struct ConvexPolygon: Sendable {
  /// In points.
  package let corners: [Vector]

  /// Corners nearer than this, in points, are one.
  private static let nearest = 0.05

  /// A corner this near to the line between its neighbours, in points, is none.
  private static let flattest = 1e-4

  /// Puts the corners in order.
  ///
  /// They may come in either direction, with the first one repeated at the end; corners on one
  /// side are left out.
  package init(_ points: [Vector]) throws(PhysicsError) {
    for point in points {
      guard point.x.isFinite, point.y.isFinite else { throw .notFinite }
    }
    var corners = ConvexPolygon.distinct(points)
    guard corners.count > 2 else { throw .degeneratePolygon }
    if ConvexPolygon.doubledArea(corners) < 0 {
      corners.reverse()
    }
    corners = ConvexPolygon.turning(corners)
    guard corners.count > 2 else { throw .degeneratePolygon }
    guard ConvexPolygon.goesAroundOnce(corners) else { throw .notConvex }
    self.corners = corners
  }

  private static func distinct(_ points: [Vector]) -> [Vector] {
    var corners: [Vector] = []
    for point in points where corners.last.map({ $0.distance(to: point) >= nearest }) ?? true {
      corners.append(point)
    }
    while corners.count > 1, corners[0].distance(to: corners[corners.count - 1]) < nearest {
      corners.removeLast()
    }
    return corners
  }

  /// The corners without those that lie on the line between their neighbours.
  private static func turning(_ corners: [Vector]) -> [Vector] {
    var kept: [Vector] = []
    for (index, corner) in corners.enumerated() {
      let before = kept.last ?? corners[corners.count - 1]
      let after = corners[(index + 1) % corners.count]
      let base = before.distance(to: after)
      let isFlat = abs((corner - before).cross(after - corner)) < flattest * max(base, nearest)
      if !isFlat || (corner - before).dot(after - corner) < 0 { kept.append(corner) }
    }
    return kept
  }

  /// Whether every corner turns the same way, and all of them together by one turn.
  private static func goesAroundOnce(_ corners: [Vector]) -> Bool {
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
