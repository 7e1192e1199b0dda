/// A reason why a body or a joint cannot be created.
package enum PhysicsError: Error, Equatable {
  /// A width, height or radius that is not finite, or too small for the body to have a mass.
  case invalidSize
  /// A position, angle or length that is not finite.
  case notFinite
  /// A boundary whose points all coincide.
  case degenerateBoundary
  /// A polygon with fewer than three distinct corners that are not on one line.
  case degeneratePolygon
  /// A polygon with a reflex corner, or one that intersects itself.
  case notConvex
  /// A body so far from its center that single precision loses its inertia.
  case offCenter
  /// A joint whose two bodies are the same.
  case sameBody
  /// An axis of length 0.
  case noDirection
}
