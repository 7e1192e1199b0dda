import CBox2D

/// The form of a body, in points about its center.
package enum Shape: Sendable {
  /// A rectangle at its full size, without a skin of its own.
  case box(width: Double, height: Double)
  case circle(radius: Double)
  /// A wall that acts from both sides, from each point to the next, and if closed from the last
  /// to the first.
  case edges([Vector], isClosed: Bool)
  /// Nothing to touch: an end for joints.
  case point
}

extension Shape {
  /// How far before an edge a polygon stops: 2 points, in metres.
  ///
  /// Circles touch the edge itself. Measured on Apple's own animator by the open-source project charon.
  static let edgeSkin: Float = 0.02

  /// Points nearer than Box2D's linear slop of 0.005 m, in points, are one.
  static let nearest = 0.5

  /// The shape in Box2D's terms, checked, as what is to be added to a body.
  func prepared() throws(PhysicsError) -> (OpaquePointer) -> Void {
    switch self {
    case .box(let width, let height):
      guard let width = Units.metres(width), let height = Units.metres(height),
        width > 0, height > 0, width * height > 2 * Float.ulpOfOne
      else { throw .invalidSize }
      return { CBBodyAddBox($0, width / 2, height / 2) }
    case .circle(let radius):
      guard let radius = Units.metres(radius), radius > 0, radius * radius > 2 * Float.ulpOfOne
      else { throw .invalidSize }
      return { CBBodyAddCircle($0, radius) }
    case .edges(let points, let isClosed):
      let edges = try Shape.edges(through: points, isClosed: isClosed)
      return { body in
        for edge in edges {
          CBBodyAddEdge(body, edge.from, edge.to, Shape.edgeSkin)
        }
      }
    case .point:
      return { _ in }
    }
  }

  private static func edges(
    through points: [Vector], isClosed: Bool
  ) throws(PhysicsError) -> [(from: CBVector, to: CBVector)] {
    var corners: [Vector] = []
    for point in points where corners.last.map({ $0.distance(to: point) >= nearest }) ?? true {
      corners.append(point)
    }
    var metres: [CBVector] = []
    for corner in corners {
      guard let corner = Units.metres(corner) else { throw .notFinite }
      metres.append(corner)
    }
    if isClosed, let first = corners.first, let last = corners.last, corners.count > 2 {
      if first.distance(to: last) < nearest {
        metres.removeLast()
      }
      metres.append(metres[0])
    }
    guard metres.count > 1 else { throw .degenerateBoundary }
    return zip(metres, metres.dropFirst()).map { (from: $0, to: $1) }
  }
}
