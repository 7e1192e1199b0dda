import CBox2D

/// Keeps two points of two bodies from being farther apart than a length; the bodies pass through
/// each other.
///
/// Box2D 2.4.1 has no rope of its own: it is a distance joint that gives way inward.
package final class RopeJoint: Joint {
  /// In points, at least 0; what is not finite is passed over.
  package var maximumLength: Double {
    didSet {
      guard let metres = Units.metres(maximumLength) else { return maximumLength = oldValue }
      CBRopeJointSet(pointer, max(metres, 0))
    }
  }

  /// Joins a point of each body, given from its center in points and turning with it.
  package init(
    _ first: Body, at firstAnchor: Vector, _ second: Body, at secondAnchor: Vector,
    maximumLength: Double
  ) throws(PhysicsError) {
    guard let firstMetres = Units.metres(firstAnchor),
      let secondMetres = Units.metres(secondAnchor), let metres = Units.metres(maximumLength)
    else { throw .notFinite }
    self.maximumLength = maximumLength
    try super.init(first, second) { first, second in
      CBRopeJointCreate(first, firstMetres, second, secondMetres, max(metres, 0))
    }
  }
}
