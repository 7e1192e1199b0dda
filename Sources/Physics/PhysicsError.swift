/// Why a body or a joint cannot be made.
package enum PhysicsError: Error, Equatable {
  /// A width, height or radius is not finite, or so small that no mass is left.
  case invalidSize
  /// A position, angle or length is not finite.
  case notFinite
  /// A boundary's points all lie in one place.
  case degenerateBoundary
}
