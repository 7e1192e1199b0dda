/// Why a body or a joint cannot be made.
package enum PhysicsError: Error, Equatable {
  /// A width, height or radius is not finite, or so small that no mass is left.
  case invalidSize
  /// A position, angle or length is not finite.
  case notFinite
  /// A boundary's points all lie in one place.
  case degenerateBoundary
  /// A polygon has fewer than three corners that are apart and not on one line.
  case degeneratePolygon
  /// A polygon has an inward corner, or crosses itself.
  case notConvex
  /// A body so far from its center that its inertia is lost in single precision.
  case offCenter
  /// A joint has the same body at both ends.
  case oneBody
  /// An axis of length 0.
  case noDirection
}
