import CBox2D

/// A joint that limits the distance of two points of two bodies, which pass through each other.
///
/// Box2D 2.4.1 has no rope joint: this is a distance joint without a minimum length.
package final class RopeJoint: Joint {
  /// The maximum length in points, at least 0; numbers that are not finite are ignored.
  package var maximumLength: Double {
    didSet {
      guard let meters = Units.meters(maximumLength) else { return maximumLength = oldValue }
      CBRopeJointSet(pointer, max(meters, 0))
    }
  }

  /// Joins a point of each body, given relative to its center in points and rotating with it.
  package init(
    _ first: Body, at firstAnchor: Vector, _ second: Body, at secondAnchor: Vector,
    maximumLength: Double
  ) throws(PhysicsError) {
    guard let firstMeters = Units.meters(firstAnchor),
      let secondMeters = Units.meters(secondAnchor), let meters = Units.meters(maximumLength)
    else { throw .notFinite }
    self.maximumLength = maximumLength
    try super.init(first, second) { first, second in
      CBRopeJointCreate(first, firstMeters, second, secondMeters, max(meters, 0))
    }
  }
}
